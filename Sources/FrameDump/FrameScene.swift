/// One scene of a document that holds several, with its frames.
public struct FrameScene: Hashable, Sendable {
  /// The id of the scene.
  public var id: String
  /// The name a person knows the scene by.
  public var name: String
  /// The id of the scene in its Interface Builder document; `objects` for a xib.
  public var object: String?
  /// What was found wrong with the scene, one sentence each.
  public var issues: [String]
  /// The frames.
  public var tree: FrameTree

  /// Creates a scene.
  public init(
    id: String, name: String, object: String? = nil, issues: [String] = [], tree: FrameTree
  ) {
    self.id = id
    self.name = name
    self.object = object
    self.issues = issues
    self.tree = tree
  }
}

/// What a dump holds: the frames of one screen, or those of several scenes.
public enum FrameDocument: Hashable, Sendable {
  /// The frames of one screen.
  case tree(FrameTree)
  /// The frames of several scenes, in order.
  case scenes([FrameScene])

  /// The frame trees, in order.
  public var trees: [FrameTree] {
    switch self {
    case .tree(let tree): [tree]
    case .scenes(let scenes): scenes.map(\.tree)
    }
  }
}
