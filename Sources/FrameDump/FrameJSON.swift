/// The JSON form of frame trees, for tools: fixed key order, one view a line.
///
/// The number under `frames` is the version of the schema. A view is
/// `{"id","class","frame":[x,y,w,h],"absolute":[x,y,w,h],"text","flags","children"}`, with `object`
/// before `flags` where the view came from an Interface Builder document, and `guides` before
/// `children` where they are asked for. Texts are whole. A number that is none is `null`.
public enum FrameJSON {
  /// The version of the schema.
  public static let version = 1

  /// Returns the JSON of one tree: `{"frames":1,"screen":{…},"root":{…}}`.
  ///
  /// - Complexity: O(n) lines, where n is the number of views; the depth costs no stack.
  public static func text(of tree: FrameTree, options: DumpOptions = DumpOptions()) -> String {
    var writer = JSONWriter()
    writer.raw("{\"frames\":\(version),")
    append(tree, issues: nil, options, indent: "", to: &writer)
    writer.raw("}\n")
    return writer.text
  }

  /// Returns the JSON of several scenes: `{"frames":1,"scenes":[…]}`.
  ///
  /// - Complexity: O(n) lines, where n is the number of views; the depth costs no stack.
  public static func text(of scenes: [FrameScene], options: DumpOptions = DumpOptions()) -> String {
    var writer = JSONWriter()
    writer.raw("{\"frames\":\(version),\"scenes\":[")
    for (index, scene) in scenes.enumerated() {
      writer.raw(index == 0 ? "\n{" : ",\n{")
      writer.member("id", scene.id)
      writer.raw(",")
      writer.member("name", scene.name)
      writer.raw(",")
      if let object = scene.object {
        writer.member("object", object)
        writer.raw(",")
      }
      append(scene.tree, issues: scene.issues, options, indent: "  ", to: &writer)
      writer.raw("}")
    }
    writer.raw(scenes.isEmpty ? "]}\n" : "\n]}\n")
    return writer.text
  }

  /// Returns the JSON of a document.
  ///
  /// - Complexity: O(n) lines, where n is the number of views; the depth costs no stack.
  public static func text(
    of document: FrameDocument, options: DumpOptions = DumpOptions()
  ) -> String {
    switch document {
    case .tree(let tree): text(of: tree, options: options)
    case .scenes(let scenes): text(of: scenes, options: options)
    }
  }

  private static func append(
    _ tree: FrameTree, issues: [String]?, _ options: DumpOptions, indent: String,
    to writer: inout JSONWriter
  ) {
    append(tree.screen, to: &writer)
    if !tree.conflicts.isEmpty {
      writer.raw(",")
      writer.list("conflicts", tree.conflicts) { conflict, writer in
        writer.raw("{")
        writer.member("members", conflict.members)
        writer.raw(",")
        writer.member("broken", conflict.broken)
        writer.raw("}")
      }
    }
    if let issues {
      writer.raw(",")
      writer.member("issues", issues)
    }
    writer.raw(",\"root\":")
    appendViews(of: tree, options, indent: indent, to: &writer)
    if options.showsConstraints, !tree.constraints.isEmpty {
      writer.raw(",")
      writer.list("constraints", tree.constraints.sorted { $0.id < $1.id }, append(_:to:))
    }
  }

  private static func append(_ screen: ScreenDescription, to writer: inout JSONWriter) {
    writer.raw("\"screen\":{")
    writer.member("size", [screen.size.width, screen.size.height])
    writer.raw(",\"scale\":")
    writer.number(screen.pixelScale)
    writer.raw(",")
    let safeArea = screen.safeArea
    writer.member("safeArea", [safeArea.top, safeArea.left, safeArea.bottom, safeArea.right])
    for (key, value) in [
      ("direction", screen.direction.rawValue), ("contentSize", screen.contentSize),
      ("idiom", screen.idiom), ("profile", screen.profile), ("text", screen.textMetrics),
    ] {
      writer.raw(",")
      writer.member(key, value)
    }
    writer.raw("}")
  }

  private static func append(_ constraint: ConstraintRecord, to writer: inout JSONWriter) {
    writer.raw("{")
    writer.member("id", constraint.id)
    writer.raw(",")
    writer.member("equation", constraint.equation)
    writer.raw(",\"priority\":")
    writer.number(constraint.priority)
    if let kind = constraint.kind {
      writer.raw(",")
      writer.member("kind", kind)
    }
    writer.raw(",\"violation\":")
    writer.number(constraint.violation)
    writer.raw("}")
  }

  private static func appendViews(
    of tree: FrameTree, _ options: DumpOptions, indent: String, to writer: inout JSONWriter
  ) {
    // The depth of the last view says how many lists of children to close before the next one.
    var depth = -1
    for view in tree.views {
      if depth >= 0 {
        let isFirstChild = view.depth > depth
        if !isFirstChild { writer.raw("]}" + String(repeating: "]}", count: depth - view.depth)) }
        writer.raw(isFirstChild ? "\n" : ",\n")
      } else {
        writer.raw("\n")
      }
      writer.raw(indent + String(repeating: "  ", count: view.depth))
      append(view, options, to: &writer)
      depth = view.depth
    }
    writer.raw(String(repeating: "]}", count: depth + 1))
  }

  private static func append(
    _ view: FrameTree.Views.Element, _ options: DumpOptions, to writer: inout JSONWriter
  ) {
    let node = view.node
    writer.raw("{")
    writer.member("id", node.id)
    writer.raw(",")
    writer.member("class", node.className)
    writer.raw(",")
    writer.member("frame", numbers(options.frame(node.frame, exact: node.exactFrame)))
    writer.raw(",")
    let absolute = options.frame(view.absoluteFrame, exact: view.absoluteExactFrame)
    writer.member("absolute", numbers(absolute))
    writer.raw(",\"text\":")
    if options.showsText, let text = node.text { writer.string(text) } else { writer.raw("null") }
    writer.raw(",")
    if let object = node.object {
      writer.member("object", object)
      writer.raw(",")
    }
    writer.member("flags", FlagText.words(of: node.flags))
    if options.showsGuides, !node.guides.isEmpty {
      writer.raw(",")
      writer.list("guides", node.guides) { guide, writer in
        writer.raw("{")
        writer.member("id", guide.id)
        writer.raw(",")
        writer.member("frame", numbers(options.frame(guide.frame, exact: guide.exactFrame)))
        writer.raw("}")
      }
    }
    writer.raw(",\"children\":[")
  }

  private static func numbers(_ rect: Rect) -> [Double] {
    [rect.minX, rect.minY, rect.width, rect.height]
  }
}
