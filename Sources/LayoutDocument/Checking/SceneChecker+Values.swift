import Foundation
import Frames

extension SceneChecker {
  /// Checks everything but contradictions.
  mutating func checkValues(_ expectation: SceneExpectation, _ layout: SceneLayout) {
    let tolerance =
      expectation.tolerance ?? scene.expectation?.tolerance ?? Self.usualTolerance
    for frame in expectation.frames {
      guard let exact = layout.exactFrame(of: frame.item) else {
        miss("frame of \(frame.item)", expected: text(frame.values), found: "no such item")
        continue
      }
      compare("frame of \(frame.item)", frame.values, exact.values, tolerance)
      if let roundedTolerance = expectation.roundedTolerance {
        checkRounded(frame, layout, roundedTolerance)
      }
    }
    for guide in expectation.guides {
      guard let exact = layout.exactFrame(of: guide.item) else {
        miss("guide \(guide.item)", expected: text(guide.values), found: "no such guide")
        continue
      }
      compare("guide \(guide.item)", guide.values, exact.values, tolerance)
    }
    for margins in expectation.margins {
      guard let insets = layout.margins(of: margins.item.id) else {
        miss("margins of \(margins.item)", expected: text(margins.values), found: "no such view")
        continue
      }
      let values = [insets.top, insets.left, insets.bottom, insets.right]
      compare("margins of \(margins.item)", margins.values, values, tolerance)
    }
    for fitting in expectation.fitting {
      guard let size = layout.fittingSize(fitting) else {
        miss("size of \(fitting.view)", expected: text(fitting.size), found: "no such view")
        continue
      }
      compare(
        "fitting size of \(fitting.view)", fitting.size, [size.width, size.height], tolerance)
    }
    for size in expectation.contentSizes {
      guard let exact = layout.exactFrame(of: SceneItemName(size.item.id, part: .content)) else {
        miss("content size of \(size.item)", expected: text(size.values), found: "none")
        continue
      }
      compare("content size of \(size.item)", size.values, [exact.width, exact.height], tolerance)
    }
    checkAmbiguity(expectation, layout)
  }

  /// Checks that the rounded frame is the rounded expectation, which is rounded by the same rule:
  /// absolute edges, less the parent's rounded origin.
  private mutating func checkRounded(
    _ frame: SceneExpectation.ExpectedFrame, _ layout: SceneLayout, _ tolerance: Double
  ) {
    guard let placed = layout.placement(of: frame.item) else { return }
    let values = frame.values
    guard let x = values[0], let y = values[1], let width = values[2], let height = values[3] else {
      return
    }
    let grid = PixelGrid(pixelScale: layout.pixelScale)
    let origin = placed.parentOrigin
    let rounded = grid.rounded(
      Rect(x: origin.x + x, y: origin.y + y, width: width, height: height)
    ).offset(x: -grid.rounded(origin.x), y: -grid.rounded(origin.y))
    compare(
      "rounded frame of \(frame.item)", rounded.values.map { $0 }, placed.frame.values, tolerance)
  }

  private mutating func checkAmbiguity(_ expectation: SceneExpectation, _ layout: SceneLayout) {
    guard let ambiguous = expectation.ambiguous else { return }
    let expected = Set(ambiguous.map(\.description))
    let found = Set(layout.ambiguousItems)
    guard found != expected else { return }
    func list(_ items: Set<String>) -> String {
      items.isEmpty ? "none" : items.sorted().joined(separator: ", ")
    }
    miss("ambiguous items", expected: list(expected), found: list(found))
  }

  private mutating func compare(
    _ subject: String, _ expected: [Double?], _ found: [Double], _ tolerance: Double
  ) {
    let isNear = zip(expected, found).allSatisfy { expected, found in
      // A sum of binary fractions may miss a tolerance of 0.
      expected.map { abs($0 - found) <= tolerance + 1e-9 } ?? true
    }
    if !isNear { miss(subject, expected: text(expected), found: text(found)) }
  }

  private func text(_ values: [Double?]) -> String {
    let numbers = values.map { value in
      value.map { NumberInWords.text(($0 * 10_000).rounded() / 10_000) } ?? "any"
    }
    return "[\(numbers.joined(separator: ", "))]"
  }
}

extension Rect {
  /// x, y, width and height.
  var values: [Double] { [minX, minY, width, height] }
}
