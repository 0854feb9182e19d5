import RealModule
import Testing

@testable import FloatCore

@Suite struct DropZoneGeometryTests {
  private let screen = Size(375, 812)

  @Test func progress_of_nonsense_is_finite() {
    for odd in [Double.nan, .infinity, -.infinity, 0] {
      let values = [
        DropZoneGeometry.progress(topX: odd, width: 375), DropZoneGeometry.progress(topX: 100, width: odd),
        DropZoneGeometry.progress(topX: 100, width: 375, start: odd, full: 0.5),
        DropZoneGeometry.progress(topX: 100, width: 375, start: 0.2, full: odd),
      ]
      #expect(values.allSatisfy { $0 >= 0 && $0 <= 1 })
    }
    #expect(DropZoneGeometry.progress(topX: 100, width: 200, start: 0.5, full: 0.5) == 1)
    #expect(DropZoneGeometry.progress(topX: 99, width: 200, start: 0.5, full: 0.5) == 0)
  }

  @Test func the_zone_slides_in_diagonally() {
    func origin(_ p: Double) -> Point {
      DropZoneGeometry.outline(screen: screen, radius: 170, progress: p).rect.origin
    }
    #expect(origin(0) == Point(375, 812))
    #expect(origin(0.5) == Point(375 - 85, 812 - 85))
    #expect(origin(1) == Point(375 - 170, 812 - 170))
    #expect(origin(-0.3) == origin(0))
    #expect(origin(.nan) == origin(0))
  }

  @Test func an_overshoot_grows_the_zone_and_leaves_no_gap_at_the_corner() {
    let zone = DropZoneGeometry.outline(screen: screen, radius: 170, progress: 1.1)
    #expect(abs(zone.rect.maxX - 375) < 1e-9)
    #expect(abs(zone.rect.maxY - 812) < 1e-9)
    #expect(abs(zone.rect.width - 187) < 1e-9)
    #expect(abs(zone.radii.topLeft - 187) < 1e-9)
  }

  @Test func the_fully_shown_zone_is_hit_within_its_radius_of_the_corner_and_nowhere_else() {
    func hit(_ angle: Double, _ distance: Double) -> Bool {
      DropZoneGeometry.contains(
        Point(375, 812) - Point(angle: angle) * distance, screen: screen, radius: 170, progress: 1)
    }
    for degrees in stride(from: 0.0, through: 90, by: 5) {
      #expect(hit(degrees * .pi / 180, 169.99))
      #expect(!hit(degrees * .pi / 180, 170.01))
    }
    // The corner of the zone's square is √2·170 ≈ 240 away: 212 of it lies outside the disc.
    #expect(!hit(.pi / 4, 212))
  }

  @Test(arguments: [0.1, 0.35, 0.6, 0.99, 1, 1.08], [120.0, 170, 195])
  func what_is_hit_is_what_is_drawn(progress: Double, radius: Double) {
    let zone = DropZoneGeometry.outline(screen: screen, radius: radius, progress: progress)
    for x in stride(from: 150.25, to: 375, by: 6.5) {
      for y in stride(from: 590.25, to: 812, by: 6.5) {
        let p = Point(x, y)
        #expect(
          DropZoneGeometry.contains(p, screen: screen, radius: radius, progress: progress)
            == zone.contains(p), "\(p)")
      }
    }
  }

  @Test func a_hidden_zone_is_never_hit() {
    for p in [0, -1, Double.nan] {
      #expect(!DropZoneGeometry.contains(Point(375, 812), screen: screen, radius: 170, progress: p))
    }
    #expect(!DropZoneGeometry.contains(Point(375, 812), screen: screen, radius: 0, progress: 1))
    #expect(!DropZoneGeometry.contains(Point(.nan, 812), screen: screen, radius: 170, progress: 1))
  }

  @Test func a_mouse_thrown_past_the_corner_of_the_window_hits() {
    #expect(DropZoneGeometry.contains(Point(2000, 1500), screen: screen, radius: 170, progress: 1))
    #expect(DropZoneGeometry.contains(Point(2000, 700), screen: screen, radius: 170, progress: 1))
    #expect(!DropZoneGeometry.contains(Point(2000, 600), screen: screen, radius: 170, progress: 1))
  }
}
