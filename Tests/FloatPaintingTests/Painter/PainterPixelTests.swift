import FloatCore
import FloatStudio
import Foundation
import Testing

@testable import FloatPainting
@testable import FloatTestSupport

@Suite struct PainterPixelTests {
  private func scene(_ layers: [Layer], background: Color = .white) -> FloatCore.Scene {
    FloatCore.Scene(size: Size(120, 160), background: background, layers: layers)
  }

  private func frame(_ shapes: [Shape], scale: Double = 1, background: Color = .white) -> Surface {
    freshFrame(scene([Layer(id: "a", content: shapes)], background: background), scale: scale)
  }

  @Test func rounding_of_blends_is_exact_for_all_values() {
    for a in UInt32(0)...255 {
      for b in UInt32(0)...255 {
        let exact = UInt32((Double(a) * Double(b) / 255).rounded())
        #expect(scaled8(a, b) == exact)
        #expect(scaled(a << 24 | a << 16 | a << 8 | a, b) == exact << 24 | exact << 16 | exact << 8 | exact)
      }
    }
  }

  /// Includes long rows, because pixels are prefetched 512 ahead.
  private static let counts = Array(0..<40) + [511, 512, 513, 527, 528, 1041]

  @Test(arguments: counts)
  func rows_of_every_length_are_shaded_like_single_pixels(count: Int) {
    var numbers = SplitMix64(seed: UInt64(count))
    let row = (0..<count).map { _ in UInt32.random(in: 0...UInt32.max, using: &numbers) | 0xFF00_0000 }
    let source = premultiplied(0x80FF_8020)
    var blended = row
    blended.withUnsafeMutableBufferPointer { if let p = $0.baseAddress { blendRow(p, count, source) } }
    let isBlended = blended == row.map { over(source, $0) }
    #expect(isBlended)
    typealias Copy = (UnsafeMutablePointer<UInt32>, UnsafePointer<UInt32>, UInt32) -> Void
    /// A copy that begins somewhere in a cache line, with its neighbours on both sides.
    func copied(at offset: Int, _ shade: UInt32, _ copy: Copy) -> [UInt32] {
      var out = [UInt32](repeating: 7, count: offset + count + 1)
      row.withUnsafeBufferPointer { from in
        out.withUnsafeMutableBufferPointer { to in
          if let s = from.baseAddress, let d = to.baseAddress { copy(d + offset, s, shade) }
        }
      }
      return out
    }
    for offset in 0..<17 {
      for shade in [source, 0] {
        let expected = [UInt32](repeating: 7, count: offset) + (shade == 0 ? row : blended) + [7]
        let isCopied =
          copied(at: offset, shade) { shadeCopyRow($0, $1, count, shade: $2, next: $1) } == expected
        #expect(isCopied, "from \(offset) on")
      }
    }
  }

  @Test(
    arguments: [0xFF00_0000, 0x2600_0000, 0x1F00_0000, 0xFF33_6699, 0x8044_2211, 0x3020_1000] as [UInt32])
  func rows_through_masks_of_every_length_are_blended_like_single_pixels(source: UInt32) {
    var numbers = SplitMix64(seed: UInt64(source))
    for count in 0..<40 {
      let row = (0..<count).map { _ in UInt32.random(in: 0...UInt32.max, using: &numbers) | 0xFF00_0000 }
      let mask = (0..<count).map { _ -> UInt8 in
        switch Int.random(in: 0..<4, using: &numbers) {
        case 0: 0
        case 1: 255
        case 2: UInt8.random(in: 0...5, using: &numbers)
        default: UInt8.random(in: 0...255, using: &numbers)
        }
      }
      var blended = row
      blended.withUnsafeMutableBufferPointer { d in
        mask.withUnsafeBufferPointer { m in
          if let d = d.baseAddress, let m = m.baseAddress { maskRow(d, m, count, source) }
        }
      }
      #expect(blended == zip(row, mask).map { over(scaled(source, UInt32($1)), $0) })
    }
  }

