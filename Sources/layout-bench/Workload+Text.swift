extension Workload {
  /// The workload as a file of operations that a harness in any language can read and run.
  ///
  /// The format is that of the specification's `.wl` files: `V n` and `C m`, then *m* lines
  /// `REL strength constant k (variable coefficient)*k`, then the operations `P name` (a phase begins),
  /// `A i`, `R i`, `E variable weight`, `S variable value`, `U`. Two of ours come on top:
  /// `K i constant` gives a constraint another constant, and `D` is an update that needs to write out
  /// only what changed.
  var operationText: String {
    var lines = ["V \(variableCount)", "C \(rows.count)"]
    for row in rows {
      // Kiwi's number for a required constraint, which the format uses for all solvers.
      let weight = row.weight == .infinity ? 1_001_001_000 : row.weight
      var line = "\(row.relation) \(weight) \(row.constant) \(row.terms.count)"
      for term in terms[row.terms] { line += " \(term.variable) \(term.coefficient)" }
      lines.append(line)
    }
    for phase in phases {
      lines.append("P \(phase.name)")
      for operation in operations[phase.operations] { lines.append(Self.text(of: operation)) }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func text(of operation: Operation) -> String {
    switch operation {
    case .add(let row): "A \(row)"
    case .remove(let row): "R \(row)"
    case .edit(let variable, let weight): "E \(variable) \(weight)"
    case .suggest(let variable, let value): "S \(variable) \(value)"
    case .setConstant(let row, let constant): "K \(row) \(constant)"
    case .update: "U"
    case .updateChanged: "D"
    }
  }
}
