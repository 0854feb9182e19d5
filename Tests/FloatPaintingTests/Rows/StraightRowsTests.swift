import CSDL2
import Testing

@testable import FloatPainting

@Suite struct StraightRowsTests {
  /// A fixed surface of 24 × 12 pixels with every kind of alpha.
  private func surface(_ format: UInt32) throws -> UnsafeMutablePointer<SDL_Surface> {
    let surface = try #require(SDL_CreateRGBSurfaceWithFormat(0, 24, 12, 32, format))
    let bytes = try #require(surface.pointee.pixels)
    var random: UInt32 = 1
    for y in 0..<12 {
      let row = (bytes + y * Int(surface.pointee.pitch)).assumingMemoryBound(to: UInt32.self)
      for x in 0..<24 {
        random = random &* 1_664_525 &+ 1_013_904_223
        row[x] = y < 4 ? random | 0xFF00_0000 : y < 5 ? random & 0x00FF_FFFF : random
      }
    }
    return surface
  }

  @Test func the_mean_of_4_by_4_pixels_is_what_area_averaging_gives() throws {
    let source = try surface(SDL_PIXELFORMAT_ARGB8888.rawValue)
    defer { SDL_FreeSurface(source) }
    let rows = try #require(StraightRows(source))
    let averaged = ImageScaling.resized(rows.premultiplied, width: 24, height: 12, to: 6, 3)
    #expect(rows.means == averaged)
  }

  @Test func red_and_blue_come_out_the_same_from_both_formats() throws {
    let argb = try surface(SDL_PIXELFORMAT_ARGB8888.rawValue)
    defer { SDL_FreeSurface(argb) }
    let abgr = try #require(SDL_ConvertSurfaceFormat(argb, SDL_PIXELFORMAT_ABGR8888.rawValue, 0))
    defer { SDL_FreeSurface(abgr) }
    let first = try #require(StraightRows(argb))
    let second = try #require(StraightRows(abgr))
    #expect(first.premultiplied == second.premultiplied)
    #expect(first.means == second.means)
    // (200 · 128 + 127) / 255 is just above 100.
    (argb.pointee.pixels?.assumingMemoryBound(to: UInt32.self))?[0] = 0x80C8_0000
    #expect(first.premultiplied[0] == 0x8064_0000)
  }

  @Test func other_formats_and_fractions_that_leave_a_rest_take_the_long_way() throws {
    let argb = try surface(SDL_PIXELFORMAT_ARGB8888.rawValue)
    defer { SDL_FreeSurface(argb) }
    let other = try #require(SDL_ConvertSurfaceFormat(argb, SDL_PIXELFORMAT_BGRA8888.rawValue, 0))
    defer { SDL_FreeSurface(other) }
    let expected = try #require(ImageFile(premultiplying: argb))
    let converted = try #require(ImageFile(premultiplying: other))
    #expect(converted.pixels == expected.pixels)
    let reduced = try #require(ImageFile(premultiplying: argb, reducedBy: 5))
    #expect([reduced.width, reduced.height] == [5, 2])
  }
}
