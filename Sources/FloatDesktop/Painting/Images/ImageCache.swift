/// A least-recently-used cache of bitmaps with a bound in bytes.
///
/// Also remembers that there is nothing to draw (nil).
struct ImageCache<Key: Hashable> {
  /// The bytes that the entries may take together. One entry larger than this is not kept.
  private(set) var capacity: Int
  private(set) var byteCount = 0
  private var entries: [Key: Entry] = [:]
  private var clock: UInt64 = 0

  private struct Entry {
    var bitmap: Bitmap?
    var cost: Int
    var lastUse: UInt64
  }

  /// The estimated cost of an entry apart from its pixels.
  private static var overhead: Int { 256 }

  init(capacity: Int) {
    self.capacity = capacity
  }

  var count: Int { entries.count }

  /// The bitmap kept for a key (which may be "nothing to draw"), or nil where there is no entry.
  mutating func bitmap(for key: Key) -> Bitmap?? {
    guard let index = entries.index(forKey: key) else { return nil }
    clock += 1
    entries.values[index].lastUse = clock
    return .some(entries.values[index].bitmap)
  }

  mutating func insert(_ bitmap: Bitmap?, for key: Key) {
    let cost = Self.overhead + (bitmap?.byteCount ?? 0)
    if let old = entries.removeValue(forKey: key) { byteCount -= old.cost }
    guard cost <= capacity else { return }
    if byteCount + cost > capacity { makeRoom(for: cost) }
    clock += 1
    entries[key] = Entry(bitmap: bitmap, cost: cost, lastUse: clock)
    byteCount += cost
  }

  /// Makes the cache no smaller than some bytes.
  mutating func grow(to bytes: Int) { capacity = max(capacity, bytes) }

  mutating func remove(for key: Key) {
    if let old = entries.removeValue(forKey: key) { byteCount -= old.cost }
  }

  mutating func removeAll() {
    entries = [:]
    byteCount = 0
  }

  /// Drops the oldest entries down to three quarters, so that the sorting is seldom paid for.
  private mutating func makeRoom(for cost: Int) {
    let goal = min(capacity * 3 / 4, capacity - cost)
    for (key, entry) in entries.sorted(by: { $0.value.lastUse < $1.value.lastUse }) {
      guard byteCount > goal else { return }
      entries.removeValue(forKey: key)
      byteCount -= entry.cost
    }
  }
}

extension Bitmap {
  /// The memory of the pixels.
  var byteCount: Int {
    switch pixels {
    case .mask(let mask): mask.count
    case .premultiplied(let colors): colors.count * 4
    }
  }
}
