/// Returns a number as reports print it: at most three decimals, no exponent, no trailing zeros.
///
/// The text depends on no locale.
func decimal(_ number: Double) -> String {
  guard number.isFinite else { return number.isNaN ? "NaN" : number < 0 ? "-Infinity" : "Infinity" }
  guard abs(number) < 1e15 else { return "\(number)" }
  let thousandths = (abs(number) * 1000).rounded()
  let whole = UInt64(thousandths) / 1000
  let rest = UInt64(thousandths) % 1000
  let sign = number < 0 && thousandths > 0 ? "-" : ""
  guard rest > 0 else { return "\(sign)\(whole)" }
  var digits = String(rest)
  while digits.count < 3 { digits = "0" + digits }
  while digits.last == "0" { digits.removeLast() }
  return "\(sign)\(whole).\(digits)"
}
