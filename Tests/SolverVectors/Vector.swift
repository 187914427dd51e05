import Foundation

/// A script of solver operations from the vectors, as JSON arrays.
package struct Vector: Sendable, CustomStringConvertible {
  /// The name of the vector, unique among all.
  package var name: String
  /// The name of the vector.
  package var description: String { name }
  var operations: [[Value]]
  var needs: [String]

  /// One argument of an operation.
  enum Value: Decodable, Sendable {
    case number(Double)
    case text(String)
    case flag(Bool)
    case list([Value])
    case table([String: Value])

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let flag = try? container.decode(Bool.self) {
        self = .flag(flag)
      } else if let number = try? container.decode(Double.self) {
        self = .number(number)
      } else if let text = try? container.decode(String.self) {
        self = .text(text)
      } else if let list = try? container.decode([Value].self) {
        self = .list(list)
      } else {
        self = .table(try container.decode([String: Value].self))
      }
    }

    var text: String? { if case .text(let text) = self { text } else { nil } }
    var number: Double? { if case .number(let number) = self { number } else { nil } }
    var flag: Bool? { if case .flag(let flag) = self { flag } else { nil } }
    var list: [Value]? { if case .list(let list) = self { list } else { nil } }
    var table: [String: Value]? { if case .table(let table) = self { table } else { nil } }
  }

  private struct Entry: Decodable {
    var name: String
    var ops: [[Value]]
    var needs: [String]?
  }

  /// The vectors that hold for strengths read lexicographically.
  ///
  /// Those marked `weighted` state what solvers find that add weights of different strengths up.
  package static let all: [Vector] = read.filter { !$0.needs.contains("weighted") }

  /// The number of vectors that are left out.
  package static var weightedCount: Int { read.count - all.count }

  private static let read: [Vector] = {
    guard let url = Bundle.module.url(forResource: "vectors", withExtension: "json"),
      let data = try? Data(contentsOf: url),
      let entries = try? JSONDecoder().decode([Entry].self, from: data)
    else { return [] }
    return entries.map { Vector(name: $0.name, operations: $0.ops, needs: $0.needs ?? []) }
  }()

  /// The reason why the vector cannot hold, nil where it must.
  package var knownGap: String? {
    // A constraint is a value here and an added one has a handle of its own, so that adding it twice is
    // no mistake but makes two.
    name == "duplicate-same-object"
      ? "adding a constraint twice adds two, each with its own handle" : nil
  }

  /// Runs the vector and returns what of it does not hold, in order.
  package func misses() -> [String] {
    let machine = VectorMachine()
    machine.run(self)
    return machine.misses
  }
}
