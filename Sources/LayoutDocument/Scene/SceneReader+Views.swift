import Frames

extension SceneReader {
  // MARK: Screen

  func screen(_ cursor: JSONCursor) throws(DocumentError) -> SceneScreen {
    let object = try cursor.object(
      "a screen", keys: ["size", "scale", "safeArea", "direction"])
    var screen = SceneScreen()
    if let size = object["size"] {
      let numbers = try size.numbers("width", "height")
      guard numbers.allSatisfy({ $0 > 0 }) else {
        throw size.error(
          .badValue, found: "a screen without area", expected: "a width and height above 0")
      }
      screen.size = Size(width: numbers[0], height: numbers[1])
    }
    if let scale = object["scale"] {
      let number = try scale.number()
      guard SceneScreen.pixelScales.contains(number) else {
        throw scale.error(
          .badValue, found: scale.value.inWords,
          expected: "a number of pixels a point from 0.01 to 100")
      }
      screen.pixelScale = number
    }
    if let safeArea = object["safeArea"] {
      screen.safeArea = try partialInsets(safeArea)
    }
    screen.direction = try object["direction"]?.choice(HorizontalDirection.self)
    return screen
  }

  private func partialInsets(_ cursor: JSONCursor) throws(DocumentError) -> PartialInsets {
    let object = try cursor.object("insets", keys: ["top", "left", "bottom", "right"])
    return PartialInsets(
      top: try object["top"]?.number(), left: try object["left"]?.number(),
      bottom: try object["bottom"]?.number(), right: try object["right"]?.number())
  }

  // MARK: Views

  /// Reads a view with its children; they are nested no deeper than the JSON reader allows.
  mutating func view(_ cursor: JSONCursor) throws(DocumentError) -> SceneView {
    let object = try cursor.object("a view", keys: Self.viewKeys)
    let identifier = try object.required("id", "the view's identifier")
    var view = SceneView(id: try identifier.string("an identifier"), at: cursor.position)
    if let type = object["type"] { view.kind = try type.choice(SceneView.Kind.self) }
    try register(view.id, at: identifier, kind: view.kind)
    if let frame = object["frame"], !frame.isNull { view.frame = try rect(frame) }
    if let flags = object["autoresizing"] {
      var autoresizing: [SceneView.Autoresizing] = []
      for flag in try flags.elements() {
        autoresizing.append(try flag.choice(SceneView.Autoresizing.self))
      }
      view.autoresizing = autoresizing
    }
    try readContent(of: &view, from: object)
    if let margins = object["margins"] { view.margins = try self.margins(margins) }
    if let value = object["preservesSuperviewMargins"] {
      view.preservesSuperviewMargins = try value.bool()
    }
    if let value = object["insetsMarginsFromSafeArea"] {
      view.insetsMarginsFromSafeArea = try value.bool()
    }
    if let insets = object["alignmentInsets"] {
      view.alignmentInsets = try partialInsets(insets).applied(to: .zero)
    }
    if let hidden = object["hidden"] { view.isHidden = try hidden.bool() }
    for guide in try object["guides"].elements() {
      let id = try guide.string("the identifier of a guide")
      try register(id, at: guide, kind: nil)
      view.guides.append(id)
    }
    for child in try object["children"].elements() {
      view.children.append(try self.view(child))
    }
    try readStack(of: &view, from: object)
    return view
  }

  private static let viewKeys = [
    "id", "type", "frame", "autoresizing", "intrinsic", "baseline", "hugging", "compression",
    "margins", "preservesSuperviewMargins", "insetsMarginsFromSafeArea", "alignmentInsets",
    "hidden", "stack", "x-text", "guides", "children",
  ]

  /// Notes an identifier that must be new; a kind makes it a view's, none a guide's.
  private mutating func register(
    _ id: String, at cursor: JSONCursor, kind: SceneView.Kind?
  ) throws(DocumentError) {
    guard !id.isEmpty else {
      throw cursor.error(.badValue, found: "an empty identifier", expected: "an identifier")
    }
    if let earlier = itemPositions[id] {
      throw cursor.error(
        .duplicateIdentifier, found: "the identifier \(quoted(id)) again",
        expected: "an identifier of its own; \(quoted(id)) is given at \(earlier)")
    }
    itemPositions[id] = cursor.position
    itemOrder.append(id)
    if let kind { views[id] = kind } else { guides.insert(id) }
  }

