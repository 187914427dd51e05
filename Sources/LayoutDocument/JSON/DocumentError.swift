/// What is wrong with a document, where, and what would have been right.
///
/// Bad data never stops the program: it is thrown as this error, and nothing is half-applied.
package struct DocumentError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The sort of mistake, for programs that tell mistakes apart.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The text is not JSON.
    case syntax
    /// The text ends before the value does.
    case truncated
    /// The bytes are not UTF-8.
    case encoding
    /// A key is given twice in one object.
    case duplicateKey
    /// Values are nested deeper than the reader goes.
    case tooDeep
    /// A value is of another type than its key wants.
    case wrongType
    /// A key has no meaning where it stands.
    case unknownKey
    /// A key that must be given is not.
    case missingKey
    /// A value is of the right type and still not possible.
    case badValue
    /// A name stands for no view, guide or constraint of the scene.
    case unknownItem
    /// A word is no layout attribute.
    case unknownAttribute
    /// Two things have one identifier.
    case duplicateIdentifier
    /// A number is NaN or infinite.
    case nonFinite
    /// A priority is not in the range from 0 (exclusive) to 1000.
    case badPriority
    /// A leading or trailing edge is paired with a left or right one.
    case leftLeadingMix
    /// Two items are in no common hierarchy.
    case noCommonAncestor
    /// A location is set to a number without a second item.
    case locationNeedsPair
    /// A size is paired with a location.
    case attributeMismatch
    /// A horizontal location is paired with a vertical one.
    case axisMismatch
    /// A key means something that cannot be laid out yet.
    case unsupported
  }

  /// The sort of mistake.
  package var kind: Kind
  /// The name of the file, as it was given.
  package var file: String
  /// Where the mistake stands.
  package var position: SourcePosition
  /// What stands there.
  package var found: String
  /// What would have been right there.
  package var expected: String
  /// The identifier of the constraint the mistake is in, if it is in one.
  package var constraint: String?

  /// Creates an error.
  package init(
    _ kind: Kind, file: String, position: SourcePosition, found: String, expected: String,
    constraint: String? = nil
  ) {
    self.kind = kind
    self.file = file
    self.position = position
    self.found = found
    self.expected = expected
    self.constraint = constraint
  }

  /// The line, from 1.
  package var line: Int { position.line }
  /// The column, from 1.
  package var column: Int { position.column }

  /// The error as one line, `file:line:column: found …, expected …`.
  package var description: String {
    "\(file):\(position): found \(found), expected \(expected)"
  }
}
