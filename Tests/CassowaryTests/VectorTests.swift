import SolverVectors
import Testing

@Suite struct VectorTests {
  @Test func `the vectors are found`() {
    #expect(Vector.all.count > 45)
  }

  @Test(arguments: Vector.all)
  func `a vector holds`(_ vector: Vector) {
    func check() {
      for miss in vector.misses() { Issue.record("\(vector.name): \(miss)") }
    }
    if let reason = vector.knownGap {
      withKnownIssue("\(reason)") { check() }
    } else {
      check()
    }
  }
}
