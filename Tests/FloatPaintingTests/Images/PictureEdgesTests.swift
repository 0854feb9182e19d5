import FloatCore
import Testing

@testable import FloatPainting

/// Edges of a picture that frames snap to.
@Suite struct PictureEdgesTests {
  /// A card of one grey on another, from (20, 30) to (80, 70) of 100 × 100 pixels, or moved by some.
  private func card(
    _ inner: UInt32 = 0xFF80_8080, _ outer: UInt32 = 0xFFF0_F0F0, movedBy step: Int = 0
  ) -> Bitmap {
    let pixels = (0..<100 * 100).map { index in
      let (x, y) = (index % 100 - step, index / 100 - step)
      return 20..<80 ~= x && 30..<70 ~= y ? inner : outer
    }
    return Bitmap(width: 100, height: 100, originX: 0, originY: 0, pixels: .premultiplied(pixels))
  }

  private func edges(_ picture: Bitmap, around x: Double, _ y: Double, scale: Double = 1) -> PictureEdges {
    PictureEdges([(0, picture)], around: Point(x, y), scale: scale)
  }

  @Test func a_corner_has_two_edges() {
    let found = edges(card(), around: 22, 32)
    #expect(found.xs == [20])
    #expect(found.ys == [30])
  }

  @Test func an_edge_is_found_near_it_alone_and_at_the_right_and_the_lower_end() {
    #expect(edges(card(), around: 78, 50).xs == [80])
    #expect(edges(card(), around: 78, 50).ys == [])
    #expect(edges(card(), around: 50, 73).ys == [70])
    let none = edges(card(), around: 50, 50)
    #expect(none.xs.isEmpty && none.ys.isEmpty)
  }

  @Test func at_twice_the_size_edges_are_in_halves_of_a_point() {
    #expect(edges(card(movedBy: 1), around: 11, 25, scale: 2).xs == [10.5])
    #expect(edges(card(movedBy: 1), around: 40, 16, scale: 2).ys == [15.5])
  }

  @Test func faint_changes_are_no_edges() {
    let found = edges(card(0xFFEB_EBEB), around: 22, 32)
    #expect(found.xs.isEmpty && found.ys.isEmpty)
  }

  /// Letters are short, and have gaps.
  @Test func words_are_no_edges() {
    let pixels = (0..<100 * 100).map { index -> UInt32 in
      let (x, y) = (index % 100, index / 100)
      return 30..<45 ~= y && x % 6 < 2 ? 0xFF00_0000 : 0xFFFF_FFFF
    }
    let found = edges(
      Bitmap(width: 100, height: 100, originX: 0, originY: 0, pixels: .premultiplied(pixels)), around: 50, 36)
    #expect(found.xs.isEmpty && found.ys.isEmpty)
  }

  @Test func outside_of_the_picture_there_is_nothing() {
    let found = edges(card(), around: 150, 150)
    #expect(found.xs.isEmpty && found.ys.isEmpty)
    #expect(PictureEdges([], around: Point(9, 9), scale: 1).xs.isEmpty)
    #expect(edges(card(), around: -500, -500).xs.isEmpty)
  }
}
