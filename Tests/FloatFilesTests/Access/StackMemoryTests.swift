import Glibc
import Testing

@testable import FloatFiles

@Suite struct StackMemoryTests {
  /// Uses a kilobyte of the stack per call, and returns the sum of the bytes written there.
  @inline(never) private static func descend(_ depth: Int) -> Int {
    withUnsafeTemporaryAllocation(byteCount: 1000, alignment: 16) { memory in
      memory.initializeMemory(as: UInt8.self, repeating: UInt8(truncatingIfNeeded: depth))
      return (depth > 0 ? descend(depth - 1) : 0) + Int(memory[depth % 1000])
    }
  }

  /// The number of resident pages in a range.
  private static func resident(_ range: Range<Int>) -> Int {
    var pages = [UInt8](repeating: 0, count: range.count / 4096)
    guard mincore(UnsafeMutableRawPointer(bitPattern: range.lowerBound), range.count, &pages) == 0 else {
      return -1
    }
    return pages.count { $0 & 1 == 1 }
  }

  @Test func what_no_call_uses_is_given_back() throws {
    let outcome = BackgroundTask { () throws(Never) -> [Int] in
      let before = Self.descend(400)
      guard let unused = StackMemory.unused else { return [] }
      // A thread's stack is a mapping of its own, which begins above a guard page.
      let range = max(unused.lowerBound, unused.upperBound - (256 << 10))..<unused.upperBound
      let used = Self.resident(range)
      StackMemory.giveBack()
      return [used, Self.resident(range), before, Self.descend(400)]
    }
    let pages = outcome.value()
    try #require(pages.count == 4)
    #expect(pages[0] > 50)
    #expect(pages[1] == 0)
    #expect(pages[2] == pages[3])
  }
}
