extension PiecewiseTableau {
  /// Joins tableaus that know nothing of each other, and returns where each one's numbers begin.
  static func merging(_ parts: [PiecewiseTableau]) -> (tableau: PiecewiseTableau, firsts: [Int]) {
    var result = PiecewiseTableau(width: parts.reduce(0) { $0 + $1.width })
    var firsts: [Int] = []
    var number = 0
    var column = 0
    result.clear()
    for part in parts {
      firsts.append(number)
      result.append(part, firstNumber: number, firstColumn: column)
      number += part.values.count
      column += part.width
    }
    return (result, firsts)
  }
}
