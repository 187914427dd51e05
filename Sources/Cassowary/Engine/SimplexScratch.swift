/// Memory that the simplex uses while it solves a component.
struct SimplexScratch: ~Copyable {
  /// A pull of a basic number: how its cost changes at one strength.
  struct Pull: BitwiseCopyable {
    var strength: Double
    var weight: Double
    /// Where the cells of its row begin.
    var firstCell: Int
  }

  /// How a nonbasic number's own cost changes at one strength as the number moves up and down.
  struct OwnSlope: BitwiseCopyable {
    var strength: Double
    var up = 0.0
    var down = 0.0
    var scale = 0.0
  }

  /// A column that would improve the solution, with the two strongest levels of its slope.
  struct Candidate: BitwiseCopyable {
    var column: Int32
    var isUp: Bool
    var strength: Double
    var weight: Double
    var nextStrength: Double
    var nextWeight: Double

    /// Whether this one improves more than another.
    @inline(__always)
    func isBetter(than other: Candidate) -> Bool {
      if strength != other.strength { return strength > other.strength }
      if weight != other.weight { return weight < other.weight }
      // The second level may cost (positive) or save (negative); none counts as zero.
      if nextStrength == other.nextStrength {
        if nextWeight != other.nextWeight { return nextWeight < other.nextWeight }
        return column < other.column
      }
      return nextStrength > other.nextStrength ? nextWeight < 0 : other.nextWeight > 0
    }
  }

  /// The pulls of all rows, strongest first.
  var pulls = Buffer<Pull>(capacity: 64)
  var strongestPull: Double {
    @inline(__always) get { pulls.count > 0 ? pulls[0].strength : 0 }
  }
  /// The own slopes of the number looked at, strongest first.
  var ownSlopes = Buffer<OwnSlope>(capacity: 64)
  var candidates = Buffer<Candidate>(capacity: 64)
  var up = LexicographicSum()
  var down = LexicographicSum()
  var slope = LexicographicSum()
  /// How many steps in a row moved nothing.
  var idle = 0
  var foundFree = false
  /// Whether steps were made that leave noise in the basic numbers.
  var isNoisy = false
}
