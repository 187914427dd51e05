/// The text of numbers in messages.
enum NumberText {
  /// Returns the shortest text of a number, without a fraction where it is whole.
  static func text(of number: Double) -> String {
    let text = "\(number == 0 ? 0 : number)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// Returns the text of a number rounded to six decimals, for sums that carry the noise of doubles.
  static func rounded(_ number: Double) -> String {
    guard abs(number) < 1e9 else { return text(of: number) }
    return text(of: (number * 1e6).rounded() / 1e6)
  }
}
