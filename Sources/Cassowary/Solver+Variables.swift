extension Solver {
  /// Makes a variable, whose value is 0 until a solve gives it another.
  ///
  /// - Parameters:
  ///   - name: The name used in messages.
  ///   - freeOrder: When the variable, if nothing else decides it, is brought as near to 0 as can be.
  /// - Returns: The handle of the new variable.
  /// - Complexity: O(1), amortised.
  public func makeVariable(_ name: String = "", freeOrder: FreeOrder? = nil) -> Variable {
    let index: Int32
    if let free = inside.pointee.freeVariables.popLast() {
      index = free
      let generation = engine.variables[index].generation
      engine.variables[index] = VariableRecord()
      engine.variables[index].generation = generation
      inside.pointee.names[Int(index)] = name
    } else {
      index = engine.addVariable()
      inside.pointee.names.append(name)
      inside.pointee.generations.append(0)
    }
    engine.orders.set(freeOrder, of: Int(index))
    return handle(Int(index))
  }

  /// Removes a variable that no constraint names any more.
  ///
  /// The removal is staged like any other change. Constraints whose removal is staged do not count.
  ///
  /// - Precondition: No constraint names the variable, and it is not being edited.
  /// - Complexity: O(1).
  public func removeVariable(_ variable: Variable) {
    let index = place(of: variable)
    guard engine.variables[index].uses == 0 else {
      fatalError("variable \(name(of: variable)) is still in a constraint; remove that first")
    }
    engine.variables[index].isLeaving = true
    engine.log.append(LogEntry(.variableRemoval, Int32(index)))
  }

  /// Returns the name the variable was made with, or one made from its place.
  ///
  /// - Complexity: O(1).
  public func name(of variable: Variable) -> String {
    let index = place(of: variable)
    return inside.pointee.names[index].isEmpty ? "v\(index)" : inside.pointee.names[index]
  }

  /// The number of variables, without those whose removal is staged.
  ///
  /// - Complexity: O(*n*) in the number of variables.
  public var variableCount: Int {
    (0..<engine.variables.count).count {
      engine.variables[$0].isLive && !engine.variables[$0].isLeaving
    }
  }

  /// Whether a handle names a variable of this solver.
  @inline(__always)
  func isKnown(_ variable: Variable) -> Bool {
    let index = variable.index
    guard index >= 0, index < engine.variables.count else { return false }
    let record = engine.variables[index]
    return record.isLive && !record.isLeaving && record.generation == variable.id.generation
  }

  /// Returns the place of a variable, and stops at a handle that names none.
  @inline(__always)
  func place(of variable: Variable) -> Int {
    guard isKnown(variable) else {
      fatalError("this variable is not of this solver, or was removed from it")
    }
    return variable.index
  }

  func handle(_ index: Int) -> Variable {
    Variable(id: .init(index: Int32(index), generation: engine.variables[index].generation))
  }
}
