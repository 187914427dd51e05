/// The solver's inside: records of all constraints, and the solved system they make.
///
/// A solved system is built in steps that each leave less to the next:
/// 1. *Aliases.* Required equalities of one or two variables make a variable a multiple of another
///    plus a number (union-find with affine maps).
/// 2. *Definitions.* Longer required equalities define a variable by others; definitions may read
///    one another and are never expanded as a whole.
/// 3. *Costs.* All else becomes breakpoints of convex, piecewise-linear costs: of a variable if only
///    one is left in the constraint, otherwise of a row's sum.
/// 4. *Components.* Rows that share variables are solved together by a simplex over these costs.
///    An edited variable is a parameter and does not join what it touches, as long as nothing
///    stronger pulls at it.
///
/// A change of an edit moves basic numbers along their columns; a basis stays the best one as long
/// as every basic number stays between its neighbouring breakpoints.
struct Engine: ~Copyable {
  // Records, which include staged changes.
  var records = Buffer<ConstraintRecord>()
  var terms = Buffer<TermRecord>(capacity: 64)
  var variables = Buffer<VariableRecord>()
  var log = Buffer<LogEntry>()
  var freePlaces = Buffer<Int32>()
  /// By size class, the first free slot of terms; slots of a class are linked by their first term.
  var freeSlots = Buffer<Int32>()
  var nextSerial: Int64 = 0
  var orders = Orders()

  // Values as of the last successful solve, and which of them it changed.
  var values = Buffer<Double>()
  var changed = Buffer<Int32>()

  // Aliases and definitions, by variable.
  var aliases = Buffer<Alias>()
  var roles = Buffer<Role>()
  var definitions = Buffer<Definition>()
  var definitionOf = Buffer<Int32>()
  var definitionTerms = Buffer<TermRecord>()
  /// The row being reduced: its variables, in no order, and its constant.
  var row = RowScratch()

  // Numbers: first all variables, then the rows' sums, which begin at `firstRow`.
  var numbers = Buffer<Number>()
  var firstRow = 0
  var breakpoints = Buffer<Breakpoint>()
  var freeBreakpoint: Int32 = -1
  var rows = Buffer<RowRecord>()
  var rowTerms = Buffer<TermRecord>()
  var rowTable = Buffer<Int32>()

  // Components.
  var components = Buffer<Component>()
  var cells = Buffer<Double>()
  var basics = Buffer<Int32>()
  var columns = Buffer<Int32>()
  /// By place among the columns, the strength below which no pull can move the number there; 0 if it is free to
  /// move, -1 if unknown.
  var holds = Buffer<Double>()
  var parameterColumns = Buffer<Int32>()
  var dirtyComponents = Buffer<Int32>()
  var movedComponents = Buffer<Int32>()

  // Parameters: edited variables that keep out of components.
  var parameters = Buffer<Parameter>()
  var parameterUses = Buffer<ParameterUse>()
  var parametersChanged = false

  // Scratch of the simplex.
  var simplex = SimplexScratch()

  // Write-out: who reads which root.
  var readerStarts = Buffer<ReaderStart>()
  /// The aliases by root, with what they make of its value.
  var aliasReaders = Buffer<Int32>()
  var aliasFactors = Buffer<Double>()
  var aliasOffsets = Buffer<Double>()
  var readers = Buffer<Int32>()
  /// By definition.
  var evaluations = Buffer<Evaluation>()
  var dirtyDefinitions = Buffer<UInt64>()
  var changedRoots = Buffer<Int32>()
  var changedSingles = Buffer<Int32>()

  var needsBuild = true
  /// Whether a constraint turned out false when all its variables cancelled.
  var isUnsatisfiable = false
  /// Whether the required constraints on some number alone may have left it no value.
  var mayHaveCrossedBounds = false
  var needsFullWrite = false
  var hasDirtyDefinitions = false

  // Values that ranks and free orders settled, by root; not a number where none was.
  var settled = Buffer<Double>()
  var settledRoots = Buffer<Int32>()
  var hasSettled = false
  var tiesAreDirty = true

  // Counts for tests and the dump.
  var buildCount = 0
  var pivotCount = 0
  var flipCount = 0
  var evaluationCount = 0
}

