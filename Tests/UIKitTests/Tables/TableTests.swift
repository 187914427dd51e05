import Frames
import Testing
import UIKit

/// A cell with an initialiser of its own, as most are.
@MainActor
final class PlainCell: UITableViewCell {
  let line = UIView()
  var reuses = 0

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    line.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(line)
    pin(line, UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 10))
    height.isActive = true
  }

  required init?(coder: NSCoder) { nil }

  lazy var height = line.heightAnchor.constraint(equalToConstant: 20)

  override func prepareForReuse() { reuses += 1 }
}

/// A cell that inherits its initialiser and has properties of its own.
@MainActor
class InheritingCell: UITableViewCell {
  var first = "first"
  var second = [1, 2, 3]
}

/// A cell below a cell.
@MainActor
final class GrandchildCell: InheritingCell {
  let third = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    second.append(4)
  }

  required init?(coder: NSCoder) { nil }
}

@MainActor
private final class Rows: UITableViewDataSource {
  var sections: [Int]
  var asked: [IndexPath] = []
  var made: Set<ObjectIdentifier> = []

  init(_ sections: [Int]) { self.sections = sections }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section]
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    asked.append(indexPath)
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    made.insert(ObjectIdentifier(cell))
    (cell as? PlainCell)?.height.constant = 20 + CGFloat(indexPath.row)
    return cell
  }
}

@MainActor
@Suite struct TableTests {
  private func table(_ rows: Rows, _ cellClass: AnyClass = PlainCell.self) -> UITableView {
    let table = UITableView(frame: rect(0, 0, 320, 100))
    table.register(cellClass, forCellReuseIdentifier: "row")
    table.dataSource = rows
    table.layoutIfNeeded()
    return table
  }

  @Test func rowsAreAsHighAsTheirConstraintsSay() {
    let rows = Rows([2, 1])
    let table = table(rows)
    let expected: [CGRect] = [
      rect(0, 0, 320, 30), rect(0, 30, 320, 31), rect(0, 61, 320, 30),
    ]
    #expect(table.visibleCells.map(\.frame) == expected)
    #expect(table.contentSize == CGSize(width: 320, height: 91))
    let cell = table.cellForRow(at: IndexPath(row: 1, section: 0)) as? PlainCell
    #expect(cell?.contentView.frame == rect(0, 0, 320, 31))
    #expect(cell?.line.frame == rect(10, 5, 300, 21))
  }

  @Test func onlyRowsInSightAreBuilt() {
    let rows = Rows([1_000])
    let table = table(rows)
    // 30, 31 and 32 points fill 93 of 100; the fourth begins within sight.
    #expect(rows.asked.map(\.row) == [0, 1, 2, 3])
    #expect(table.visibleCells.count == 4)
    let total: CGFloat = 126 + 996 * 44
    #expect(table.contentSize.height == total)
    #expect(table.cellForRow(at: IndexPath(row: 9, section: 0)) == nil)
  }

  @Test func scrollingReusesCells() {
    let rows = Rows([1_000])
    let table = table(rows)
    for offset in stride(from: 0, through: 2_000, by: 50) {
      table.contentOffset.y = CGFloat(offset)
      table.layoutIfNeeded()
    }
    #expect(rows.asked.count > 30)
    #expect(rows.made.count < 10)
    let reuses = table.visibleCells.compactMap { ($0 as? PlainCell)?.reuses }
    #expect(reuses.allSatisfy { $0 > 0 })
    #expect(table.subviews.count == table.visibleCells.count)
    let shown = table.visibleCells.compactMap { table.indexPath(for: $0) }
    #expect(shown == table.indexPathsForVisibleRows)
    #expect(table.subviews as? [UITableViewCell] == table.visibleCells, "in the order of the rows")
  }

  @Test func reloadingAsksForEverythingAgain() {
    let rows = Rows([1])
    let table = table(rows)
    rows.sections = [3]
    #expect(table.numberOfRows(inSection: 0) == 1)
    table.reloadData()
    table.layoutIfNeeded()
    #expect(table.numberOfRows(inSection: 0) == 3)
    #expect(table.visibleCells.count == 3)
    #expect(rows.made.count == 3, "the one that was there is used again")
  }

  @Test func aRowWithoutConstraintsHasTheUsualHeight() {
    let rows = Rows([1])
    let table = table(rows, UITableViewCell.self)
    #expect(table.visibleCells.map(\.frame) == [rect(0, 0, 320, 44)])
    table.visibleCells[0].textLabel?.text = "Text"
    table.reloadData()
    table.layoutIfNeeded()
    #expect(table.visibleCells.map(\.frame) == [rect(0, 0, 320, 44)])
    #expect(table.visibleCells[0].textLabel?.frame == rect(16, 0, 288, 44))
  }

  @Test func aFixedRowHeightWins() {
    let rows = Rows([3])
    let table = table(rows)
    table.rowHeight = 25
    table.layoutIfNeeded()
    #expect(table.visibleCells.map(\.frame.minY) == [0, 25, 50])
    #expect(table.rectForRow(at: IndexPath(row: 2, section: 0)) == rect(0, 50, 320, 25))
  }

  @Test func registeredClassesAreMadeWhetherTheyOverrideOrInherit() throws {
    let path = IndexPath(row: 0, section: 0)
    let table = UITableView()
    table.register(UITableViewCell.self, forCellReuseIdentifier: "base")
    table.register(PlainCell.self, forCellReuseIdentifier: "plain")
    table.register(InheritingCell.self, forCellReuseIdentifier: "inheriting")
    table.register(GrandchildCell.self, forCellReuseIdentifier: "grandchild")
    let base = table.dequeueReusableCell(withIdentifier: "base", for: path)
    #expect(type(of: base) == UITableViewCell.self)
    #expect(base.reuseIdentifier == "base")
    let plain = try #require(
      table.dequeueReusableCell(withIdentifier: "plain", for: path) as? PlainCell)
    #expect(plain.height.isActive)
    let inheriting = try #require(
      table.dequeueReusableCell(withIdentifier: "inheriting", for: path) as? InheritingCell)
    #expect(inheriting.first == "first")
    #expect(inheriting.second == [1, 2, 3])
    let grandchild = try #require(
      table.dequeueReusableCell(withIdentifier: "grandchild", for: path) as? GrandchildCell)
    #expect(grandchild.second == [1, 2, 3, 4])
    #expect(grandchild.contentView.superview === grandchild)
    #expect(grandchild.reuseIdentifier == "grandchild")
    #expect(table.dequeueReusableCell(withIdentifier: "unknown") == nil)
  }

  @Test func cellsAndTheirContentViewsHaveNamesInDumps() {
    let rows = Rows([1, 1])
    let table = table(rows)
    let root = withExtendedLifetime(rows) { table.frameTree().root }
    #expect(root.children.map(\.id) == ["PlainCell@0.0", "PlainCell@1.0"])
    #expect(root.children.map(\.className) == ["PlainCell", "PlainCell"])
    #expect(root.children[0].children.map(\.id) == ["contentView"])
    #expect(root.children[0].children.map(\.className) == ["UIView"])
  }
}
