import Foundation

/// Where the layout says what went wrong while it goes on.
enum StandardError {
  /// Writes a message and ends the line.
  static func print(_ message: String) {
    FileHandle.standardError.write(Data((message + "\n").utf8))
  }
}
