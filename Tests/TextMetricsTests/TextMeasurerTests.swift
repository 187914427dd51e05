import Testing

@testable import TextMetrics

@Suite struct TextMeasurerTests {
  @Test func `A text is laid out once for each font and width`() {
    let measurer = TextMeasurer()
    let text = StyledText("some words that wrap", font: system(17))
    for _ in 0..<10 { _ = measurer.layout(text, in: TextContainer(width: 60)) }
    // Once to see that it does not fit in one line, and once in lines.
    #expect(measurer.layoutCount == 2)
    _ = measurer.layout(text, in: TextContainer(width: 70))
    #expect(measurer.layoutCount == 3)
    _ = measurer.layout(StyledText("some words that wrap", font: system(16)), in: TextContainer())
    #expect(measurer.layoutCount == 4)
  }

  @Test func `Where a text fits in the lines it is written with, no width lays it out again`() {
    let measurer = TextMeasurer()
    let text = StyledText("word", font: system(17))
    for width in [100.0, 101, 102, 103] {
      _ = measurer.layout(text, in: TextContainer(width: width))
    }
    #expect(measurer.layoutCount == 1)
  }

  @Test func `No more is remembered than the bound allows`() {
    let measurer = TextMeasurer(capacity: 16)
    for index in 0..<1000 {
      _ = measurer.layout(StyledText("\(index)", font: system(17)), in: TextContainer())
    }
    #expect(measurer.layoutCount == 1000)
    #expect(measurer.rememberedCount <= 32)
    _ = measurer.layout(StyledText("999", font: system(17)), in: TextContainer())
    #expect(measurer.layoutCount == 1000)
  }

  @Test func `What is forgotten is measured again, to the same numbers`() {
    let measurer = TextMeasurer(capacity: 1)
    let text = StyledText("word", font: system(17))
    let first = measurer.layout(text, in: TextContainer())
    for index in 0..<9 {
      _ = measurer.layout(StyledText("\(index)", font: system(17)), in: TextContainer())
    }
    #expect(measurer.layout(text, in: TextContainer()) == first)
    #expect(measurer.layoutCount == 11)
  }
}
