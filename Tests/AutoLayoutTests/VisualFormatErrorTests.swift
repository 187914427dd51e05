import AutoLayout
import Testing

@Suite struct VisualFormatErrorTests {
  /// A format, the column of its fault, the kind, and a part of the sentence.
  struct Fault: Sendable, CustomTestStringConvertible {
    let format: String
    /// A line that has its caret under the fault.
    let caret: String
    let kind: VisualFormatError.Kind
    let says: String

    init(_ format: String, _ caret: String, _ kind: VisualFormatError.Kind, _ says: String) {
      self.format = format
      self.caret = caret
      self.kind = kind
      self.says = says
    }

    var testDescription: String { format }
  }

  static let syntaxFaults: [Fault] = [
    Fault("", "^", .emptyFormat, "found the end of the format, expected at least one view"),
    Fault("   ", "   ^", .emptyFormat, "Write a view in brackets"),
    Fault("V", " ^", .unexpectedEnd, "expected ':' after 'V'"),
    Fault("V|[a]|", " ^", .badOrientation, "Write 'V:' for a vertical format."),
    Fault("v:|[a]|", "^", .badOrientation, "Write 'V:', in upper case."),
    Fault("h:[a]", "^", .badOrientation, "Write 'H:', in upper case."),
    Fault("X:[a]", "^", .badOrientation, "found 'X', expected 'H:', 'V:', '|' or '['"),
    Fault(":[a]", "^", .badOrientation, "found ':'"),
    Fault("a-[b]", "^", .badOrientation, "Views are written in brackets, as '[a]'."),
    Fault("H:", "  ^", .unexpectedEnd, "expected a view, which begins with '['"),
    Fault("H:a-[b]", "  ^", .missingBracket, "Views are written in brackets, as '[a]'."),
    Fault("(a)", "^", .missingBracket, "found '(', expected a view"),
    Fault("-[a]", "^", .missingBracket, "found '-'"),
    Fault("|", " ^", .unexpectedEnd, "expected '-' or '[' after '|'"),
    Fault("||", " ^", .unexpectedText, "found '|', expected '-' or '['"),
    Fault("|-|", "  ^", .missingBracket, "found '|', expected a view"),
    Fault("|8-[a]", " ^", .unexpectedText, "found '8'"),
    Fault("[]", " ^", .badName, "expected the name of a view"),
    Fault("[1a]", " ^", .badName, "A name begins with a letter or '_'"),
    Fault("[é]", " ^", .badName, "found 'é'"),
    Fault("[my-view]", "   ^", .missingBracket, "A name begins with a letter or '_'"),
    Fault("[self.arrow]-5-|", "     ^", .badName, "under a name without a dot, as 'arrow'"),
    Fault("[a", "  ^", .unexpectedEnd, "expected '(' or ']' after the name"),
    Fault("[a[b]", "  ^", .missingBracket, "found '[', expected '(' or ']' after the name"),
    Fault("[a(20)", "      ^", .unexpectedEnd, "expected ']' after ')'"),
    Fault("[a(20)-[b]", "      ^", .missingBracket, "found '-', expected ']' after ')'"),
    Fault("[a(20]", "     ^", .missingParenthesis, "found ']', expected ',', '@' or ')'"),
    Fault("[a(20", "     ^", .unexpectedEnd, "expected ',', '@' or ')'"),
    Fault("[a()]", "   ^", .unexpectedText, "expected a number or a name"),
    Fault("[a(20,)]", "      ^", .unexpectedText, "expected a number or a name"),
    Fault("[a(>=)]", "     ^", .unexpectedText, "expected a number or a name"),
    Fault("[a(=20)]", "   ^", .unknownRelation, "Did you mean '=='?"),
    Fault("[a(<20)]", "   ^", .unknownRelation, "Did you mean '<='?"),
    Fault("[a(≥20)]", "   ^", .unknownRelation, "Did you mean '>='?"),
    Fault("[a(=>20)]", "   ^", .unknownRelation, "Did you mean '>='?"),
    Fault("[a(!=20)]", "   ^", .unknownRelation, "expected '==', '<=' or '>='"),
    Fault("[a(20pt)]", "   ^", .badNumber, "Numbers are points and have no unit."),
    Fault("[a(1.2.3)]", "   ^", .badNumber, "found '1.2.3'"),
    Fault("[a(1e999)]", "   ^", .badNumber, "found '1e999'"),
    Fault("[a(0x10)]", "   ^", .badNumber, "found '0x10'"),
    Fault("[a(-w)]", "    ^", .unexpectedText, "Put the sign into the metric's value."),
    Fault("[a(20@)]", "      ^", .unexpectedText, "expected a priority"),
    Fault("[a(20@0)]", "      ^", .badPriority, "found priority 0, expected a priority above 0"),
    Fault("[a(20@1001)]", "      ^", .badPriority, "found priority 1001"),
    Fault("[a(20@-1)]", "      ^", .badPriority, "at most 1000"),
    Fault("[a]--8-[b]", "    ^", .bareNegativeNumber, "as in '-(-8)-'"),
    Fault("[a]->=-8-[b]", "      ^", .bareNegativeNumber, "needs parentheses"),
    Fault("[a]-8[b]", "     ^", .missingDash, "found '[', expected '-' after the distance"),
    Fault("[a]-(8)[b]", "       ^", .missingDash, "expected '-' after the distance"),
    Fault("[a]-8", "     ^", .unexpectedEnd, "expected '-' after the distance"),
    Fault("[a]->=8,<=20-[b]", "       ^", .missingDash, "as in '-(>=8,<=20)-'"),
    Fault("|-b(20)-|", "   ^", .missingDash, "belong into brackets"),
    Fault("[a]-8-", "      ^", .unexpectedEnd, "expected '[' or '|' after the distance"),
    Fault("[a]-8-9-[b]", "      ^", .unexpectedText, "expected '[' or '|' after the distance"),
    Fault("[a]-", "    ^", .unexpectedEnd, "expected a distance, '[' or '|' after '-'"),
    Fault("[a]-]", "    ^", .unexpectedText, "expected a distance, '[' or '|'"),
    Fault("[a]]", "   ^", .unexpectedText, "It closes nothing that is open."),
    Fault("[a]b", "   ^", .unexpectedText, "as '[b]'"),
    Fault("[a]|[b]", "    ^", .unexpectedText, "expected nothing after the superview's edge"),
    Fault("[a] ✂︎ [b]", "    ^", .unexpectedText, "found '✂︎'"),
  ]

