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
    PictureEdges([picture], around: Point(x, y), scale: scale)
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

  /// A picture of 80 points whose card begins at 21, enlarged as the painter does it: between the middles of its pixels
  /// the brightness changes evenly.
  @Test(arguments: [1.25, 1.5, 2, 3], [0xE3, 0xF4])
  func in_an_enlarged_picture_an_edge_is_where_its_pixels_meet(_ scale: Double, _ outer: Int) throws {
    let size = Int(80 * scale)
    let pixels = (0..<size * size).map { index -> UInt32 in
      let place = (Double(index % size) + 0.5) / scale
      let share = (place - 20.5).clamped(to: 0...1)
      let grey = UInt32((Double(outer) + share * Double(255 - outer)).rounded())
      return 0xFF00_0000 | grey * 0x1_0101
    }
    let picture = Bitmap(
      width: size, height: size, originX: 0, originY: 0, pixels: .premultiplied(pixels))
    let found = edges(picture, around: 23, 40, scale: scale).xs
    let place = try #require(found.count == 1 ? found.first : nil)
    #expect((place * 2).rounded() / 2 == 21)
  }

  @Test func faint_changes_are_no_edges() {
    let found = edges(card(0xFFEB_EBEB), around: 22, 32)
    #expect(found.xs.isEmpty && found.ys.isEmpty)
  }

  /// Dark upright strokes on white, as high and as far apart as letters, a button or the line between two rows.
  @Test(arguments: [
    // Words, a title's letters, and one alone.
    (15, 2, 6, []), (25, 5, 9, []), (25, 5, 100, []),
    // A button of 26 points, and a long line.
    (26, 30, 100, [60.0, 90]), (30, 1, 100, [60.0, 61]),
  ])
  func letters_are_no_edges(_ height: Int, _ width: Int, _ distance: Int, _ xs: [Double]) {
    let pixels = (0..<160 * 160).map { index -> UInt32 in
      let (x, y) = (index % 160, index / 160)
      return 60..<60 + height ~= y && x >= 60 && (x - 60) % distance < width ? 0xFF00_0000 : 0xFFFF_FFFF
    }
    let picture = Bitmap(width: 160, height: 160, originX: 0, originY: 0, pixels: .premultiplied(pixels))
    let all = [62.0, 88].map { edges(picture, around: $0, 70) }
    #expect(all.flatMap(\.xs) == xs)
    #expect(!xs.isEmpty || all.allSatisfy(\.ys.isEmpty))
  }

  @Test func outside_of_the_picture_there_is_nothing() {
    let found = edges(card(), around: 150, 150)
    #expect(found.xs.isEmpty && found.ys.isEmpty)
    #expect(PictureEdges([], around: Point(9, 9), scale: 1).xs.isEmpty)
    #expect(edges(card(), around: -500, -500).xs.isEmpty)
  }
}
