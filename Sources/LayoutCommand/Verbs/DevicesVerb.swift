import FrameDump
import Frames
import UIKit

extension VerbDefinition {
  /// `layout devices`.
  static let devices = VerbDefinition(
    name: "devices", operands: "", summary: "list the devices whose screens are known",
    details: [
      "One device a line: its name, its size and pixels a point, the insets of its safe area",
      "upright and on its side (top,left,bottom,right), and the other names it goes by.",
    ],
    options: [.quiet, .color]
  ) { (arguments, messages) throws(CommandFailure) in
    if let operand = arguments.operands.first {
      throw arguments.failure(found: "\"\(operand)\"", expected: "nothing behind the verb")
    }
    messages.result(devicesText())
    return .success
  }

  private static func devicesText() -> String {
    func insets(_ insets: Insets) -> String {
      [insets.top, insets.left, insets.bottom, insets.right].map { NumberText.text(of: $0) }
        .joined(separator: ",")
    }
    var rows = [["device", "screen", "upright", "on its side", "also"]]
    for device in LayoutDevice.all {
      let upright = LayoutEnvironment(device: device).screenDescription
      let turned = LayoutEnvironment(device: device, isLandscape: true).screenDescription
      let size = [upright.size.width, upright.size.height].map { NumberText.text(of: $0) }
      rows.append([
        device.name, "\(size.joined(separator: "x"))@\(NumberText.text(of: upright.pixelScale))",
        insets(upright.safeArea), insets(turned.safeArea),
        DeviceNames.aliases(of: device).joined(separator: " "),
      ])
    }
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    let lines = rows.map { row in
      let cells = zip(row, widths).map { cell, width in
        cell + String(repeating: " ", count: width - cell.count)
      }
      let line = cells.joined(separator: "  ")
      return String(line[...(line.lastIndex { $0 != " " } ?? line.startIndex)])
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
