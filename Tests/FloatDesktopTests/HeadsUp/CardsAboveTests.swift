import FloatCore
import Testing

@testable import FloatDesktop
@testable import FloatPainting

@Suite struct CardsAboveTests {
  private func plain(_ pixel: UInt32) -> Surface {
    let surface = Surface(width: 60, height: 80)
    for y in 0..<80 { for x in 0..<60 { surface[x, y] = pixel } }
    return surface
  }

  /// A frame with a card and a picture with lines all over: the card's pixels show at the card's place.
  @Test func a_card_is_over_lines_as_far_as_it_is_there() {
    let frame = plain(0xFF00_0000)
    let outline = RoundedRect(Rect(0, 0, 20, 10), radius: 4)
    for (opacity, level) in [(1.0, 0x00), (0.5, 0x80), (0, 0xFF)] {
      let picture = plain(0xFFFF_FFFF)
      let card = Layer(id: "card", position: Point(5, 10), outline: outline, opacity: opacity)
      let dimmed = Layer(id: "sheet", position: Point(1, 1), sublayers: [card])
      CardsAbove([dimmed]).draw(frame, over: picture, at: (2, 20), scale: 2)
      // (6, 11) in points is (12, 22) in pixels, and the screen begins at (2, 20).
      for (x, y) in [(34, 52), (14, 52), (34, 42)] {
        #expect(abs(Int(picture[x, y] & 0xFF) - level) < 3, "\(opacity) at (\(x), \(y))")
      }
      // Beyond its round corners and beside it, the lines stay.
      #expect([(14, 42), (13, 52), (34, 41), (34, 62)].allSatisfy { picture[$0, $1] == 0xFFFF_FFFF })
    }
  }
}
