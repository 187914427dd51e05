import FrameDump
import UIKit

let options: Options
do {
  options = try Options(arguments: Array(CommandLine.arguments.dropFirst()))
} catch {
  FileHandle.standardError.write(Data("contacts: \(error.message)\n".utf8))
  exit(64)
}
if options.wantsHelp {
  print(Options.help)
  exit(0)
}

let window = UIWindow(
  environment: LayoutEnvironment(
    device: options.device, isLandscape: options.isLandscape, layoutDirection: options.direction))
window.rootViewController = ContactsController(contacts: Contact.samples)
window.makeKeyAndVisible()

let tree = window.frameTree()
print(FrameText.text(of: tree))
print(BoxDrawing.text(of: tree), terminator: "")
