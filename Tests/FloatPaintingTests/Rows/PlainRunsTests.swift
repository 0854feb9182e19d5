import FloatCore
import Testing

@testable import FloatPainting
@testable import FloatTestSupport

/// Of what is of one colour nothing is read, and nothing written where it is that colour already.
@Suite struct PlainRunsTests {
  /// A row of stretches of one colour, of several and of translucent ones, in lengths that are no multiple of anything.
  private func pixels(_ count: Int, _ numbers: inout SplitMix64) -> [UInt32] {
    var out: [UInt32] = []
    while out.count < count {
      let length = Int.random(in: 1...200, using: &numbers)
      let color = UInt32.random(in: 0...UInt32.max, using: &numbers)
      switch Int.random(in: 0..<6, using: &numbers) {
      case 0:
        out += (0..<length).map { _ in UInt32.random(in: 0...UInt32.max, using: &numbers) | 0xFF00_0000 }
      case 1: out += [UInt32](repeating: premultiplied(color & 0x7FFF_FFFF), count: length)
      default: out += [UInt32](repeating: color | 0xFF00_0000, count: length)
      }
    }
    return Array(out.prefix(count))
  }

  /// Rows that are copied on top of each other, which leaves some of what was there.
  @Test(arguments: [0x8020_1008, 0] as [UInt32], [false, true])
  func parts_of_rows_are_shaded_like_single_pixels(shade: UInt32, isPastCaches: Bool) {
    var numbers = SplitMix64(seed: 7)
    for width in [1, 16, 63, 64, 65, 130, 700, 1041] {
      var rows = (0..<4).map { _ in pixels(width, &numbers) }
      rows.append([UInt32](repeating: 0xFF40_5060, count: width))
      let sources = rows.map { _ in PlainRuns(size: PixelSize(width: width, height: 2)) }
      let size = PixelSize(width: width + 20, height: 3)
      let target = PlainRuns(size: size)
      var expected = [UInt32](repeating: 7, count: size.width)
      let out = Surface(width: size.width, height: 1)
      expected.withUnsafeBufferPointer { out.pixels.update(from: $0.baseAddress!, count: size.width) }
      for _ in 0..<200 {
        let index = Int.random(in: rows.indices, using: &numbers)
        let start = Int.random(in: 0...width, using: &numbers)
        let count = Int.random(in: 0...width - start, using: &numbers)
        let place = Int.random(in: 0...size.width - count, using: &numbers)
        withExtendedLifetime((sources, target)) {
          rows[index].withUnsafeMutableBufferPointer { from in
            target.rows.row(2, at: out.pixels).copy(
              sources[index].rows.row(1, at: from.baseAddress!), start..<start + count, to: place,
              shade: shade,
              stride: 0, isPastCaches: isPastCaches)
          }
        }
        for i in 0..<count { expected[place + i] = over(shade, rows[index][start + i]) }
        let isShaded = expected == Array(UnsafeBufferPointer(start: out.pixels, count: size.width))
        #expect(isShaded, "\(count) of \(width) from \(start) on, at \(place)")
      }
    }
  }

  /// Copies a row to another one.
  private func copy(_ known: PlainRuns, _ source: Surface, to shown: PlainRuns, _ target: Surface) {
    withExtendedLifetime((known, shown)) {
      shown.rows.row(0, at: target.pixels).copy(
        known.rows.row(0, at: source.pixels), 0..<source.width, to: 0, shade: 0, stride: 0,
        isPastCaches: false)
    }
  }

  @Test func what_is_of_one_colour_is_read_once_until_something_is_painted_there() {
    let source = Surface(width: 256, height: 1)
    source.fill(.white)
    let runs = PlainRuns(size: source.size)
    func copied() -> Surface {
      let out = Surface(width: 256, height: 1)
      copy(runs, source, to: PlainRuns(size: out.size), out)
      return out
    }
    #expect(copied()[100, 0] == 0xFFFF_FFFF)
    source[100, 0] = 0xFF00_0000
    #expect(copied()[100, 0] == 0xFFFF_FFFF)
    runs.rows.forget(PixelRect(x: 100, y: 0, width: 1, height: 1))
    #expect(copied()[100, 0] == 0xFF00_0000)
  }

