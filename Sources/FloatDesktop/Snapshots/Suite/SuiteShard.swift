/// A part of a suite: `2/3` is the second of three.
package struct SuiteShard: Equatable {
  package var index: Int
  package var count: Int

  init(index: Int, count: Int) {
    self.index = index
    self.count = count
  }

  package init?(part text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let index = Int(parts[0]), let count = Int(parts[1]), 1...10_000 ~= count,
      1...count ~= index
    else { return nil }
    self.init(index: index, count: count)
  }

  /// The items that are this shard's: every `count`-th.
  func part<Item>(of items: [Item]) -> [Item] {
    items.enumerated().filter { $0.offset % count == index - 1 }.map(\.element)
  }
}
