import AutoLayout
public import Foundation
import Frames

/// A view that arranges others in a row or a column, with nothing but constraints.
///
/// The constraints are those of UIKit, with the same identifiers and priorities; all recorded frames of
/// the case files come out. They are made when the layout next runs, and kept where nothing changes;
/// `constraints` lists them.
@preconcurrency @MainActor
open class UIStackView: UIView {
  /// How the arranged views share the axis.
  public enum Distribution: Int, Hashable, Sendable {
    /// Content sizes and their priorities decide.
    case fill = 0
    /// All views are equally long.
    case fillEqually = 1
    /// Views are as long in proportion as their contents.
    case fillProportionally = 2
    /// The gaps between views are equal.
    case equalSpacing = 3
    /// The distances between centres are equal.
    case equalCentering = 4
  }

  /// Where the arranged views lie across the axis.
  public enum Alignment: Int, Hashable, Sendable {
    /// From edge to edge.
    case fill = 0
    /// At the leading edge of a column, or at the top of a row.
    case leading = 1
    /// On the baselines of their first lines, in a row.
    case firstBaseline = 2
    /// In the middle.
    case center = 3
    /// At the trailing edge of a column, or at the bottom of a row.
    case trailing = 4
    /// On the baselines of their last lines, in a row.
    case lastBaseline = 5

    /// At the top of a row; the same as `leading`.
    public static var top: Alignment { .leading }
    /// At the bottom of a row; the same as `trailing`.
    public static var bottom: Alignment { .trailing }
  }

