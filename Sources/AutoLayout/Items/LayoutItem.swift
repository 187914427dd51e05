public import Frames

/// A view or a layout guide as the engine sees it: a rectangle with a place in a tree.
///
/// The item is the meeting point of the two sides. The shell (UIKit) writes what it knows of a view
/// — its parent, content size, priorities, insets, a frame set by hand — and the engine answers with
/// numbers. Every setter only marks what has changed; nothing is solved until the engine is asked.
///
/// An item is owned by its view. It refers to its parent without owning it, and a parent that goes
/// away leaves its children as roots.
public final class LayoutItem {
  /// What an item stands for.
  public enum Kind: Hashable, Sendable {
    /// A view, which may hold other views and guides.
    case view
    /// A layout guide, owned by a view.
    case guide
  }

  /// What the item stands for.
  public let kind: Kind
  /// The view or guide the item stands for.
  public weak var owner: AnyObject?

  // MARK: Names

  /// The name of the view's class, for reports.
  public var className: String
  /// The view's own identifier, if it has one.
  public var identifier: String?
  /// The name of a root item where it has no identifier, for example its controller's class.
  public var rootName: String?
  /// The name the shell gives a view that has no identifier, for example that of a row.
  public var shellName: String?
  /// Whether paths begin at this item though it has a parent, as at what fills a window.
  public var isPathRoot = false

  // MARK: The tree

  /// The superview's item, or for a guide the owning view's.
  public internal(set) unowned(unsafe) var parent: LayoutItem?
  /// The subviews' items, in order.
  public internal(set) var children: [LayoutItem] = []
  /// The items of the guides this view owns, in the order they were added.
  public internal(set) var guides: [LayoutItem] = []

  // MARK: What the shell says of the item

  /// Whether the frame is set from outside and not by constraints.
  public var isFrameDriven = false {
    didSet { if oldValue != isFrameDriven { markChanged(.frame) } }
  }

  /// The frame set from outside, in points, relative to the parent's frame.
  public var givenFrame = Rect.zero {
    didSet { if isFrameDriven && oldValue != givenFrame { markChanged(.frame) } }
  }

  /// Which parts of a frame set from outside stretch with the parent.
  public var autoresizing: Autoresizing = [] {
    didSet { if isFrameDriven && oldValue != autoresizing { markChanged(.frame) } }
  }

  /// The size of the parent's frame for which `givenFrame` holds, in points.
  public var givenParentSize = Size.zero {
    didSet {
      if isFrameDriven && autoresizing != [] && oldValue != givenParentSize { markChanged(.frame) }
    }
  }

  /// For a scroll view: the guide of its content.
  ///
  /// Edges set between the scroll view and what is inside it then mean the content's.
  public weak var contentGuide: LayoutItem? {
    didSet { if oldValue !== contentGuide { refreshMentions { !$0.isSize } } }
  }

  /// The distances from the frame's edges inwards to the alignment rectangle.
  public var alignmentInsets = Insets.zero {
    didSet { if oldValue != alignmentInsets { markChanged([.frame, .childFrames]) } }
  }

  /// The natural width of the content, or nil where there is none.
  public var contentWidth: Double? {
    didSet { if oldValue != contentWidth { markChanged(.contentSize) } }
  }

  /// The natural height of the content, or nil where there is none.
  public var contentHeight: Double? {
    didSet { if oldValue != contentHeight { markChanged(.contentSize) } }
  }

  /// Returns the height of the content at a width, in points, where the one follows from the other, as
  /// for text that wraps; nil for content that has one size.
  ///
  /// The engine asks it after each solve in which the width has changed. Setting it forgets the width
  /// that was asked for last.
  public var contentHeightAtWidth: ((Double) -> Double)? {
    didSet { noteWrapping() }
  }

  /// How strongly the item resists being longer than its content.
  public var hugging = AxisPriorities(horizontal: 250, vertical: 250) {
    didSet { if oldValue != hugging { markChanged(.contentSize) } }
  }

  /// How strongly the item resists being shorter than its content.
  public var compression = AxisPriorities(horizontal: 750, vertical: 750) {
    didSet { if oldValue != compression { markChanged(.contentSize) } }
  }

  /// The distance from the top edge down to the baseline of the first line.
  public var firstBaseline = 0.0 {
    didSet { if oldValue != firstBaseline { refreshBaselineMentions() } }
  }

  /// The distance from the bottom edge up to the baseline of the last line.
  public var lastBaseline = 0.0 {
    didSet { if oldValue != lastBaseline { refreshBaselineMentions() } }
  }

