import Foundation
import Testing
import TextMetrics

@testable import UIKit

@MainActor
@Suite struct MeasuringCountTests {
  /// A table whose rows are as high as their texts, of which there are ten.
  private final class List: UIViewController, UITableViewDataSource {
    static let texts = (0..<10).map { "Text number \($0)" }
    let table = UITableView()
    let rows: Int
    let isLong: Bool

    init(rows: Int, isLong: Bool) {
      self.rows = rows
      self.isLong = isLong
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() { view = table }

    override func viewDidLoad() {
      table.register(Cell.self, forCellReuseIdentifier: "cell")
      table.dataSource = self
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      let text = Self.texts[indexPath.row % 10]
      (cell as? Cell)?.label.text =
        isLong ? Array(repeating: text, count: 6).joined(separator: ", ") : text
      return cell
    }
  }

  private final class Cell: UITableViewCell {
    let label = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      label.numberOfLines = 0
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
      pin(label, UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16))
    }

    required init?(coder: NSCoder) { nil }
  }

  private func show(isLong: Bool) -> (UIWindow, List) {
    let isFull = ProcessInfo.processInfo.environment["AUTOLAYOUT_FULL"] == "1"
    let rows = isFull ? 1000 : 100
    let window = UIWindow(
      environment: LayoutEnvironment(
        screenSize: CGSize(width: 390, height: CGFloat(rows * 100)), scale: 3))
    let list = List(rows: rows, isLong: isLong)
    window.rootViewController = list
    window.makeKeyAndVisible()
    return (window, list)
  }

  @Test func `A long list lays out each distinct text once`() {
    let (window, list) = show(isLong: false)
    #expect(list.table.visibleCells.count == list.rows)
    #expect(window.textMeasurer.layoutCount == 10)
    #expect(list.table.visibleCells.allSatisfy { abs($0.frame.height - 36.3333) < 0.4 })
    // Another pass asks for nothing that is not known.
    list.table.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(window.textMeasurer.layoutCount == 10)
  }

  @Test func `Texts that wrap are laid out once more, at the width of the list`() {
    let (window, list) = show(isLong: true)
    #expect(list.table.visibleCells.count == list.rows)
    #expect(window.textMeasurer.layoutCount == 20)
    #expect(list.table.visibleCells.allSatisfy { $0.frame.height > 50 })
  }

  @Test func `A label whose text does not change is not measured again`() {
    let top = root()
    let label = UILabel()
    label.numberOfLines = 0
    label.text = "some words that need more than a line of this width to be shown"
    label.translatesAutoresizingMaskIntoConstraints = false
    top.addSubview(label)
    let width = label.widthAnchor.constraint(equalToConstant: 200)
    NSLayoutConstraint.activate([
      width, label.topAnchor.constraint(equalTo: top.topAnchor),
      label.leftAnchor.constraint(equalTo: top.leftAnchor),
    ])
    top.layoutIfNeeded()
    let count = top.textMeasurer.layoutCount
    #expect(count == 2)
    for _ in 0..<5 {
      top.setNeedsLayout()
      label.invalidateIntrinsicContentSize()
      top.layoutIfNeeded()
    }
    #expect(top.textMeasurer.layoutCount == count)
    width.constant = 150
    top.layoutIfNeeded()
    #expect(top.textMeasurer.layoutCount == count + 1)
    width.constant = 200
    top.layoutIfNeeded()
    #expect(top.textMeasurer.layoutCount == count + 1)
  }
}
