import FrameDump

/// Makes trees at random: wild ones with whatever a program may come up with, and printed ones with
/// only what survives being printed.
struct RandomTrees {
  enum Kind {
    case wild
    case printed
  }

  private var random: SeededGenerator
  private let kind: Kind

  init(seed: UInt64, kind: Kind) {
    random = SeededGenerator(seed: seed)
    self.kind = kind
  }

  mutating func tree() -> FrameTree {
    let conflicts = list(atMost: 2) { maker in
      let members = maker.list(atMost: 3) { $0.constraintID() }
      let broken = maker.constraintID()
      return ConflictRecord(
        members: members.isEmpty && maker.kind == .printed ? [broken] : members, broken: broken)
    }
    var constraints = chance(30) ? list(atMost: 5) { $0.constraint() } : []
    if kind == .printed {
      constraints = constraints.enumerated()
        .sorted { ($0.element.id, $0.offset) < ($1.element.id, $1.offset) }.map(\.element)
    }
    return FrameTree(
      screen: screen(), root: nodes(), conflicts: conflicts, constraints: constraints)
  }

  mutating func scenes() -> [FrameScene] {
    list(atMost: 3) { FrameScene(id: $0.id(), name: $0.text(), tree: $0.tree()) }
  }

  private mutating func chance(_ percent: Int) -> Bool {
    Int.random(in: 0..<100, using: &random) < percent
  }

  private mutating func list<Element>(
    atMost limit: Int, _ make: (inout RandomTrees) -> Element
  ) -> [Element] {
    (0..<Int.random(in: 0...limit, using: &random)).map { _ in make(&self) }
  }

  private mutating func one(of words: [String]) -> String {
    words[Int.random(in: 0..<words.count, using: &random)]
  }

  private mutating func screen() -> ScreenDescription {
    ScreenDescription(
      size: Size(width: number(), height: number()), pixelScale: number(),
      safeArea: Insets(top: number(), left: number(), bottom: number(), right: number()),
      direction: chance(50) ? .leftToRight : .rightToLeft, contentSize: className(),
      idiom: className(), profile: className(), textMetrics: className())
  }

  /// Builds a tree from the leaves up.
  private mutating func nodes() -> FrameTree.Node {
    var waiting = [node()]
    for _ in 0..<Int.random(in: 0..<25, using: &random) {
      var next = node()
      // The last views become children of the next one, so shapes vary from chains to stars.
      let taken = Int.random(in: 0...min(4, waiting.count), using: &random)
      next.children = Array(waiting.suffix(taken))
      waiting.removeLast(taken)
      waiting.append(next)
    }
    var root = waiting.removeLast()
    root.children += waiting
    return root
  }

  private mutating func node() -> FrameTree.Node {
    let frame = rect()
    var node = FrameTree.Node(id: id(), className: className(), frame: frame)
    if kind == .wild, chance(50) { node.exactFrame = rect() }
    if chance(40) { node.text = text() }
    if chance(30) { node.flags = flags() }
    if chance(15) {
      node.guides = list(atMost: 2) { FrameTree.Guide(id: $0.id(), frame: $0.rect()) }
    }
    if kind == .wild, chance(10) { node.object = text() }
    return node
  }

  private mutating func rect() -> Rect {
    Rect(x: number(), y: number(), width: number(), height: number())
  }

  private mutating func number() -> Double {
    if kind == .printed {
      let range = chance(5) ? -9_000_000_000_000...9_000_000_000_000 : -900_000...900_000
      return Double(Int.random(in: range, using: &random)) / (chance(50) ? 1000 : 1)
    }
    switch Int.random(in: 0..<12, using: &random) {
    case 0: return [.nan, .infinity, -.infinity, -0.0, 0][Int.random(in: 0..<5, using: &random)]
    case 1: return Double(bitPattern: random.next())
    case 2: return Double.random(in: -1e-3...1e-3, using: &random)
    case 3: return Double(Int.random(in: -2000...2000, using: &random)) / 2000
    default: return Double.random(in: -2000...2000, using: &random)
    }
  }

  private mutating func positive() -> Double {
    let number = number().magnitude
    return number == 0 ? 1 : number
  }

  private mutating func flags() -> [FrameTree.Flag] {
    let axis: LayoutAxis = chance(50) ? .horizontal : .vertical
    let edge = FrameTree.Edge.allCases[Int.random(in: 0..<4, using: &random)]
    let values = FrameTree.Value.allCases.filter { _ in chance(50) }
    if kind == .wild {
      let all: [FrameTree.Flag] = [
        .truncated, .hidden, .alpha(number()), .squeezed(axis, by: number()), .ambiguous(values),
        .stretched(axis, by: number()), .overflow(edge, by: number()), .hidden,
        .ambiguous(values.reversed() + values),
      ]
      return list(atMost: 6) { all[Int.random(in: 0..<all.count, using: &$0.random)] }
    }
    // Sorted by their words, as a dump has them.
    let all: [FrameTree.Flag] = [
      .alpha(0.5), .ambiguous(values.isEmpty ? [.x] : values), .hidden,
      .overflow(edge, by: positive()), .squeezed(axis, by: positive()),
      .stretched(axis, by: positive()), .truncated,
    ]
    return all.filter { _ in chance(30) }
  }

  private mutating func constraint() -> ConstraintRecord {
    let words = list(atMost: 4) { maker in
      maker.kind == .wild && maker.chance(40)
        ? maker.text()
        : maker.one(of: ["row/call.trailing", "==", "<=", "-", "16", "Row@0.1.width", "@x", "é"])
    }
    let kinds: [String?] = [nil, "intrinsic", "size of content", kind == .wild ? text() : nil]
    return ConstraintRecord(
      id: constraintID(), equation: "a" + words.map { " " + $0 }.joined(),
      priority: chance(50) ? 1000 : number(), kind: kinds[Int.random(in: 0..<4, using: &random)],
      violation: chance(50) ? 0 : number())
  }

  private mutating func id() -> String {
    if kind == .wild, chance(25) { return text() }
    return one(of: [
      "row", "name", "UILabel#1", "Cell@0.12", "guide", "conflict", "scene", "constraints",
      "screen", "frames", "a%20b", "x~2", "%23first", "-", "_", "broke",
    ])
  }

  private mutating func constraintID() -> String {
    if kind == .wild, chance(25) { return text() }
    return one(of: ["call-trailing", "row/call.width", "C1", "0", "%C3%A9", "short", "<x>"])
  }

  private mutating func className() -> String {
    if chance(kind == .wild ? 25 : 5) {
      let text = text()
      return text.isEmpty ? "UIView" : text
    }
    return one(of: ["UIView", "UILabel", "Cell<Int, String>", "guide", "Café", "x", "0,0", "1x1"])
  }

  private mutating func text() -> String {
    let scalars = [
      "a", "B", " ", "  ", "\"", "\\", "\n", "\r", "\r\n", "\t", "\0", "\u{7F}", "\u{85}", "é",
      "e\u{301}",
      "\u{301}", "\u{200D}", "山", "👨‍👩‍👧", "🇩🇪", "\u{2028}", "\u{202E}", "\u{FEFF}", "#", "%", "%4",
      "%41",
      "@5", "@1000", ",", ";", "/", "~", "…", "\u{600}", "\u{10FFFF}", "short 3", "  over 4",
      "broke",
    ]
    let length = chance(10) ? (kind == .wild ? 90 : 7) : 6
    return list(atMost: length) { $0.one(of: scalars) }.joined()
  }
}
