/// The sums that every right solver finds, for the sizes that have been worked out.
///
/// Those of the specification come first; the others follow from the layouts themselves, which are
/// simple enough to place by hand (a tree's children share its width, a chain's boxes shrink one after
/// the other, weakest first).
enum ExpectedSums {
  /// The sum of all variables, and the sum of weight times violation.
  struct Sums {
    var sum: Double
    var error: Double
  }

  /// Returns the sums after a phase, or nil where none are known.
  static func sums(workload: String, phase: Int) -> Sums? {
    // What is known first changes nothing in the end.
    let name =
      switch workload.prefix(while: { $0 != "_" }) {
      case "W2s": "W2" + workload.dropFirst(3)
      case "W3s": "W3" + workload.dropFirst(3)
      case "W4s": "W4" + workload.dropFirst(3)
      default: workload
      }
    guard let phases = table[name], phase < phases.count else { return nil }
    return Sums(sum: phases[phase].0, error: phases[phase].1)
  }

  private static let table: [String: [(Double, Double)]] = [
    "W1": [(5780, 494_491_081.75), (11_761, 1_200_105)],
    "W2_100": [(879_592, 0), (849_782, 100_080), (879_592, 0)],
    "W2_300": [(7_858_792, 0), (7_768_982, 100_080), (7_858_792, 0)],
    "W2_1000": [(87_095_992, 0), (86_796_182, 100_080), (87_095_992, 0)],
    "W2_5000": [(2_175_479_992, 0), (2_173_980_182, 100_080), (2_175_479_992, 0)],
    "W2e_100": [(879_592, 0), (727_592, 0)],
    "W2e_300": [(7_858_792, 0), (6_502_792, 0)],
    "W3_18": [(89_253, 0), (89_253, 0)],
    "W3_100": [(1_970_425, 0), (1_970_425, 0)],
    "W3_1000": [(181_701_345, 0), (181_701_345, 0)],
    "W3leaf_18": [(89_253, 0), (89_253, 0)],
    "W3leaf_1000": [(181_701_345, 0), (181_701_345, 0)],
    "W4_4": [(205_760, 0), (161_760, 0)],
    "W4_6": [(1_734_160, 0), (1_364_160, 0)],
    "W4_8": [(15_406_080, 0), (12_118_080, 0)],
    "W5": [(89_253, 0), (89_253, 0)],
    "W5c": [(879_592, 0), (879_592, 0)],
    "W6_4": [(205_760, 0), (161_760, 0), (279_740, 0)],
    "W6_6": [(1_734_160, 0), (1_364_160, 0), (2_363_450, 0)],
    "W6_8": [(15_406_080, 0), (12_118_080, 0), (21_010_040, 0)],
  ]
}
