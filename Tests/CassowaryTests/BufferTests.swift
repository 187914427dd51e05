import Testing

@testable import Cassowary

@Suite struct BufferTests {
  @Test func `a buffer does what an array does`() {
    var buffer = Buffer<Int32>(capacity: 2)
    var array: [Int32] = []
    var random = SplitMix(state: 1)
    for step in 0..<Int32(2000) {
      switch random.below(5) {
      case 0 where !array.isEmpty: #expect(buffer.removeLast() == array.removeLast())
      case 1 where !array.isEmpty:
        let index = random.below(array.count)
        buffer[index] += step
        array[index] += step
      case 2 where random.below(40) == 0:
        let count = random.below(array.count + 1)
        buffer.truncate(to: count)
        array.removeLast(array.count - count)
      case 3 where random.below(20) == 0:
        buffer.extend(to: array.count + 5, with: step)
        array += Array(repeating: step, count: 5)
      default:
        buffer.append(step)
        array.append(step)
      }
      #expect(buffer.count == array.count)
    }
    #expect((0..<buffer.count).map { buffer[$0] } == array)
    buffer.refill(3, with: 7)
    #expect((0..<buffer.count).map { buffer[$0] } == [7, 7, 7])
  }
}
