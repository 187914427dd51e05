/// An option of the command line, as verbs list and help prints it.
struct OptionDefinition: Hashable, Sendable {
  /// The word behind the dashes.
  let name: String
  /// The letter behind one dash, for options that have one.
  let letter: Character?
  /// What stands for the value in help; nil for an option without one.
  let value: String?
  /// What the option does.
  let summary: String

  init(_ name: String, letter: Character? = nil, value: String? = nil, _ summary: String) {
    self.name = name
    self.letter = letter
    self.value = value
    self.summary = summary
  }

  /// The option as it is typed, with its value.
  var usage: String {
    let names = [letter.map { "-\($0)" }, "--\(name)"].compactMap(\.self)
    return names.joined(separator: ", ") + (value.map { " \($0)" } ?? "")
  }
}

extension OptionDefinition {
  static let format = OptionDefinition(
    "format", value: "text|boxes|json", "what to print: the dump, a drawing, or JSON")
  static let json = OptionDefinition("json", "the same as --format json")
  static let device = OptionDefinition(
    "device", value: "NAME", "the device to lay out on (default iphone-14); see layout devices")
  static let screen = OptionDefinition(
    "screen", value: "WxH[@SCALE]", "a screen of this size, for example 390x844@3")
  static let safeArea = OptionDefinition(
    "safe-area", value: "T,L,B,R", "the insets of the safe area, for example 47,0,34,0")
  static let landscape = OptionDefinition("landscape", "turn the screen on its side")
  static let direction = OptionDefinition("dir", value: "ltr|rtl", "the direction of the language")
  static let contentSize = OptionDefinition(
    "content-size", value: "NAME", "the size of text people chose, for example extraLarge")
  static let output = OptionDefinition(
    "output", letter: "o", value: "PATH", "write the result to a file")
  static let noText = OptionDefinition("no-text", "leave out the texts of views")
  static let raw = OptionDefinition("raw", "print the solver's own values, not those on the pixels")
  static let guides = OptionDefinition("guides", "print layout guides as well")
  static let cell = OptionDefinition(
    "cell", value: "WxH", "the points one character of a drawing stands for (default 8x16)")
  static let ascii = OptionDefinition("ascii", "draw with ASCII characters only")
  static let quiet = OptionDefinition("quiet", letter: "q", "print no messages but errors")
  static let color = OptionDefinition(
    "color", value: "auto|always|never", "whether messages are in colour (default auto)")
  static let help = OptionDefinition("help", letter: "h", "print this help")
}
