import CSDL2
import FloatCore
import FloatStudio
import Testing

@testable import FloatPainting

@Suite struct SurfaceTests {
  @Test(arguments: [SDL_PIXELFORMAT_XRGB8888, SDL_PIXELFORMAT_XBGR8888])
  func a_copy_reaches_every_edge_and_nothing_beyond_what_is_asked(format: SDL_PixelFormatEnum) throws {
    let surface = Surface(width: 5, height: 4)
    surface.fill(.white)
    let other = try #require(SDL_CreateRGBSurfaceWithFormat(0, 5, 4, 32, format.rawValue))
    defer { SDL_FreeSurface(other) }
    func count() -> Int {
      let pixels = other.pointee.pixels.assumingMemoryBound(to: UInt32.self)
      let stride = Int(other.pointee.pitch) / 4
      return (0..<4).reduce(0) { sum, y in
        sum + (0..<5).count { pixels[y * stride + $0] & 0xFF_FFFF == 0xFF_FFFF }
      }
    }
    #expect(surface.copy(PixelRect(x: 1, y: 1, width: 2, height: 2), to: other))
    #expect(count() == 4)
    #expect(surface.copy(surface.bounds, to: other))
    #expect(count() == 20)
  }
}
