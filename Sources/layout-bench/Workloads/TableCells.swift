import Cassowary

extension Workload {
  /// W3: a list of cells, each with an icon, a chevron, a detail, a title and a subtitle, whose width
  /// changes.
  static func tableCells(_ count: Int, seeded: Bool) -> Workload {
    var workload = Workload(name: "W3\(seeded ? "s" : "")_\(count)")
    let width = workload.makeVariable()
    _ = workload.buildTable(count, width: width, seeded: seeded)
    let rounds = count >= 1000 ? 4 : 20
    workload.phase("edit\(5 * rounds)") { workload in
      for _ in 0..<rounds {
        for value in [250.0, 320, 200, 414, tableWidth] {
          workload.perform(.suggest(width, value))
          workload.perform(.update)
        }
      }
    }
    return workload
  }

  /// W3leaf: in a list of cells that stays as wide as it is, one detail after the other gets another
  /// width and then its old one back.
  static func tableLeaves(_ count: Int) -> Workload {
    var workload = Workload(name: "W3leaf_\(count)")
    let width = workload.makeVariable()
    let details = workload.buildTable(count, width: width, seeded: true)
    workload.phase("leaf200") { workload in
      for step in 0..<100 {
        let row = details[37 * step % count].preference
        for preferred in [75.0, detailWidth] {
          workload.perform(.setConstant(row, -preferred))
          workload.perform(.updateChanged)
        }
      }
    }
    return workload
  }

  /// A detail's width, and the constraint that says which it prefers.
  struct Detail {
    let width: Int
    let preference: Int
  }

  private static let tableWidth = 375.0
  private static let detailWidth = 60.0

  /// Writes the build phase of a list of cells and returns their details.
  mutating func buildTable(_ count: Int, width: Int, seeded: Bool) -> [Detail] {
    var details: [Detail] = []
    phase("build") { workload in
      workload.perform(.edit(width, weight: Self.strong))
      if seeded { workload.perform(.suggest(width, Self.tableWidth)) }
      for index in 0..<count { details.append(workload.addCell(index, width: width)) }
      if !seeded { workload.perform(.suggest(width, Self.tableWidth)) }
      workload.perform(.update)
    }
    return details
  }

  private struct Item {
    let left: Int
    let top: Int
    let width: Int
    let height: Int
  }

  private mutating func addCell(_ index: Int, width: Int) -> Detail {
    let nearlyRequired = 1e5
    let cell = Item(
      left: makeVariable(), top: makeVariable(), width: makeVariable(), height: makeVariable())
    add([(cell.left, 1)], .equal, 0)
    add([(cell.top, 1)], .equal, 60 * Double(index))
    add([(cell.width, 1), (width, -1)], .equal, 0)
    add([(cell.height, 1)], .greaterOrEqual, 44)
    add([(cell.height, 1)], .equal, 60, weight: Self.weak)

    let icon = makeCentered()
    add([(icon.left, 1), (cell.left, -1)], .equal, 16)
    add([(icon.width, 1)], .equal, 40)
    add([(icon.height, 1), (icon.width, -1)], .equal, 0)
    addCentering(of: icon, in: cell)

    let chevron = makeCentered()
    add([(chevron.left, 1), (chevron.width, 1), (cell.left, -1), (cell.width, -1)], .equal, -16)
    add([(chevron.width, 1)], .equal, 10)
    add([(chevron.height, 1)], .equal, 16)
    addCentering(of: chevron, in: cell)

    let detail = makeCentered()
    add([(detail.left, 1), (detail.width, 1), (chevron.left, -1)], .equal, -8)
    let preference = add([(detail.width, 1)], .equal, Self.detailWidth, weight: Self.medium)
    add([(detail.width, 1)], .greaterOrEqual, 20, weight: nearlyRequired)
    add([(detail.height, 1)], .equal, 20, weight: nearlyRequired)
    addCentering(of: detail, in: cell)

    let title = makeText()
    add([(title.left, 1), (icon.left, -1), (icon.width, -1)], .equal, 12)
    add([(title.left, 1), (title.width, 1), (detail.left, -1)], .lessOrEqual, -8)
    add([(title.width, 1)], .equal, Double(120 + 10 * (index % 7)), weight: 10)
    add([(title.width, 1)], .greaterOrEqual, 40, weight: nearlyRequired)
    add([(title.top, 1), (cell.top, -1)], .equal, 8)
    add([(title.height, 1)], .equal, 20, weight: nearlyRequired)

    let subtitle = makeText()
    add([(subtitle.left, 1), (title.left, -1)], .equal, 0)
    add([(subtitle.left, 1), (subtitle.width, 1), (detail.left, -1)], .lessOrEqual, -8)
    add([(subtitle.width, 1)], .equal, 200, weight: 1.5)
    add([(subtitle.top, 1), (title.top, -1), (title.height, -1)], .equal, 4)
    add([(subtitle.height, 1)], .equal, 16, weight: nearlyRequired)
    add(
      [(subtitle.top, 1), (subtitle.height, 1), (cell.top, -1), (cell.height, -1)], .lessOrEqual,
      -8)
    return Detail(width: detail.width, preference: preference)
  }

  // Variables are numbered in the order in which the constraints first name them.

  private mutating func makeCentered() -> Item {
    let (left, width, height) = (makeVariable(), makeVariable(), makeVariable())
    return Item(left: left, top: makeVariable(), width: width, height: height)
  }

  private mutating func makeText() -> Item {
    let (left, width) = (makeVariable(), makeVariable())
    return Item(left: left, top: makeVariable(), width: width, height: makeVariable())
  }

  private mutating func addCentering(of item: Item, in cell: Item) {
    add([(item.top, 1), (item.height, 0.5), (cell.top, -1), (cell.height, -0.5)], .equal, 0)
  }
}
