import Foundation
import Testing

@testable import LayoutCommand

@Suite struct ProcessSystemTests {
  let system = ProcessSystem()

  @Test func `A folder is no file to read or write`() {
    let folder = NSTemporaryDirectory()
    #expect(throws: FileProblem(path: folder, reason: "is a directory")) {
      try system.read(folder)
    }
    #expect(throws: FileProblem(path: folder, reason: "is a directory")) {
      try system.write("text", to: folder)
    }
  }

  @Test func `A file that is not there is not there`() {
    let path = NSTemporaryDirectory() + "/" + UUID().uuidString
    #expect(!system.exists(path))
    #expect(throws: FileProblem(path: path, reason: "no such file or directory")) {
      try system.read(path)
    }
  }

  @Test func `What is written is read again, also where it is longer than one piece`() throws {
    let path = NSTemporaryDirectory() + "/" + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: path) }
    let text = String(repeating: "äöü\n", count: 50_000)
    try system.write(text, to: path)
    #expect(system.exists(path))
    #expect(try system.read(path) == Array(text.utf8))
    try system.write("short", to: path)
    #expect(try system.read(path) == Array("short".utf8))
  }
}
