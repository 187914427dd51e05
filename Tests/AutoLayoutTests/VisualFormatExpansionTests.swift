import AutoLayout
import Frames
import Testing

@Suite struct VisualFormatExpansionTests {
  private func expand(
    _ format: String, _ options: VisualFormatOptions = [], metrics: [String: Double] = [:]
  ) throws -> [VisualFormatConstraint] {
    try VisualFormat(format).constraints(
      views: ["a", "b", "c", "d"], metrics: metrics, options: options)
  }

  private func equations(
    _ format: String, _ options: VisualFormatOptions = [], metrics: [String: Double] = [:]
  ) throws -> [String] {
    try expand(format, options, metrics: metrics).map(\.description)
  }

  // MARK: Order and values

  @Test func constraintsComeInTheOrderOfTheTextAndAlignmentLast() throws {
    #expect(
      try equations("|-1-[a(10)]-(>=2,<=3)-[b(a)]-4-|", .alignAllTop) == [
        "a.leading == super.leading + 1", "a.width == 10", "b.leading >= a.trailing + 2",
        "b.leading <= a.trailing + 3", "b.width == a.width", "super.trailing == b.trailing + 4",
        "a.top == b.top",
      ])
  }

  @Test func prioritiesAreNumbersOrMetrics() throws {
    let constraints = try expand("[a(10@1,20@p)]-5@999.5-[b]", metrics: ["p": 51])
    #expect(constraints.map(\.priority.value) == [1, 51, 999.5])
    #expect(try expand("[a]-8-[b]").first?.priority == .required)
    #expect(try expand("[a]-8@1000-[b]").first?.priority == .required)
  }

  @Test func aMetricMayBeNegative() throws {
    #expect(
      try equations("[a]-m-[b(>=m)]", metrics: ["m": -8.5]) == [
        "b.leading == a.trailing - 8.5", "b.width >= -8.5",
      ])
  }

  @Test func aNameInASizeIsAMetricBeforeItIsAView() throws {
    #expect(try equations("[a(b)]") == ["a.width == b.width"])
    #expect(try equations("[a(b)]", metrics: ["b": 20]) == ["a.width == 20"])
  }

  @Test func aSizeMayBeComparedWithAViewThatIsNotInTheRow() throws {
    #expect(try equations("V:[a(>=d@750)]") == ["a.height >= d.height @750"])
  }

  @Test func aViewMayStandInTwoPlaces() throws {
    #expect(
      try equations("[a][b][a]") == ["b.leading == a.trailing", "a.leading == b.trailing"])
  }

  // MARK: Standard distances

  @Test func standardDistancesAreMarkedAsSuch() throws {
    let constraints = try expand("|-[a]-[b]-8-[c][d]-|")
    #expect(
      constraints.map(\.spacing) == [
        .toSuperview, .betweenViews, .explicit, .explicit, .toSuperview,
      ])
    #expect(constraints.map(\.constant) == [8, 8, 8, 0, 8])
    #expect(constraints.map(\.multiplier) == [1, 1, 1, 1, 1])
  }

  @Test(
    arguments: [
      ("|-[a]-|", [], "a.leading == super.leadingMargin", "super.trailingMargin == a.trailing"),
      ("V:|-[a]-|", [], "a.top == super.topMargin", "super.bottomMargin == a.bottom"),
      (
        "|-[a]-|", .directionLeftToRight, "a.left == super.leftMargin",
        "super.rightMargin == a.right"
      ),
      (
        "|-[a]-|", .directionRightToLeft, "super.rightMargin == a.right",
        "a.left == super.leftMargin"
      ),
    ] as [(String, VisualFormatOptions, String, String)])
  func theStandardDistanceToTheSuperviewCanFollowItsMargins(
    _ format: String, _ options: VisualFormatOptions, _ head: String, _ tail: String
  ) throws {
    #expect(try expand(format, options).map(\.followingMargins.description) == [head, tail])
  }

  @Test func onlyStandardDistancesToTheSuperviewFollowMargins() throws {
    for constraint in try expand("|-8-[a(50)]-[b]|", .alignAllTop) {
      #expect(constraint.followingMargins == constraint)
    }
  }

  @Test func aSuperviewIsThatOfTheViewBesideTheEdge() throws {
    let constraints = try expand("|[a][b]|")
    #expect(constraints.first?.second == .superview(of: "a"))
    #expect(constraints.last?.first == .superview(of: "b"))
  }

  @Test func onlyViewsBesideAnEdgeAreAskedForASuperview() throws {
    var asked: [String] = []
    let format = try VisualFormat("|[a][b][c]|")
    _ = try format.constraints(views: ["a", "b", "c"]) { name in
      asked.append(name)
      return true
    }
    #expect(asked == ["a", "c"])
    #expect(
      try VisualFormat("[a][b]").constraints(views: ["a", "b"], hasSuperview: { _ in false }).count
        == 1)
  }

  // MARK: Direction

  @Test func inequalitiesKeepTheirSenseFromRightToLeft() throws {
    #expect(
      try equations("|->=1-[a(<=9)]->=2-[b]-<=3-|", .directionRightToLeft) == [
        "super.right >= a.right + 1", "a.width <= 9", "a.left >= b.right + 2",
        "b.left <= super.left + 3",
      ])
  }

  // MARK: Alignment

  @Test(
    arguments: [
      (.alignAllTop, "top"), (.alignAllBottom, "bottom"), (.alignAllCenterY, "centerY"),
      (.alignAllFirstBaseline, "firstBaseline"), (.alignAllLastBaseline, "lastBaseline"),
    ] as [(VisualFormatOptions, String)])
  func viewsOfARowAreAlignedAcrossIt(_ option: VisualFormatOptions, _ attribute: String) throws {
    let constraints = try expand("[a]-[b]-[c]", option)
    #expect(
      constraints.suffix(2).map(\.description) == [
        "a.\(attribute) == b.\(attribute)", "b.\(attribute) == c.\(attribute)",
      ])
    #expect(throws: VisualFormatError.self) { try expand("V:[a]-[b]-[c]", option) }
  }

  @Test(
    arguments: [
      (.alignAllLeft, "left"), (.alignAllRight, "right"), (.alignAllLeading, "leading"),
      (.alignAllTrailing, "trailing"), (.alignAllCenterX, "centerX"),
    ] as [(VisualFormatOptions, String)])
  func viewsOfAColumnAreAlignedAcrossIt(_ option: VisualFormatOptions, _ attribute: String) throws {
    let constraints = try expand("V:[a]-[b]-[c]", option)
    #expect(
      constraints.suffix(2).map(\.description) == [
        "a.\(attribute) == b.\(attribute)", "b.\(attribute) == c.\(attribute)",
      ])
    #expect(throws: VisualFormatError.self) { try expand("[a]-[b]-[c]", option) }
  }

  @Test func severalAlignmentsGoNeighbourByNeighbour() throws {
    #expect(
      try equations("V:[a][b][c]", [.alignAllTrailing, .alignAllLeading]).suffix(4) == [
        "a.leading == b.leading", "a.trailing == b.trailing", "b.leading == c.leading",
        "b.trailing == c.trailing",
      ])
  }

  /// Published apps pass any alignment with a single view, as in `H:|[table]|` with alignAllLeft.
  @Test func aSingleViewIsAlignedWithNothingAndRefusesNothing() throws {
    let all: VisualFormatOptions = [.alignAllLeft, .alignAllCenterX, .alignAllTop]
    #expect(try equations("[a(20)]", all) == ["a.width == 20"])
    #expect(try equations("V:|[a]|", all).count == 2)
  }

  // MARK: Baselines

  @Test func distancesOfAColumnCanRunBetweenBaselines() throws {
    let constraints = try expand("V:|-10-[a]-20-[b]-[c]-|", .spacingBaselineToBaseline)
    #expect(
      constraints.map(\.description) == [
        "a.top == super.top + 10", "b.firstBaseline == a.lastBaseline + 20",
        "c.firstBaseline == b.lastBaseline + 8", "super.bottom == c.bottom + 8",
      ])
    #expect(constraints[2].spacing == .betweenBaselines)
    #expect(
      try equations("|-[a]-20-[b]", .spacingBaselineToBaseline) == equations("|-[a]-20-[b]"))
  }

  // MARK: Options by name

  @Test func everyOptionHasANameAndUIKitsBits() throws {
    let bits: [String: UInt] = [
      "alignAllLeft": 2, "alignAllRight": 4, "alignAllTop": 8, "alignAllBottom": 16,
      "alignAllLeading": 32, "alignAllTrailing": 64, "alignAllCenterX": 512,
      "alignAllCenterY": 1024, "alignAllLastBaseline": 2048, "alignAllFirstBaseline": 4096,
      "directionLeadingToTrailing": 0, "directionLeftToRight": 65536,
      "directionRightToLeft": 131_072, "spacingEdgeToEdge": 0,
      "spacingBaselineToBaseline": 524_288,
    ]
    #expect(Set(VisualFormatOptions.names) == Set(bits.keys))
    for (name, value) in bits { #expect(VisualFormatOptions(name: name)?.rawValue == value) }
    #expect(VisualFormatOptions(name: "alignAllMiddle") == nil)
  }
}
