import Foundation

/// Numbers as C's `%g` prints them: six digits, without trailing zeros.
enum GeneralNumber {
  /// Returns the text of a number; it depends on no locale.
  static func text(_ number: Double) -> String {
    // A zero below zero would be printed with its sign.
    String(format: "%g", number == 0 ? 0 : number)
  }

  /// Returns the text of a rectangle, `(x y; width height)`.
  static func text(_ rect: CGRect) -> String {
    let numbers = [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
      .map { text(Double($0)) }
    return "(\(numbers[0]) \(numbers[1]); \(numbers[2]) \(numbers[3]))"
  }
}
