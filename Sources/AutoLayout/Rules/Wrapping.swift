import Cassowary

/// Content whose height follows from its width: the width is solved for first, then the height that goes
/// with it is put in the place of the one before, and the system is solved again.
enum Wrapping {
  /// How often heights are asked for after one change.
  ///
  /// Twice do where no width depends on a height. Where one does, what is reached after this many solves
  /// stands.
  static let maximumRounds = 4

  /// Widths that differ by less than this are the same: they come back as sums.
  static let noise = 1e-6
}

extension LayoutItem {
  /// Notes that the content is another, and tells the engine whether the item is one to ask.
  func noteWrapping() {
    measuredWidth = nil
    guard entry >= 0, let engine else { return }
    engine.listWrapping(self)
  }

  /// Asks for the height of the content at a width, and takes it for the content's height.
  ///
  /// It is not asked again for the width it was asked for last.
  public func measureContent(atWidth width: Double) {
    guard let contentHeightAtWidth else { return }
    if let measuredWidth, abs(measuredWidth - width) < Wrapping.noise { return }
    measuredWidth = width
    contentHeight = contentHeightAtWidth(width)
  }
}

extension LayoutEngine {
  /// Takes an item into the list of those whose height follows from their width, or out of it.
  func listWrapping(_ item: LayoutItem) {
    if item.contentHeightAtWidth == nil {
      wrapping.remove(item.entry)
    } else {
      wrapping.insert(item.entry)
      // Nothing else may have changed, and still the height has to be asked for.
      isStale = true
    }
  }

  /// Asks for heights at the solved widths and solves again where one has changed.
  ///
  /// - Complexity: O(k log k), k items whose height follows from their width, and a solve where one has
  ///   another height.
  func settleWrapping() {
    for _ in 0..<Wrapping.maximumRounds {
      for index in wrapping.sorted() {
        guard let entry = entries[index], !entry.item.isFrameDriven else { continue }
        entry.item.measureContent(atWidth: solver.value(of: entry.variables.width))
      }
      synchronize()
      guard isStale else { return }
      solveBreakingConflicts()
      isStale = false
    }
  }
}
