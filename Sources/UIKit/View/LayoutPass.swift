import AutoLayout
import Foundation
import Frames

/// One layout of a hierarchy: what runs when, and what may make it run again.
///
/// A round is: constraints from the inside out, content sizes, one solve, then from the outside in
/// each view's insets, its `layoutSubviews` and the exact place of its subviews. A round that leaves
/// nothing to do is the last.
@MainActor
struct LayoutPass {
  /// The view whose subtree is laid out.
  let root: UIView

  /// The number of rounds after which a layout is taken not to come to rest.
  ///
  /// What is honest settles in two or three; each level of frames that follow a solved size through
  /// an autoresizing mask may take one more.
  private static let maximumRounds = 100

  /// Lays out the hierarchy, with its environment as the current one.
  func run() {
    let environment = root.surroundings
    if environment == LayoutEnvironment.current {
      runRounds()
    } else {
      environment.perform { runRounds() }
    }
  }

  private func runRounds() {
    var culprit: UIView?
    for _ in 0..<Self.maximumRounds {
      solve()
      let isChanged = root.layoutState.hasUnplacedFrames
      root.layoutState.hasUnplacedFrames = false
      guard isChanged || !root.needs.union(root.needsBelow).isDisjoint(with: .layout) else {
        return
      }
      culprit = layOut(everything: isChanged)
    }
    guard !root.needs.union(root.needsBelow).isEmpty || culprit != nil else { return }
    let name = culprit?.item.path ?? root.item.path
    StandardError.print(
      "layout does not come to rest: after \(Self.maximumRounds) rounds \(name) still asks for "
        + "another. Look for setNeedsLayout or invalidateIntrinsicContentSize in a layoutSubviews, "
        + "or for two views whose sizes depend on each other's safe areas.")
  }

  /// Brings constraints and content sizes up to date and solves.
  ///
  /// - Returns: whether anything had changed.
  @discardableResult
  func solve() -> Bool {
    root.prepareForLayoutPass()
    prepare()
    let engine = LayoutEngine.engine(of: root.item)
    guard engine.update() else { return false }
    // Whoever asked, the frames are to be handed out by the next pass.
    root.layoutState.hasUnplacedFrames = true
    report(engine.conflicts)
    return true
  }

  /// Reports the conflicts that were not there after the last solve.
  private func report(_ conflicts: [LayoutConflict]) {
    guard !conflicts.isEmpty || !root.layoutState.reported.isEmpty else { return }
    let records = conflicts.map(\.record)
    for (conflict, record) in zip(conflicts, records)
    where !root.layoutState.reported.contains(record) {
      if let handler = root.layoutState.conflictHandler {
        handler(conflict)
      } else {
        StandardError.print(ConflictLog.text(of: conflict))
      }
    }
    root.layoutState.reported = Set(records)
  }

  /// Brings constraints, content sizes and directions up to date in the subtree.
  func prepare() {
    for _ in 0..<Self.maximumRounds {
      let views = collectUnprepared()
      if views.isEmpty { return }
      for view in views.reversed() where view.needs.contains(.constraints) {
        view.needs.remove(.constraints)
        if let controller = view.controller {
          controller.updateViewConstraints()
        } else {
          view.updateConstraints()
        }
      }
      for view in views.reversed() where view.needs.contains(.contentSize) {
        view.needs.remove(.contentSize)
        view.refreshContent()
        (view.superview as? UIStackView)?.noteChangedContent()
      }
      // Natural lengths count for some stacks, so contents come first, and inner stacks before outer.
      for view in views.reversed() where view.needs.contains(.arrangement) {
        view.needs.remove(.arrangement)
        view.updateArrangement()
      }
    }
    let name = collectUnprepared().last?.item.path ?? root.item.path
    StandardError.print(
      "constraints do not come to rest: after \(Self.maximumRounds) rounds \(name) still asks for "
        + "another. Look for setNeedsUpdateConstraints in an updateConstraints, or for an "
        + "intrinsicContentSize that invalidates itself.")
  }

  /// Returns the views whose constraints or content are out of date, views before what is in them,
  /// and hands the direction down on the way.
  private func collectUnprepared() -> [UIView] {
    let wanted = ViewNeeds.beforeSolving
    guard !root.needs.union(root.needsBelow).isDisjoint(with: wanted) else { return [] }
    var result: [UIView] = []
    var stack: [(view: UIView, inherited: UIUserInterfaceLayoutDirection?)] = [(root, nil)]
    while let (view, inherited) = stack.popLast() {
      var handed = inherited
      if inherited != nil || view.needs.contains(.surroundings) {
        handed = view.adoptDirection(inherited: inherited ?? view.directionAbove)
      }
      guard handed != nil || !view.needs.union(view.needsBelow).isDisjoint(with: wanted) else {
        continue
      }
      view.needs.remove(.surroundings)
      if !view.needs.isDisjoint(with: wanted) { result.append(view) }
      view.needsBelow.subtract(wanted)
      for child in view.subviewList.views.reversed() { stack.append((child, handed)) }
    }
    return result
  }

  /// Runs `layoutSubviews` from the outside in, on the views that ask for it and on those with a
  /// subview that has to move.
  ///
  /// - Returns: the last view that gave cause for another round.
  private func layOut(everything: Bool) -> UIView? {
    var culprit: UIView?
    let grid = root.pixelGrid
    placeRoot(on: grid)
    var stack = [(view: root, isConcerned: everything)]
    while let (view, isConcerned) = stack.popLast() {
      guard isConcerned || !view.needs.union(view.needsBelow).isDisjoint(with: .layout) else {
        continue
      }
      // What has been added since the solve waits for the next.
      guard view.item.currentEngine != nil else { continue }
      let hasNewInsets = view.refreshInsets()
      if hasNewInsets { culprit = view }
      // What is inside takes its own insets from this view's place, insets and bounds.
      let concernsInside = everything || hasNewInsets || view.needs.contains(.layout)
      let isMoved = everything && view.hasMovedSubview(on: grid)
      view.needsBelow.remove(.layout)
      if view.needs.contains(.layout) || isMoved {
        view.needs.remove(.layout)
        view.controller?.viewWillLayoutSubviews()
        view.layoutSubviews()
        view.controller?.viewDidLayoutSubviews()
        if view.needs.contains(.layout) { culprit = view }
      }
      if everything {
        view.layoutState.isContentFresh = false
        view.refreshBaselines()
      }
      for child in view.subviewList.views { child.placeAbsolutely(in: view) }
      for child in view.subviewList.views.reversed() { stack.append((child, concernsInside)) }
    }
    return culprit
  }

  /// Gives a root that is placed by constraints its solved frame, and counts from there.
  private func placeRoot(on grid: PixelGrid) {
    root.item.absoluteOrigin = .zero
    if root.superview == nil, let frame = root.solvedFrame(on: grid) { root.frame = frame }
    let origin = root.exactFrame.origin
    root.item.absoluteOrigin = Point(x: Double(origin.x), y: Double(origin.y))
  }
}

extension UIView {
  /// Notes where the view exactly lies, for the rounding of what is in it.
  fileprivate func placeAbsolutely(in parent: UIView) {
    let outer = parent.item.absoluteOrigin
    let origin = exactFrame.origin
    item.absoluteOrigin = Point(x: outer.x + Double(origin.x), y: outer.y + Double(origin.y))
  }
}
