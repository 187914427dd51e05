/// An exact number; arithmetic that does not fit 128 bits stops the test run.
struct Fraction: Comparable {
  let numerator: Int128
  let denominator: Int128

  static let zero = Fraction(0)

  init(_ number: Int) {
    numerator = Int128(number)
    denominator = 1
  }

  /// A double that is a multiple of 1/1024, as those of random systems are.
  init(_ number: Double) {
    precondition((number * 1024).rounded() == number * 1024, "\(number) is too fine")
    self.init(Int128(number * 1024), 1024)
  }

  private init(_ numerator: Int128, _ denominator: Int128) {
    var a = numerator.magnitude
    var b = denominator.magnitude
    while b != 0 { (a, b) = (b, a % b) }
    let divisor = denominator < 0 ? -Int128(a) : Int128(a)
    self.numerator = numerator / divisor
    self.denominator = denominator / divisor
  }

  var double: Double { Double(numerator) / Double(denominator) }

  var isZero: Bool { numerator == 0 }

  static func + (left: Fraction, right: Fraction) -> Fraction {
    if left.denominator == 1, right.denominator == 1 {
      return Fraction(whole: left.numerator + right.numerator)
    }
    return Fraction(
      left.numerator * right.denominator + right.numerator * left.denominator,
      left.denominator * right.denominator)
  }

  static func - (left: Fraction, right: Fraction) -> Fraction { left + -right }

  static func * (left: Fraction, right: Fraction) -> Fraction {
    if left.denominator == 1, right.denominator == 1 {
      return Fraction(whole: left.numerator * right.numerator)
    }
    return Fraction(left.numerator * right.numerator, left.denominator * right.denominator)
  }

  static func / (left: Fraction, right: Fraction) -> Fraction {
    Fraction(left.numerator * right.denominator, left.denominator * right.numerator)
  }

  static prefix func - (operand: Fraction) -> Fraction {
    Fraction(unreduced: -operand.numerator, operand.denominator)
  }

  static func < (left: Fraction, right: Fraction) -> Bool {
    left.numerator * right.denominator < right.numerator * left.denominator
  }

  private init(whole: Int128) {
    numerator = whole
    denominator = 1
  }

  private init(unreduced numerator: Int128, _ denominator: Int128) {
    self.numerator = numerator
    self.denominator = denominator
  }
}
