import Testing

@testable import FloatCore

@Suite struct BadgeBurstTests {
  @Test(arguments: UInt64(0)..<40)
  func eight_to_twelve_droplets_fly_out_and_shrink(seed: UInt64) {
    var before = BadgeBurst.particles(at: 0, radius: 9, seed: seed)
    #expect((8...12).contains(before.count))
    for p in stride(from: 0.05, to: 1, by: 0.05) {
      let now = BadgeBurst.particles(at: p, radius: 9, seed: seed)
      #expect(now.count == before.count)
      for (a, b) in zip(before, now) {
        #expect(b.radius < a.radius)
        #expect(b.radius > 0)
        #expect(b.opacity <= a.opacity)
        #expect(b.opacity > 0)
        #expect(b.offset.distance(to: a.offset) > 0)
      }
      before = now
    }
  }

  @Test func droplets_start_inside_the_badge_and_end_at_most_two_and_a_half_radii_away() {
    for seed in UInt64(0)..<40 {
      for particle in BadgeBurst.particles(at: 0, radius: 9, seed: seed) {
        #expect(particle.offset.length + particle.radius < 9)
        #expect(particle.opacity == 1)
      }
      for particle in BadgeBurst.particles(at: 0.999, radius: 9, seed: seed) {
        // 0.35 + 0.95 + at most 0.9 radii out, 0.15 of a radius down.
        #expect(particle.offset.length < 2.4 * 9)
        #expect(particle.offset.length > (0.35 + 0.95 - 0.15) * 9 - 0.1)
        #expect(particle.radius < 0.1 * 9)
      }
    }
  }

  @Test func droplets_go_all_ways() {
    for seed in UInt64(0)..<40 {
      let offsets = BadgeBurst.particles(at: 0, radius: 9, seed: seed).map(\.offset)
      #expect(offsets.contains { $0.x > 1 })
      #expect(offsets.contains { $0.x < -1 })
      #expect(offsets.contains { $0.y > 1 })
      #expect(offsets.contains { $0.y < -1 })
    }
  }

  @Test func the_same_seed_gives_the_same_burst_and_another_one_another() {
    let a = BadgeBurst.particles(at: 0.4, radius: 9, seed: 7)
    #expect(a == BadgeBurst.particles(at: 0.4, radius: 9, seed: 7))
    #expect(a != BadgeBurst.particles(at: 0.4, radius: 9, seed: 8))
    #expect(Set(a.map(\.radius)).count == a.count)
  }

  @Test func a_larger_badge_scales_the_burst() {
    for (a, b) in zip(
      BadgeBurst.particles(at: 0.3, radius: 9, seed: 1), BadgeBurst.particles(at: 0.3, radius: 18, seed: 1))
    {
      #expect(b.offset.distance(to: a.offset * 2) < 1e-9)
      #expect(abs(b.radius - 2 * a.radius) < 1e-12)
    }
  }

  @Test func the_puff_widens_and_fades_within_the_first_third() throws {
    let start = try #require(BadgeBurst.puff(at: 0, radius: 9))
    let later = try #require(BadgeBurst.puff(at: 0.3, radius: 9))
    #expect(later.radius > start.radius)
    #expect(later.width < start.width)
    #expect(later.opacity < start.opacity)
    #expect(BadgeBurst.puff(at: 1.0 / 3, radius: 9) == nil)
  }

  @Test func nothing_is_left_at_the_end_nor_of_nonsense() {
    for p in [1, 1.2, Double.infinity, .nan] {
      #expect(BadgeBurst.particles(at: p, radius: 9, seed: 1).isEmpty)
      #expect(BadgeBurst.puff(at: p, radius: 9) == nil)
    }
    for r in [0, -9, Double.infinity, .nan] {
      #expect(BadgeBurst.particles(at: 0.2, radius: r, seed: 1).isEmpty)
      #expect(BadgeBurst.puff(at: 0.2, radius: r) == nil)
    }
    #expect(
      BadgeBurst.particles(at: -3, radius: 9, seed: 1) == BadgeBurst.particles(at: 0, radius: 9, seed: 1))
  }
}