/// A variable as a multiple of another plus a number; a root is an alias of itself.
struct Alias: BitwiseCopyable {
  /// -1 if the variable is the number `offset`.
  var parent: Int32
  var factor = 1.0
  var offset = 0.0
}

/// What part a variable plays in the solved system.
struct Role: OptionSet, BitwiseCopyable {
  var rawValue: UInt8

  /// A definition gives its value.
  static let defined = Role(rawValue: 1)
  /// A definition reads it.
  static let used = Role(rawValue: 2)
  /// A constraint on it alone gives it a cost.
  static let bounded = Role(rawValue: 4)
  /// It is being edited.
  static let edited = Role(rawValue: 8)
  /// It is edited, but must be solved like any other variable.
  static let promoted = Role(rawValue: 16)
  /// Set while an expansion visits it.
  static let visited = Role(rawValue: 32)
}

/// A variable as a sum over others.
struct Definition: BitwiseCopyable {
  var variable: Int32
  var firstTerm: Int32
  var termCount: Int32
  var constant: Double
}

/// A variable or a row's sum, with a cost.
struct Number: BitwiseCopyable {
  var value = 0.0
  /// The neighbouring breakpoints of a basic number.
  var lower = -Double.infinity
  var upper = Double.infinity
  /// The values that the required constraints on this number alone allow.
  var allowedLower = -Double.infinity
  var allowedUpper = Double.infinity
  /// For a number that is in no row, and for a parameter, what `holds` says of columns.
  var hold = -1.0
  /// The first of its breakpoints, which are linked, or -1.
  var firstBreakpoint: Int32 = -1
  /// Its row if it is basic, or -1.
  var row: Int32 = -1
  /// Its component, or -1.
  var component: Int32 = -1
  /// Its column if it is nonbasic, or its place among parameters.
  var column: Int32 = -1
}

/// A place where a number's cost bends.
struct Breakpoint: BitwiseCopyable {
  var at: Double
  var weight: Double
  var strength: Double
  var constraint: Int32
  var next: Int32
  /// 1 if values above cost, -1 if values below do, 0 if both do.
  var side: Int8

  /// By how much the slope rises here.
  @inline(__always)
  var rise: Double { side == 0 ? 2 * weight : weight }
}

/// A sum over variables that carries costs.
struct RowRecord: BitwiseCopyable {
  var firstTerm: Int32
  var termCount: Int32
  var hash: UInt64
}

/// Rows that share variables: `basics = cells · (columns, parameters)`.
struct Component: BitwiseCopyable {
  var rowCount: Int32 = 0
  var columnCount: Int32 = 0
  var parameterCount: Int32 = 0
  var firstBasic: Int32 = 0
  var firstColumn: Int32 = 0
  var firstParameter: Int32 = 0
  var firstCell: Int = 0
  /// The strongest pull of this component on any of its parameters, or 0.
  var pull = 0.0
  var age: Int32 = 0
  var isDirty = false
  var isMoved = false
  /// Whether its strengths leave values free.
  var isFree = false

  @inline(__always)
  var width: Int { Int(columnCount + parameterCount) }
}

/// An edited variable that keeps out of components.
struct Parameter: BitwiseCopyable {
  var variable: Int32
  var firstUse: Int32
  var useCount: Int32
  /// Between these nothing at least as strong as the wish objects to it.
  var calmLower: Double
  var calmUpper: Double
  /// The breakpoint that is the wish, or -1 if there are several.
  var wish: Int32
  var isDirty: Bool
  /// Whether pulls as strong as the wish itself hold each other.
  var isTight: Bool
}

/// A component in which a parameter occurs, and its column there.
struct ParameterUse: BitwiseCopyable {
  var component: Int32
  var column: Int32
}

/// Where the aliases and the definitions begin that read a root; they end where the next root's begin.
struct ReaderStart: BitwiseCopyable {
  var alias: Int32 = 0
  var definition: Int32 = 0
}

/// All that computing a definition takes, in one place: most definitions have two terms.
struct Evaluation: BitwiseCopyable {
  var constant: Double
  var firstCoefficient: Double
  var secondCoefficient: Double
  var variable: Int32
  var first: Int32
  var second: Int32
  /// The terms from the third on.
  var firstTerm: Int32
  var endTerm: Int32
  var firstAlias: Int32
  var endAlias: Int32
  var firstReader: Int32
  var endReader: Int32
}
