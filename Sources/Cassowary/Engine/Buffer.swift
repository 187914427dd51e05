/// A growing row of plain values in memory of its own: the engine's one unsafe type.
///
/// An array would check its bounds and its uniqueness at every access, which costs more than the
/// arithmetic of a pivot. With the compile flag `AUTOLAYOUT_CHECKS` every access checks its index.
struct Buffer<Element: BitwiseCopyable>: ~Copyable {
  /// The first element; moves when the buffer grows.
  private(set) var base: UnsafeMutablePointer<Element>
  private(set) var count = 0
  private var capacity: Int

  init(capacity: Int = 16) {
    base = .allocate(capacity: capacity)
    self.capacity = capacity
  }

  deinit { base.deallocate() }

  @inline(__always)
  private func check(_ index: Int) {
    #if AUTOLAYOUT_CHECKS
    precondition(index >= 0 && index < count, "index \(index) of \(count)")
    #endif
  }

  subscript(index: Int) -> Element {
    @inline(__always) get {
      check(index)
      return base[index]
    }
    @inline(__always) nonmutating _modify {
      check(index)
      yield &base[index]
    }
  }

  subscript(index: Int32) -> Element {
    @inline(__always) get { self[Int(index)] }
    @inline(__always) nonmutating _modify { yield &self[Int(index)] }
  }

  @inline(__always)
  mutating func append(_ element: Element) {
    // Memory that is not touched costs nothing, but every move touches all of it.
    if count == capacity { reserve(4 * capacity) }
    base[count] = element
    count += 1
  }

  /// Appends an element where room is known to be.
  @inline(__always)
  mutating func appendWithinCapacity(_ element: Element) {
    assert(count < capacity)
    base[count] = element
    count += 1
  }

  @inline(__always)
  mutating func removeLast() -> Element {
    check(count - 1)
    count -= 1
    return base[count]
  }

  /// Makes room, so that the next appends do not move the elements.
  @inline(never)
  mutating func reserve(_ newCapacity: Int) {
    guard newCapacity > capacity else { return }
    let moved = UnsafeMutablePointer<Element>.allocate(capacity: newCapacity)
    moved.update(from: base, count: count)
    base.deallocate()
    base = moved
    capacity = newCapacity
  }

  /// Empties the buffer and keeps its memory.
  mutating func removeAll() { count = 0 }

  /// Takes over a count of elements that were written through `base`.
  @inline(__always)
  mutating func setCount(_ newCount: Int) {
    assert(newCount <= capacity)
    count = newCount
  }

  /// Shortens the buffer.
  mutating func truncate(to newCount: Int) {
    if newCount < count { count = newCount }
  }

  /// Appends copies of a value until the buffer has a length.
  mutating func extend(to newCount: Int, with element: Element) {
    guard newCount > count else { return }
    if newCount > capacity { reserve(max(newCount, 4 * capacity)) }
    (base + count).update(repeating: element, count: newCount - count)
    count = newCount
  }

  /// Makes the buffer a number of copies of a value.
  mutating func refill(_ newCount: Int, with element: Element) {
    count = 0
    extend(to: newCount, with: element)
  }
}
