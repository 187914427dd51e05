import Cassowary

extension Workload {
  /// W5: in a list of 18 cells, a constraint on one detail after the other is added and removed.
  ///
  /// Every addition and every removal is solved on its own; a pair that merely cancels in a log would
  /// measure nothing.
  static func churn() -> Workload {
    var workload = Workload(name: "W5")
    let width = workload.makeVariable()
    let details = workload.buildTable(18, width: width, seeded: false)
    workload.phase("churn10000", solvesEachChange: true) { workload in
      for step in 0..<10_000 {
        let detail = details[37 * step % 18].width
        workload.addAndRemove(
          step.isMultiple(of: 2)
            ? workload.define([(detail, 1)], .greaterOrEqual, Double(70 + step % 5))
            : workload.define([(detail, 1)], .equal, 50, weight: 50_000))
      }
      workload.perform(.update)
    }
    return workload
  }

  /// W5c: in a row of 100 boxes, a constraint on one width after the other is added and removed, which
  /// moves many boxes each time.
  static func chainChurn() -> Workload {
    var workload = Workload(name: "W5c")
    let width = workload.makeVariable()
    let widths = workload.buildChain(100, width: width, seeded: false)
    workload.phase("churn1000", solvesEachChange: true) { workload in
      for step in 0..<1_000 {
        let box = widths[37 * step % 100]
        workload.addAndRemove(
          step.isMultiple(of: 2)
            ? workload.define([(box, 1)], .greaterOrEqual, 60)
            : workload.define([(box, 1)], .equal, 70, weight: 500_000))
      }
      workload.perform(.update)
    }
    return workload
  }

  private mutating func addAndRemove(_ row: Int) {
    perform(.add(row))
    perform(.remove(row))
  }
}
