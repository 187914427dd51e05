/// Writes flags as the words of a dump.
enum FlagText {
  /// Returns the words of flags, sorted, each once; a flag that says nothing has none.
  static func words(of flags: [FrameTree.Flag]) -> [String] {
    guard !flags.isEmpty else { return [] }
    return Set(flags.compactMap(word(of:))).sorted()
  }

  private static func word(of flag: FrameTree.Flag) -> String? {
    switch flag {
    case .hidden: return "hidden"
    case .truncated: return "truncated"
    case .alpha(let alpha):
      let number = NumberText.text(of: alpha)
      return number == "1" ? nil : "alpha \(number)"
    case .squeezed(let axis, let length): return amount("squeezed:\(letter(axis))", "-", length)
    case .stretched(let axis, let length): return amount("stretched:\(letter(axis))", "+", length)
    case .overflow(let edge, let length): return amount("overflow:\(edge.rawValue)", "", length)
    case .ambiguous(let values):
      let letters = FrameTree.Value.allCases.filter(values.contains).map(\.rawValue)
      return letters.isEmpty ? nil : "ambiguous:" + letters.joined(separator: ",")
    }
  }

  private static func amount(_ word: String, _ sign: String, _ length: Double) -> String? {
    let number = NumberText.text(of: length.magnitude)
    return number == "0" ? nil : "\(word) \(length.isNaN ? "" : sign)\(number)"
  }

  private static func letter(_ axis: LayoutAxis) -> String { axis == .horizontal ? "w" : "h" }
}
