import Frames
import LayoutDocument

extension CaseFile {
  /// Returns the reason why the case cannot pass yet, nil where it must.
  func knownGap() throws -> String? {
    try KnownGap.reason(for: value()) ?? KnownGap.exceptions[path]
  }

  /// Runs the case and returns what does not come out as it was recorded.
  @MainActor func misses() throws -> [SceneMiss] {
    // Cases say all there is to say of their screens; this one stands in where they do not.
    let standard = ScreenDescription(size: Size(width: 390, height: 844), pixelScale: 1)
    return try LayoutCase.decoded(of: value(), file: path).misses {
      $0.description(orStandard: standard)
    }
  }
}
