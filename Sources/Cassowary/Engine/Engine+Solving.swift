extension Engine {
  /// How a solve ended.
  enum Outcome {
    case solved
    /// The required constraints cannot all hold.
    case unsatisfiable
    /// The simplex ran into its limit; another method has to find the values.
    case gaveUp
  }

  /// Applies the log and solves; values change only if that succeeds.
  mutating func solve() -> Outcome {
    changed.removeAll()
    if !needsBuild { applyLog() }
    let outcome = solveComponents()
    guard outcome == .solved else {
      needsBuild = true
      return outcome
    }
    settleFree()
    writeOut()
    checkInvariants()
    return .solved
  }

  private mutating func solveComponents() -> Outcome {
    // Each round either ends or promotes a parameter for good.
    while true {
      let isBuilt = needsBuild
      if isBuilt {
        build()
        if isUnsatisfiable { return .unsatisfiable }
        needsFullWrite = true
        tiesAreDirty = true
        for number in 0..<Int32(variables.count)
        where numbers[number].firstBreakpoint >= 0 && numbers[number].component < 0 {
          if isForbidden(number) { return .unsatisfiable }
        }
      } else if isUnsatisfiable {
        return .unsatisfiable
      }
      moveParameters()
      guard areTouchedSinglesFeasible() else { return .unsatisfiable }
      var isPulled = false
      var index = 0
      while index < dirtyComponents.count {
        let number = dirtyComponents[index]
        index += 1
        let wasFree = components[number].isFree
        guard solveComponent(Int(number)) else { return .gaveUp }
        if wasFree || components[number].isFree { tiesAreDirty = true }
        guard !isFeasible(components[number]) else { continue }
        // The wish for a parameter may be what cannot be had.
        if components[number].parameterCount > 0, components[number].pull == .infinity {
          isPulled = true
        } else {
          return .unsatisfiable
        }
      }
      dirtyComponents.removeAll()
      guard promotePulledParameters() else {
        return isPulled ? .unsatisfiable : .solved
      }
    }
  }
}
