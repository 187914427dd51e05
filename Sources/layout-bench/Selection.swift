/// Which workloads a run is about.
enum Selection {
  /// Returns the workloads that the options name, in a fixed order.
  @MainActor
  static func workloads(for options: Options) throws(UsageError) -> [Workload] {
    var names = options.isSmoke ? Workload.smokeNames : Workload.names
    if let filter = options.filter {
      names = names.filter { matches($0, filter) }
      // A workload of a size that no full run has can still be asked for by its whole name.
      if names.isEmpty, Workload(named: filter) != nil { names = [filter] }
      guard !names.isEmpty || !layouts(for: options).isEmpty else {
        throw UsageError("no workload matches '\(filter)'")
      }
    }
    return names.compactMap { Workload(named: $0) }
  }

  /// Returns the names of the screens that the options name, in a fixed order.
  @MainActor
  static func layouts(for options: Options) -> [String] {
    let names = options.isSmoke ? LayoutScreen.smokeNames : LayoutScreen.names
    guard let filter = options.filter else { return names }
    if LayoutScreen.isKnown(filter) { return [filter] }
    return names.filter { matches($0, filter) }
  }

  private static func matches(_ name: String, _ filter: String) -> Bool {
    if let expression = try? Regex(filter) { return name.contains(expression) }
    return name.contains(filter)
  }
}
