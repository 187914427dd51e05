import FrameDump

/// Trees that several suites look at.
enum Samples {
  static let screen = ScreenDescription(
    size: Size(width: 390, height: 844), pixelScale: 3,
    safeArea: Insets(top: 47, left: 0, bottom: 34, right: 0))

  /// The contacts screen with three invented contacts.
  static let contacts = FrameTree(
    screen: screen,
    root: view(
      "ContactsController", "ContactsView", 0, 0, 390, 844,
      [
        view("table", "UITableView", 8, 79, 374, 541, contactCells),
        view(
          "bottom", "UIView", 8, 628, 374, 174,
          [
            view("name", "UITextField", 8, 8, 358, 34, text: "Name"),
            view("email", "UITextField", 8, 50, 358, 34, text: "Email"),
            view("phone", "UITextField", 8, 92, 358, 34, text: "Phone"),
            view("add", "UIButton", 4, 134, 366, 32, text: "Add Contact"),
          ]),
      ]))

  private static let contactCells = ["Ada Example", "Grace Sample", "Linus Placeholder"]
    .enumerated().map { row, name in
      var label = view("name", "UILabel", 10, 8, 354, 20, text: name)
      label.flags = [.overflow(.right, by: 10)]
      return view(
        "ContactCell@0.\(row)", "ContactCell", 0, Double(row) * 44, 374, 44,
        [
          view("contentView", "UIView", 0, 0, 374, 44),
          view("wrapper", "UIView", 10, 4, 354, 36, [label]),
        ])
    }

  static func view(
    _ id: String, _ className: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double,
    text: String? = nil, _ children: [FrameTree.Node] = []
  ) -> FrameTree.Node {
    FrameTree.Node(
      id: id, className: className, frame: Rect(x: x, y: y, width: width, height: height),
      text: text, children: children)
  }
}
