import LayoutDocument

/// A constraint script: statements about bare variables, for teaching and for trying things out.
struct Script {
  /// The name of the file, for messages.
  let file: String
  /// The statements, in order.
  let statements: [Statement]

  /// One line.
  struct Statement {
    /// Where it begins.
    let position: SourcePosition
    /// What it asks for.
    let action: Action
    /// The line as it was written, without the comment.
    let text: String
  }

  /// What a statement asks for.
  enum Action {
    /// Declares variables.
    case declare([Name])
    /// Adds a constraint.
    case add(name: Name?, Relation)
    /// Lets a variable be suggested values.
    case edit(Name, strength: Double)
    /// Suggests a value.
    case suggest(Name, Double)
    /// Takes a constraint away.
    case remove(Name)
    /// Changes the constant of a constraint.
    case set(Name, Double)
    /// Prints variables, or all of them.
    case print([Name])
    /// Checks a relation between values.
    case expect(Relation)
    /// Checks that the statement before was refused.
    case expectUnsatisfiable
  }

  /// A word where it stands.
  struct Name: Hashable {
    let text: String
    let position: SourcePosition
  }

  /// Two linear expressions, how they compare, and how much it matters.
  struct Relation {
    let left: Expression
    let sign: Sign
    let right: Expression
    /// From 0 (exclusive) to 1000 (required).
    let strength: Double
    /// The relation as it was written, without name and strength.
    let text: String
  }

  /// How two sides compare.
  enum Sign: String {
    case equal = "=="
    case lessOrEqual = "<="
    case greaterOrEqual = ">="
  }

  /// A sum of variables with factors, and a number.
  struct Expression {
    var terms: [(name: Name, coefficient: Double)] = []
    var constant = 0.0

    /// Whether no variable occurs.
    var isNumber: Bool { terms.isEmpty }

    /// Whether all its numbers are finite.
    var isFinite: Bool { constant.isFinite && terms.allSatisfy { $0.coefficient.isFinite } }

    /// Adds another expression to this one, in time that only the other one's length decides.
    static func += (left: inout Expression, right: Expression) {
      left.terms.append(contentsOf: right.terms)
      left.constant += right.constant
    }

    static func * (left: Expression, factor: Double) -> Expression {
      Expression(
        terms: left.terms.map { ($0.name, $0.coefficient * factor) },
        constant: left.constant * factor)
    }
  }
}
