import AutoLayout
import Testing

/// The facts of `cases/report/vfl`, row by row: a format and the constraints it must mean, or that
/// it must be refused.
@Suite struct VisualFormatCaseTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let source: String
    let format: String
    var options: [String] = []
    var metrics: [String: Double] = [:]
    var hasSuperview = true
    /// The equations, nil where the format must be refused.
    let meaning: [String]?

    var testDescription: String { "\(source): \(format) \(options)" }
  }

  static let rows: [Row] = [
    Row(source: "vfl-001", format: "[a]", meaning: []),
    Row(source: "vfl-001", format: "[a(50)]", meaning: ["a.width == 50"]),
    Row(source: "vfl-001", format: "[a(==50)]", meaning: ["a.width == 50"]),
    Row(source: "vfl-001", format: "[a(>=50)]", meaning: ["a.width >= 50"]),
    Row(source: "vfl-001", format: "[a(<=50)]", meaning: ["a.width <= 50"]),
    Row(
      source: "vfl-001", format: "[a(>=70,<=100)]", meaning: ["a.width >= 70", "a.width <= 100"]),
    Row(source: "vfl-001", format: "[a(w)]", metrics: ["w": 50], meaning: ["a.width == 50"]),
    Row(source: "vfl-001", format: "[a(50@500)]", meaning: ["a.width == 50 @500"]),
    Row(
      source: "vfl-001", format: "[a(50@p)]", metrics: ["p": 500],
      meaning: ["a.width == 50 @500"]),
    Row(source: "vfl-001", format: "[a(==b)]", meaning: ["a.width == b.width"]),
    Row(source: "vfl-001", format: "V:[a(==b)]", meaning: ["a.height == b.height"]),

    Row(source: "vfl-002", format: "[a][b]", meaning: ["b.leading == a.trailing"]),
    Row(source: "vfl-002", format: "[a]-[b]", meaning: ["b.leading == a.trailing + 8"]),
    Row(source: "vfl-002", format: "[a]-10-[b]", meaning: ["b.leading == a.trailing + 10"]),
    Row(source: "vfl-002", format: "V:[a]-10-[b]", meaning: ["b.top == a.bottom + 10"]),
    Row(source: "vfl-002", format: "H:[a]-10-[b]", meaning: ["b.leading == a.trailing + 10"]),
    Row(
      source: "vfl-002", format: "|-60-[a]-50-|",
      meaning: ["a.leading == super.leading + 60", "super.trailing == a.trailing + 50"]),
    Row(
      source: "vfl-002", format: "V:|-10-[a]-10-|",
      meaning: ["a.top == super.top + 10", "super.bottom == a.bottom + 10"]),

    Row(
      source: "vfl-004", format: "|-20-[a]-[b]-20-|", options: ["directionRightToLeft"],
      meaning: [
        "super.right == a.right + 20", "a.left == b.right + 8", "b.left == super.left + 20",
      ]
    ),
    Row(
      source: "vfl-004", format: "|-20-[a]-[b]-20-|", options: ["directionLeftToRight"],
      meaning: [
        "a.left == super.left + 20", "b.left == a.right + 8", "super.right == b.right + 20",
      ]
    ),
    Row(
      source: "vfl-004", format: "V:|-20-[a]-[b]-20-|", options: ["directionRightToLeft"],
      meaning: [
        "a.top == super.top + 20", "b.top == a.bottom + 8", "super.bottom == b.bottom + 20",
      ]
    ),

    Row(
      source: "vfl-005", format: "[a][b]", options: ["alignAllTop", "alignAllBottom"],
      meaning: ["b.leading == a.trailing", "a.top == b.top", "a.bottom == b.bottom"]),
    Row(
      source: "vfl-005", format: "V:[a][b]", options: ["alignAllLeft"],
      meaning: ["b.top == a.bottom", "a.left == b.left"]),
    Row(source: "vfl-005", format: "[a][b]", options: ["alignAllLeft"], meaning: nil),
    Row(source: "vfl-005", format: "V:[a][b]", options: ["alignAllBottom"], meaning: nil),

    Row(
      source: "vfl-007", format: "|[v1][v2][v3][v4][v5]|", options: ["alignAllLeft"], meaning: nil),

    Row(source: "vfl-008", format: "|-50-[a]-50-|", hasSuperview: false, meaning: nil),

    Row(
      source: "vfl-010", format: "H:|-20-[a(100)]",
      meaning: ["a.leading == super.leading + 20", "a.width == 100"]),
    Row(
      source: "vfl-010", format: "H:|-20-[b]-30-|",
      meaning: ["b.leading == super.leading + 20", "super.trailing == b.trailing + 30"]),
    Row(
      source: "vfl-010", format: "V:|-10-[c]-20-|",
      meaning: ["c.top == super.top + 10", "super.bottom == c.bottom + 20"]),

    Row(
      source: "vfl-011", format: "H:|-(-20)-[view1(==50)]",
      meaning: ["view1.leading == super.leading - 20", "view1.width == 50"]),
  ]

  @Test(arguments: rows) func aReportedFormatMeansWhatIOSMakesOfIt(_ row: Row) throws {
    var options: VisualFormatOptions = []
    for name in row.options { options.formUnion(try #require(VisualFormatOptions(name: name))) }
    let views = ["a", "b", "c", "view1", "v1", "v2", "v3", "v4", "v5"]
    let format = try VisualFormat(row.format)
    func expand() throws(VisualFormatError) -> [String] {
      try format.constraints(
        views: views, metrics: row.metrics, options: options,
        hasSuperview: { _ in row.hasSuperview }
      ).map(\.description)
    }
    guard let meaning = row.meaning else {
      let refusal = #expect(throws: VisualFormatError.self) { _ = try expand() }
      #expect([.noSuperview, .alignmentAlongAxis].contains(refusal?.kind))
      return
    }
    #expect(try expand() == meaning)
  }

  @Test func theReportedFormatsGiveTheReportedFrames() throws {
    let tree = Hierarchy(width: 300, height: 200)
    let names = ["a", "b", "c", "view1"]
    let items = Dictionary(uniqueKeysWithValues: names.map { ($0, tree.view($0)) })
    for source in [
      "H:|-20-[a(100)]", "H:|-20-[b]-30-|", "V:|-10-[c]-20-|", "|-(-20)-[view1(==50)]",
    ] {
      try add(VisualFormat(source).constraints(views: names), to: tree, items)
    }
    let a = tree.frame(try #require(items["a"]))
    #expect([a[0], a[2]] == [20, 100])
    let b = tree.frame(try #require(items["b"]))
    #expect([b[0], b[2]] == [20, 250])
    let c = tree.frame(try #require(items["c"]))
    #expect([c[1], c[3]] == [10, 170])
    let negative = tree.frame(try #require(items["view1"]))
    #expect([negative[0], negative[2]] == [-20, 50])
  }

  private func add(
    _ constraints: [VisualFormatConstraint], to tree: Hierarchy, _ items: [String: LayoutItem]
  ) throws {
    for constraint in constraints {
      func item(_ named: VisualFormatConstraint.Item) -> LayoutItem? {
        switch named {
        case .view(let name): items[name]
        case .superview: tree.root
        }
      }
      try tree.add(
        try #require(item(constraint.first)), constraint.firstAttribute, constraint.relation,
        constraint.second.flatMap(item), constraint.secondAttribute, plus: constraint.constant,
        at: constraint.priority.value)
    }
  }
}
