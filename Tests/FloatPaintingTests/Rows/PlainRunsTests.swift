import FloatCore
import FloatStudio
import Testing

@testable import FloatPainting
@testable import FloatTestSupport

/// In frames that are larger than caches, parts of one colour are not read.
@Suite struct PlainRunsTests {
  /// A row with stretches of one colour, of several and of translucent ones, in arbitrary lengths.
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

  @Test(arguments: [0x8020_1008, 0] as [UInt32])
  func parts_of_rows_are_shaded_like_single_pixels(shade: UInt32) {
    var numbers = SplitMix64(seed: 7)
    for width in [1, 16, 63, 64, 65, 130, 700, 1041] {
      let row = pixels(width, &numbers)
      let runs = PlainRuns(size: PixelSize(width: width, height: 2))
      for _ in 0..<60 {
        let start = Int.random(in: 0...width, using: &numbers)
        let count = Int.random(in: 0...width - start, using: &numbers)
        let offset = Int.random(in: 0..<17, using: &numbers)
        var out = [UInt32](repeating: 7, count: offset + count + 1)
        row.withUnsafeBufferPointer { from in
          out.withUnsafeMutableBufferPointer { to in
            guard let s = from.baseAddress, let d = to.baseAddress else { return }
            shadeCopyRowPastCaches(
              d + offset, runs.row(1, at: s), from: start, count, shade: shade, stride: width)
          }
        }
        let shaded = row[start..<start + count].map { over(shade, $0) }
        let isShaded = out == [UInt32](repeating: 7, count: offset) + shaded + [7]
        #expect(isShaded, "\(count) of \(width) from \(start) on, at \(offset)")
      }
    }
  }

  @Test func what_is_of_one_colour_is_read_once_until_something_is_painted_there() {
    var row = [UInt32](repeating: 0xFF11_2233, count: 256)
    let runs = PlainRuns(size: PixelSize(width: 256, height: 1))
    func copied() -> [UInt32] {
      var out = [UInt32](repeating: 0, count: 256)
      row.withUnsafeBufferPointer { from in
        out.withUnsafeMutableBufferPointer { to in
          guard let s = from.baseAddress, let d = to.baseAddress else { return }
          shadeCopyRowPastCaches(d, runs.row(0, at: s), from: 0, 256, shade: 0, stride: 0)
        }
      }
      return out
    }
    let plain = row
    #expect(copied() == plain)
    row[100] = 0xFF00_0000
    #expect(copied() == plain)
    runs.forget(PixelRect(x: 100, y: 0, width: 1, height: 1))
    #expect(copied() == row)
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
}
