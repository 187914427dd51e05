import Foundation
import Testing

@testable import TextMetrics

@Suite struct FontFileTests {
  private func font(_ options: FontWriter.Options = FontWriter.Options()) throws -> FontNumbers {
    try #require(try FontFile.fonts(in: FontWriter.font(options)).first)
  }

  @Test func `Names, heights and advances are read`() throws {
    let font = try font()
    #expect(font.names.postScript == "Test-Regular")
    #expect(font.names.family == "Test" && font.names.style == "Regular")
    #expect(font.unitsPerEm == 1000)
    #expect(
      font.heights
        == FontNumbers.Heights(ascent: 900, descent: 240, lineGap: 60, capHeight: 720, xHeight: 480)
    )
    #expect(font.source.advance(of: "A") == 600)
    #expect(font.source.advance(of: "V") == 610)
    #expect(font.source.advance(of: " ") == 250)
    #expect(font.source.advance(of: "B") == nil)
    #expect(font.source.missingAdvance == 500)
  }

  @Test func `The long map reaches beyond the first plane`() throws {
    var options = FontWriter.Options()
    options.hasLongMap = true
    let font = try font(options)
    #expect(font.source.advance(of: "A") == 600)
    #expect(font.source.advance(of: "\u{1F600}") == 1200)
    #expect(font.source.advance(of: "\u{1F601}") == nil)
  }

  @Test(arguments: FontWriter.Kerning.allCases)
  func `Kerning is read in each of its forms`(kerning: FontWriter.Kerning) throws {
    var options = FontWriter.Options()
    options.kerning = kerning
    let source = try font(options).source
    #expect(source.kerning("A", "V") == (kerning == .none ? 0 : -50))
    #expect(source.kerning("V", "A") == 0)
    #expect(source.kerning("A", "A") == 0)
  }

  @Test func `Heights of nothing are taken from the typographic ones`() throws {
    var options = FontWriter.Options()
    options.usesTypographicHeights = true
    let heights = try font(options).heights
    #expect(heights.ascent == 800 && heights.descent == 200 && heights.lineGap == 100)
  }

  @Test func `A collection has several fonts`() throws {
    let fonts = try FontFile.fonts(in: FontWriter.collection())
    #expect(fonts.map(\.names.postScript) == ["Test-Regular", "Test-Bold"])
  }

  @Test func `The same file is the same font, another is another`() throws {
    #expect(try font() == font())
    var options = FontWriter.Options()
    options.kerning = .kern
    #expect(try font() != font(options))
  }

  @Test func `A text is measured with the numbers of the file`() throws {
    var options = FontWriter.Options()
    options.kerning = .pairs
    let font = MetricFont(.registered(try font(options)), size: 10)
    let layout = TextMeasurer().layout(StyledText("AV\nA", font: font), in: TextContainer())
    #expect(abs(layout.width - 11.6) < 1e-9)
    #expect(abs(layout.height - 23.4) < 1e-9)
    #expect(layout.firstBaseline == 9)
  }

  @Test(
    arguments: [
      ([], "font file at byte 0: found the end, expected 1 bytes"),
      (Array("OTTX----------------".utf8), "the version 4f545458"),
      (Array("wOFF----------------".utf8), "a TrueType or OpenType font"),
      (
        [0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
        "font head at byte 0: found no such table, expected one"
      ),
      (Array("ttcf".utf8) + [0, 1, 0, 0, 0xFF, 0xFF, 0xFF, 0xFF], "4294967295 fonts"),
    ] as [([UInt8], String)])
  func `What is no font is refused with the place and what is wrong`(
    bytes: [UInt8], message: String
  ) {
    let error = #expect(throws: FontFileError.self) { try FontFile.fonts(in: bytes) }
    #expect(error?.description.contains(message) == true, "\(error?.description ?? "")")
  }

  /// Asks a font for everything it can be asked for.
  private func use(_ fonts: [FontNumbers]) {
    for numbers in fonts {
      let font = MetricFont(.registered(numbers), size: 12)
      let layout = TextMeasurer().layout(
        StyledText("AV A\u{1F600} é日", font: font), in: TextContainer(width: 30))
      #expect(layout.width.isFinite && layout.height.isFinite)
      #expect(font.lineHeight > 0)
    }
  }

  @Test func `Damaged files give an error or a font`() {
    var accepted = 0
    for seed in 0..<UInt64(trials(2000)) {
      var random = SeededGenerator(seed: seed)
      var options = FontWriter.Options()
      options.hasLongMap = Bool.random(using: &random)
      options.kerning = FontWriter.Kerning.allCases.randomElement(using: &random) ?? .none
      let isCollection = Int.random(in: 0..<5, using: &random) == 0
      var bytes = isCollection ? FontWriter.collection() : FontWriter.font(options)
      mutate(&bytes, &random)
      do {
        let fonts = try FontFile.fonts(in: bytes)
        use(fonts)
        accepted += 1
      } catch {
        #expect(!error.found.isEmpty && !error.expected.isEmpty)
      }
    }
    if isFullRun { #expect(accepted > 100) }
  }

  private func mutate(_ bytes: inout [UInt8], _ random: inout SeededGenerator) {
    for _ in 0..<Int.random(in: 1...8, using: &random) {
      let place = Int.random(in: 0..<bytes.count, using: &random)
      switch Int.random(in: 0..<5, using: &random) {
      case 0: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
      case 1: bytes[place] = 0xFF
      case 2: bytes[place] = UInt8.random(in: 0...255, using: &random)
      case 3: bytes.insert(0, at: place)
      default:
        if bytes.count > 20, Bool.random(using: &random) {
          bytes.removeLast(bytes.count - max(1, place))
        }
      }
    }
  }

  @Test(.enabled(if: isFullRun && FileManager.default.fileExists(atPath: "/usr/share/fonts")))
  func `Fonts of the machine are read, and damaged ones do no harm`() throws {
    let folder = "/usr/share/fonts"
    let paths = (FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? [])
      .filter { $0.hasSuffix(".ttf") || $0.hasSuffix(".otf") || $0.hasSuffix(".ttc") }.sorted()
    for (index, path) in paths.enumerated() {
      let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: folder + "/" + path)))
      let fonts = try FontFile.fonts(in: bytes)
      use(fonts)
      #expect(fonts.allSatisfy { $0.source.advance(of: "A") ?? 0 > 0 }, "\(path)")
      var random = SeededGenerator(seed: UInt64(index))
      for _ in 0..<20 {
        // The tables that are read stand near the front and anywhere; damage both.
        var damaged = bytes
        for _ in 0..<50 {
          let limit = Bool.random(using: &random) ? min(400, bytes.count) : bytes.count
          damaged[Int.random(in: 0..<limit, using: &random)] = UInt8.random(
            in: 0...255, using: &random)
        }
        if let fonts = try? FontFile.fonts(in: damaged) { use(fonts) }
      }
    }
  }
}
