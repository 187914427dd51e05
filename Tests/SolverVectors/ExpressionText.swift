import Cassowary

/// The vectors' notation of linear constraints: `2*x + y / 3 - 1 >= z`.
struct ExpressionText {
  var variable: (String) -> Variable

  func constraint(_ text: String) -> Constraint? {
    for (symbol, relation) in [
      ("==", Relation.equal), ("<=", .lessOrEqual), (">=", .greaterOrEqual),
    ] {
      guard let range = text.firstRange(of: symbol) else { continue }
      let left = expression(text[..<range.lowerBound])
      let right = expression(text[range.upperBound...])
      return Constraint(left - right, relation)
    }
    return nil
  }

  func expression(_ text: some StringProtocol) -> LinearExpression {
    var result = LinearExpression()
    var sign = 1.0
    var rest = String(text.filter { $0 != " " })[...]
    while let character = rest.first {
      if character == "+" || character == "-" {
        sign = character == "+" ? 1 : -1
        rest.removeFirst()
        continue
      }
      let end = rest.firstIndex { $0 == "+" || $0 == "-" } ?? rest.endIndex
      result.add(term(rest[..<end]), times: sign)
      rest = rest[end...]
    }
    return result
  }

  private func term(_ text: Substring) -> LinearExpression {
    if let star = text.firstIndex(of: "*") {
      let factor = Double(text[..<star]) ?? .nan
      return factor * atom(text[text.index(after: star)...])
    }
    if let slash = text.firstIndex(of: "/") {
      return atom(text[..<slash]) / (Double(text[text.index(after: slash)...]) ?? .nan)
    }
    return atom(text)
  }

  private func atom(_ text: Substring) -> LinearExpression {
    Double(text).map { LinearExpression($0) } ?? LinearExpression(variable(String(text)))
  }
}