  @Test(arguments: [1.0, 1.25, 1.5, 2.0, 3.0])
  func abutting_rectangles_leave_no_seam_at_any_scale(scale: Double) {
    let shapes = (0..<30).map { i in
      Shape.rect(Rect(10.3 + Double(i) * 2.71, 10.7, 2.71, 50), .black)
    }
    var path = Path()
    path.addRoundedRect(RoundedRect(Rect(60, 110, 20, 40)))
    // Of several kinds, some of which meet between pixels.
    let kinds: [Shape] = [
      .rect(Rect(12, 110, 18, 40), .black), .roundedRect(RoundedRect(Rect(30, 110, 15, 40)), .color(.black)),
      .roundedRect(RoundedRect(Rect(45, 110, 7.4, 40)), .color(.black)),
      .roundedRect(RoundedRect(Rect(52.4, 110, 7.6, 40)), .color(.black)), .fill(path, .color(.black)),
    ]
    let surface = frame(shapes + kinds, scale: scale)
    for x in Int(12 * scale)..<Int(90 * scale) { #expect(surface[x, Int(30 * scale)] == 0xFF00_0000) }
    // At other scales the kinds meet between pixels.
    guard scale.rounded() == scale else { return }
    for x in Int(12 * scale)..<Int(80 * scale) { #expect(surface[x, Int(130 * scale)] == 0xFF00_0000) }
  }

  @Test func abutting_paths_of_one_colour_leave_no_seam() {
    for offset in stride(from: 0.0, to: 1, by: 0.1) {
      func triangle(_ a: Point, _ b: Point, _ c: Point) -> Shape {
        var path = Path()
        path.move(to: a)
        path.line(to: b)
        path.line(to: c)
        path.close()
        return .fill(path, .color(.black))
      }
      let a = Point(10 + offset, 10)
      let b = Point(90, 15 + offset)
      let c = Point(80 - offset, 90)
      let d = Point(15, 80)
      // The diagonal a–c runs through the middle of the square of 20 px around its centre.
      let surface = frame([triangle(a, b, c), triangle(a, c, d)])
      for y in 40..<60 {
        for x in 35..<55 { #expect(surface[x, y] == 0xFF00_0000) }
      }
    }
  }

  private static let circle = RoundedRect(circle: Point(50.3, 60.7), radius: 31.4)

  /// Nowhere is an edge darker or brighter than both, and it has no fringe: all channels are as far on their way.
  @Test func a_translucent_shapes_edge_lies_between_its_colour_and_the_ground() {
    let (grey, white) = (Color(120, 120, 120), Color(255, 255, 255, 128))
    let (red, cyan) = (Color(255, 0, 0), Color(0, 255, 255, 128))
    let (circle, path) = (Self.circle, Path(Self.circle))
    let group = Layer(
      id: "a", outline: circle, opacity: 0.5, content: [.rect(Rect(0, 0, 120, 160), .white)])
    let shapes: [(ground: Color, layer: Layer, inside: [Int])] = [
      (grey, Layer(id: "a", content: [.roundedRect(circle, .color(white))]), [188, 188, 188]),
      (grey, group, [188, 188, 188]),
      (red, Layer(id: "a", content: [.roundedRect(circle, .color(cyan))]), [127, 128, 128]),
      (red, Layer(id: "a", content: [.fill(path, .color(cyan))]), [127, 128, 128]),
      (red, Layer(id: "a", content: [.stroke(path, width: 9, cyan)]), [127, 128, 128]),
    ]
    for (ground, layer, inside) in shapes {
      let surface = freshFrame(scene([layer], background: ground), scale: 1)
      let outside = surface.channels(0, 0)
      for y in 0..<160 {
        for x in 0..<120 {
          let found = surface.channels(x, y)
          let way = Double(found[1] - outside[1]) / Double(inside[1] - outside[1])
          #expect((0...1).contains(way))
          let isOnTheWay = zip(found, zip(outside, inside)).allSatisfy { channel, ends in
            abs(Double(channel - ends.0) - way * Double(ends.1 - ends.0)) <= 1
          }
          #expect(isOnTheWay, "(\(x), \(y))")
          #expect(surface[x, y] >> 24 == 255)
        }
      }
      #expect((0..<120).contains { surface.channels($0, 60) == inside })
    }
  }

  /// A picture with alpha, clipped to a disc: every channel lies between the ground's and the blend's.
  @Test func a_translucent_pictures_edge_has_no_fringe() {
    let image = Shape.image(ImageRun("half", frame: Self.circle))
    let surface = frame([image], background: Color(0, 255, 0))
    for y in 0..<160 {
      for x in 0..<120 {
        let found = surface.channels(x, y)
        #expect(found[0] <= 0x7F)
        #expect(found[1] >= 126)
        #expect(found[2] <= 0x40)
        #expect(surface[x, y] >> 24 == 255)
      }
    }
  }

  @Test(arguments: [0.0, 0.25, 0.5, 0.7])
  func a_shape_with_its_layers_own_outline_is_cut_once_not_twice(offset: Double) {
    let circle = RoundedRect(circle: Point(40 + offset, 40 + offset / 2), radius: 30)
    let plain = frame([.roundedRect(circle, .color(.black))])
    for content in [
      Shape.roundedRect(circle, .color(.black)), .rect(circle.rect, .black),
      .rect(Rect(0, 0, 90, 90), .black),
    ] {
      let layer = Layer(id: "a", outline: circle, content: [content])
      let cut = freshFrame(scene([layer]), scale: 1)
      for y in 0..<80 {
        for x in 0..<80 {
          let difference = Int(plain[x, y] & 255) - Int(cut[x, y] & 255)
          #expect(abs(difference) <= 1)
        }
      }
    }
  }

  @Test func a_page_behind_a_morphing_outline_is_cut_like_any_other_shape() {
    let outline = RoundedRect(Rect(10.3, 12.6, 70.45, 90.2), radius: 21.7)
    let page = Layer(
      id: "page", outline: RoundedRect(Rect(0, 0, 120, 160)),
      content: [.rect(Rect(0, 0, 120, 160), .black)], isRasterized: true)
    let own = Layer(
      id: "page", outline: outline, content: [.rect(Rect(0, 0, 120, 160), .black)], isRasterized: true)
    let samples = supersampled(PixelRect(x: 0, y: 0, width: 120, height: 160)) { outline.contains($0) }
    for layer in [Layer(id: "morph", outline: outline, sublayers: [page]), own] {
      let surface = freshFrame(scene([layer]), scale: 1)
      for (i, sample) in samples.enumerated() {
        let covered = 1 - Double(surface[i % 120, i / 120] & 255) / 255
        #expect(abs(covered - sample) < 0.04)
      }
    }
  }

  @Test func a_rasterised_page_moves_by_whole_pixels_and_keeps_its_pixels() {
    let shapes: [Shape] = [
      .rect(Rect(0, 0, 120, 160), .white),
      .text(TextRun("page", baseline: Point(10, 40), size: 15, color: .black)),
      .roundedRect(RoundedRect(Rect(20, 60, 41, 33), radius: 7), .color(Color(rgb: 0x336699))),
    ]
    func page(_ x: Double) -> FloatCore.Scene {
      scene([
        Layer(
          id: "page", position: Point(x, 0), outline: RoundedRect(Rect(0, 0, 120, 160)), content: shapes,
          isRasterized: true)
      ])
    }
    let still = freshFrame(page(0))
    let painter = makePainter()
    for x in [0.0, 3.2, 17.31, 40.74] {
      _ = painter.paint(page(x))
      let dx = Int((x * 2).rounded())
      for y in 0..<320 {
        for i in dx..<240 { #expect(painter.frame[i, y] == still[i - dx, y]) }
      }
    }
  }

  @Test func dimming_multiplies_a_page_by_what_the_shade_leaves() {
    let page = Layer(
      id: "page", outline: RoundedRect(Rect(0, 0, 120, 160)),
      content: [.rect(Rect(0, 0, 120, 160), Color(200, 100, 50))], shade: Color(0, 0, 0, 102),
      isRasterized: true)
    // 1 − 102/255 = 0.6
    #expect(freshFrame(scene([page]))[100, 100] == 0xFF78_3C1E)
  }

  @Test(arguments: [1.0, 1.5, 2.0, 3.0])
  func a_hairline_is_one_pixel_at_every_scale(scale: Double) {
    let surface = frame([.hairline(from: Point(10, 20.4), to: Point(60, 20.4), .black)], scale: scale)
    let x = Int(30 * scale)
    #expect((0..<surface.height).filter { surface[x, $0] != 0xFFFF_FFFF }.count == 1)
  }

  @Test func a_gradient_runs_from_its_first_colour_to_its_last_and_goes_on() {
    let surface = frame([
      .roundedRect(
        RoundedRect(Rect(0, 0, 120, 40)),
        .linearGradient(from: Point(20, 0), to: Point(100, 0), .black, .white))
    ])
    #expect(surface[5, 10] == 0xFF00_0000)
    #expect(surface[110, 10] == 0xFFFF_FFFF)
    // Pixel 60's centre is at (60.5 − 20) / 80 = 0.506 of the way: 129.
    #expect(abs(Int(surface[60, 10] & 255) - 129) <= 1)
  }
}
