public import Frames

/// A row or column of views written as a line of text, for example `H:|-[label]-8-[field(>=20)]-|`.
///
/// The grammar, where blanks may stand between any two parts:
///
/// ```
/// format    = [ ("H" | "V") ":" ]  [ "|" gap ]  box { gap box }  [ gap "|" ]
/// box       = "[" name [ "(" predicate { "," predicate } ")" ] "]"
/// gap       = ""                                          flush: a distance of 0
///           | "-"                                         the standard distance
///           | "-" distance "-"
/// distance  = [ relation ] ( number | metric ) [ "@" priority ]
///           | "(" predicate { "," predicate } ")"
/// predicate = [ relation ] ( signed number | metric | view ) [ "@" priority ]
/// relation  = "==" | "<=" | ">="
/// priority  = number | metric
/// ```
///
/// Names begin with a letter or an underscore and go on with letters, digits and underscores, all
/// ASCII. A view can be the object of a predicate in a box only. Numbers have the digits, the
/// decimal point and the exponent of C.
///
/// A format is only text until it is expanded: what its names stand for is asked by
/// `constraints(views:metrics:options:hasSuperview:)`.
public struct VisualFormat: Hashable, Sendable {
  /// The text the format was read from.
  public let source: String
  /// The axis along which the views are placed.
  public let axis: LayoutAxis
  /// What ties the first view to the superview, nil where nothing does.
  public let head: SuperviewTie?
  /// The views, in the order of the text; there is at least one.
  public let boxes: [Box]
  /// The distances between neighbours, one fewer than there are boxes.
  public let gaps: [Gap]
  /// What ties the last view to the superview, nil where nothing does.
  public let tail: SuperviewTie?

  /// Creates a format from its text.
  ///
  /// - Throws: `VisualFormatError` where the text does not follow the grammar.
  public init(_ source: String) throws(VisualFormatError) {
    var parser = VisualFormatParser(source)
    self = try parser.parse()
  }

  /// Creates a format from its parts.
  init(
    source: String, axis: LayoutAxis, head: SuperviewTie?, boxes: [Box], gaps: [Gap],
    tail: SuperviewTie?
  ) {
    self.source = source
    self.axis = axis
    self.head = head
    self.boxes = boxes
    self.gaps = gaps
    self.tail = tail
  }
}

extension VisualFormat {
  /// A view in brackets, with what is said of its size.
  public struct Box: Hashable, Sendable {
    /// The name of the view.
    public let name: String
    /// The place of the name in the text, in characters from its beginning.
    public let offset: Int
    /// What is said of the size along the axis of the format.
    public let predicates: [Predicate]
  }

  /// The distance between two neighbours.
  public enum Gap: Hashable, Sendable {
    /// Nothing is written: the neighbours touch.
    case flush
    /// A dash alone: the system chooses.
    case standard
    /// Each of these must hold.
    case distances([Predicate])
  }

  /// A gap between a view and the superview's edge.
  public struct SuperviewTie: Hashable, Sendable {
    /// The distance.
    public let gap: Gap
    /// The place of the `|` in the text, in characters from its beginning.
    public let offset: Int
  }

  /// What a distance or a size is compared with, and how much it matters.
  public struct Predicate: Hashable, Sendable {
    /// How it compares; `==` where nothing is written.
    public let relation: LayoutRelation
    /// What it is compared with.
    public let object: Term
    /// The priority, nil where none is written and the predicate must hold.
    public let priority: Term?
  }

  /// A number or a name, and where it stands.
  public struct Term: Hashable, Sendable {
    /// The number or name.
    public let value: Value
    /// The place in the text, in characters from its beginning.
    public let offset: Int

    /// A number, or a name that stands for a number or a view.
    public enum Value: Hashable, Sendable {
      /// A number as written.
      case number(Double)
      /// The name of a metric or of a view.
      case name(String)
    }
  }
}

extension VisualFormat {
  /// The names in brackets, in order, each once.
  public var viewNames: [String] { unique(boxes.map(\.name)) }

  /// The names that sizes are compared with, in order, each once: metrics or views.
  public var sizeNames: [String] {
    unique(boxes.flatMap(\.predicates).compactMap(\.object.name))
  }

  /// The names that can only be metrics, in order, each once: those of distances and priorities.
  public var metricNames: [String] {
    let distances = ([head?.gap].compactMap(\.self) + gaps + [tail?.gap].compactMap(\.self))
      .flatMap(\.predicates)
    let priorities = (boxes.flatMap(\.predicates) + distances).compactMap(\.priority?.name)
    return unique(distances.compactMap(\.object.name) + priorities)
  }

  private func unique(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }
}

extension VisualFormat.Gap {
  /// The distances that are spelled out.
  var predicates: [VisualFormat.Predicate] {
    if case .distances(let predicates) = self { predicates } else { [] }
  }
}

extension VisualFormat.Term {
  /// The name, nil for a number.
  var name: String? {
    if case .name(let name) = value { name } else { nil }
  }
}
