import FloatCore
import Testing

@testable import FloatFiles
@testable import FloatTestSupport

/// The sizes of pictures before any pixel is decoded.
@Suite struct PictureSizeTests {
  /// The size of a picture in a file of some name.
  private func size(_ bytes: [UInt8], _ name: String) throws -> Size {
    let folder = try TemporaryDirectory()
    return try PictureSize.find(folder.write(bytes, to: name)).size
  }

  /// Why there is none.
  private func problem(_ bytes: [UInt8], _ name: String) -> String? {
    (#expect(throws: BoundedFile.Failure.self, "\(name)") { try size(bytes, name) })?.message
  }

  /// A JPEG's beginning and end; a segment with a thumbnail of another size comes before the picture's own header.
  private static let jpeg: [UInt8] =
    [0xFF, 0xD8, 0xFF, 0xE1, 0, 14, 0xFF, 0xD8, 0xFF, 0xC0, 0, 11, 8, 0, 9, 0, 9, 1]
    + [0xFF, 0xC2, 0, 11, 8, 0x0A, 0xF0, 0x04, 0x9B, 1, 1, 0x11, 0, 0xFF, 0xDA]
    + [UInt8](repeating: 0, count: 20) + [0xFF, 0xD9]

  /// The JPEG with what a camera says about it.
  private static func photo(_ tiff: [UInt8]) -> [UInt8] {
    let exif = Array("Exif\0\0".utf8) + tiff
    return [0xFF, 0xD8, 0xFF, 0xE1, 0, UInt8(exif.count + 2)] + exif + jpeg[2...]
  }

  /// An orientation, the lowest byte first.
  private static func tiff(_ orientation: UInt8) -> [UInt8] {
    [0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0]
  }

  private static func webp(_ chunk: String, _ body: [UInt8]) -> [UInt8] {
    func four(_ number: Int) -> [UInt8] { [0, 8, 16, 24].map { UInt8(number >> $0 & 255) } }
    let content = Array("WEBP\(chunk)".utf8) + four(body.count) + body
    return Array("RIFF".utf8) + four(content.count) + content
  }

  @Test func every_kind_tells_its_size() throws {
    let pictures: [(String, [UInt8], Size)] = [
      ("a.png", PictureBytes.png(1179, 2556), Size(1179, 2556)),
      ("a.jpg", Self.jpeg, Size(1179, 2800)), ("a.jfif", Self.jpeg, Size(1179, 2800)),
      ("extended.webp", Self.webp("VP8X", [0, 0, 0, 0, 0x9A, 4, 0, 0xEF, 0x0A, 0]), Size(1179, 2800)),
      // All in one colour; what follows says which.
      ("flat.webp", Self.webp("VP8L", [0x2F, 0x9A, 0xC4, 0xBB, 0x02, 0, 0, 0]), Size(1179, 2800)),
      ("lossless.webp", Self.webp("VP8L", [0x2F, 0x9A, 0xC4, 0xBB, 0x02, 0, 0, 0, 0, 0]), Size(1179, 2800)),
      (
        "lossy.webp", Self.webp("VP8 ", [0, 0, 0, 0x9D, 0x01, 0x2A, 0x9B, 0x04, 0xF0, 0x0A]),
        Size(1179, 2800)
      ),
      // The wrong ending, as some programs write it.
      ("jpeg.png", Self.jpeg, Size(1179, 2800)),
      ("png.jpg", PictureBytes.png(1179, 2556), Size(1179, 2556)),
      ("webp.png", Self.webp("VP8X", [0, 0, 0, 0, 0x9A, 4, 0, 0xEF, 0x0A, 0]), Size(1179, 2800)),
      ("a.svg", Array("<svg width=\"393\" height=\"852px\"></svg>".utf8), Size(393, 852)),
    ]
    for (name, bytes, size) in pictures { #expect(try self.size(bytes, name) == size, "\(name)") }
  }

  /// EXIF has either byte order; an orientation beyond 8 counts as none.
  @Test(arguments: [(1, false), (3, false), (6, true), (8, true), (9, false)])
  func a_photo_has_the_size_at_which_it_is_upright(orientation: UInt8, isTurned: Bool) throws {
    let big: [UInt8] = [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0]
    for tiff in [Self.tiff(orientation), big] {
      let size = try size(Self.photo(tiff), "photo.jpg")
      #expect(size == (isTurned ? Size(2800, 1179) : Size(1179, 2800)))
    }
    // A list outside its segment.
    let lost = Self.photo([0x49, 0x49, 42, 0, 255, 255, 255, 255])
    #expect(JPEGHeader(lost)?.shown == Size(1179, 2800))
  }

  @Test func a_stored_pixel_has_one_place_whichever_way_it_is_turned() throws {
    for orientation in UInt8(1)...8 {
      let frame: [UInt8] = [0xFF, 0xC0, 0, 11, 8, 0, 3, 0, 5, 1, 1, 0x11, 0]
      let start = Self.photo(Self.tiff(orientation)).dropLast(Self.jpeg.count - 2)
      let header = try #require(JPEGHeader(Array(start) + frame))
      var places: Set<Int> = []
      for y in 0..<Int(header.shown.height) {
        for x in 0..<Int(header.shown.width) {
          let place = header.place(x: x, y: y)
          #expect((0..<5).contains(place.x))
          #expect((0..<3).contains(place.y))
          places.insert(place.y * 5 + place.x)
        }
      }
      #expect(places.count == 15)
    }
  }

  @Test(arguments: ["1e300", "inf", "1e19", "0x1p80", "1e5", "nan", "-5", "0", "1e-9"])
  func a_drawing_of_an_impossible_size_is_no_picture(side: String) throws {
    for (root, reason) in [
      ("viewBox=\"0 0 \(side) \(side)\"", "has a viewBox that cannot be used"),
      ("width=\"\(side)\" height=\"\(side)\"", "has no size that can be used"),
    ] {
      let found = problem(Array("<svg \(root)><path/></svg>".utf8), "a.svg")
      #expect(found?.hasPrefix(reason) == true, "\(root)")
    }
  }

  /// The program for SVGs draws nothing of it, also with a width and a height.
  @Test(arguments: ["0 0 -375 812", "0 0 375 0", "0 0 375", "0 0 375px 812px", "0 0 375. 812", "", "none"])
  func a_drawing_without_a_frame_of_its_own_is_no_picture(box: String) {
    let text = "<svg width=\"375\" height=\"812\" viewBox=\"\(box)\"><path/></svg>"
    #expect(
      problem(Array(text.utf8), "a.svg")
        == "has a viewBox that cannot be used; write four numbers as in viewBox=\"0 0 375 812\", the last two above 0"
    )
  }

  @Test(arguments: [("<!--", "-->"), ("<?adobe ", "?>"), ("<!DOCTYPE svg [<!ENTITY a \"", "\">]>")])
  func a_drawing_behind_half_a_megabyte_of_other_text_is_found(start: String, end: String) throws {
    let text = start + String(repeating: "x ", count: 300_000) + end
    #expect(try size(Array((text + "<svg width=\"30\" height=\"40\"></svg>").utf8), "a.svg") == Size(30, 40))
    let found = problem(Array((text + "<svg></svg>").utf8), "a.svg")
    #expect(found?.hasPrefix("has no size that can be used") == true)
  }

  @Test(arguments: [
    "<svg\twidth=\"30\"\n\theight=\"40\"></svg>", "<svg width = '30' height= \"40\"></svg>",
    "<?xml version=\"1.0\"?><!-- <svg width=\"1\" height=\"1\"> --><svg width=\"30\" height=\"40\"></svg>",
    "<!DOCTYPE svg><svg stroke-width=\"9\" width=\"30\" height=\"40\"></svg>",
    "<svg viewBox=\"0,0\t30 40\" width=\"100%\"></svg>",
    "<svg viewBox=\"-1E-5 0 30 40\"></svg>", "<svg data-a=\"x>y\" viewBox=\"0 0 30 40\"></svg>",
  ])
  func a_drawing_may_be_written_in_any_way(text: String) throws {
    #expect(try size(Array(text.utf8), "a.svg") == Size(30, 40))
  }

  @Test(arguments: [
    "<svg", "<svg =\"", "<svg = = width", "<svg width=30>", "<svgx width=\"3\" height=\"4\">", "<!--<svg",
  ])
  func a_drawing_without_a_size_is_no_picture(text: String) throws {
    let found = problem(Array((text + "</svg>").utf8), "a.svg")
    let reason =
      ["<svgx": "is not a readable picture", "<!--<": "is XML"][String(text.prefix(5))]
      ?? "has no size that can be used"
    #expect(found?.hasPrefix(reason) == true)
  }

  /// Cameras put depth maps and profiles before a JPEG's size.
  @Test func a_size_behind_a_megabyte_of_other_data_is_found() throws {
    let other = [0xFF, 0xE2, 0xFF, 0xFF] + [UInt8](repeating: 0, count: 65_533)
    let bytes = [0xFF, 0xD8] + Array(repeatElement(other, count: 16).joined()) + Self.jpeg[2...]
    #expect(try size(bytes, "photo.jpg") == Size(1179, 2800))
  }

  @Test func a_jpeg_of_endless_scans_is_refused() throws {
    let scan: [UInt8] = [0xFF, 0xDA, 0, 8, 1, 1, 0, 0, 63, 0, 1, 2, 0xFF, 0, 3]
    func jpeg(_ count: Int) -> [UInt8] {
      Self.jpeg[..<31] + Array(repeatElement(scan, count: count).joined()) + [0xFF, 0xD9]
    }
    #expect(JPEGSegments.scans(in: jpeg(100)) == 100)
    _ = try size(jpeg(100), "a.jpg")
    #expect(problem(jpeg(101), "a.jpg") == "has 101 scans; save it again with at most 100")
  }

  @Test(
    arguments: [
      (0xC1, 12, "has 12 bits a colour; save it with 8"), (0xC3, 8, "is a lossless JPEG; save it as PNG"),
    ] as [(UInt8, UInt8, String)])
  func a_jpeg_that_is_not_decoded_is_told(marker: UInt8, depth: UInt8, reason: String) throws {
    let start = try #require(Self.jpeg.firstIndex(of: 0xC2))
    var bytes = Self.jpeg
    (bytes[start], bytes[start + 3]) = (marker, depth)
    #expect(problem(bytes, "a.jpg") == reason)
  }

  @Test func an_animation_is_refused() throws {
    let moving = Self.webp("VP8X", [2, 0, 0, 0, 0x9A, 4, 0, 0xEF, 0x0A, 0])
    #expect(problem(moving, "a.webp") == "is an animation; save one frame of it")
  }

  @Test func half_a_file_is_told_from_a_whole_one() throws {
    let pictures: [(String, [UInt8])] = [
      ("a.png", PictureBytes.png(9, 9)), ("a.jpg", Self.jpeg),
      ("a.webp", Self.webp("VP8X", [UInt8](repeating: 1, count: 60))),
      ("a.svg", Array("<svg width=\"393\" height=\"852\"><g></g></svg>\n".utf8)),
    ]
    for (name, bytes) in pictures {
      _ = try size(bytes, name)
      #expect(problem(Array(bytes.dropLast(10)), name) == "is cut off", "\(name)")
      _ = try size(bytes + Array("more of some program's own".utf8), name)
      #expect(problem([], name) == "is empty", "\(name)")
    }
  }

  @Test func another_file_of_the_name_is_another_version() throws {
    let folder = try TemporaryDirectory()
    let path = try folder.write(PictureBytes.png(9, 9), to: "a.png")
    let first = try PictureSize.find(path).version
    #expect(try PictureSize.find(path).version == first)
    try folder.write(PictureBytes.png(8, 8), to: "a.png")
    #expect(try PictureSize.find(path).version != first)
  }

  @Test func names_of_versions_lead_to_the_file() {
    let name = ExternalPicture.name(of: "/a: b/c:/d.png", version: "1.5-7")
    #expect(ExternalPicture.path(of: name) == "/a: b/c:/d.png")
    #expect(name != ExternalPicture.name(of: "/a: b/c:/d.png", version: "1.6-7"))
    #expect(ExternalPicture.path(of: "icons/back") == nil)
  }
}
