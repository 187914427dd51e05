import UIKit

/// What the command line asks for.
struct Options {
  var device = LayoutDevice.standard
  var isLandscape = false
  var direction = UIUserInterfaceLayoutDirection.leftToRight
  var wantsHelp = false

  /// A command line that cannot be followed, in a sentence.
  struct Problem: Error {
    var message: String
  }

  static let help = """
    usage: contacts [--device NAME] [--landscape] [--dir ltr|rtl]

    Lays out the contacts screen and prints its frames, then a drawing of them.

      --device NAME   the device, iphone-14 unless given; one of
    \(deviceLines)
      --landscape     the device held sideways
      --dir rtl       read from right to left
      --help          this text
    """

  private static var deviceLines: String {
    LayoutDevice.all.map { "                        \($0.name)" }.joined(separator: "\n")
  }

  init(arguments: [String]) throws(Problem) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0])
      func value() throws(Problem) -> String {
        if parts.count == 2 { return String(parts[1]) }
        guard let next = rest.popFirst() else {
          throw Problem(message: "\(name) needs a value")
        }
        return next
      }
      switch name {
      case "--device":
        let wanted = try value()
        guard let device = LayoutDevice.named(wanted) else {
          throw Problem(message: "there is no device \"\(wanted)\"; --help lists them")
        }
        self.device = device
      case "--dir":
        switch try value() {
        case "ltr": direction = .leftToRight
        case "rtl": direction = .rightToLeft
        case let other: throw Problem(message: "--dir is ltr or rtl, not \"\(other)\"")
        }
      case "--landscape" where parts.count == 1:
        isLandscape = true
      case "--help" where parts.count == 1, "-h" where parts.count == 1:
        wantsHelp = true
      default:
        throw Problem(message: "what is \"\(argument)\"? --help lists the options")
      }
    }
  }
}
