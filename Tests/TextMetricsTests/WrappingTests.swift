import Testing

@testable import TextMetrics

@Suite struct WrappingTests {
  @Test func `Lines are filled with whole words, and spaces at their ends hang`() {
    #expect(lines("one two three", width: 80) == ["one two", "three"])
    #expect(lines("one two three", width: 70) == ["one two", "three"])
    #expect(lines("one two three", width: 69.9) == ["one", "two", "three"])
    #expect(lines("one two three", width: 130) == ["one two three"])
    #expect(lines("one   two", width: 30) == ["one", "two"])
  }

  @Test func `A word that is longer than a line is broken inside`() {
    #expect(lines("abcdefgh", width: 30) == ["abc", "def", "gh"])
    #expect(lines("a bcdefgh", width: 30) == ["a", "bcd", "efg", "h"])
    #expect(lines("abc", width: 0) == ["a", "b", "c"])
    #expect(lines("a b  c", width: 0) == ["a", "b", "c"])
  }

  @Test func `By character, lines are full`() {
    #expect(lines("one two", width: 50, breaking: .byCharacter) == ["one t", "wo"])
  }

  @Test func `New lines begin lines, the last one too`() {
    #expect(lines("a\nb", width: 100) == ["a", "b"])
    #expect(lines("a\n\nb", width: 100) == ["a", "", "b"])
    #expect(lines("a\r\n", width: 100) == ["a", ""])
    #expect(lines("a\nb\nc", width: 100, maximumLines: 2) == ["a", "b"])
  }

  @Test func `What does not fit is replaced by an ellipsis`() {
    #expect(
      lines("abcdefgh", width: 50, breaking: .truncatedTail, maximumLines: 1) == ["abcd…"])
    #expect(
      lines("abcdefgh", width: 50, breaking: .truncatedHead, maximumLines: 1) == ["…efgh"])
    #expect(
      lines("abcdefgh", width: 50, breaking: .truncatedMiddle, maximumLines: 1) == ["ab…gh"])
    #expect(lines("abcdefgh", width: 80, breaking: .truncatedTail, maximumLines: 1) == ["abcdefgh"])
    #expect(
      lines("one two three four", width: 80, breaking: .truncatedTail, maximumLines: 2)
        == ["one two", "three f…"])
    #expect(
      lines("one\ntwo\nthree", width: 80, breaking: .truncatedTail, maximumLines: 2)
        == ["one", "two…"])
    #expect(lines("abcdefgh", width: 50, breaking: .clipped, maximumLines: 1) == ["abcdefgh"])
  }

  @Test func `Cut text says so`() {
    func isTruncated(_ text: String, _ container: TextContainer) -> Bool {
      TextMeasurer().layout(StyledText(text, font: squares(10)), in: container).isTruncated
    }
    #expect(!isTruncated("one two", TextContainer(width: 30)))
    #expect(isTruncated("one two", TextContainer(width: 30, maximumLines: 1)))
    #expect(isTruncated("a\nb", TextContainer(maximumLines: 1)))
    #expect(isTruncated("abcd", TextContainer(width: 30, maximumLines: 1, breaking: .clipped)))
  }

  @Test func `Tabs lead to the next stop`() {
    let font = squares(10)
    let measurer = TextMeasurer()
    #expect(measurer.width(of: StyledText("a\tb", font: font)) == 38)
    #expect(measurer.width(of: StyledText("abc\tb", font: font)) == 66)
    var rules = ParagraphRules()
    rules.tabStops = [15]
    rules.defaultTabInterval = 100
    #expect(measurer.width(of: StyledText("a\tb", font: font, paragraph: rules)) == 25)
    #expect(measurer.width(of: StyledText("a\t\tb", font: font, paragraph: rules)) == 110)
  }

  @Test func `Lines stand as their paragraphs say`() {
    let measurer = TextMeasurer()
    func layout(_ change: (inout ParagraphRules) -> Void, _ text: String = "aa\nbb") -> TextLayout {
      var rules = ParagraphRules()
      change(&rules)
      return measurer.layout(
        StyledText(text, font: squares(10), paragraph: rules), in: TextContainer(width: 50))
    }
    let plain = layout { _ in }
    #expect(plain.height == 20 && plain.firstBaseline == 8 && plain.lastBaseline == 18)
    let spaced = layout { $0.lineSpacing = 4 }
    #expect(spaced.height == 24 && spaced.lastBaseline == 22)
    let tall = layout { $0.minimumLineHeight = 15 }
    #expect(tall.height == 30 && tall.firstBaseline == 13 && tall.lastBaseline == 28)
    let low = layout { $0.maximumLineHeight = 6 }
    #expect(low.height == 12 && low.firstBaseline == 4)
    let double = layout { $0.lineHeightMultiple = 2 }
    #expect(double.height == 40 && double.firstBaseline == 18)
    let paragraphs = layout {
      $0.paragraphSpacing = 3
      $0.paragraphSpacingBefore = 2
    }
    #expect(paragraphs.height == 25)
    let indented = layout(
      {
        $0.firstLineHeadIndent = 20
        $0.headIndent = 10
        $0.tailIndent = -10
      }, "aa bb cc")
    #expect(shown(indented, of: "aa bb cc") == ["aa", "bb", "cc"])
    #expect(indented.lines.map(\.indent) == [20, 10, 10])
    #expect(indented.width == 40)
  }

  @Test func `A line is as high as its largest font`() {
    let text = StyledText(
      "ab c",
      runs: [
        StyledText.Run(length: 1, font: squares(10)), StyledText.Run(length: 2, font: squares(20)),
        StyledText.Run(length: 1, font: squares(10)),
      ])
    let one = TextMeasurer().layout(text, in: TextContainer())
    #expect(one.width == 60 && one.height == 20 && one.firstBaseline == 16)
    let two = TextMeasurer().layout(text, in: TextContainer(width: 35))
    #expect(two.lines.map(\.height) == [20, 10])
    #expect(two.height == 30 && two.lastBaseline == 28)
  }

  @Test func `Kern takes the place of kerning, and tracking goes beside it`() {
    let pair = GivenAdvances.Pair("a", "b")
    let font = squares(10, kerning: [pair: -0.2])
    func width(_ run: StyledText.Run) -> Double {
      TextMeasurer().width(of: StyledText("ab", runs: [run]))
    }
    #expect(width(StyledText.Run(length: 2, font: font)) == 18)
    #expect(width(StyledText.Run(length: 2, font: font, kern: 1)) == 22)
    #expect(width(StyledText.Run(length: 2, font: font, kern: 0)) == 20)
    #expect(width(StyledText.Run(length: 2, font: font, tracking: 1)) == 20)
  }

  @Test func `A text shrinks as far as it takes`() {
    let measurer = TextMeasurer()
    let text = StyledText("abcd", font: squares(10))
    #expect(measurer.scale(of: text, toFit: 40, least: 0) == 1)
    #expect(measurer.scale(of: text, toFit: 20, least: 0) == 0.5)
    #expect(measurer.scale(of: text, toFit: 20, least: 0.75) == 0.75)
  }
}
