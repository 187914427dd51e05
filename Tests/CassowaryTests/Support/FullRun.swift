import Foundation

/// How many of a number of random trials to run: all of them with `AUTOLAYOUT_FULL=1`, else 1 %.
func trials(_ count: Int) -> Int {
  ProcessInfo.processInfo.environment["AUTOLAYOUT_FULL"] == "1" ? count : max(1, count / 100)
}
