import Cassowary
import Foundation
import Testing

/// A case of kind `solver` from public reports.
struct SolverCase: Decodable, CustomTestStringConvertible, Sendable {
  struct Addition: Decodable, Sendable {
    var id: String
    var expr: [String: Double]
    var rel: String
    var const: Double
    var priority: Double
  }

  struct Change: Decodable, Sendable {
    var id: String
    var priority: Double?
    var const: Double?
  }

  struct Expectation: Decodable, Sendable {
    var values: [String: Double]?
    var range: [String: [Double]]?
    var unsatisfiable: Bool?
    var conflict: [String]?
    var thenRemove: [String]?
  }

  struct Suggestion: Decodable, Sendable {
    var name: String
    var value: Double

    init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      name = try container.decode(String.self)
      value = try container.decode(Double.self)
    }
  }

  struct Operation: Decodable, Sendable {
    var add: Addition?
    var remove: String?
    var edit: String?
    var priority: Double?
    var suggest: Suggestion?
    var set: Change?
    var expect: Expectation?
  }

  var name: String
  var ops: [Operation]

  var testDescription: String { name }

  static let all: [SolverCase] = {
    let folder = Bundle.module.bundleURL.appendingPathComponent("Vectors/report")
    let files = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    return (files ?? []).sorted { $0.path < $1.path }.compactMap {
      guard let data = try? Data(contentsOf: $0) else { return nil }
      return try? JSONDecoder().decode(SolverCase.self, from: data)
    }
  }()
}

/// Runs a case in the order given, or with neighbouring additions in another order.
final class CaseMachine {
  private let solver = Solver()
  private var variables: [String: Variable] = [:]
  private var constraints: [String: Constraint.ID] = [:]

  func run(_ operations: [SolverCase.Operation]) throws {
    for operation in operations {
      if let addition = operation.add {
        constraints[addition.id] = try solver.stage(constraint(addition))
      }
      if let name = operation.remove { try solver.stageRemoval(of: id(name)) }
      if let name = operation.edit {
        try solver.stageEdit(
          of: variable(name), strength: strength(operation.priority ?? .nan))
      }
      if let suggestion = operation.suggest {
        try solver.stage(suggestion: suggestion.value, for: variable(suggestion.name))
      }
      if let change = operation.set {
        if let priority = change.priority {
          try solver.stage(strength: strength(priority), of: id(change.id))
        }
        if let const = change.const { try solver.stage(constant: -const, of: id(change.id)) }
      }
      if let expectation = operation.expect { try check(expectation) }
    }
  }

  private func id(_ name: String) throws -> Constraint.ID {
    try #require(constraints[name])
  }

  private func variable(_ name: String) -> Variable {
    if let known = variables[name] { return known }
    let made = solver.makeVariable(name)
    variables[name] = made
    return made
  }

  private func strength(_ priority: Double) -> Strength {
    priority == 1000 ? .required : Strength(priority)
  }

  private func constraint(_ addition: SolverCase.Addition) -> Constraint {
    var expression = LinearExpression(-addition.const)
    for name in addition.expr.keys.sorted() {
      expression.append(.init(variable(name), times: addition.expr[name] ?? .nan))
    }
    let relation: Relation =
      switch addition.rel {
      case "==": .equal
      case "<=": .lessOrEqual
      default: .greaterOrEqual
      }
    return Constraint(
      expression, relation, strength: strength(addition.priority), identifier: addition.id)
  }

  private func check(_ expectation: SolverCase.Expectation) throws {
    let conflict = conflictOfSolving(solver)
    #expect((conflict != nil) == (expectation.unsatisfiable ?? false))
    if let conflict {
      let names = conflict.members.map { solver.constraint($0).identifier ?? "" }
      if let expected = expectation.conflict { #expect(names.sorted() == expected.sorted()) }
      for name in expectation.thenRemove ?? [] { try solver.stageRemoval(of: id(name)) }
      try solver.solve()
    }
    for (name, expected) in expectation.values ?? [:] {
      let value = solver.value(of: variable(name))
      #expect(abs(value - expected) <= 1e-6 * max(1, abs(expected)), "\(name) is \(value)")
    }
    for (name, range) in expectation.range ?? [:] {
      let value = solver.value(of: variable(name))
      #expect(value >= range[0] - 1e-6 && value <= range[1] + 1e-6, "\(name) is \(value)")
    }
  }
}