  /// The item inside this one whose first baseline is also this one's, as in a stack.
  public weak var firstBaselineItem: LayoutItem? {
    didSet { if oldValue !== firstBaselineItem { refreshBaselineMentions() } }
  }

  /// The item inside this one whose last baseline is also this one's, as in a stack.
  public weak var lastBaselineItem: LayoutItem? {
    didSet { if oldValue !== lastBaselineItem { refreshBaselineMentions() } }
  }

  /// The effective layout margins, physical, counted from the alignment rectangle.
  public var margins = Insets.zero {
    didSet { if oldValue != margins { refreshMentions { $0.usesMargins } } }
  }

  /// The effective direction of the language.
  public var direction = HorizontalDirection.leftToRight {
    didSet {
      guard oldValue != direction else { return }
      refreshLanguageMentions()
      // Guides are read in the direction of their view.
      for guide in guides { guide.refreshLanguageMentions() }
    }
  }

  /// For a guide that is its owner's rectangle less some insets: those insets.
  ///
  /// Safe area and margins guides are such guides; their place is given, never solved for.
  public var ownerInsets: Insets? {
    didSet { if oldValue != ownerInsets { markChanged(.frame) } }
  }

  // MARK: The engine's side

  /// The engine of the hierarchy this item is the root of, if it has been laid out.
  var ownEngine: LayoutEngine?
  /// The engine that holds this item's variables; stale where it is not the root's own.
  var engine: LayoutEngine?
  /// The item's place among the engine's entries, or -1 where it has none.
  var entry = -1
  /// The active constraints this item holds, as the nearest common ancestor of what they relate.
  var held = HeldConstraints()
  /// The active constraints that speak of this item.
  var mentions = ConstraintMentions()
  /// The constraints this item holds that the engine has yet to look at.
  var pending: [LayoutConstraint] = []
  /// What has changed since the engine last looked.
  var changes: Changes = [.frame, .contentSize, .structure]
  /// Whether this item or anything below it has changed.
  var subtreeChanged = true
  /// Grows in depth-first tree order; 0 where it is yet to be assigned.
  var orderKey: Int64 = 0

  /// The width that the content's height was last asked for, in points; nil before it was.
  public internal(set) var measuredWidth: Double?

  /// The exact absolute origin of the frame, as last placed.
  public var absoluteOrigin = Point.zero

  /// Creates an item without a parent.
  public init(kind: Kind, className: String) {
    self.kind = kind
    self.className = className
  }

  deinit {
    // Children that outlive their parent become roots. Their engine stays valid memory, for they
    // own it too; the next solve finds it stale.
    for child in children { child.parent = nil }
    for guide in guides { guide.parent = nil }
    for constraint in held.constraints { constraint.loseHolder() }
  }
}

extension LayoutItem {
  /// What can have changed of an item.
  struct Changes: OptionSet {
    let rawValue: UInt8
    /// The frame set from outside, or whether there is one.
    static let frame = Changes(rawValue: 1)
    /// The content size or its priorities.
    static let contentSize = Changes(rawValue: 2)
    /// The item is new to its tree.
    static let structure = Changes(rawValue: 4)
    /// What the frames of the children are counted from.
    static let childFrames = Changes(rawValue: 8)
    /// Constraints were added or changed.
    static let constraints = Changes(rawValue: 16)
  }

  /// Notes a change, so that the next solve finds it by walking down marked items only.
  func markChanged(_ change: Changes) {
    changes.formUnion(change)
    var item: LayoutItem? = self
    while let current = item, !current.subtreeChanged {
      current.subtreeChanged = true
      item = current.parent
    }
  }

  /// Marks the constraints that speak of this item's baselines, or of those of an item it lends them to.
  func refreshBaselineMentions() {
    var item = self
    item.refreshMentions { $0.isBaseline }
    while let parent = item.parent,
      parent.firstBaselineItem === item || parent.lastBaselineItem === item
    {
      parent.refreshMentions { $0.isBaseline }
      item = parent
    }
  }

  /// Marks the constraints that speak of this item and, in whatever attribute, of the language.
  func refreshLanguageMentions() {
    for constraint in mentions.constraints where constraint.followsLanguage {
      constraint.noteChange()
    }
  }

  /// Marks the constraints that speak of some of this item's attributes as to be looked at again.
  func refreshMentions(where concerned: (LayoutAttribute) -> Bool) {
    for constraint in mentions.constraints
    where constraint.attributes(of: self).contains(where: concerned) {
      constraint.noteChange()
    }
  }
}
