import Foundation

/// The machine a run was made on, without which its times say little.
struct Machine: Codable {
  var processor: String
  var cores: Int

  /// Asks the system.
  init() {
    let information = (try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)) ?? ""
    let line = information.split(separator: "\n").first { $0.hasPrefix("model name") }
    let name = line?.split(separator: ":").last.map { $0.trimmingCharacters(in: .whitespaces) }
    processor = name ?? "unknown processor"
    cores = ProcessInfo.processInfo.activeProcessorCount
  }
}
