/// Writes numbers the way every output of this module does.
///
/// At most three decimals, the third rounded half away from zero; trailing zeros stripped; never an
/// exponent; minus zero is `0`. The rounding goes by the number's shortest decimal form, so 1.0005
/// becomes `1.001` although the nearest binary number lies below it. What is not a number is
/// `nan`, and the infinities are `inf` and `-inf`.
public enum NumberText {
  /// Returns the text of a number.
  public static func text(of number: Double) -> String {
    guard number.isFinite else { return number.isNaN ? "nan" : number < 0 ? "-inf" : "inf" }
    let magnitude = number.magnitude
    if magnitude < 9e15, magnitude == magnitude.rounded(.towardZero) {
      return String(Int64(number))
    }
    let digits = thousandths(magnitude) ?? rounded(DecimalDigits(magnitude))
    return number < 0 && digits != "0" ? "-" + digits : digits
  }

  /// Returns the text of a number of ordinary size that is not near the middle of two thousandths,
  /// where a product's own rounding could tip the scales; nil for others.
  private static func thousandths(_ magnitude: Double) -> String? {
    guard magnitude < 1e9 else { return nil }
    let scaled = magnitude * 1000
    let floor = scaled.rounded(.down)
    guard (scaled - floor - 0.5).magnitude > 0.001 else { return nil }
    let count = Int64(scaled.rounded())
    let (whole, rest) = (count / 1000, count % 1000)
    if rest == 0 { return String(whole) }
    var decimals = String(rest + 1000).dropFirst()
    while decimals.last == "0" { decimals.removeLast() }
    return "\(whole).\(decimals)"
  }

  /// Returns a number rounded to 1/256, as raw values of the solver are before they are printed.
  static func raw(_ number: Double) -> Double {
    guard number.magnitude < 1e12 else { return number }
    return (number * 256).rounded() / 256
  }

  /// Returns decimal digits rounded to three places after the point.
  private static func rounded(_ decimal: DecimalDigits) -> String {
    let places = 3
    var digits = decimal.digits
    var point = decimal.point
    if point < 0 {
      digits.insert(contentsOf: [UInt8](repeating: 0, count: -point), at: 0)
      point = 0
    }
    while digits.count < point { digits.append(0) }
    if digits.count > point + places {
      let isUp = digits[point + places] >= 5
      digits.removeSubrange((point + places)...)
      if isUp { increment(&digits, &point) }
    }
    while digits.count > point, digits.last == 0 { digits.removeLast() }
    var whole = digits[..<point].drop { $0 == 0 }
    if whole.isEmpty { whole = [0] }
    var text = whole.map { String($0) }.joined()
    if digits.count > point { text += "." + digits[point...].map { String($0) }.joined() }
    return text
  }

  /// Adds one in the last place.
  private static func increment(_ digits: inout [UInt8], _ point: inout Int) {
    var index = digits.count - 1
    while index >= 0 {
      if digits[index] < 9 {
        digits[index] += 1
        return
      }
      digits[index] = 0
      index -= 1
    }
    digits.insert(1, at: 0)
    point += 1
  }
}

/// The shortest decimal digits that name a number, and where the decimal point is among them.
private struct DecimalDigits {
  var digits: [UInt8] = []
  var point: Int

  /// Takes a finite number apart that is not negative.
  init(_ magnitude: Double) {
    let text = magnitude.description
    let mantissa = text.prefix { $0 != "e" }
    let exponent = Int(text.dropFirst(mantissa.count + 1)) ?? 0
    let parts = mantissa.split(separator: ".")
    for part in parts { digits += part.utf8.map { $0 - UInt8(ascii: "0") } }
    point = (parts.first?.count ?? 0) + exponent
  }
}
