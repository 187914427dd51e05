import Cassowary

/// A list of cells of six views each, all as wide as an edited window of 375.
enum TableOfCells {
  private struct View {
    let left, top, width, height: Variable

    init(_ solver: Solver) {
      left = solver.makeVariable()
      top = solver.makeVariable()
      width = solver.makeVariable()
      height = solver.makeVariable()
    }
  }

  /// Returns the solved table and the width of its window.
  static func make(_ count: Int) throws(SolverError) -> (solver: Solver, window: Variable) {
    let solver = Solver()
    let window = solver.makeVariable("W")
    try solver.stageEdit(of: window, strength: Strength(1e6))
    try solver.stage(suggestion: 375, for: window)
    for index in 0..<count { try addCell(index, to: solver, window) }
    try solver.solve()
    return (solver, window)
  }

  private static func addCell(
    _ index: Int, to solver: Solver, _ window: Variable
  ) throws(SolverError) {
    let cell = View(solver)
    let icon = View(solver)
    let chevron = View(solver)
    let detail = View(solver)
    let title = View(solver)
    let subtitle = View(solver)
    func wish(
      _ expression: LinearExpression, _ relation: Relation, _ strength: Double,
      _ name: String? = nil
    ) throws(SolverError) {
      var constraint = Constraint(expression, relation, strength: Strength(strength))
      constraint.identifier = name
      try solver.stage(constraint)
    }
    func centre(_ view: View) throws(SolverError) {
      try solver.stage(view.top + 0.5 * view.height == cell.top + 0.5 * cell.height)
    }
    try solver.stage(cell.left == 0)
    try solver.stage(cell.top == Double(60 * index))
    try solver.stage(cell.width == window)
    try solver.stage(cell.height >= 44)
    try wish(cell.height - 60, .equal, 1)
    try solver.stage(icon.left == cell.left + 16)
    try solver.stage(icon.width == 40)
    try solver.stage(icon.height == icon.width)
    try centre(icon)
    try solver.stage(chevron.left + chevron.width == cell.left + cell.width - 16)
    try solver.stage(chevron.width == 10)
    try solver.stage(chevron.height == 16)
    try centre(chevron)
    try solver.stage(detail.left + detail.width == chevron.left - 8)
    try wish(detail.width - 60, .equal, 1e3)
    try wish(detail.width - 20, .greaterOrEqual, 1e5)
    try wish(detail.height - 20, .equal, 1e5)
    try centre(detail)
    try solver.stage(title.left == icon.left + icon.width + 12)
    try solver.stage(title.left + title.width <= detail.left - 8)
    try wish(title.width - Double(120 + 10 * (index % 7)), .equal, 10, "title \(index)")
    try wish(title.width - 40, .greaterOrEqual, 1e5)
    try solver.stage(title.top == cell.top + 8)
    try wish(title.height - 20, .equal, 1e5)
    try solver.stage(subtitle.left == title.left)
    try solver.stage(subtitle.left + subtitle.width <= detail.left - 8)
    try wish(subtitle.width - 200, .equal, 1.5)
    try solver.stage(subtitle.top == title.top + title.height + 4)
    try wish(subtitle.height - 16, .equal, 1e5)
    try solver.stage(subtitle.top + subtitle.height <= cell.top + cell.height - 8)
  }
}