  /// The spacing that means the stack's own.
  public static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)
  /// The spacing that means the system's, 8 points.
  public static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)

  private var arrangement: StackLayout?
  private var arrangementDescription = StackDescription()
  private var arranged: [UIView] = []
  /// The views in `arranged`, to know without a search which are not.
  private var arrangedIDs: Set<ObjectIdentifier> = []
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

  /// Creates a horizontal stack of views, which become its subviews in order.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Creates an empty horizontal stack.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates an empty horizontal stack; nothing is read from the archive.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
    setUp()
  }

  private func setUp() {
    directionalLayoutMargins = .zero
    note(.arrangement)
  }

  // MARK: How views are arranged

  /// The axis along which the views follow each other.
  open var axis: NSLayoutConstraint.Axis {
    get { arrangementDescription.axis == .horizontal ? .horizontal : .vertical }
    set { describe { $0.axis = newValue.layoutAxis } }
  }

  /// How the views share the axis.
  open var distribution: Distribution {
    get {
      switch arrangementDescription.distribution {
      case .fill: .fill
      case .fillEqually: .fillEqually
      case .fillProportionally: .fillProportionally
      case .equalSpacing: .equalSpacing
      case .equalCentering: .equalCentering
      }
    }
    set {
      describe {
        $0.distribution =
          switch newValue {
          case .fill: .fill
          case .fillEqually: .fillEqually
          case .fillProportionally: .fillProportionally
          case .equalSpacing: .equalSpacing
          case .equalCentering: .equalCentering
          }
      }
    }
  }

  /// Where the views lie across the axis.
  open var alignment: Alignment {
    get {
      switch arrangementDescription.alignment {
      case .fill: .fill
      case .leading: .leading
      case .center: .center
      case .trailing: .trailing
      case .firstBaseline: .firstBaseline
      case .lastBaseline: .lastBaseline
      }
    }
    set {
      describe {
        $0.alignment =
          switch newValue {
          case .fill: .fill
          case .leading: .leading
          case .center: .center
          case .trailing: .trailing
          case .firstBaseline: .firstBaseline
          case .lastBaseline: .lastBaseline
          }
      }
    }
  }

  /// The distance between neighbours, in points.
  open var spacing: CGFloat {
    get { CGFloat(arrangementDescription.spacing) }
    set { describe { $0.spacing = Double(Self.resolved(newValue, default: 0)) } }
  }

  /// Whether the spacing of a column is counted from baseline to baseline.
  open var isBaselineRelativeArrangement: Bool {
    get { arrangementDescription.isBaselineRelative }
    set { describe { $0.isBaselineRelative = newValue } }
  }

  /// Whether the views are laid out inside the stack's layout margins.
  open var isLayoutMarginsRelativeArrangement: Bool {
    get { arrangementDescription.isMarginsRelative }
    set { describe { $0.isMarginsRelative = newValue } }
  }

  private func describe(_ change: (inout StackDescription) -> Void) {
    let old = arrangementDescription
    change(&arrangementDescription)
    if arrangementDescription != old { noteArrangement() }
  }

  // MARK: Which views are arranged

  /// The views the stack arranges, in order.
  open var arrangedSubviews: [UIView] { arranged }

  /// Arranges a view behind the others; it becomes a subview.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arranged.count - (isArranged(view) ? 1 : 0))
  }

  /// Arranges a view in front of the one at an index; it becomes a subview.
  ///
  /// A view that is arranged already moves.
  ///
  /// - Precondition: the index is that of an arranged view, or their number.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    let old = place(of: view)
    guard stackIndex >= 0, stackIndex <= arranged.count - (old == nil ? 0 : 1) else {
      fatalError(
        "UIStackView.insertArrangedSubview: index \(stackIndex) is beyond the "
          + "\(arranged.count) arranged views; use an index from 0 to their number.")
    }
    if let old { arranged.remove(at: old) }
    if view.superview !== self {
      addSubview(view)
    }
    view.translatesAutoresizingMaskIntoConstraints = false
    arranged.insert(view, at: stackIndex)
    arrangedIDs.insert(ObjectIdentifier(view))
    noteArrangement()
  }

  /// Stops arranging a view; it stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    guard let index = place(of: view) else { return }
    arranged.remove(at: index)
    arrangedIDs.remove(ObjectIdentifier(view))
    customSpacings[ObjectIdentifier(view)] = nil
    noteArrangement()
  }

  private func isArranged(_ view: UIView) -> Bool {
    arrangedIDs.contains(ObjectIdentifier(view))
  }

  private func place(of view: UIView) -> Int? {
    isArranged(view) ? arranged.indexFromEnds(of: view) : nil
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  /// Sets the distance from an arranged view to the next; others are ignored.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard isArranged(arrangedSubview) else { return }
    let id = ObjectIdentifier(arrangedSubview)
    customSpacings[id] = spacing == Self.spacingUseDefault ? nil : spacing
    noteArrangement()
  }

  /// Returns the distance set behind a view, or `spacingUseDefault`.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  private static func resolved(_ spacing: CGFloat, default ownSpacing: CGFloat) -> CGFloat {
    switch spacing {
    case spacingUseSystem: 8
    case spacingUseDefault: ownSpacing
    default: spacing
    }
  }

  // MARK: The layout

  /// Asks for the stack's constraints to be looked at again before the next solve.
  func noteArrangement() {
    note(.arrangement)
    setNeedsLayout()
  }

  /// Notes that the content of an arranged view has another size, which counts where views are as long
  /// in proportion as their contents, here or in a stack around this one.
  func noteChangedContent() {
    var stack: UIStackView? = self
    while let current = stack {
      if current.distribution == .fillProportionally { current.noteArrangement() }
      stack = current.superview as? UIStackView
    }
  }

  override func updateArrangement() {
    let arrangement = arrangement ?? StackLayout(item: item)
    self.arrangement = arrangement
    if arrangementDescription.isMarginsRelative {
      arrangement.marginsGuide = layoutMarginsGuide.item
    }
    let items = arranged.map { view in
      StackLayout.Arranged(
        view.item, isHidden: view.isHidden,
        customSpacing: customSpacings[ObjectIdentifier(view)].map {
          Double(Self.resolved($0, default: spacing))
        })
    }
    arrangement.update(arrangementDescription, items, order: ActivationClock.next())
    refreshBaselines()
  }

  open override var forFirstBaselineLayout: UIView {
    arranged.first { !$0.isHidden } ?? self
  }

  open override var forLastBaselineLayout: UIView {
    let visible = arranged.filter { !$0.isHidden }
    return (axis == .vertical ? visible.last : visible.first) ?? self
  }
}
