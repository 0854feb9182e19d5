/// A least-recently-used cache with a bound on its total cost.
struct BoundedCache<Key: Hashable, Value> {
  private struct Entry {
    var value: Value
    var cost: Int
    var lastUse: UInt64
  }

  let bound: Int
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
    clock += 1
    entries[key] = Entry(value: value, cost: new, lastUse: clock)
    cost += new
    while cost > bound, let oldest = entries.min(by: { $0.value.lastUse < $1.value.lastUse })?.key {
      remove(oldest)
    }
  }

  mutating func remove(_ key: Key) {
    if let old = entries.removeValue(forKey: key) { cost -= old.cost }
  }

  mutating func removeAll() {
    entries.removeAll()
    cost = 0
  }
}