  @Test(arguments: syntaxFaults) func aSyntaxFaultIsShownWhereItIs(_ fault: Fault) {
    let error = #expect(throws: VisualFormatError.self) { try VisualFormat(fault.format) }
    check(error, fault)
  }

  static let nameFaults: [Fault] = [
    Fault("|-[lable]-|", "   ^", .unknownView, "Did you mean 'label'?"),
    Fault("[Title]", " ^", .unknownView, "Did you mean 'title'?"),
    Fault("[zzzzzz]", " ^", .unknownView, "expected a view that was given (b, label, title)."),
    Fault("|-magrin-[b]", "  ^", .unknownMetric, "Did you mean 'margin'?"),
    Fault("[b(20@hihg)]", "      ^", .unknownMetric, "Did you mean 'high'?"),
    Fault("[b(==lable)]", "     ^", .unknownName, "Did you mean 'label'?"),
    Fault("[b(marginn)]", "   ^", .unknownName, "Did you mean 'margin'?"),
    Fault("[b]-label-[title]", "    ^", .viewAsDistance, "Only a size can be compared with a view"),
    Fault("[b]-(>=label)-[title]", "       ^", .viewAsDistance, "found 'label', which is a view"),
    Fault("[b(20@label)]", "      ^", .viewAsPriority, "A priority is a number or a metric."),
    Fault("[b(20@none)]", "      ^", .badPriority, "found 'none', which is 0"),
    Fault("[b(>=nan)]", "     ^", .badMetric, "found 'nan', which is NaN"),
    Fault("[b(20@infinite)]", "      ^", .badMetric, "which is Infinity"),
    Fault("|-8-[orphan]", "^", .noSuperview, "a superview, which 'orphan' does not have"),
    Fault("V:[b]-[orphan]-8-|", "                 ^", .noSuperview, "Add 'orphan'"),
  ]

