import Foundation

/// Random numbers that a seed repeats (SplitMix64: Steele, Lea, Flood 2014).
struct SeededRandom: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &self) < percent }

  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: 0..<elements.count, using: &self)]
  }

  mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }
}

/// Which random trials run: a hundredth of them, all with `AUTOLAYOUT_FULL=1`, and one alone with
/// `AUTOLAYOUT_SEED`.
enum Trials {
  static func seeds(_ count: Int) -> [UInt64] {
    let environment = ProcessInfo.processInfo.environment
    if let seed = environment["AUTOLAYOUT_SEED"].flatMap(UInt64.init) { return [seed] }
    let isFull = environment["AUTOLAYOUT_FULL"] == "1"
    return (1...UInt64(isFull ? count : max(1, count / 100))).map { $0 }
  }
}
