import Foundation
import Frames
import Testing
import UIKit

@Suite struct FontTests {
  /// The sizes of every style from the smallest category to the largest, as Apple publishes them.
  nonisolated static let sizes: [(style: UIFont.TextStyle, sizes: [CGFloat])] = [
    (.largeTitle, [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]),
    (.title1, [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]),
    (.title2, [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]),
    (.title3, [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]),
    (.headline, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
    (.body, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
    (.callout, [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]),
    (.subheadline, [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]),
    (.footnote, [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]),
    (.caption1, [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]),
    (.caption2, [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]),
  ]

  /// The categories from the smallest to the largest.
  nonisolated static let categories: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  @Test(arguments: sizes)
  func `A text style has its size at each of the twelve categories`(
    style: UIFont.TextStyle, sizes: [CGFloat]
  ) {
    for (category, size) in zip(Self.categories, sizes) {
      let traits = UITraitCollection(preferredContentSizeCategory: category)
      let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits)
      #expect(font.pointSize == size)
      let current = LayoutEnvironment(contentSizeCategory: category).perform {
        UIFont.preferredFont(forTextStyle: style)
      }
      #expect(current == font)
    }
    #expect(UIFont.preferredFont(forTextStyle: style).pointSize == sizes[3])
  }

  @Test func `The system's font has the metrics that were measured`() {
    let font = UIFont.systemFont(ofSize: 1)
    #expect(font.ascender == CGFloat(0.9521484375))
    #expect(font.descender == CGFloat(-0.2412109375))
    #expect(font.lineHeight == CGFloat(1.193359375))
    #expect(font.leading == 0)
    #expect(font.capHeight > font.xHeight && font.xHeight > 0)
    for weight in [UIFont.Weight.ultraLight, .black] {
      #expect(UIFont.systemFont(ofSize: 30, weight: weight).lineHeight == CGFloat(35.80078125))
    }
  }

  @Test func `The lines of a text style are as far apart as it says`() {
    let body = UIFont.preferredFont(forTextStyle: .body)
    #expect(abs(body.lineHeight + body.leading - 22) < 1e-9)
    #expect(body.withSize(17).leading == 0)
  }

  @Test func `Fonts are equal where all of them is`() {
    #expect(UIFont.systemFont(ofSize: 17) == UIFont.systemFont(ofSize: 17, weight: .regular))
    #expect(UIFont.boldSystemFont(ofSize: 17) == UIFont.systemFont(ofSize: 17, weight: .bold))
    #expect(UIFont.systemFont(ofSize: 17) != UIFont.systemFont(ofSize: 18))
    #expect(UIFont.italicSystemFont(ofSize: 17) != UIFont.systemFont(ofSize: 17))
    #expect(UIFont.preferredFont(forTextStyle: .body) != UIFont.systemFont(ofSize: 17))
    #expect(UIFont.systemFont(ofSize: 17).withSize(20) == UIFont.systemFont(ofSize: 20))
    #expect(UIFont.systemFont(ofSize: 0).pointSize == 17)
    #expect(UIFont.systemFont(ofSize: .nan).pointSize == 17)
  }

  @Test func `Fonts have names`() {
    #expect(UIFont.systemFont(ofSize: 17, weight: .semibold).fontName == ".SFUI-Semibold")
    #expect(UIFont.systemFont(ofSize: 17).familyName == ".AppleSystemUIFont")
    #expect(
      UIFont.monospacedSystemFont(ofSize: 17, weight: .bold).fontName == ".SFUIMono-Bold")
  }

  @Test func `Lengths and fonts grow as the lines of a style do`() {
    let metrics = UIFontMetrics(forTextStyle: .body)
    let font = UIFont.systemFont(ofSize: 20)
    #expect(metrics.scaledValue(for: 20) == 20)
    #expect(metrics.scaledFont(for: font).pointSize == 20)
    let largest = UITraitCollection(
      preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
    // Lines are 62 points apart there and 22 usually.
    let scaled = metrics.scaledValue(for: 20, compatibleWith: largest)
    #expect(abs(scaled - 56.3333) < 1e-3)
    #expect(metrics.scaledFont(for: font, compatibleWith: largest).pointSize == scaled)
    #expect(
      metrics.scaledFont(for: font, maximumPointSize: 30, compatibleWith: largest).pointSize == 30)
    var last: CGFloat = 0
    for category in Self.categories {
      let traits = UITraitCollection(preferredContentSizeCategory: category)
      let size = metrics.scaledFont(for: font, compatibleWith: traits).pointSize
      #expect(size > last)
      last = size
    }
    let twice = metrics.scaledFont(
      for: metrics.scaledFont(for: font, compatibleWith: largest), compatibleWith: largest)
    #expect(twice.pointSize == scaled)
  }

  @Test func `A descriptor changes one thing and keeps the rest`() throws {
    let headline = UIFont.preferredFont(forTextStyle: .headline)
    let descriptor = headline.fontDescriptor
    #expect(UIFont(descriptor: descriptor, size: 0) == headline)
    #expect(descriptor.symbolicTraits == .traitBold)
    let rounded = try #require(descriptor.withDesign(.rounded))
    let font = UIFont(descriptor: rounded, size: 0)
    #expect(font.pointSize == 17 && font.leading == headline.leading)
    let italic = try #require(descriptor.withSymbolicTraits([.traitBold, .traitItalic]))
    #expect(italic.symbolicTraits == [.traitBold, .traitItalic])
    let plain = try #require(
      UIFont.boldSystemFont(ofSize: 12).fontDescriptor.withSymbolicTraits([]))
    #expect(UIFont(descriptor: plain, size: 14) == UIFont.systemFont(ofSize: 14))
    let tight = try #require(
      UIFont.preferredFont(forTextStyle: .body).fontDescriptor.withSymbolicTraits(
        .traitTightLeading))
    let lines = UIFont(descriptor: tight, size: 0)
    #expect(abs(lines.lineHeight + lines.leading - 20) < 1e-9)
    let described = UIFontDescriptor(fontAttributes: [
      .size: 20, .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.heavy],
    ])
    #expect(
      UIFont(descriptor: described, size: 0) == UIFont.systemFont(ofSize: 20, weight: .heavy))
  }
}

