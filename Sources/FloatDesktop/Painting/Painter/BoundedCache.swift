/// A least-recently-used cache with a bound on its total cost.
struct BoundedCache<Key: Hashable, Value> {
  private struct Entry {
    var value: Value
    var cost: Int
    var lastUse: UInt64
  }

  /// The largest total cost of the entries.
  private(set) var bound: Int
  private(set) var cost = 0
  private var entries: [Key: Entry] = [:]
  private var clock: UInt64 = 0

  init(bound: Int) { self.bound = bound }

  var count: Int { entries.count }

  mutating func value(for key: Key) -> Value? {
    guard let index = entries.index(forKey: key) else { return nil }
    clock += 1
    entries.values[index].lastUse = clock
    return entries.values[index].value
  }

  /// Keeps a value; one that costs more than the whole bound is not kept.
  mutating func set(_ value: Value, cost new: Int, for key: Key) {
    remove(key)
    guard new <= bound else { return }
    // At most three quarters are left, so that the sorting is seldom needed.
    if cost + new > bound { shrink(to: min(bound * 3 / 4, bound - new)) }
    clock += 1
    entries[key] = Entry(value: value, cost: new, lastUse: clock)
    cost += new
  }

  mutating func remove(_ key: Key) {
    if let old = entries.removeValue(forKey: key) { cost -= old.cost }
  }

  mutating func removeAll(where isUnwanted: (Key) -> Bool) {
    for key in entries.keys where isUnwanted(key) { remove(key) }
  }

  /// Raises the bound, if it is lower.
  mutating func grow(to bound: Int) { self.bound = max(self.bound, bound) }

  /// Drops the least recently used entries until the total cost is at most `goal`.
  mutating func shrink(to goal: Int) {
    guard cost > goal else { return }
    // Sorts numbers alone, because comparing entries would count references to their values every time.
    let uses = entries.values.map { (time: $0.lastUse, cost: $0.cost) }.sorted { $0.time < $1.time }
    var newest: UInt64 = 0
    for use in uses where cost > goal {
      cost -= use.cost
      newest = use.time
    }
    entries = entries.filter { $0.value.lastUse > newest }
  }
}

/// A cache of bitmaps, in which nil means nothing to draw; the cost is in bytes.
extension BoundedCache where Value == Bitmap? {
  mutating func insert(_ bitmap: Bitmap?, for key: Key) {
    // An entry takes some memory besides its pixels.
    set(bitmap, cost: 256 + (bitmap?.byteCount ?? 0), for: key)
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
