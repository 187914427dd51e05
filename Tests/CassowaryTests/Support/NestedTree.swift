import Cassowary

/// A tree in which every node holds three nodes side by side, inset by 1, 2 and 4, all of one width.
struct NestedTree {
  private struct Node {
    let left, top, width, height: Variable

    init(_ solver: Solver) {
      left = solver.makeVariable()
      top = solver.makeVariable()
      width = solver.makeVariable()
      height = solver.makeVariable()
    }
  }

  let solver = Solver()
  let width: Variable
  let height: Variable

  init(depth: Int) throws(SolverError) {
    let root = Node(solver)
    width = root.width
    height = root.height
    try solver.stageEdit(of: width, strength: Strength(1e6))
    try solver.stageEdit(of: height, strength: Strength(1e6))
    try solver.stage(suggestion: 9000, for: width)
    try solver.stage(suggestion: 200, for: height)
    try solver.stage(root.left == 0)
    try solver.stage(root.top == 0)
    var level = [root]
    for depth in (1..<depth).reversed() {
      var next: [Node] = []
      for parent in level { next += try children(of: parent, areLeaves: depth == 1) }
      level = next
    }
    try solver.solve()
  }

  private func children(of parent: Node, areLeaves: Bool) throws(SolverError) -> [Node] {
    var nodes: [Node] = []
    for _ in 0..<3 {
      let node = Node(solver)
      if let last = nodes.last {
        try solver.stage(node.left == last.left + last.width + 1)
        try solver.stage(node.width == last.width)
      } else {
        try solver.stage(node.left == parent.left + 1)
      }
      try solver.stage(node.top == parent.top + 2)
      try solver.stage(node.height == parent.height - 4)
      nodes.append(node)
    }
    try solver.stage(parent.left + parent.width == nodes[2].left + nodes[2].width + 1)
    if areLeaves {
      for node in nodes {
        try solver.stage(
          Constraint(node.width - 1, .greaterOrEqual, strength: Strength(1e5)))
      }
    }
    return nodes
  }
}
