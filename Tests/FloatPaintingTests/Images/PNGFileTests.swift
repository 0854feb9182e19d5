import FloatFiles
import Foundation
import Testing

@testable import FloatPainting
@testable import FloatTestSupport

/// PNG files from any source.
@Suite struct PNGFileTests {
  private func picture() -> Surface {
    let surface = Surface(width: 64, height: 48)
    for y in 0..<48 { for x in 0..<64 { surface[x, y] = 0xFF00_0000 | UInt32(x * x + y * y) << 8 } }
    surface[0, 0] = 0x8040_2010
    return surface
  }

  @Test func what_is_written_is_read_again() throws {
    let bytes = try #require(PNGFile.encode(picture()))
    #expect(try PNGFile.decode(bytes).hasSamePixels(as: picture()))
  }

  /// Goldens were recorded with an alpha that no pixel used; they have the same pixels.
  @Test func only_a_picture_that_lets_something_through_has_an_alpha() throws {
    let opaque = picture()
    opaque[0, 0] = 0xFF40_2010
    for (surface, colorType) in [(opaque, UInt8(2)), (picture(), 6)] {
      let bytes = try #require(PNGFile.encode(surface))
      #expect(bytes[25] == colorType)
      #expect(try PNGFile.decode(bytes).hasSamePixels(as: surface))
      // The chunk behind the header says that its colours are sRGB; its checksum is that of the specification.
      #expect(Array(bytes[33..<46]) == [0, 0, 0, 1] + Array("sRGB".utf8) + [0, 0xAE, 0xCE, 0x1C, 0xE9])
    }
    let golden = Repository.path("Tests/Gallery/__Snapshots__/badge/burst.dark@1x.png")
    let read = try PNGFile.read(golden)
    let again = try #require(PNGFile.encode(read))
    #expect(try PNGFile.decode(again).hasSamePixels(as: read))
    #expect(again.count < 25_000, "libpng's filters made 31,517 bytes of it")
  }

  @Test func noise_is_written_too() throws {
    // Data that deflate cannot shrink must still fit.
    var generator = SplitMix64(seed: 7)
    let surface = Surface(width: 123, height: 77)
    for y in 0..<77 {
      for x in 0..<123 { surface[x, y] = 0xFF00_0000 | UInt32.random(in: 0...0xFF_FFFF, using: &generator) }
    }
    let bytes = try #require(PNGFile.encode(surface))
    #expect(try PNGFile.decode(bytes).hasSamePixels(as: surface))
  }

  @Test func a_file_cut_off_anywhere_is_refused() throws {
    let bytes = try #require(PNGFile.encode(picture()))
    for length in [0, 1, 8, 20, 33, 40, bytes.count / 2, bytes.count - 12, bytes.count - 1] {
      #expect(throws: BoundedFile.Failure.self, "\(length)") {
        try PNGFile.decode(Array(bytes.prefix(length)))
      }
    }
  }

  @Test func a_huge_size_is_refused_before_anything_is_decoded() throws {
    var bytes = try #require(PNGFile.encode(picture()))
    bytes.replaceSubrange(16..<24, with: [0x7F, 0xFF, 0xFF, 0xFF, 0x7F, 0xFF, 0xFF, 0xFF])
    #expect {
      try PNGFile.decode(bytes)
    } throws: {
      ($0 as? BoundedFile.Failure)?.message.contains("2147483647 × 2147483647") ?? false
    }
    bytes.replaceSubrange(16..<24, with: [0, 0, 0, 0, 0, 0, 0, 1])
    #expect(throws: BoundedFile.Failure.self) { try PNGFile.decode(bytes) }
  }

  @Test func the_size_is_read_from_the_header_alone() throws {
    let bytes = try #require(PNGFile.encode(picture()))
    let size = picture().size
    #expect(try PNGFile.size(of: Array(bytes.prefix(33))) == size)
    #expect(throws: BoundedFile.Failure.self) { try PNGFile.size(of: Array(bytes.prefix(32))) }
    // A second header with other values is ignored.
    var twice = Array(bytes.prefix(33))
    twice += bytes[8..<16] + [0, 0, 0x20, 0, 0, 0, 0x20, 0] + bytes[24..<33] + bytes[33...]
    #expect(try PNGFile.decode(twice).hasSamePixels(as: picture()))
  }

  @Test func what_is_no_picture_is_told_so() throws {
    let folder = try TemporaryDirectory()
    #expect(throws: BoundedFile.Failure.missing) { try PNGFile.read("\(folder.path)/none.png") }
    #expect(throws: BoundedFile.Failure.unreadable("this is not a PNG")) {
      try PNGFile.read(folder.write("hello", to: "text.png"))
    }
    #expect(throws: BoundedFile.Failure.unreadable("is a directory")) { try PNGFile.read(folder.path) }
  }
}
