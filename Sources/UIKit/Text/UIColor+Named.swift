/// The colours that have a name, as they look in daylight.
extension UIColor {
  /// Black.
  public static let black = UIColor(white: 0, alpha: 1)
  /// A dark grey.
  public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
  /// A light grey.
  public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
  /// White.
  public static let white = UIColor(white: 1, alpha: 1)
  /// A middle grey.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// No colour at all.
  public static let clear = UIColor(white: 0, alpha: 0)
  /// Red.
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// Green.
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// Blue.
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// Cyan.
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  /// Yellow.
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// Magenta.
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// Orange.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// Purple.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// Brown.
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  /// The system's blue.
  public static let systemBlue = UIColor(red: 0 / 255, green: 122 / 255, blue: 255 / 255, alpha: 1)
  /// The system's red.
  public static let systemRed = UIColor(red: 255 / 255, green: 59 / 255, blue: 48 / 255, alpha: 1)
  /// The system's green.
  public static let systemGreen = UIColor(red: 52 / 255, green: 199 / 255, blue: 89 / 255, alpha: 1)
  /// The system's orange.
  public static let systemOrange = UIColor(
    red: 255 / 255, green: 149 / 255, blue: 0 / 255, alpha: 1)
  /// The system's yellow.
  public static let systemYellow = UIColor(
    red: 255 / 255, green: 204 / 255, blue: 0 / 255, alpha: 1)
  /// The system's grey.
  public static let systemGray = UIColor(
    red: 142 / 255, green: 142 / 255, blue: 147 / 255, alpha: 1)
  /// The system's second grey.
  public static let systemGray2 = UIColor(
    red: 174 / 255, green: 174 / 255, blue: 178 / 255, alpha: 1)
  /// The system's third grey.
  public static let systemGray3 = UIColor(
    red: 199 / 255, green: 199 / 255, blue: 204 / 255, alpha: 1)
  /// The system's fourth grey.
  public static let systemGray4 = UIColor(
    red: 209 / 255, green: 209 / 255, blue: 214 / 255, alpha: 1)
  /// The system's fifth grey.
  public static let systemGray5 = UIColor(
    red: 229 / 255, green: 229 / 255, blue: 234 / 255, alpha: 1)
  /// The system's sixth grey.
  public static let systemGray6 = UIColor(
    red: 242 / 255, green: 242 / 255, blue: 247 / 255, alpha: 1)
  /// The colour behind everything.
  public static let systemBackground = UIColor(white: 1, alpha: 1)
  /// The colour of text.
  public static let label = UIColor(white: 0, alpha: 1)
  /// The colour of text that matters less.
  public static let secondaryLabel = UIColor(
    red: 60 / 255, green: 60 / 255, blue: 67 / 255, alpha: 0.6)
}
