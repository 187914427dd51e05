extension SolverCase {
  init(_ cursor: JSONCursor) throws(DocumentError) {
    let object = try cursor.object("a case of a solver", keys: ["name", "kind", "ops"])
    file = cursor.file
    var reader = Reader()
    var operations: [Operation] = []
    for element in try object.required("ops", "an array of operations").elements() {
      operations.append(
        Operation(position: element.position, action: try reader.action(element)))
    }
    self.operations = operations
  }

  /// Reads operations in order and knows which constraints and edits there are by then.
  private struct Reader {
    private var constraints: Set<String> = []
    private var edits: Set<String> = []

    mutating func action(_ cursor: JSONCursor) throws(DocumentError) -> Action {
      let kinds = ["add", "remove", "edit", "suggest", "set", "expect"]
      let object = try cursor.object("an operation", keys: kinds + ["priority"])
      guard let kind = kinds.first(where: { object[$0] != nil }), let value = object[kind],
        object.members.count == (kind == "edit" ? 2 : 1)
      else {
        throw cursor.error(
          .badValue, found: "\(object.members.count) keys in one operation",
          expected: "one of \(kinds.joined(separator: ", ")), and \"priority\" beside \"edit\"")
      }
      switch kind {
      case "add": return .add(try addition(value))
      case "remove":
        let id = try known(value)
        constraints.remove(id)
        return .remove(id)
      case "edit":
        let variable = try value.string("the name of a variable")
        guard edits.insert(variable).inserted else {
          throw value.error(
            .duplicateIdentifier, found: "a second edit of \(quoted(variable))",
            expected: "one edit a variable")
        }
        let priority = try object.required("priority", "how strong the edit is")
        return .edit(variable: variable, priority: try number(ofPriority: priority))
      case "suggest": return try suggestion(value)
      case "set": return try change(value)
      default: return .expect(try expectation(value))
      }
    }

    private mutating func addition(_ cursor: JSONCursor) throws(DocumentError) -> Addition {
      let object = try cursor.object(
        "a constraint", keys: ["id", "expr", "rel", "const", "priority"])
      let identifier = try object.required("id", "an identifier")
      let id = try identifier.string("an identifier")
      guard constraints.insert(id).inserted else {
        throw identifier.error(
          .duplicateIdentifier, found: "the constraint \(quoted(id)) again",
          expected: "an identifier of its own")
      }
      var terms: [(variable: String, coefficient: Double)] = []
      let expression = try object.required("expr", "coefficients by variable")
      for (name, value, _) in try expression.object("coefficients by variable").members {
        terms.append((name, try value.number()))
      }
      return Addition(
        id: id, terms: terms,
        relation: try object.required("rel", "a relation").choice(SceneConstraint.Relation.self),
        constant: try object["const"]?.number() ?? 0,
        priority: try object["priority"].map(or: 1000, number(ofPriority:)))
    }

    private func suggestion(_ cursor: JSONCursor) throws(DocumentError) -> Action {
      let elements = try cursor.elements("[variable, value]")
      guard elements.count == 2 else {
        throw cursor.error(
          .badValue, found: "an array of \(elements.count)", expected: "[variable, value]")
      }
      let variable = try elements[0].string("the name of a variable")
      guard edits.contains(variable) else {
        throw elements[0].error(
          .unknownItem, found: "\(quoted(variable)), which is not edited",
          expected: "an \"edit\" of it before")
      }
      return .suggest(variable: variable, value: try elements[1].number())
    }

    private func change(_ cursor: JSONCursor) throws(DocumentError) -> Action {
      let object = try cursor.object("a change", keys: ["id", "priority", "const"])
      return .set(
        constraint: try known(object.required("id", "the constraint")),
        priority: try object["priority"].map(or: nil) { value throws(DocumentError) in
          try number(ofPriority: value)
        },
        constant: try object["const"]?.number())
    }

    private mutating func expectation(_ cursor: JSONCursor) throws(DocumentError) -> Expectation {
      let object = try cursor.object(
        "an expectation", keys: ["values", "range", "unsatisfiable", "conflict", "thenRemove"])
      var result = Expectation()
      if let values = object["values"] {
        for (name, value, _) in try values.object("values by variable").members {
          result.values.append((name, try value.number()))
        }
      }
      if let ranges = object["range"] {
        for (name, value, _) in try ranges.object("ranges by variable").members {
          let ends = try value.numbers("least", "greatest")
          guard ends[0] <= ends[1] else {
            throw value.error(
              .badValue, found: "a range that ends before it begins", expected: "[least, greatest]")
          }
          result.ranges.append((name, ends[0]...ends[1]))
        }
      }
      result.isUnsatisfiable = try object["unsatisfiable"]?.bool() ?? false
      if let conflict = object["conflict"] {
        var names: [String] = []
        for name in try conflict.elements() { names.append(try known(name)) }
        result.conflict = names
      }
      for name in try object["thenRemove"].elements() {
        let id = try known(name)
        constraints.remove(id)
        result.removals.append(id)
      }
      return result
    }

    /// Reads the identifier of a constraint that is there.
    private func known(_ cursor: JSONCursor) throws(DocumentError) -> String {
      let id = try cursor.string("the identifier of a constraint")
      guard constraints.contains(id) else {
        let hint = NearestWord.suggestion(for: id, among: constraints.sorted())
        throw cursor.error(
          .unknownItem, found: "the constraint \(quoted(id))",
          expected: "one that was added" + (hint.map { "; did you mean \(quoted($0))?" } ?? ""))
      }
      return id
    }

    private func number(ofPriority cursor: JSONCursor) throws(DocumentError) -> Double {
      let number = try cursor.number()
      guard PriorityRange.contains(number) else {
        throw cursor.error(
          .badPriority, found: "the priority \(NumberInWords.text(number))",
          expected: "a priority above 0 and at most 1000")
      }
      return number
    }
  }
}
