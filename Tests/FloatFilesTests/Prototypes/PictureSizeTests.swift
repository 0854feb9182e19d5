import FloatCore
import Foundation
import Testing

@testable import FloatFiles
@testable import FloatTestSupport

/// The sizes of pictures before any pixel is decoded.
@Suite struct PictureSizeTests {
  private func write(_ bytes: [UInt8], _ name: String, _ folder: borrowing TemporaryDirectory) throws
    -> String
  {
    let path = folder.path + "/" + name
    try Data(bytes).write(to: URL(fileURLWithPath: path))
    return path
  }

  private func problem(_ path: String) -> String? {
    do throws(PictureSize.Problem) {
      _ = try PictureSize.find(path)
      return nil
    } catch {
      return error.reason
    }
  }

  /// A JPEG's beginning and end; a segment with a thumbnail of another size comes before the picture's own header.
  private static let jpeg: [UInt8] =
    [0xFF, 0xD8, 0xFF, 0xE1, 0, 14, 0xFF, 0xD8, 0xFF, 0xC0, 0, 11, 8, 0, 9, 0, 9, 1]
    + [0xFF, 0xC2, 0, 11, 8, 0x0A, 0xF0, 0x04, 0x9B, 1, 1, 0x11, 0, 0xFF, 0xDA]
    + [UInt8](repeating: 0, count: 20) + [0xFF, 0xD9]

  private static func webp(_ chunk: String, _ body: [UInt8]) -> [UInt8] {
    func four(_ number: Int) -> [UInt8] { [0, 8, 16, 24].map { UInt8(number >> $0 & 255) } }
    let content = Array("WEBP\(chunk)".utf8) + four(body.count) + body
    return Array("RIFF".utf8) + four(content.count) + content
  }

  @Test func every_kind_tells_its_size() throws {
    let folder = try TemporaryDirectory()
    let pictures: [(String, [UInt8], Size)] = [
      ("a.png", PrototypeFolderTests.png(1179, 2556), Size(1179, 2556)),
      ("a.jpg", Self.jpeg, Size(1179, 2800)),
      ("extended.webp", Self.webp("VP8X", [0, 0, 0, 0, 0x9A, 4, 0, 0xEF, 0x0A, 0]), Size(1179, 2800)),
      ("lossless.webp", Self.webp("VP8L", [0x2F, 0x9A, 0xC4, 0xBB, 0x02, 0, 0, 0, 0, 0]), Size(1179, 2800)),
      (
        "lossy.webp", Self.webp("VP8 ", [0, 0, 0, 0x9D, 0x01, 0x2A, 0x9B, 0x04, 0xF0, 0x0A]),
        Size(1179, 2800)
      ),
      // The wrong ending, as some programs write it.
      ("jpeg.png", Self.jpeg, Size(1179, 2800)),
      ("png.jpg", PrototypeFolderTests.png(1179, 2556), Size(1179, 2556)),
      ("webp.png", Self.webp("VP8X", [0, 0, 0, 0, 0x9A, 4, 0, 0xEF, 0x0A, 0]), Size(1179, 2800)),
      ("a.svg", Array("<svg width=\"393\" height=\"852px\"></svg>".utf8), Size(393, 852)),
    ]
    for (name, bytes, size) in pictures {
      let found = try PictureSize.find(try write(bytes, name, folder))
      #expect(found.size == size, "\(name)")
    }
  }