  func rect(_ cursor: JSONCursor) throws(DocumentError) -> Rect {
    let numbers = try cursor.numbers("x", "y", "width", "height")
    return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  // MARK: Content

  private func readContent(
    of view: inout SceneView, from object: JSONCursor.Object
  ) throws(DocumentError) {
    if let intrinsic = object["intrinsic"] { view.intrinsic = try optionalSize(intrinsic) }
    if let baseline = object["baseline"] {
      let keys = try baseline.object("baselines", keys: ["first", "last"])
      view.baseline = SceneView.Baseline(
        first: try keys["first"]?.number(), last: try keys["last"]?.number())
    }
    view.hugging = try object["hugging"].map(or: nil, priorities)
    view.compression = try object["compression"].map(or: nil, priorities)
    guard let text = object["x-text"] else { return }
    let keys = try text.object(
      "a text", keys: ["units", "unitWidth", "lineHeight", "lines", "preferredMax"])
    view.text = SceneText(
      units: try keys.required("units", "a number of units").integer(atLeast: 0),
      unitWidth: try keys.required("unitWidth", "the width of a unit").number(),
      lineHeight: try keys.required("lineHeight", "the height of a line").number(),
      lines: try keys["lines"]?.integer(atLeast: 0) ?? 0,
      preferredMaximum: try keys["preferredMax"]?.number() ?? 0)
  }

  func optionalSize(_ cursor: JSONCursor) throws(DocumentError) -> SceneView.OptionalSize {
    let sides = try cursor.optionalNumbers("width or null", "height or null")
    for side in sides {
      if let side, side < 0 {
        throw cursor.error(
          .badValue, found: "a size of \(NumberInWords.text(side))",
          expected: "0 or more, or null for no size of its own")
      }
    }
    return SceneView.OptionalSize(width: sides[0], height: sides[1])
  }

  func priorities(_ cursor: JSONCursor) throws(DocumentError) -> SceneView.AxisPriorities? {
    let elements = try cursor.elements("[horizontal, vertical]")
    guard elements.count == 2 else {
      throw cursor.error(
        .badValue, found: "an array of \(elements.count)", expected: "[horizontal, vertical]")
    }
    return SceneView.AxisPriorities(
      horizontal: try priority(elements[0]), vertical: try priority(elements[1]))
  }

  func priority(_ cursor: JSONCursor) throws(DocumentError) -> Double {
    let number = try cursor.number()
    guard PriorityRange.contains(number) else {
      throw cursor.error(
        .badPriority, found: "the priority \(NumberInWords.text(number))",
        expected: "a priority above 0 and at most 1000")
    }
    return number
  }

  func margins(_ cursor: JSONCursor) throws(DocumentError) -> SceneMargins {
    let object = try cursor.object(
      "margins", keys: ["top", "leading", "bottom", "trailing", "left", "right"])
    var margins = SceneMargins()
    margins.top = try object["top"]?.number()
    margins.leading = try object["leading"]?.number()
    margins.bottom = try object["bottom"]?.number()
    margins.trailing = try object["trailing"]?.number()
    margins.left = try object["left"]?.number()
    margins.right = try object["right"]?.number()
    return margins
  }

  // MARK: Stacks

  private func readStack(
    of view: inout SceneView, from object: JSONCursor.Object
  ) throws(DocumentError) {
    guard let cursor = object["stack"] else { return }
    guard view.kind == .stack else {
      throw cursor.error(
        .badValue, found: "a stack's key in a view of type \(quoted(view.kind.rawValue))",
        expected: "\"type\": \"stack\"")
    }
    let keys = try cursor.object(
      "a stack",
      keys: [
        "axis", "spacing", "alignment", "distribution", "customSpacing", "marginsRelative",
        "baselineRelative",
      ])
    var stack = SceneStack()
    if let axis = keys["axis"] {
      switch axis.value.content {
      case .string("h"), .string("horizontal"): stack.axis = .horizontal
      case .string("v"), .string("vertical"): stack.axis = .vertical
      default: throw axis.error(.badValue, found: axis.value.inWords, expected: "\"h\" or \"v\"")
      }
    }
    stack.spacing = try keys["spacing"]?.number() ?? 0
    if let value = keys["alignment"] {
      stack.alignment = try value.choice(SceneStack.Alignment.self)
    }
    if let value = keys["distribution"] {
      stack.distribution = try value.choice(SceneStack.Distribution.self)
    }
    if let spacings = keys["customSpacing"] {
      let children = view.children.map(\.id)
      for (id, value, position) in try spacings.object("spacings by child").members {
        guard children.contains(id) else {
          throw spacings.error(
            .unknownItem, found: "the name \(quoted(id))", expected: "a child of the stack",
            at: position)
        }
        stack.customSpacing[id] = try value.number()
      }
    }
    stack.isMarginsRelative = try keys["marginsRelative"]?.bool() ?? false
    stack.isBaselineRelative = try keys["baselineRelative"]?.bool() ?? false
    view.stack = stack
  }
}
