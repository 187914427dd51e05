// The records of variables and constraints. Staged changes are in them at once; the log knows how to
// take them back.
extension Engine {
  /// Makes room for a variable and returns its place.
  mutating func addVariable() -> Int32 {
    let index = Int32(variables.count)
    variables.append(VariableRecord())
    values.append(0)
    return index
  }

  /// Makes the record of a constraint whose terms were appended last, and logs it.
  @inline(__always)
  mutating func addRecord(
    _ expression: borrowing LinearExpression, relation: Int8, strength: Double, isEdit: Bool
  ) -> Int32 {
    let count = expression.count
    let first = allocateTerms(count)
    var term = Int(first)
    expression.forEachTerm {
      setTerm(term, $0)
      term += 1
    }
    return addRecord(
      firstTerm: first, termCount: count, constant: expression.constant, relation: relation,
      strength: strength, isEdit: isEdit)
  }

  /// Makes the record of a constraint from its parts, and logs it.
  @inline(__always)
  mutating func addRecord(
    _ newTerms: Span<LinearExpression.Term>, constant: Double, relation: Int8, strength: Double
  ) -> Int32 {
    let first = allocateTerms(newTerms.count)
    for index in newTerms.indices { setTerm(Int(first) + index, newTerms[index]) }
    return addRecord(
      firstTerm: first, termCount: newTerms.count, constant: constant, relation: relation,
      strength: strength, isEdit: false)
  }

  @inline(__always)
  private mutating func setTerm(_ index: Int, _ term: LinearExpression.Term) {
    terms[index] = TermRecord(variable: term.variable.id.index, coefficient: term.coefficient)
    variables[term.variable.id.index].uses += 1
  }

  @inline(__always)
  private mutating func addRecord(
    firstTerm first: Int32, termCount count: Int, constant: Double, relation: Int8,
    strength: Double, isEdit: Bool
  ) -> Int32 {
    var record = ConstraintRecord()
    record.constant = constant
    record.strength = strength
    record.serial = nextSerial
    record.firstTerm = first
    record.termCount = Int32(count)
    record.relation = relation
    record.isLive = true
    record.isEdit = isEdit
    nextSerial += 1
    let place: Int32
    if freePlaces.count > 0 {
      place = freePlaces.removeLast()
      record.generation = records[place].generation
      records[place] = record
    } else {
      place = Int32(records.count)
      records.append(record)
    }
    log.append(LogEntry(.addition, place))
    return place
  }

  /// Takes a constraint out and logs it.
  mutating func removeRecord(_ place: Int32) {
    records[place].isLive = false
    countUses(of: place, -1)
    log.append(LogEntry(.removal, place))
  }

  private mutating func countUses(of place: Int32, _ change: Int32) {
    let record = records[place]
    for term in Int(record.firstTerm)..<Int(record.firstTerm + record.termCount) {
      variables[terms[term].variable].uses += change
    }
  }

  /// Takes back all changes of the log, last first, but for those that only the solver knows how to.
  mutating func undo(_ entry: LogEntry) {
    switch entry.kind {
    case .addition:
      if records[entry.place].isLive { countUses(of: entry.place, -1) }
      release(entry.place)
    case .removal:
      records[entry.place].isLive = true
      countUses(of: entry.place, 1)
    case .constant: records[entry.place].constant = entry.old
    case .strength: records[entry.place].strength = entry.old
    case .edit: variables[entry.place].edit = entry.other
    case .variableRemoval: variables[entry.place].isLeaving = false
    case .details, .freeOrder: break
    }
  }

  /// Frees a constraint's place and terms for others.
  mutating func release(_ place: Int32) {
    freeTerms(records[place].firstTerm, Int(records[place].termCount))
    records[place].isLive = false
    records[place].home = .none
    records[place].termCount = 0
    records[place].generation &+= 1
    freePlaces.append(place)
  }

  /// The list of free term slots that a number of terms is taken from.
  private static func slotClass(_ count: Int) -> Int {
    count <= 16 ? count : 16 + (Int.bitWidth - (count - 1).leadingZeroBitCount) - 4
  }

  private static func slotSize(_ slotClass: Int) -> Int {
    slotClass <= 16 ? slotClass : 1 << (slotClass - 16 + 4)
  }

  @inline(__always)
  private mutating func allocateTerms(_ count: Int) -> Int32 {
    guard count > 0 else { return 0 }
    let slotClass = Self.slotClass(count)
    freeSlots.extend(to: slotClass + 1, with: -1)
    let free = freeSlots[slotClass]
    if free >= 0 {
      freeSlots[slotClass] = terms[free].variable
      return free
    }
    let first = terms.count
    terms.extend(
      to: first + Self.slotSize(slotClass), with: TermRecord(variable: 0, coefficient: 0))
    return Int32(first)
  }

  private mutating func freeTerms(_ first: Int32, _ count: Int) {
    guard count > 0 else { return }
    let slotClass = Self.slotClass(count)
    terms[first].variable = freeSlots[slotClass]
    freeSlots[slotClass] = first
  }
}
