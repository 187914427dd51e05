/// A sum of variables times numbers, plus a number.
///
/// Expressions are usually written with operators: `x + 2 * y - 3`. One that names a variable twice
/// counts both. Up to two terms are held without allocating.
public struct LinearExpression: Sendable {
  /// A variable times a number.
  public struct Term: BitwiseCopyable, Sendable {
    /// The variable.
    public var variable: Variable

    /// The number it is multiplied by.
    public var coefficient: Double

    /// Creates a term.
    public init(_ variable: Variable, times coefficient: Double = 1) {
      self.variable = variable
      self.coefficient = coefficient
    }
  }

  /// The number added to the terms.
  public var constant: Double

  // Nearly all expressions of layouts have one or two terms; these live in the value itself.
  private var first: Term
  private var second: Term
  private var inlineCount: Int8
  private var rest: [Term]

  /// A term that stands where no term is.
  private static var noTerm: Term {
    Term(Variable(id: Variable.ID(index: -1, generation: 0)), times: 0)
  }

  /// Creates an expression without terms.
  public init(_ constant: Double = 0) {
    self.constant = constant
    first = Self.noTerm
    second = Self.noTerm
    inlineCount = 0
    rest = []
  }

  /// Creates an expression of one variable.
  public init(_ variable: Variable, times coefficient: Double = 1, plus constant: Double = 0) {
    self.constant = constant
    first = Term(variable, times: coefficient)
    second = Self.noTerm
    inlineCount = 1
    rest = []
  }

  /// Creates an expression of two terms.
  public init(_ first: Term, _ second: Term, plus constant: Double = 0) {
    self.constant = constant
    self.first = first
    self.second = second
    inlineCount = 2
    rest = []
  }

  /// Creates an expression from its terms and constant.
  ///
  /// - Complexity: O(*n*) in the number of terms.
  public init(terms: some Sequence<Term>, constant: Double = 0) {
    self.init(constant)
    for term in terms { append(term) }
  }

  /// The number of terms.
  public var count: Int { Int(inlineCount) + rest.count }

  /// The terms in the order they were written.
  ///
  /// - Complexity: O(*n*) in the number of terms, with one allocation.
  public var terms: [Term] {
    var result: [Term] = []
    result.reserveCapacity(count)
    forEachTerm { result.append($0) }
    return result
  }

  /// Calls a closure with each term, in the order they were written, without allocating.
  @inline(__always)
  func forEachTerm<Failure: Error>(
    _ body: (Term) throws(Failure) -> Void
  ) throws(Failure) {
    if inlineCount > 0 { try body(first) }
    if inlineCount > 1 { try body(second) }
    guard !rest.isEmpty else { return }
    for term in rest { try body(term) }
  }

  /// Adds a term.
  ///
  /// - Complexity: O(1) for the first two terms, amortised O(1) after them.
  public mutating func append(_ term: Term) {
    switch inlineCount {
    case 0: first = term
    case 1: second = term
    default:
      rest.append(term)
      return
    }
    inlineCount += 1
  }

  /// Adds another expression, each of its numbers times a factor.
  ///
  /// - Complexity: O(*n*) in the number of terms added.
  public mutating func add(_ other: LinearExpression, times factor: Double = 1) {
    other.forEachTerm { append(Term($0.variable, times: $0.coefficient * factor)) }
    constant += other.constant * factor
  }

  /// Multiplies all numbers of the expression.
  ///
  /// - Complexity: O(*n*) in the number of terms.
  public mutating func multiply(by factor: Double) {
    first.coefficient *= factor
    second.coefficient *= factor
    for index in rest.indices { rest[index].coefficient *= factor }
    constant *= factor
  }

  /// Whether another expression has the same terms in the same order.
  func hasSameTerms(as other: LinearExpression) -> Bool {
    guard count == other.count else { return false }
    func isSame(_ left: Term, _ right: Term) -> Bool {
      left.variable.id == right.variable.id && left.coefficient == right.coefficient
    }
    return (inlineCount < 1 || isSame(first, other.first))
      && (inlineCount < 2 || isSame(second, other.second))
      && zip(rest, other.rest).allSatisfy { isSame($0, $1) }
  }

  /// Whether all numbers of the expression are finite.
  var isFinite: Bool {
    var result = constant.isFinite
    forEachTerm { result = result && $0.coefficient.isFinite }
    return result
  }
}
