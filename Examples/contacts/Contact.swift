/// A person one can reach.
struct Contact {
  var name: String
  var email: String
  var phone: String

  /// People who do not exist, at addresses and numbers that reach nobody.
  static let samples = [
    Contact(name: "Ada Example", email: "ada@example.com", phone: "555-0101"),
    Contact(name: "Ben Sample", email: "ben@example.com", phone: "555-0102"),
    Contact(name: "Cleo Placeholder", email: "cleo@example.com", phone: "555-0103"),
  ]
}
