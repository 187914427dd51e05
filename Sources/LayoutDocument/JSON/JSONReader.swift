/// Reads JSON strictly, keeping the position of every value.
///
/// Foundation's decoder names neither line nor column of a wrong value. This reader does, refuses
/// a key that is given twice, and keeps its own stack, so that no input can exhaust the program's.
///
/// - Complexity: O(n), where n is the number of bytes.
package struct JSONReader {
  /// The greatest number of arrays and objects inside one another.
  package static let depthLimit = 512

  let bytes: [UInt8]
  let file: String
  var offset = 0
  var line: Int
  /// Where the current line starts.
  var lineStart = 0
  /// The bytes since then that continue a character and so are no column of their own.
  var continuationBytes = 0
  /// The arrays and objects around the value that is being read, outermost first.
  private var open: [Container] = []

  /// Returns the value a file holds.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file, UTF-8 with or without a byte order mark.
  ///   - file: The name of the file, for errors.
  ///   - line: The line of the file that the bytes begin at, from 1.
  /// - Returns: The value with the places of all values in it.
  /// - Throws: `DocumentError` where the bytes are not one JSON value.
  package static func value(
    of bytes: [UInt8], file: String, line: Int = 1
  ) throws(DocumentError) -> JSONValue {
    var reader = JSONReader(bytes: bytes, file: file, line: line)
    return try reader.document()
  }

  private init(bytes: [UInt8], file: String, line: Int) {
    self.bytes = bytes
    self.file = file
    self.line = line
  }

  // MARK: Values

  private mutating func document() throws(DocumentError) -> JSONValue {
    try checkEncoding()
    skipSpace()
    guard offset < bytes.count else {
      throw error(.truncated, found: "an empty file", expected: "a JSON value")
    }
    var value = try valueOrContainer()
    while !open.isEmpty {
      if let finished = value {
        value = try place(finished)
      } else {
        value = try firstMember()
      }
    }
    guard let value else { throw unexpected(expected: "a value") }
    skipSpace()
    guard offset == bytes.count else {
      throw unexpected(expected: "the end of the file")
    }
    return value
  }

  /// Reads a scalar, or opens a container and returns nil.
  private mutating func valueOrContainer() throws(DocumentError) -> JSONValue? {
    guard offset < bytes.count else { throw unexpected(expected: "a value") }
    let start = position
    switch bytes[offset] {
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      guard open.count < Self.depthLimit else {
        throw error(
          .tooDeep, found: "a value inside \(open.count) others",
          expected: "at most \(Self.depthLimit) arrays and objects inside one another")
      }
      open.append(Container(isObject: bytes[offset] == UInt8(ascii: "{"), start: start))
      offset += 1
      return nil
    case UInt8(ascii: "\""):
      return JSONValue(.string(try string()), at: start)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      return JSONValue(.number(try number()), at: start)
    default:
      return JSONValue(try word(), at: start)
    }
  }

  /// Reads the first member of a container that was just opened; the container's value if it has
  /// none, nil if the member opens a container itself.
  private mutating func firstMember() throws(DocumentError) -> JSONValue? {
    skipSpace()
    let isObject = open[open.count - 1].isObject
    let close = isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")
    if offset < bytes.count, bytes[offset] == close {
      return closeContainer()
    }
    if isObject {
      try key(orCloseAllowed: true)
    }
    return try valueOrContainer()
  }

  /// Adds a finished value to the container around it and reads on to the next one.
  ///
  /// The container stays in its place on the stack: a copy of it here would make every addition
  /// copy all its members.
  private mutating func place(_ value: JSONValue) throws(DocumentError) -> JSONValue? {
    let top = open.count - 1
    open[top].add(value)
    skipSpace()
    let isObject = open[top].isObject
    guard offset < bytes.count else { throw unexpected(expected: nextMember) }
    switch bytes[offset] {
    case UInt8(ascii: ","):
      offset += 1
      skipSpace()
      if isObject {
        try key(orCloseAllowed: false)
      }
      return try valueOrContainer()
    case isObject ? UInt8(ascii: "}") : UInt8(ascii: "]"):
      return closeContainer()
    default:
      throw unexpected(expected: nextMember)
    }
  }

  private mutating func closeContainer() -> JSONValue {
    offset += 1
    return open.removeLast().value
  }

  /// What may follow a member, in words.
  private var nextMember: String {
    let container = open[open.count - 1]
    let kind = container.isObject ? "\"}\" in the object" : "\"]\" in the array"
    return "\",\" or \(kind) that begins at \(container.start)"
  }

  /// Reads a key, its colon and the space behind it.
  private mutating func key(orCloseAllowed: Bool) throws(DocumentError) {
    let expected = orCloseAllowed ? "a key in quotation marks or \"}\"" : "a key in quotation marks"
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: "\"") else {
      throw unexpected(expected: expected)
    }
    let start = position
    let key = try string()
    if let earlier = open[open.count - 1].position(ofKey: key) {
      throw DocumentError(
        .duplicateKey, file: file, position: start, found: "the key \(quoted(key)) again",
        expected: "each key once; it is given at \(earlier)")
    }
    open[open.count - 1].pendingKey = (key, start)
    skipSpace()
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: ":") else {
      throw unexpected(expected: "\":\" after the key \(quoted(key))")
    }
    offset += 1
    skipSpace()
  }

  // MARK: Places

  /// The position of the byte that is read next.
  var position: SourcePosition {
    SourcePosition(line: line, column: offset - lineStart - continuationBytes + 1)
  }

  mutating func skipSpace() {
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "\n"):
        offset += 1
        line += 1
        lineStart = offset
        continuationBytes = 0
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"):
        offset += 1
      default:
        return
      }
    }
  }
}

/// An array or object that is not yet closed.
private struct Container {
  let isObject: Bool
  let start: SourcePosition
  var elements: [JSONValue] = []
  var object = JSONObject()
  var pendingKey: (key: String, position: SourcePosition)?

  init(isObject: Bool, start: SourcePosition) {
    self.isObject = isObject
    self.start = start
  }

  var value: JSONValue {
    JSONValue(isObject ? .object(object) : .array(elements), at: start)
  }

  mutating func add(_ value: JSONValue) {
    if let (key, position) = pendingKey {
      _ = object.insert(.init(key: key, position: position, value: value))
      pendingKey = nil
    } else {
      elements.append(value)
    }
  }

  func position(ofKey key: String) -> SourcePosition? {
    object.place(of: key).map { object.members[$0].position }
  }
}
