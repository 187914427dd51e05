import FrameDump
import Testing

@Suite struct NumberTextTests {
  @Test(arguments: [
    (0, "0"), (-0.0, "0"), (844, "844"), (-16, "-16"), (20.333333333333332, "20.333"),
    (0.5, "0.5"), (52.6666, "52.667"), (0.0004, "0"), (-0.0004, "0"), (0.0005, "0.001"),
    (-0.0005, "-0.001"), (1.0005, "1.001"), (-1.0005, "-1.001"), (2.0015, "2.002"),
    (9.9995, "10"), (99.9994, "99.999"), (0.1 + 0.2, "0.3"), (1e-20, "0"),
    (.leastNonzeroMagnitude, "0"),
    (1e15, "1000000000000000"), (123_456_789.126_5, "123456789.127"),
  ])
  func `a number has at most three decimals and no trailing zeros`(number: Double, text: String) {
    #expect(NumberText.text(of: number) == text)
  }

  @Test func `a huge number has all its digits and no exponent`() {
    #expect(NumberText.text(of: 1e21) == "1" + String(repeating: "0", count: 21))
    #expect(NumberText.text(of: -1.5e18) == "-15" + String(repeating: "0", count: 17))
    let greatest = NumberText.text(of: .greatestFiniteMagnitude)
    #expect(greatest.utf8.count == 309)
    #expect(Double(greatest) == .greatestFiniteMagnitude)
  }

  @Test func `what is not a number says so`() {
    #expect(NumberText.text(of: .nan) == "nan")
    #expect(NumberText.text(of: -.nan) == "nan")
    #expect(NumberText.text(of: .infinity) == "inf")
    #expect(NumberText.text(of: -.infinity) == "-inf")
  }

  @Test func `writing what was read changes nothing`() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<5000 {
      let number = Double.random(in: -2000...2000, using: &random)
      let text = NumberText.text(of: number)
      let read = Double(text) ?? .nan
      #expect(NumberText.text(of: read) == text)
      #expect((read - number).magnitude <= 0.0005 + 1e-9)
    }
  }
}