  @Test func what_has_the_colour_already_is_not_written_until_something_is_painted_there() {
    let source = Surface(width: 256, height: 1)
    source.fill(.white)
    let out = Surface(width: 256, height: 1)
    let (from, to) = (PlainRuns(size: source.size), PlainRuns(size: out.size))
    copy(from, source, to: to, out)
    out[100, 0] = 0xFF00_0000
    copy(from, source, to: to, out)
    #expect(out[100, 0] == 0xFF00_0000)
    to.rows.forget(PixelRect(x: 100, y: 0, width: 1, height: 1))
    copy(from, source, to: to, out)
    #expect(out[100, 0] == 0xFFFF_FFFF)
  }

  @Test(arguments: 0...2)
  func every_scene_has_the_pixels_of_a_small_frame(helpers: Int) {
    for seed in 1...UInt64(10) {
      let team = helpers > 0 ? RowTeam(helpers: helpers, leastArea: 1) : nil
      expectSamePixels(seed: seed * 311, of: makePainter(team: team, isPastCaches: true), as: makePainter())
    }
  }

  /// Pages that move over each other while things in them change and scroll.
  @Test func pages_in_motion_have_the_pixels_of_a_small_frame() {
    func page(_ id: String, _ x: Double, _ scroll: Double, _ mark: Double, shade: UInt8) -> Layer {
      let rows = (0..<40).map { Shape.rect(Rect(9, Double($0) * 11, 80, 4), Color(UInt8($0 * 5), 80, 90)) }
      let scrolled = Layer(id: id + "/scroll", position: Point(0, -scroll), content: rows, isRasterized: true)
      let viewport = Layer(
        id: id + "/view", position: Point(0, 10), outline: RoundedRect(Rect(0, 0, 120, 120)),
        sublayers: [scrolled])
      return Layer(
        id: id, position: Point(x, 0),
        outline: RoundedRect(Rect(0, 0, 120, 160), radius: id == "b" ? 9.5 : 0),
        content: [
          .rect(Rect(0, 0, 120, 160), Color(rgb: 0xF0F2F4)), .rect(Rect(mark, 140, 13, 9), .black),
        ], sublayers: [viewport], shade: Color(0, 0, 0, shade), isRasterized: true)
    }
    let small = makePainter()
    let large = makePainter(isPastCaches: true)
    for step in 0..<40 {
      let time = Double(step)
      let scroll = step % 3 == 0 ? 7.5 * time : 0
      let scene = FloatCore.Scene(
        size: Size(120, 160), background: .black,
        layers: [
          page("a", step > 30 ? 0 : -time, step > 30 ? 2.5 * time : 0, 0, shade: step > 30 ? 0 : UInt8(step)),
          page("b", step > 30 ? 200 : 121 - 3.7 * time, scroll, step % 4 == 0 ? time : 40, shade: 0),
        ])
      _ = small.paint(scene)
      _ = large.paint(scene)
      let isSame = large.frame.hasSamePixels(as: small.frame)
      #expect(isSame, "step \(step)")
    }
  }

  private let ground = Layer(
    id: "page", outline: RoundedRect(Rect(0, 0, 120, 160)), content: [.rect(Rect(0, 0, 120, 160), .white)],
    isRasterized: true)

  @Test func a_picture_with_holes_leaves_nothing_behind() {
    func scene(_ x: Double) -> FloatCore.Scene {
      let disc = Shape.roundedRect(RoundedRect(Rect(0, 0, 60, 60), radius: 30), .color(.black))
      let picture = Layer(
        id: "disc", position: Point(x, 30), outline: RoundedRect(Rect(0, 0, 60, 60)), content: [disc],
        isRasterized: true)
      return Scene(size: Size(120, 160), background: .black, layers: [ground, picture])
    }
    let painter = makePainter()
    for x in [0.0, 3, 7, 50] {
      _ = painter.paint(scene(x))
      #expect(painter.frame.hasSamePixels(as: freshFrame(scene(x))))
    }
  }

  /// A page without content is no picture, but its shade is painted.
  @Test func a_shade_over_ground_is_painted_once() {
    func scene(_ alpha: UInt8) -> FloatCore.Scene {
      let page = Layer(
        id: "page", outline: RoundedRect(Rect(0, 0, 120, 160)),
        content: [.rect(Rect(0, 0, 120, 160), .white)],
        isRasterized: true)
      let veil = Layer(
        id: "veil", outline: RoundedRect(Rect(9, 20, 90, 70)), shade: Color(0, 0, 0, alpha),
        isRasterized: true)
      return Scene(size: Size(120, 160), background: .black, layers: [ground, veil])
    }
    let painter = makePainter()
    for alpha in [20, 60, 100] as [UInt8] {
      _ = painter.paint(scene(alpha))
      #expect(painter.frame.hasSamePixels(as: freshFrame(scene(alpha))))
    }
  }
}