@Suite struct RegisteredFontTests {
  private func collection() throws -> FontCollection {
    var fonts = FontCollection()
    try fonts.register(
      name: "Nunito-Bold",
      lineMetrics: FontCollection.LineMetrics(ascender: 1.011, descender: -0.353),
      advances: ["a": 0.5, "b": 0.6], missingAdvance: 0.4, kerning: ["ab": -0.1])
    try fonts.register(
      name: "Nunito-Regular",
      lineMetrics: FontCollection.LineMetrics(ascender: 1.011, descender: -0.353),
      advances: [:], missingAdvance: 0.4)
    return fonts
  }

  @Test func `A font that nobody registered is not there`() {
    #expect(UIFont(name: "Nunito-Bold", size: 40) == nil)
  }

  @Test func `A registered font is there while its environment is the current one`() throws {
    let environment = LayoutEnvironment(fonts: try collection())
    try environment.perform {
      let font = try #require(UIFont(name: "Nunito-Bold", size: 40))
      #expect(font.pointSize == 40 && font.familyName == "Nunito")
      #expect(abs(font.lineHeight - 54.56) < 1e-9)
      #expect(abs(font.ascender - 40.44) < 1e-9 && abs(font.descender + 14.12) < 1e-9)
      #expect(abs("ab?".size(withAttributes: [.font: font]).width - 56) < 1e-9)
      #expect(UIFont(name: "Nunito", size: 10)?.fontName == "Nunito-Regular")
      let bold = try #require(
        UIFont(name: "Nunito", size: 10)?.fontDescriptor.withSymbolicTraits(.traitBold))
      #expect(UIFont(descriptor: bold, size: 0).fontName == "Nunito-Bold")
    }
    #expect(UIFont(name: "Nunito-Bold", size: 40) == nil)
  }

  @Test func `Other fonts are other text metrics, and dumps say so`() throws {
    let plain = LayoutEnvironment().screenDescription.textMetrics
    let fonts = LayoutEnvironment(fonts: try collection()).screenDescription.textMetrics
    #expect(plain == "sf-1")
    #expect(fonts.hasPrefix("sf-1-fonts-"))
    // Dumps write these characters as they are.
    #expect(fonts.allSatisfy { $0 == "-" || $0.isASCII && ($0.isLetter || $0.isNumber) })
    #expect(try fonts == LayoutEnvironment(fonts: collection()).screenDescription.textMetrics)
  }

  @MainActor @Test func `A controller finds the fonts of its window`() throws {
    final class Controller: UIViewController {
      var font: UIFont?
      override func viewDidLoad() { font = UIFont(name: "Nunito-Bold", size: 20) }
    }
    let window = UIWindow(environment: LayoutEnvironment(fonts: try collection()))
    let controller = Controller()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    #expect(controller.font?.fontName == "Nunito-Bold")
  }

  /// Heights of lines that were recorded for fonts of applications, as parts of the size.
  ///
  /// They do not follow from the files, so they are registered.
  @MainActor
  @Test(arguments: [
    ("FiraSans-Regular", 1.197...1.200, 1.2), ("OpenSans-Regular", 1.154...1.166, 1.16),
    ("AvenirNext-Regular", 1.364...1.375, 1.366), ("Helvetica", 1.153...1.166, 1.15),
    ("Rubik-Regular", 1.179...1.187, 1.185),
  ])
  func `A label is as high as the registered lines of its font`(
    name: String, recorded: ClosedRange<Double>, height: Double
  ) throws {
    var fonts = FontCollection()
    try fonts.register(
      name: name,
      lineMetrics: FontCollection.LineMetrics(ascender: height - 0.25, descender: -0.25),
      advances: [:], missingAdvance: 0.5)
    try LayoutEnvironment(fonts: fonts).perform {
      let font = try #require(UIFont(name: name, size: 100))
      let label = UILabel()
      label.text = "text"
      label.font = font
      let labelHeight = Double(label.intrinsicContentSize.height)
      #expect(labelHeight >= (recorded.lowerBound - 0.004) * 100)
      #expect(labelHeight <= (recorded.upperBound + 0.004) * 100)
    }
  }

  @Test func `Bad numbers and bad files are refused, and nothing is registered`() throws {
    var fonts = FontCollection()
    let metrics = FontCollection.LineMetrics(ascender: 1, descender: 0)
    #expect(throws: FontError.self) {
      try fonts.register(
        name: "A", lineMetrics: metrics, advances: ["a": .infinity], missingAdvance: 1)
    }
    #expect(throws: FontError.self) {
      try fonts.register(
        name: "A", lineMetrics: metrics, advances: [:], missingAdvance: 1, kerning: ["abc": 1])
    }
    #expect(throws: FontError.self) {
      try fonts.register(
        name: "A", lineMetrics: FontCollection.LineMetrics(ascender: 0, descender: 0),
        advances: [:], missingAdvance: 1)
    }
    let error = #expect(throws: FontError.self) { try fonts.register(Data("no font".utf8)) }
    #expect(error?.description.hasPrefix("font file at byte 0: found") == true)
    #expect(throws: FontError.self) {
      try fonts.register(contentsOf: URL(fileURLWithPath: "/no/such/font.ttf"))
    }
    #expect(fonts.names.isEmpty)
  }
}
