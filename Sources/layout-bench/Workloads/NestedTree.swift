import Cassowary

extension Workload {
  /// W4: a tree of views, three in each, in a window whose width changes.
  static func nestedTree(depth: Int, seeded: Bool) -> Workload {
    var workload = Workload(name: "W4\(seeded ? "s" : "")_\(depth)")
    _ = workload.buildTree(depth: depth, seeded: seeded)
    return workload
  }

  /// W6: W4, and then its window dragged by its corner through 10,000 sizes.
  static func drag(depth: Int) -> Workload {
    var workload = Workload(name: "W6_\(depth)")
    let root = workload.buildTree(depth: depth, seeded: false)
    workload.phase("drag10000") { workload in
      for step in 0..<10_000 {
        workload.perform(.suggest(root.width, Double(7000 + 37 * step % 5001)))
        workload.perform(.suggest(root.height, Double(100 + 17 * step % 401)))
        workload.perform(.update)
      }
    }
    return workload
  }

  private struct Node {
    let width: Int
    let height: Int
    let left: Int
    let top: Int
  }

  /// Writes the phases that W4 and W6 share and returns the root.
  private mutating func buildTree(depth: Int, seeded: Bool) -> Node {
    let root = Node(
      width: makeVariable(), height: makeVariable(), left: makeVariable(), top: makeVariable())
    phase("build") { workload in
      workload.perform(.edit(root.width, weight: Self.strong))
      workload.perform(.edit(root.height, weight: Self.strong))
      if seeded { workload.suggestFirstSize(of: root) }
      workload.add([(root.left, 1)], .equal, 0)
      workload.add([(root.top, 1)], .equal, 0)
      var level = [root]
      for depthOfChildren in 1..<max(1, depth) {
        let areLeaves = depthOfChildren == depth - 1
        level = level.flatMap { workload.addChildren(of: $0, areLeaves: areLeaves) }
      }
      if !seeded { workload.suggestFirstSize(of: root) }
      workload.perform(.update)
    }
    phase("edit20") { $0.alternate(root.width, 12_000, 7_000, rounds: 10) }
    return root
  }

  private mutating func suggestFirstSize(of root: Node) {
    perform(.suggest(root.width, 9000))
    perform(.suggest(root.height, 200))
  }

  private mutating func addChildren(of parent: Node, areLeaves: Bool) -> [Node] {
    var children: [Node] = []
    // The first child's width is numbered when the second child's constraints first name it.
    let firstLeft = makeVariable()
    add([(firstLeft, 1), (parent.left, -1)], .equal, 1)
    let (firstTop, firstHeight) = addVerticalPlace(in: parent)
    for _ in 1..<3 {
      let left = makeVariable()
      let before =
        children.last
        ?? Node(width: makeVariable(), height: firstHeight, left: firstLeft, top: firstTop)
      if children.isEmpty { children.append(before) }
      add([(left, 1), (before.left, -1), (before.width, -1)], .equal, 1)
      let width = makeVariable()
      add([(width, 1), (before.width, -1)], .equal, 0)
      let (top, height) = addVerticalPlace(in: parent)
      children.append(Node(width: width, height: height, left: left, top: top))
    }
    let last = children[2]
    add([(parent.left, 1), (parent.width, 1), (last.left, -1), (last.width, -1)], .equal, 1)
    if areLeaves {
      for child in children { add([(child.width, 1)], .greaterOrEqual, 1, weight: 1e5) }
    }
    return children
  }

  private mutating func addVerticalPlace(in parent: Node) -> (top: Int, height: Int) {
    let top = makeVariable()
    add([(top, 1), (parent.top, -1)], .equal, 2)
    let height = makeVariable()
    add([(height, 1), (parent.height, -1)], .equal, -4)
    return (top, height)
  }
}
