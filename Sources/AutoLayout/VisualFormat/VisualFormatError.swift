/// What is wrong with a visual format, and where.
///
/// Printed, it is a sentence, the format, and a caret under the fault:
///
/// ```
/// Visual format, column 5: found 'lable', expected a view that was given (label). Did you mean 'label'?
///   |-[lable]-|
///      ^
/// ```
public struct VisualFormatError: Error, Hashable, Sendable {
  /// The kinds of fault.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// There is no text, or blanks only.
    case emptyFormat
    /// The text stops where something has to follow.
    case unexpectedEnd
    /// Something stands where nothing of its kind can.
    case unexpectedText
    /// The axis is not `H:` or `V:`.
    case badOrientation
    /// A name holds a dot, or characters that no name can have.
    case badName
    /// Something begins as a number and is none.
    case badNumber
    /// A negative distance stands outside parentheses.
    case bareNegativeNumber
    /// A relation is none of `==`, `<=` and `>=`.
    case unknownRelation
    /// A `[` or `]` is missing.
    case missingBracket
    /// A `)` is missing.
    case missingParenthesis
    /// The `-` after a distance is missing.
    case missingDash
    /// A priority is not above 0 and at most 1000.
    case badPriority
    /// A view in brackets was not given.
    case unknownView
    /// The metric of a distance or a priority was not given.
    case unknownMetric
    /// What a size is compared with was given neither as a metric nor as a view.
    case unknownName
    /// A distance is compared with a view.
    case viewAsDistance
    /// A priority is a view.
    case viewAsPriority
    /// The value of a metric is NaN or infinite.
    case badMetric
    /// The superview is spoken of, and the view beside the `|` has none.
    case noSuperview
    /// The views are to be aligned on edges along which the format already places them.
    case alignmentAlongAxis
  }

  /// The kind of fault.
  public let kind: Kind
  /// The text of the format.
  public let format: String
  /// The place of the fault, in characters from the beginning of the format.
  public let offset: Int
  /// What stands there.
  public let found: String
  /// What would be right there.
  public let expected: String
  /// What to write instead, a sentence; nil where there is nothing to add.
  public let advice: String?
}

extension VisualFormatError: CustomStringConvertible {
  /// The fault as one sentence, without the format.
  public var sentence: String {
    let fault = "Visual format, column \(offset + 1): found \(found), expected \(expected)."
    return advice.map { "\(fault) \($0)" } ?? fault
  }

  /// The sentence, the format, and a caret under the fault, on three lines.
  public var description: String {
    let line = String(format.map { $0.isNewline || $0 == "\t" ? " " : $0 })
    return "\(sentence)\n  \(line)\n  " + String(repeating: " ", count: offset) + "^"
  }
}

extension VisualFormatError {
  /// Returns the fault of a priority out of bounds.
  static func badPriority(
    _ value: Double, offset: Int, found: String, format: String
  ) -> VisualFormatError {
    let value = decimal(value)
    return VisualFormatError(
      kind: .badPriority, format: format, offset: offset,
      found: found == value ? "priority \(value)" : "'\(found)', which is \(value)",
      expected: "a priority above 0 and at most 1000", advice: "1000 is required.")
  }
}
