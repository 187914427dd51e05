extension StyledText {
  /// Returns the text with every font at another size.
  package func scaled(by scale: Double) -> StyledText {
    guard scale != 1 else { return self }
    var result = self
    for index in result.runs.indices {
      result.runs[index].font.size *= scale
      result.runs[index].font.lineDistance = result.runs[index].font.lineDistance.map { $0 * scale }
    }
    return result
  }

  /// Leaves it to the room what happens to lines that do not fit.
  package mutating func forgetBreaking() {
    for index in runs.indices { runs[index].paragraph.breaking = nil }
  }
}

extension TextMeasurer {
  /// Returns by how much a text in one line has to shrink to fit a width.
  ///
  /// Widths do not grow evenly with the size, so the greatest size that fits is searched for, in steps
  /// of 1/1024.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - width: the width, in points.
  ///   - least: the smallest answer, from 0 to 1.
  /// - Returns: the scale, 1 where the text fits, `least` where nothing does.
  /// - Complexity: ten layouts of the text.
  package func scale(of text: StyledText, toFit width: Double, least: Double) -> Double {
    let noise = 1e-6
    guard width.isFinite, self.width(of: text) > width + noise else { return 1 }
    let steps = 1024.0
    var low = (max(0, min(least, 1)) * steps).rounded(.up)
    var high = steps
    guard low < high else { return 1 }
    // `high` never fits; `low` may be as small as it can be without fitting.
    while high - low > 1 {
      let middle = ((low + high) / 2).rounded(.down)
      if self.width(of: text.scaled(by: middle / steps)) <= width + noise {
        low = middle
      } else {
        high = middle
      }
    }
    return max(low, 1) / steps
  }
}
