/// Puts JSON together piece by piece, in the order of the calls.
struct JSONWriter {
  private(set) var text = ""

  /// Appends text that is JSON already.
  mutating func raw(_ json: String) { text += json }

  /// Appends a string.
  mutating func string(_ value: String) { text += QuotedText.quoted(value) }

  /// Appends a number, or `null` for what JSON has no number for.
  mutating func number(_ value: Double) {
    text += value.isFinite ? NumberText.text(of: value) : "null"
  }

  /// Appends a key with a string.
  mutating func member(_ key: String, _ value: String) {
    string(key)
    raw(":")
    string(value)
  }

  /// Appends a key with an array of strings.
  mutating func member(_ key: String, _ values: [String]) {
    list(key, values) { value, writer in writer.string(value) }
  }

  /// Appends a key with an array of numbers.
  mutating func member(_ key: String, _ values: [Double]) {
    list(key, values) { value, writer in writer.number(value) }
  }

  /// Appends a key with an array of anything.
  mutating func list<Element>(
    _ key: String, _ elements: [Element], _ append: (Element, inout JSONWriter) -> Void
  ) {
    string(key)
    raw(":[")
    for (index, element) in elements.enumerated() {
      if index > 0 { raw(",") }
      append(element, &self)
    }
    raw("]")
  }
}
