import Testing
import UIKit

/// Constraints in the words of iOS, with names in place of addresses.
@MainActor @Suite struct ConstraintDescriptionTests {
  private let top: UIView
  private let a: UIView
  private let b: UIView

  init() {
    top = root()
    top.accessibilityIdentifier = "card"
    a = UIView()
    b = box("b")
    a.translatesAutoresizingMaskIntoConstraints = false
    top.addSubview(a)
    top.addSubview(b)
  }

  /// The description without the line that made the constraint, which moves with this file.
  private func text(_ constraint: NSLayoutConstraint) -> String {
    let text = constraint.description
    guard let start = text.range(of: ":ConstraintDescriptionTests.swift:"),
      let end = text[start.upperBound...].firstIndex(of: " ")
    else { return text }
    return text.replacingCharacters(in: start.lowerBound..<end, with: "")
  }

  @Test func theLineThatMadeItStandsInPlaceOfAnAddress() {
    let width = a.widthAnchor.constraint(equalToConstant: 1)
    let line = #line - 1
    #expect(
      width.description
        == "<NSLayoutConstraint:ConstraintDescriptionTests.swift:\(line) UIView:UIView#1.width == 1   (inactive)>"
    )
    #expect(width.debugDescription == width.description)
  }

  @Test func betweenAViewAndItsSuperviewItReadsAsAFormat() {
    #expect(
      text(a.leadingAnchor.constraint(equalTo: top.leadingAnchor, constant: 8))
        == "<NSLayoutConstraint H:|-(8)-[UIView:UIView#1]   (inactive, names: '|':UIView:card )>")
    #expect(
      text(top.trailingAnchor.constraint(equalTo: a.trailingAnchor, constant: 8))
        == "<NSLayoutConstraint H:[UIView:UIView#1]-(8)-|   (inactive, names: '|':UIView:card )>")
    #expect(
      text(top.bottomAnchor.constraint(greaterThanOrEqualTo: b.bottomAnchor, constant: 8.5))
        == "<NSLayoutConstraint V:[b]-(>=8.5)-|   (inactive, names: b:b , '|':UIView:card )>")
    #expect(
      text(a.leftAnchor.constraint(equalTo: top.leftAnchor))
        == "<NSLayoutConstraint H:|-(0)-[UIView:UIView#1](LTR)   (inactive, names: '|':UIView:card )>"
    )
  }

  @Test func betweenNeighboursItReadsAsAFormat() {
    #expect(
      text(b.topAnchor.constraint(equalTo: a.bottomAnchor, constant: 12))
        == "<NSLayoutConstraint V:[UIView:UIView#1]-(12)-[b]   (inactive, names: b:b )>")
  }

  @Test func everythingElseIsAnEquation() {
    #expect(
      text(a.trailingAnchor.constraint(equalTo: b.trailingAnchor, constant: -16))
        == "<NSLayoutConstraint UIView:UIView#1.trailing == b.trailing - 16   (inactive, names: b:b )>"
    )
    #expect(
      text(a.trailingAnchor.constraint(equalTo: top.trailingAnchor))
        == "<NSLayoutConstraint UIView:UIView#1.trailing == card.trailing   (inactive, names: card:card )>"
    )
    #expect(
      text(a.widthAnchor.constraint(equalTo: a.heightAnchor, multiplier: 1.0 / 3, constant: 10))
        == "<NSLayoutConstraint UIView:UIView#1.width == 0.333333*UIView:UIView#1.height + 10   (inactive)>"
    )
    #expect(
      text(
        NSLayoutConstraint(
          item: a, attribute: .top, relatedBy: .equal, toItem: top, attribute: .topMargin,
          multiplier: 1, constant: 0))
        == "<NSLayoutConstraint UIView:UIView#1.top == card.topMargin   (inactive, names: card:card )>"
    )
    #expect(
      text(a.leftAnchor.anchorWithOffset(to: b.leftAnchor).constraint(equalToConstant: 3))
        == "<NSLayoutConstraint b.left - UIView:UIView#1.left == 3   (inactive, names: b:b )>")
  }

  @Test func identifierPriorityAndActivityAreSaid() {
    let height = a.heightAnchor.constraint(greaterThanOrEqualToConstant: 44)
    height.identifier = "tall"
    height.priority = .defaultHigh
    height.isActive = true
    #expect(
      text(height)
        == "<NSLayoutConstraint 'tall' UIView:UIView#1.height >= 44 priority:750   (active)>")
  }

  @Test func textsAndGuidesAreQuoted() {
    let label = UILabel()
    label.text = "A text that is longer than anyone reads"
    top.addSubview(label)
    #expect(
      text(label.topAnchor.constraint(equalTo: top.safeAreaLayoutGuide.topAnchor))
        == "<NSLayoutConstraint UILabel:UILabel#1'A text that is longer tha...'.top == "
        + "UILayoutGuide:card.safeArea'UIViewSafeAreaLayoutGuide'.top   (inactive)>")
  }

  @Test func standardDistancesSaySo() {
    #expect(
      text(
        b.leadingAnchor.constraint(equalToSystemSpacingAfter: a.trailingAnchor, multiplier: 1))
        == "<NSLayoutConstraint H:[UIView:UIView#1]-(NSLayoutAnchorConstraintSpace(8))-[b]   (inactive, names: b:b )>"
    )
    let format = NSLayoutConstraint.constraints(
      withVisualFormat: "V:[a]-[b]", metrics: nil, views: ["a": a, "b": b])
    #expect(
      format.map(\.description) == [
        "<NSLayoutConstraint V:[UIView:UIView#1]-(NSSpace(8))-[b]   (inactive, names: b:b )>"
      ])
  }

  @Test func aSubclassIsNamed() {
    final class Rule: NSLayoutConstraint {}
    let rule = Rule(
      item: a, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
      multiplier: 1, constant: 4)
    #expect(text(rule) == "<Rule UIView:UIView#1.width == 4   (inactive)>")
    #expect(NSLayoutConstraint().description == "<NSLayoutConstraint>")
  }

  @Test func theConstraintsOfAStackAreListedByTheirIdentifiers() {
    let stack = UIStackView(arrangedSubviews: [box("x"), box("y")])
    stack.accessibilityIdentifier = "stack"
    stack.spacing = 4
    top.addSubview(stack)
    #expect(stack.constraints.isEmpty)
    top.layoutIfNeeded()
    let found = stack.constraints.map(\.description)
    #expect(
      found.contains(
        "<NSLayoutConstraint 'UISV-spacing' H:[x]-(4)-[y]   (active, names: x:stack/x , y:stack/y )>"
      ))
    #expect(
      found.contains(
        "<NSLayoutConstraint 'UISV-canvas-connection' stack.leading == x.leading   "
          + "(active, names: stack:stack , x:stack/x )>"))
    #expect(stack.constraints.allSatisfy { $0.isActive })
  }

  @Test func whatAScrollViewKeepsToItselfIsNotListed() {
    let scroll = UIScrollView()
    scroll.translatesAutoresizingMaskIntoConstraints = false
    top.addSubview(scroll)
    top.layoutIfNeeded()
    #expect(scroll.constraints.isEmpty)
  }

  @Test func theSizeOfContentIsListedOnceTheViewWasLaidOut() {
    let view = CountingView()
    view.content = CGSize(width: 42, height: UIView.noIntrinsicMetric)
    view.translatesAutoresizingMaskIntoConstraints = false
    view.setContentHuggingPriority(.init(251), for: .horizontal)
    top.addSubview(view)
    #expect(view.constraints.isEmpty)
    top.layoutIfNeeded()
    #expect(
      view.constraints.map(\.description) == [
        "<NSContentSizeLayoutConstraint CountingView:CountingView#1.width == 42 Hug:251 CompressionResistance:750   (active)>"
      ])
    // What stands for the content is the view's, whatever is done to it.
    view.removeConstraints(view.constraints)
    NSLayoutConstraint.deactivate(view.constraints)
    top.layoutIfNeeded()
    #expect(view.frame.size.width == CGFloat(42))
  }

  @Test func theSizeAWindowGivesIsNamedAsInLogs() {
    let window = UIWindow(environment: LayoutEnvironment(device: .standard))
    let controller = UIViewController()
    window.rootViewController = controller
    window.layoutIfNeeded()
    #expect(
      controller.view.constraintsAffectingLayout(for: .horizontal).map(\.description) == [
        "<NSAutoresizingMaskLayoutConstraint h=--- v=--- UIView:UIViewController.minX == 0   (active)>",
        "<NSLayoutConstraint 'UIView-Encapsulated-Layout-Width' UIView:UIViewController.width == 390   (active)>",
      ])
  }

  @Test func aFrameSetByHandReadsLikeAnAutoresizingMask() {
    let view = UIView(frame: rect(10, 0, 100, 50))
    view.accessibilityIdentifier = "child"
    view.autoresizingMask = [.flexibleWidth, .flexibleBottomMargin]
    top.addSubview(view)
    #expect(
      view.constraintsAffectingLayout(for: .horizontal).map(\.description).prefix(4).contains(
        "<NSAutoresizingMaskLayoutConstraint h=-&- v=--& child.width == card.width - 300   (active, names: child:child , card:card )>"
      ))
    #expect(
      view.constraintsAffectingLayout(for: .vertical).map(\.description).contains(
        "<NSAutoresizingMaskLayoutConstraint h=-&- v=--& child.minY == 0   (active, names: child:child )>"
      ))
  }
}
