import Foundation
import Frames
import LayoutDocument
import UIKit

/// What a command line says of the screen.
struct ScreenOptions {
  private var device: LayoutDevice?
  private var size: Size?
  private var pixelScale: Double?
  private var safeArea: Insets?
  private var isLandscape: Bool
  private var direction: HorizontalDirection?
  private var contentSize: String?

  /// The options of the screen, as every verb that lays out has them.
  static let options: [OptionDefinition] = [
    .device, .screen, .safeArea, .landscape, .direction, .contentSize,
  ]

  /// Takes the options of the screen.
  ///
  /// - Throws: `CommandFailure` where one of them makes no sense.
  init(_ arguments: Arguments) throws(CommandFailure) {
    isLandscape = arguments.has(.landscape)
    direction = try arguments.choice(.direction, HorizontalDirection.self)
    contentSize = try arguments.choice(.contentSize, ContentSizeName.self)?.rawValue
    if let name = arguments.value(.device) {
      guard let device = DeviceNames.device(name) else {
        let hint = NearestWord.suggestion(for: name.lowercased(), among: DeviceNames.all)
        throw arguments.failure(
          found: "\"\(name)\" for --device",
          expected: "a device that \"layout devices\" lists"
            + (hint.map { "; did you mean \"\($0)\"?" } ?? ""))
      }
      self.device = device
    }
    if let text = arguments.value(.screen) {
      guard device == nil else {
        throw arguments.failure(found: "--screen beside --device", expected: "one of them")
      }
      let parts = text.split(separator: "@", omittingEmptySubsequences: false)
      guard let size = Self.size(parts[0]), parts.count <= 2,
        let scale = parts.count == 2 ? Self.positive(parts[1]) : 1,
        SceneScreen.pixelScales.contains(scale)
      else {
        throw arguments.failure(
          found: "\"\(text)\" for --screen",
          expected: "width, height and pixels a point, for example 390x844@3")
      }
      self.size = size
      pixelScale = scale
    }
    if let text = arguments.value(.safeArea) {
      let edges = text.split(separator: ",", omittingEmptySubsequences: false).map(Self.notNegative)
      guard edges.count == 4, let top = edges[0], let left = edges[1], let bottom = edges[2],
        let right = edges[3]
      else {
        throw arguments.failure(
          found: "\"\(text)\" for --safe-area",
          expected: "top, left, bottom and right, for example 47,0,34,0")
      }
      safeArea = Insets(top: top, left: left, bottom: bottom, right: right)
    }
  }

  /// Returns the screen to lay a scene out on: what the command line says wins over what the scene
  /// says, and that over the standard device.
  func screen(for scene: SceneScreen) -> ScreenDescription {
    var result: ScreenDescription
    if let device {
      result = LayoutEnvironment(device: device, isLandscape: isLandscape).screenDescription
      if let direction = scene.direction { result.direction = direction }
    } else {
      if let size {
        result = ScreenDescription(size: size, pixelScale: pixelScale ?? 1)
        if let direction = scene.direction { result.direction = direction }
      } else {
        result = scene.description(orStandard: Self.standard)
      }
      if isLandscape, result.size.width < result.size.height { result = Self.turned(result) }
    }
    if let safeArea { result.safeArea = safeArea }
    if let direction { result.direction = direction }
    if let contentSize { result.contentSize = contentSize }
    return result
  }

  private static let standard = LayoutEnvironment.standard.screenDescription

  /// Returns an upright screen on its side.
  ///
  /// A known device's bars go where they go. Of any other phone what is cut from the top is cut from
  /// both sides, and the bar at the bottom is lower.
  private static func turned(_ screen: ScreenDescription) -> ScreenDescription {
    var result = screen
    result.size = Size(width: screen.size.height, height: screen.size.width)
    let known = LayoutDevice.all.first { device in
      let upright = LayoutEnvironment(device: device).screenDescription
      return upright.size == screen.size && upright.pixelScale == screen.pixelScale
        && upright.safeArea == screen.safeArea
    }
    if let known {
      result.safeArea =
        LayoutEnvironment(device: known, isLandscape: true).screenDescription
        .safeArea
    } else {
      let hasHomeBar = screen.safeArea.bottom > 0
      let side = hasHomeBar ? screen.safeArea.top : 0
      result.safeArea = Insets(top: 0, left: side, bottom: hasHomeBar ? 21 : 0, right: side)
    }
    return result
  }

  // MARK: Numbers

  /// Reads `390x844`.
  static func size(_ text: some StringProtocol) -> Size? {
    let sides = text.lowercased().split(separator: "x", omittingEmptySubsequences: false)
    guard sides.count == 2, let width = positive(sides[0]), let height = positive(sides[1]) else {
      return nil
    }
    return Size(width: width, height: height)
  }

  private static func positive(_ text: some StringProtocol) -> Double? {
    guard let number = Double(text), number > 0, number <= 1_000_000 else { return nil }
    return number
  }

  private static func notNegative(_ text: some StringProtocol) -> Double? {
    guard let number = Double(text), number >= 0, number <= 1_000_000 else { return nil }
    return number
  }
}
