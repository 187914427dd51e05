/// Lays out texts and remembers what it has laid out.
///
/// A measurer belongs to whoever measures: a hierarchy of views has one. What it answers depends on
/// nothing but what it is asked.
package final class TextMeasurer {
  /// The name of the metrics and their version: another version may answer other numbers.
  package static let version = "sf-1"

  /// What is asked, as it is remembered.
  private struct Question: Hashable {
    var text: StyledText
    var container: TextContainer
  }

  private var rulers = BoundedCache<MetricFont, FontRuler>(capacity: 64)
  private var layouts: BoundedCache<Question, TextLayout>

  /// How many texts have been laid out rather than remembered.
  package private(set) var layoutCount = 0

  /// Creates a measurer that has measured nothing.
  ///
  /// - Parameter capacity: how many answers are remembered.
  package init(capacity: Int = 4096) {
    layouts = BoundedCache(capacity: capacity)
  }

  /// How many answers are remembered now.
  package var rememberedCount: Int { layouts.count }

  /// Lays out a text in a room.
  ///
  /// - Complexity: O(n), n characters: to compare where the answer is remembered, else to lay out.
  package func layout(_ text: StyledText, in container: TextContainer) -> TextLayout {
    if container.width.isFinite, text.runs.allSatisfy({ $0.paragraph.tailIndent == 0 }) {
      // Most texts are short: those that fit in the lines they are written with need no other layout.
      var unlimited = container
      unlimited.width = .infinity
      let natural = remembered(Question(text: text, container: unlimited))
      if !natural.isTruncated, natural.width <= container.width + LineFiller.noise {
        return natural
      }
    }
    return remembered(Question(text: text, container: container))
  }

  private func remembered(_ question: Question) -> TextLayout {
    if let known = layouts.value(for: question) { return known }
    layoutCount += 1
    let (text, container) = (question.text, question.container)
    let layout = TextLayout(text, in: container, rulers: text.runs.map { ruler($0.font) })
    layouts.remember(layout, for: question)
    return layout
  }

  /// Returns the width of a text in one line, in points.
  package func width(of text: StyledText) -> Double {
    layout(text, in: TextContainer(breaking: .clipped)).width
  }

  private func ruler(_ font: MetricFont) -> FontRuler {
    if let known = rulers.value(for: font) { return known }
    let ruler = FontRuler(font)
    rulers.remember(ruler, for: font)
    return ruler
  }
}
