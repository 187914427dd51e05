import Cassowary

extension Workload {
  /// W1: a form of eight rows, each a label and a field, in a window that is resized.
  static func form() -> Workload {
    var workload = Workload(name: "W1")
    let width = workload.makeVariable()
    let height = workload.makeVariable()
    workload.phase("build") { $0.buildForm(width: width, height: height) }
    workload.phase("edit600") { workload in
      let sizes: [(Double, Double)] = [
        (400, 600), (600, 400), (800, 1200), (1200, 800), (400, 800), (800, 400),
      ]
      for _ in 0..<100 {
        for size in sizes {
          workload.perform(.suggest(width, size.0))
          workload.perform(.suggest(height, size.1))
          workload.perform(.update)
        }
      }
    }
    return workload
  }

  /// The four sides of a label or field.
  private struct Item {
    let left: Int
    let top: Int
    let width: Int
    let height: Int

    init(in workload: inout Workload) {
      left = workload.makeVariable()
      top = workload.makeVariable()
      width = workload.makeVariable()
      height = workload.makeVariable()
    }

    var sides: [Int] { [left, top, width, height] }
  }

  /// The edges of the area that the rows share.
  private struct Area {
    let left: Int
    let top: Int
    let right: Int
    let bottom: Int
  }

  private mutating func buildForm(width: Int, height: Int) {
    perform(.edit(width, weight: Self.strong))
    perform(.edit(height, weight: Self.strong))
    add([(width, 1)], .equal, 0, weight: Self.medium)
    add([(height, 1)], .equal, 0, weight: Self.medium)
    let left = makeVariable()
    let top = makeVariable()
    for side in [left, top, width, height] { add([(side, 1)], .greaterOrEqual, 0) }
    add([(left, 1)], .equal, 0, weight: Self.weak)
    add([(top, 1)], .equal, 0, weight: Self.weak)
    let area = Area(
      left: makeVariable(), top: makeVariable(), right: makeVariable(), bottom: makeVariable())
    add([(area.left, 1), (left, -1)], .equal, 10)
    add([(area.top, 1), (top, -1)], .equal, 10)
    add([(area.right, 1), (left, -1), (width, -1)], .equal, -10)
    add([(area.bottom, 1), (top, -1), (height, -1)], .equal, -10)

    var middle: Int?
    var above: Item?
    for index in 0..<8 {
      let label = Item(in: &self)
      let field = Item(in: &self)
      // All rows share one line where the fields begin.
      let line = middle ?? makeVariable()
      middle = line
      addFormRow(index, label, field, middle: line, above: above, area)
      above = field
    }
    if let last = above {
      add([(area.bottom, 1), (last.top, -1), (last.height, -1)], .greaterOrEqual, 0)
    }
    perform(.update)
  }

  private mutating func addFormRow(
    _ index: Int, _ label: Item, _ field: Item, middle: Int, above: Item?, _ area: Area
  ) {
    for side in label.sides + field.sides { add([(side, 1)], .greaterOrEqual, 0) }
    let title = Double(60 + 3 * index)
    add([(label.width, 1)], .greaterOrEqual, title, weight: Self.strong)
    add([(label.width, 1)], .equal, title, weight: 1 + 0.125 * Double(index))
    add([(label.height, 1)], .greaterOrEqual, 16, weight: Self.strong)
    add([(label.height, 1)], .equal, 16, weight: Self.strong)
    add([(field.width, 1)], .greaterOrEqual, 125, weight: Self.strong)
    add([(field.height, 1)], .greaterOrEqual, 21, weight: Self.strong)
    add([(field.height, 1)], .equal, 21, weight: Self.strong)
    add([(label.left, 1), (area.left, -1)], .greaterOrEqual, 0)
    add([(label.left, 1), (area.left, -1)], .equal, 0, weight: 1250)
    add([(field.left, 1), (middle, -1)], .equal, 0, weight: Self.strong)
    let gap = [(field.left, 1.0), (label.left, -1), (label.width, -1)]
    add(gap, .greaterOrEqual, 10)
    add(gap, .equal, 10, weight: 500 + Double(index))
    let margin = [(area.right, 1.0), (field.left, -1), (field.width, -1)]
    add(margin, .greaterOrEqual, 0)
    add(margin, .equal, 0, weight: 1250)
    add(
      [(field.top, 1), (field.height, 0.5), (label.top, -1), (label.height, -0.5)], .equal, 0,
      weight: Self.strong)
    if let above {
      let distance = [(field.top, 1.0), (above.top, -1), (above.height, -1)]
      add(distance, .greaterOrEqual, 10)
      add(distance, .equal, 10, weight: 1250)
    } else {
      add([(field.top, 1), (area.top, -1)], .greaterOrEqual, 0)
      add([(field.top, 1), (area.top, -1)], .equal, 0, weight: 1250)
    }
  }
}
