extension Workload {
  /// The names of the workloads of a full run, in its order.
  static let names = [
    "W1", "W2_100", "W2_300", "W2s_100", "W2s_300", "W2s_1000", "W2s_5000", "W2e_100", "W2e_300",
    "W3_18", "W3_100", "W3s_100", "W3s_1000", "W3leaf_1000", "W4_6", "W4s_8", "W5", "W5c", "W6_6",
    "W6_8",
  ]

  /// The names of the workloads of a smoke run: each at its smallest size.
  static let smokeNames = [
    "W1", "W2_100", "W2s_100", "W2e_100", "W3_18", "W3s_100", "W3leaf_18", "W4_6", "W4s_6", "W5",
    "W5c", "W6_6",
  ]

  /// Makes the workload of a name such as `W1` or `W2s_1000`.
  init?(named name: String) {
    let parts = name.split(separator: "_", omittingEmptySubsequences: false)
    // A tree of depth 12 has a million variables, a chain of 100,000 boxes four times as many.
    var size = parts.count == 2 ? Int(parts[1]) : nil
    if let number = size, !(1...100_000).contains(number) { size = nil }
    let depth = size.flatMap { (2...12).contains($0) ? $0 : nil }
    switch (parts[0], parts.count, size, depth) {
    case ("W1", 1, _, _): self = .form()
    case ("W5", 1, _, _): self = .churn()
    case ("W5c", 1, _, _): self = .chainChurn()
    case ("W2", 2, let size?, _): self = .chain(size, seeded: false)
    case ("W2s", 2, let size?, _): self = .chain(size, seeded: true)
    case ("W2e", 2, let size?, _): self = .equalChain(size)
    case ("W3", 2, let size?, _): self = .tableCells(size, seeded: false)
    case ("W3s", 2, let size?, _): self = .tableCells(size, seeded: true)
    case ("W3leaf", 2, let size?, _): self = .tableLeaves(size)
    case ("W4", 2, _, let depth?): self = .nestedTree(depth: depth, seeded: false)
    case ("W4s", 2, _, let depth?): self = .nestedTree(depth: depth, seeded: true)
    case ("W6", 2, _, let depth?): self = .drag(depth: depth)
    default: return nil
    }
  }
}
