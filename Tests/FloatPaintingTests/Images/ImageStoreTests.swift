import FloatCore
import Testing

@testable import FloatFiles
@testable import FloatPainting
@testable import FloatTestSupport

@Suite final class ImageStoreTests {
  private let folder: TemporaryDirectory
  private var assets: Assets { Assets(root: folder.path) }

  /// Pictures in a folder: a 24 × 12 drawing, whose left half is opaque red and whose right half half-transparent blue, and
  /// one that is none.
  init() throws {
    folder = try TemporaryDirectory()
    let halves = """
      <rect width="12" height="12" fill="#ff0000"/>
      <rect x="12" width="12" height="12" fill="#0000ff" fill-opacity="0.5"/>
      """
    try folder.write(PictureBytes.svg(24, 12, halves), to: "wide.svg")
    try folder.write("not a drawing", to: "broken.png")
  }

  @Test func a_picture_is_drawn_at_the_exact_size_premultiplied() throws {
    let bitmap = try #require(
      ImageStore(assets: assets).bitmap(named: "wide", width: 48, height: 24, tint: nil))
    #expect([bitmap.width, bitmap.height, bitmap.originX, bitmap.originY] == [48, 24, 0, 0])
    let colors = bitmap.colors
    #expect(colors[5 * 48 + 5] == 0xFFFF_0000)
    // Alpha 0.5 × 255 is 128 by librsvg, which rounds it; blue is multiplied by it.
    #expect(colors[5 * 48 + 40] == 0x8000_0080)
    // A small picture is the same at rest and between pixels.
    let still = ImageStore(assets: assets).bitmap(named: "wide", width: 41, height: 20, tint: nil)
    let moving = ImageStore(assets: assets).bitmap(named: "wide", width: 41, height: 20, phase: PixelPhase())
    #expect(still != nil)
    #expect(still == moving)
  }

  @Test func a_picture_covers_a_frame_of_other_proportions() throws {
    let bitmap = try #require(
      ImageStore(assets: assets).bitmap(named: "wide", width: 30, height: 30, tint: nil))
    #expect([bitmap.width, bitmap.height] == [30, 30])
    let colors = bitmap.colors
    // The middle of the drawing stays in the middle, red to the left of it and blue to the right.
    #expect(colors[15 * 30 + 2] == 0xFFFF_0000)
    #expect(colors[15 * 30 + 27] == 0x8000_0080)
  }

  @Test(arguments: [10, 11, 13, 17, 23, 31, 47])
  func a_picture_covers_its_frame_to_the_last_pixel(side: Int) throws {
    let drawing = PictureBytes.svg(75, 42, "<rect width=\"75\" height=\"42\" fill=\"#102030\"/>")
    try folder.write(drawing, to: "opaque.svg")
    let store = ImageStore(assets: assets)
    for (width, height) in [(side, side), (side * 3, side), (side * 9, side * 5), (side, side * 2)] {
      let bitmap = try #require(store.bitmap(named: "opaque", width: width, height: height, tint: nil))
      #expect(bitmap.colors == [UInt32](repeating: 0xFF10_2030, count: width * height))
    }
  }

  @Test func a_template_fits_inside_its_frame_as_a_mask() throws {
    let store = ImageStore(assets: assets)
    let bitmap = try #require(store.bitmap(named: "wide", width: 30, height: 30, tint: .black))
    let mask = bitmap.coverage
    // What is seen: 15 rows in the middle of the frame, and nothing above and below.
    func coverage(_ x: Int, _ y: Int) -> UInt8 {
      let (column, row) = (x - bitmap.originX, y - bitmap.originY)
      guard 0..<bitmap.width ~= column, 0..<bitmap.height ~= row else { return 0 }
      return mask[row * bitmap.width + column]
    }
    let rows: [UInt8] = (0..<30).map { 7..<22 ~= $0 ? 1 : 0 }
    #expect((0..<30).map { coverage(3, $0) } == rows.map { $0 * 255 })
    #expect((0..<30).map { coverage(26, $0) } == rows.map { $0 * 128 })
    let bytes = store.cachedByteCount
    _ = store.bitmap(named: "wide", width: 30, height: 30, tint: .white)
    #expect(store.cachedByteCount == bytes)
  }

  @Test func what_cannot_be_shown_is_left_out_with_one_warning() throws {
    let store = ImageStore(assets: assets)
    // Out of the assets, and back to a picture in them.
    let around = "../\(Folder.name(of: assets.root))/wide"
    for name in ["missing", "broken", "../etc/passwd", around, "/etc/passwd", "", "a\0b"] {
      #expect(store.bitmap(named: name, width: 10, height: 10, tint: nil) == nil, "\(name)")
      #expect(store.bitmap(named: name, width: 20, height: 10, tint: nil) == nil)
    }
    #expect(store.warnings.lines.count == 7)
    #expect(store.bitmap(named: "../x", width: 4, height: 4, phase: PixelPhase(x: 1, y: 0)) == nil)
  }

  @Test func sizes_that_are_no_sizes_draw_nothing() throws {
    let store = ImageStore(assets: assets)
    for (width, height) in [(0, 10), (10, 0), (-1, -1), (Int.max, 1), (10, 8193)] {
      #expect(store.bitmap(named: "wide", width: width, height: height, tint: nil) == nil)
    }
    #expect(store.bitmap(named: "wide", width: 1, height: 1, tint: nil) != nil)
    #expect(store.warnings.lines.isEmpty)
  }

  @Test func every_icon_and_picture_of_the_program_can_be_drawn() throws {
    let assets = try Assets.locate()
    let store = ImageStore(assets: assets)
    for folder in ["icons", "pictures"] {
      for file in Folder.names(in: assets.path(folder)) where file.hasSuffix(".svg") {
        let name = "\(folder)/\(file.dropLast(4))"
        let tint: Color? = folder == "icons" ? .black : nil
        let bitmap = try #require(store.bitmap(named: name, width: 48, height: 48, tint: tint), "\(name)")
        switch bitmap.pixels {
        case .mask(let mask): #expect(mask.contains { $0 > 200 }, "\(name) is empty")
        case .premultiplied(let colors): #expect(colors.allSatisfy { $0 >> 24 == 255 }, "\(name) has holes")
        }
      }
    }
    #expect(store.warnings.lines.isEmpty)
  }
}
