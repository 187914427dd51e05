extension FlagText {
  /// Reads the flags that are left in a line.
  static func flags(from line: FrameTextLine) throws(FrameTextError) -> [FrameTree.Flag] {
    var line = line
    var flags: [FrameTree.Flag] = []
    while !line.isAtEnd { flags.append(try flag(from: &line)) }
    return flags
  }

  private static func flag(from line: inout FrameTextLine) throws(FrameTextError) -> FrameTree.Flag
  {
    let before = line
    let word = line.takeWord()
    let parts = word.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let detail = parts.count == 2 ? String(parts[1]) : nil
    switch (parts[0], detail) {
    case ("hidden", nil): return .hidden
    case ("truncated", nil): return .truncated
    case ("alpha", nil): return .alpha(try number(from: &line))
    case ("squeezed", let letter?):
      guard let axis = axis(letter) else { break }
      return .squeezed(axis, by: try number(from: &line).magnitude)
    case ("stretched", let letter?):
      guard let axis = axis(letter) else { break }
      return .stretched(axis, by: try number(from: &line).magnitude)
    case ("overflow", let name?):
      guard let edge = FrameTree.Edge(rawValue: name) else { break }
      return .overflow(edge, by: try number(from: &line).magnitude)
    case ("ambiguous", let letters?):
      let values = letters.split(separator: ",", omittingEmptySubsequences: false)
        .map { FrameTree.Value(rawValue: String($0)) }
      guard values.allSatisfy({ $0 != nil }) else { break }
      return .ambiguous(values.compactMap { $0 })
    default: break
    }
    throw before.error(expected: "a text in quotes or a flag such as “hidden”")
  }

  private static func number(from line: inout FrameTextLine) throws(FrameTextError) -> Double {
    let number = try line.expectNumber()
    guard line.isAtEnd || line.next == UInt8(ascii: " ") else {
      throw line.error(expected: "a space or the end of the line")
    }
    line.skipSpaces()
    return number
  }

  private static func axis(_ letter: String) -> LayoutAxis? {
    switch letter {
    case "w": .horizontal
    case "h": .vertical
    default: nil
    }
  }
}
