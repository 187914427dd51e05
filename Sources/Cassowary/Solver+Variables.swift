extension Solver {
  /// Makes a variable, whose value is 0 until a solve gives it another.
  ///
  /// - Parameters:
  ///   - name: The name used in messages.
  ///   - freeOrder: When the variable, if nothing else decides it, is brought as near to 0 as can be.
  /// - Returns: The handle of the new variable.
  /// - Complexity: O(1), amortised.
  public func makeVariable(_ name: String = "", freeOrder: FreeOrder? = nil) -> Variable {
    if let index = freeVariables.popLast() {
      let generation = variables[Int(index)].generation
      variables[Int(index)] = VariableRecord(
        name: name, generation: generation, freeOrder: freeOrder)
      return Variable(id: .init(index: index, generation: generation))
    }
    variables.append(VariableRecord(name: name, freeOrder: freeOrder))
    return Variable(id: .init(index: Int32(variables.count - 1), generation: 0))
  }

  /// Removes a variable that no constraint names any more.
  ///
  /// The removal is staged like any other change. Constraints whose removal is staged do not count.
  ///
  /// - Precondition: No constraint names the variable, and it is not being edited.
  /// - Complexity: O(1).
  public func removeVariable(_ variable: Variable) {
    let index = place(of: variable)
    guard variables[index].uses == 0 else {
      fatalError("variable \(name(of: variable)) is still in a constraint; remove that first")
    }
    variables[index].isLeaving = true
    undo.append(.variableRemoval(Int32(index)))
  }

  /// Returns the name the variable was made with, or one made from its place.
  public func name(of variable: Variable) -> String {
    let index = place(of: variable)
    return variables[index].name.isEmpty ? "v\(index)" : variables[index].name
  }

  /// The number of variables, without those whose removal is staged.
  ///
  /// - Complexity: O(*n*) in the number of variables.
  public var variableCount: Int { variables.count { $0.isLive && !$0.isLeaving } }

  /// Whether a handle names a variable of this solver.
  func isKnown(_ variable: Variable) -> Bool {
    let index = variable.index
    return index >= 0 && index < variables.count && variables[index].isLive
      && !variables[index].isLeaving && variables[index].generation == variable.id.generation
  }

  /// Returns the place of a variable, and stops at a handle that names none.
  func place(of variable: Variable) -> Int {
    guard isKnown(variable) else {
      fatalError("this variable is not of this solver, or was removed from it")
    }
    return variable.index
  }

  func handle(_ index: Int) -> Variable {
    Variable(id: .init(index: Int32(index), generation: variables[index].generation))
  }
}
