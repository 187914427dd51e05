import Testing

@Suite struct SolverCaseTests {
  @Test func `the cases are found`() {
    #expect(SolverCase.all.count == 10)
  }

  @Test(arguments: SolverCase.all)
  func `a case from a public report holds`(_ solverCase: SolverCase) throws {
    try CaseMachine().run(solverCase.ops)
  }

  @Test(arguments: SolverCase.all)
  func `a case holds in reversed order of adding`(_ solverCase: SolverCase) throws {
    // Only runs of additions may change places; everything else stays between them.
    var operations: [SolverCase.Operation] = []
    var run: [SolverCase.Operation] = []
    for operation in solverCase.ops {
      if operation.add != nil {
        run.append(operation)
      } else {
        operations += run.reversed() + [operation]
        run = []
      }
    }
    try CaseMachine().run(operations + run.reversed())
  }
}
