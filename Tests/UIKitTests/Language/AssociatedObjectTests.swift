import Testing
import UIKit

@Suite struct AssociatedObjectTests {
  nonisolated(unsafe) private static var key: UInt8 = 0

  private final class Plain {}

  private final class Value {
    let onEnd: () -> Void
    init(_ onEnd: @escaping () -> Void = {}) { self.onEnd = onEnd }
    deinit { onEnd() }
  }

  @Test func valuesOfObjectsThatAreGoneAreNotFoundByTheirSuccessors() {
    // Objects made one after the other often get the same address.
    for number in 0..<500 {
      let object = Plain()
      #expect(objc_getAssociatedObject(object, &Self.key) == nil)
      objc_setAssociatedObject(object, &Self.key, number, .OBJC_ASSOCIATION_RETAIN)
      #expect(objc_getAssociatedObject(object, &Self.key) as? Int == number)
    }
  }

  @Test func valuesOfObjectsThatAreGoneAreGivenUpInTime() {
    var ended = 0
    var kept: [Plain] = []
    for _ in 0..<2000 {
      let object = Plain()
      objc_setAssociatedObject(object, &Self.key, Value { ended += 1 }, .OBJC_ASSOCIATION_RETAIN)
      kept.append(object)
      if kept.count > 10 { kept.removeFirst() }
    }
    #expect(ended > 1000)
  }

  @Test func anAssignedObjectIsNotKept() {
    let object = Plain()
    var value: Value? = Value()
    objc_setAssociatedObject(object, &Self.key, value, .OBJC_ASSOCIATION_ASSIGN)
    #expect(objc_getAssociatedObject(object, &Self.key) as? Value === value)
    value = nil
    #expect(objc_getAssociatedObject(object, &Self.key) == nil)
  }

  @Test func whatGoesAwayMayAssociateInTurn() {
    let object = Plain()
    let other = Plain()
    objc_setAssociatedObject(
      object, &Self.key,
      Value { objc_setAssociatedObject(other, &Self.key, 1, .OBJC_ASSOCIATION_RETAIN) },
      .OBJC_ASSOCIATION_RETAIN)
    objc_setAssociatedObject(object, &Self.key, nil, .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(other, &Self.key) as? Int == 1)
  }

  @Test func threadsDoNotMeet() async {
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask {
          for number in 0..<200 {
            let object = Plain()
            objc_setAssociatedObject(object, &Self.key, number, .OBJC_ASSOCIATION_RETAIN)
            #expect(objc_getAssociatedObject(object, &Self.key) as? Int == number)
          }
        }
      }
    }
  }
}