  @Test(arguments: nameFaults) func aNameThatCannotBeUsedIsShownWhereItIs(_ fault: Fault) throws {
    let orphans = fault.format.contains("orphan") ? ["orphan"] : []
    let metrics = ["margin": 8, "high": 750, "none": 0, "nan": .nan, "infinite": .infinity]
    let format = try VisualFormat(fault.format)
    let error = #expect(throws: VisualFormatError.self) {
      try format.constraints(
        views: ["label", "title", "b"] + orphans, metrics: metrics,
        hasSuperview: { $0 != "orphan" })
    }
    check(error, fault)
  }

  private func check(_ error: VisualFormatError?, _ fault: Fault) {
    guard let error else { return }
    #expect(error.kind == fault.kind)
    #expect(error.offset == fault.caret.count - 1)
    #expect(error.sentence.contains(fault.says))
    #expect(error.description == "\(error.sentence)\n  \(fault.format)\n  \(fault.caret)")
  }

  @Test func alignmentAlongTheAxisIsRefusedAtTheSecondView() throws {
    let error = #expect(throws: VisualFormatError.self) {
      try VisualFormat("|-[a]-[b]").constraints(views: ["a", "b"], options: .alignAllLeading)
    }
    #expect(
      error?.description == """
        Visual format, column 8: found 'b' placed along the horizontal axis, with \
        alignAllLeading, expected alignment across it: top, bottom, centerY or a baseline.
          |-[a]-[b]
                 ^
        """)
    let column = #expect(throws: VisualFormatError.self) {
      try VisualFormat("V:[a][b]").constraints(views: ["a", "b"], options: .alignAllLastBaseline)
    }
    #expect(column?.kind == .alignmentAlongAxis)
    #expect(column?.sentence.contains("left, right, leading, trailing or centerX") == true)
  }

  @Test func thePrintedFormIsASentenceTheFormatAndACaret() {
    let error = #expect(throws: VisualFormatError.self) {
      try VisualFormat("H:|-[lable]-|").constraints(views: ["label", "field"])
    }
    #expect(
      error?.description == """
        Visual format, column 6: found 'lable', expected a view that was given (field, label). \
        Did you mean 'label'?
          H:|-[lable]-|
               ^
        """)
  }

  @Test func linesAndTabsOfAFormatDoNotMoveTheCaret() {
    let error = #expect(throws: VisualFormatError.self) { try VisualFormat("[a]\n\t-8-\r\n[b]]") }
    #expect(error?.description.split(separator: "\n").count == 3)
    #expect(error?.description.hasSuffix("\n  [a]  -8- [b]]\n              ^") == true)
  }

  @Test func noViewsAndManyViewsAreListedInShort() {
    let none = #expect(throws: VisualFormatError.self) {
      try VisualFormat("[a]").constraints(views: [])
    }
    #expect(none?.sentence.hasSuffix("expected a view that was given, and none was.") == true)
    let many = #expect(throws: VisualFormatError.self) {
      try VisualFormat("[q]").constraints(views: (10...30).map { "view\($0)" })
    }
    #expect(many?.sentence.hasSuffix("view16, view17, …).") == true)
  }

  @Test func everyKindOfFaultHasATest() {
    let tested = (Self.syntaxFaults + Self.nameFaults).map(\.kind) + [.alignmentAlongAxis]
    #expect(Set(tested) == Set(VisualFormatError.Kind.allCases))
  }
}
