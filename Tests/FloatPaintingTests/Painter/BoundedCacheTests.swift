import Testing

@testable import FloatPainting

@Suite struct BoundedCacheTests {
  private func bitmap(_ bytes: Int) -> Bitmap {
    Bitmap(
      width: bytes, height: 1, originX: 0, originY: 0, pixels: .mask([UInt8](repeating: 1, count: bytes)))
  }

  @Test func the_least_recently_used_goes_first() {
    // An entry costs its pixels and 256 bytes: four of 1000 make 4000 bytes, so a fifth needs room.
    var cache = BoundedCache<Int, Bitmap?>(bound: 4000)
    for key in 1...4 { cache.insert(bitmap(744), for: key) }
    #expect(cache.cost == 4000)
    _ = cache.value(for: 1)
    cache.insert(bitmap(744), for: 5)
    #expect(cache.value(for: 1) != nil)
    #expect(cache.value(for: 2) == nil)
    #expect(cache.value(for: 5) != nil)
    #expect(cache.cost <= 4000)
  }

  @Test func nothing_to_draw_is_remembered() {
    var cache = BoundedCache<String, Bitmap?>(bound: 1000)
    #expect(cache.value(for: "a") == nil)
    cache.insert(nil, for: "a")
    guard case .some(.none) = cache.value(for: "a") else {
      Issue.record("expected an entry without a bitmap")
      return
    }
  }

  @Test func what_is_larger_than_the_cache_is_not_kept() {
    var cache = BoundedCache<Int, Bitmap?>(bound: 1000)
    cache.insert(bitmap(10), for: 1)
    cache.insert(bitmap(5000), for: 2)
    #expect(cache.value(for: 2) == nil)
    #expect(cache.value(for: 1) != nil)
  }

  @Test func replacing_an_entry_does_not_count_it_twice() {
    var cache = BoundedCache<Int, Bitmap?>(bound: 10_000)
    for _ in 0..<50 { cache.insert(bitmap(1000), for: 1) }
    #expect(cache.cost == 1256)
    cache.remove(1)
    #expect(cache.cost == 0)
    #expect(cache.count == 0)
  }

  @Test func what_was_used_last_stays_when_it_shrinks() {
    var cache = BoundedCache<Int, Bitmap?>(bound: 10_000)
    for key in 1...6 { cache.insert(bitmap(744), for: key) }
    _ = cache.value(for: 2)
    cache.shrink(to: 2500)
    #expect(cache.cost == 2000)
    #expect((1...6).filter { cache.value(for: $0) != nil } == [2, 6])
    cache.shrink(to: 2500)
    #expect(cache.count == 2)
  }

  @Test func keys_that_are_not_wanted_go() {
    var cache = BoundedCache<Int, Bitmap?>(bound: 10_000)
    for key in 1...6 { cache.insert(bitmap(744), for: key) }
    cache.removeAll { $0 > 2 }
    #expect(cache.cost == 2000)
    #expect((1...6).filter { cache.value(for: $0) != nil } == [1, 2])
  }
}
