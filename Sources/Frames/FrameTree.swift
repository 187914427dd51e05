/// The computed frames of one screen: what a layout is, once it is solved.
///
/// UIKit writes it; FrameDump and the test tools read it. It holds values only.
public struct FrameTree: Hashable, Sendable {
  /// The inputs the frames were computed for.
  public var screen: ScreenDescription
  /// The outermost view.
  public var root: Node
  /// The conflicts that had to be broken, in the order they were met.
  public var conflicts: [ConflictRecord]
  /// The constraints behind the frames, sorted by identifier; empty unless asked for.
  public var constraints: [ConstraintRecord]

  /// Creates a tree.
  public init(
    screen: ScreenDescription, root: Node, conflicts: [ConflictRecord] = [],
    constraints: [ConstraintRecord] = []
  ) {
    self.screen = screen
    self.root = root
    self.conflicts = conflicts
    self.constraints = constraints
  }

  /// One view and the views inside it.
  public struct Node: Hashable, Sendable {
    /// The name of the view among its siblings, see `SiblingNames`.
    public var id: String
    /// The name of the view's class.
    public var className: String
    /// The frame on the pixel grid, in points, relative to the parent, physical (x from the left).
    public var frame: Rect
    /// The frame before pixel rounding, relative to the parent.
    public var exactFrame: Rect
    /// The text the view shows, if it is one that shows text.
    public var text: String?
    /// What is not as it would be by default, sorted.
    public var flags: [Flag]
    /// The layout guides of the view; their frames are relative to this view.
    public var guides: [Guide]
    /// The object id in the Interface Builder document the view came from.
    public var object: String?
    /// The subviews, in order.
    public var children: [Node]

    /// Creates a node.
    public init(
      id: String, className: String, frame: Rect, exactFrame: Rect? = nil, text: String? = nil,
      flags: [Flag] = [], guides: [Guide] = [], object: String? = nil, children: [Node] = []
    ) {
      self.id = id
      self.className = className
      self.frame = frame
      self.exactFrame = exactFrame ?? frame
      self.text = text
      self.flags = flags
      self.guides = guides
      self.object = object
      self.children = children
    }
  }

  /// A layout guide with its frame.
  public struct Guide: Hashable, Sendable {
    /// The guide's identifier.
    public var id: String
    /// The frame on the pixel grid, relative to the owning view.
    public var frame: Rect
    /// The frame before pixel rounding.
    public var exactFrame: Rect

    /// Creates a guide.
    public init(id: String, frame: Rect, exactFrame: Rect? = nil) {
      self.id = id
      self.frame = frame
      self.exactFrame = exactFrame ?? frame
    }
  }
}
