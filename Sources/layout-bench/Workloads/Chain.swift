import Cassowary

extension Workload {
  /// W2: a row of boxes, each with a least and a preferred width, that fills a width which changes.
  ///
  /// The last phase shrinks every box to its least width and lets all grow again.
  static func chain(_ count: Int, seeded: Bool) -> Workload {
    var workload = Workload(name: "W2\(seeded ? "s" : "")_\(count)")
    let width = workload.makeVariable()
    _ = workload.buildChain(count, width: width, seeded: seeded)
    let whole = wholeWidth(of: count)
    let rounds = count >= 5000 ? 5 : 50
    workload.phase("edit\(2 * rounds)") {
      $0.alternate(width, whole + 100, whole - 100, rounds: rounds)
    }
    workload.phase("sweep2") {
      $0.alternate(width, whole - 39 * Double(count), whole, rounds: 1)
    }
    return workload
  }

  /// W2e: a row of boxes that are all equally wide.
  static func equalChain(_ count: Int) -> Workload {
    var workload = Workload(name: "W2e_\(count)")
    let width = workload.makeVariable()
    _ = workload.buildChain(count, width: width, seeded: false, equal: true)
    let whole = wholeWidth(of: count)
    workload.phase("edit100") {
      let change = 10 * Double(count)
      $0.alternate(width, whole + change, whole - change, rounds: 50)
    }
    return workload
  }

  /// Writes the build phase of a chain and returns the boxes' widths.
  mutating func buildChain(
    _ count: Int, width: Int, seeded: Bool, equal: Bool = false
  ) -> [Int] {
    var widths: [Int] = []
    phase("build") { workload in
      workload.perform(.edit(width, weight: Self.strong))
      if seeded { workload.perform(.suggest(width, Self.wholeWidth(of: count))) }
      var previousRight: Int?
      for index in 0..<count {
        let box = Box(in: &workload)
        workload.add([(box.right, 1), (box.left, -1), (box.width, -1)], .equal, 0)
        workload.add([(box.center, 1), (box.left, -1), (box.width, -0.5)], .equal, 0)
        workload.add([(box.width, 1)], .greaterOrEqual, 10)
        if !equal {
          workload.add([(box.width, 1)], .equal, 50, weight: 1000 + Double(index))
        } else if let before = widths.last {
          workload.add([(box.width, 1), (before, -1)], .equal, 0, weight: Self.strong)
        }
        if let previousRight {
          workload.add([(box.left, 1), (previousRight, -1)], .equal, 8)
        } else {
          workload.add([(box.left, 1)], .equal, 0)
        }
        previousRight = box.right
        widths.append(box.width)
      }
      if let previousRight {
        workload.add([(previousRight, 1), (width, -1)], .equal, 0)
      }
      if !seeded { workload.perform(.suggest(width, Self.wholeWidth(of: count))) }
      workload.perform(.update)
    }
    return widths
  }

  private struct Box {
    let right: Int
    let left: Int
    let width: Int
    let center: Int

    init(in workload: inout Workload) {
      right = workload.makeVariable()
      left = workload.makeVariable()
      width = workload.makeVariable()
      center = workload.makeVariable()
    }
  }

  /// The width at which every box has the width it prefers.
  private static func wholeWidth(of count: Int) -> Double { Double(58 * count - 8) }

  /// Suggests two values in turn, with an update after each.
  mutating func alternate(_ variable: Int, _ first: Double, _ second: Double, rounds: Int) {
    for _ in 0..<rounds {
      for value in [first, second] {
        perform(.suggest(variable, value))
        perform(.update)
      }
    }
  }
}