  /// EXIF has either byte order; an orientation beyond 8 counts as none.
  @Test(arguments: [(1, false), (3, false), (6, true), (8, true), (9, false)])
  func a_photo_has_the_size_at_which_it_is_upright(orientation: UInt8, isTurned: Bool) throws {
    let little: [UInt8] = [
      0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0,
    ]
    let big: [UInt8] = [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0]
    let folder = try TemporaryDirectory()
    for tiff in [little, big] {
      let exif = Array("Exif\0\0".utf8) + tiff
      let bytes = [0xFF, 0xD8, 0xFF, 0xE1, 0, UInt8(exif.count + 2)] + exif + Self.jpeg[2...]
      let size = try PictureSize.find(try write(bytes, "photo.jpg", folder)).size
      #expect(size == (isTurned ? Size(2800, 1179) : Size(1179, 2800)))
    }
    // A list outside its segment.
    let lost = Array("Exif\0\0".utf8) + [0x49, 0x49, 42, 0, 255, 255, 255, 255]
    let bytes = [0xFF, 0xD8, 0xFF, 0xE1, 0, UInt8(lost.count + 2)] + lost + Self.jpeg[2...]
    #expect(JPEGHeader(bytes)?.shown == Size(1179, 2800))
  }

  @Test func a_stored_pixel_has_one_place_whichever_way_it_is_turned() throws {
    for orientation in UInt8(1)...8 {
      let tiff: [UInt8] = [
        0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0,
      ]
      let exif = Array("Exif\0\0".utf8) + tiff
      let frame: [UInt8] = [0xFF, 0xC0, 0, 11, 8, 0, 3, 0, 5, 1, 1, 0x11, 0]
      let header = try #require(
        JPEGHeader([0xFF, 0xD8, 0xFF, 0xE1, 0, UInt8(exif.count + 2)] + exif + frame))
      var places: Set<Int> = []
      for y in 0..<Int(header.shown.height) {
        for x in 0..<Int(header.shown.width) {
          let place = header.place(x: x, y: y)
          #expect((0..<5).contains(place.x) && (0..<3).contains(place.y))
          places.insert(place.y * 5 + place.x)
        }
      }
      #expect(places.count == 15)
    }
  }

  @Test func an_animation_is_refused() throws {
    let folder = try TemporaryDirectory()
    let moving = Self.webp("VP8X", [2, 0, 0, 0, 0x9A, 4, 0, 0xEF, 0x0A, 0])
    #expect(problem(try write(moving, "a.webp", folder)) == "is an animation; save one frame of it")
  }

  @Test func half_a_file_is_told_from_a_whole_one() throws {
    let folder = try TemporaryDirectory()
    let pictures: [(String, [UInt8])] = [
      ("a.png", PrototypeFolderTests.png(9, 9)), ("a.jpg", Self.jpeg),
      ("a.webp", Self.webp("VP8X", [UInt8](repeating: 1, count: 60))),
      ("a.svg", Array("<svg width=\"393\" height=\"852\"><g></g></svg>\n".utf8)),
    ]
    for (name, bytes) in pictures {
      _ = try PictureSize.find(try write(bytes, name, folder))
      let half = try write(Array(bytes.dropLast(10)), name, folder)
      #expect(problem(half) == "is cut off", "\(name)")
      _ = try PictureSize.find(try write(bytes + Array("more of some program's own".utf8), name, folder))
      let none = try write([], name, folder)
      #expect(problem(none) == "is empty", "\(name)")
    }
  }

  @Test func another_file_of_the_name_is_another_version() throws {
    let folder = try TemporaryDirectory()
    let path = try write(PrototypeFolderTests.png(9, 9), "a.png", folder)
    let first = try PictureSize.find(path).version
    #expect(try PictureSize.find(path).version == first)
    _ = try write(PrototypeFolderTests.png(8, 8), "a.png", folder)
    #expect(try PictureSize.find(path).version != first)
  }

  @Test func names_of_versions_lead_to_the_file() {
    let name = ExternalPicture.name(of: "/a: b/c:/d.png", version: "1.5-7")
    #expect(ExternalPicture.path(of: name) == "/a: b/c:/d.png")
    #expect(name != ExternalPicture.name(of: "/a: b/c:/d.png", version: "1.6-7"))
    #expect(ExternalPicture.path(of: "icons/back") == nil)
  }
}
