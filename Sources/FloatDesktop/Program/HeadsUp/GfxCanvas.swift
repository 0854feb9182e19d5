import CSDL2
import FloatCore
import FloatPainting
import FloatStudio

/// Draws SDL2_gfx's primitives on a surface with SDL's software renderer; places in points, lines in whole pixels.
///
/// It is for marks over the phone only: its coordinates are whole pixels, so nothing drawn with it may be part of the
/// prototype's own picture.
final class GfxCanvas {
  let surface: Surface
  /// Pixels per point.
  let scale: Double
  /// The place of the points' origin, in pixels.
  var origin = (x: 0, y: 0)
  private let renderer: OpaquePointer?

  init(surface: Surface, scale: Double) {
    self.surface = surface
    self.scale = scale
    renderer = surface.opaqueSDL.flatMap(SDL_CreateSoftwareRenderer)
    if let renderer { _ = SDL_SetRenderDrawBlendMode(renderer, SDL_BLENDMODE_BLEND) }
  }

  deinit { if let renderer { SDL_DestroyRenderer(renderer) } }

  private func x(_ v: Double) -> Int16 { Int16(clamping: nearestPixel(v * scale) + origin.x) }
  private func y(_ v: Double) -> Int16 { Int16(clamping: nearestPixel(v * scale) + origin.y) }

  /// Executes the commands that SDL's renderer has collected.
  func flush() {
    if let renderer { _ = SDL_RenderFlush(renderer) }
  }

  func box(_ r: Rect, _ c: Color) {
    // SDL2_gfx includes the far corner, and would swap the corners of an empty box.
    let (left, top, right, bottom) = (x(r.minX), y(r.minY), x(r.maxX), y(r.maxY))
    guard left < right, top < bottom else { return }
    boxRGBA(renderer, left, top, right - 1, bottom - 1, c.red, c.green, c.blue, c.alpha)
  }

  func horizontalLine(y at: Double, from: Double, to: Double, _ c: Color) {
    hlineRGBA(renderer, x(from), x(to), y(at), c.red, c.green, c.blue, c.alpha)
  }

  /// The outline of a rectangle in pixels, counted from the origin.
  func frame(_ r: PixelRect, _ c: Color) {
    guard !r.isEmpty else { return }
    func clamped(_ v: Int) -> Int16 { Int16(clamping: v) }
    // Here SDL2_gfx excludes the far corner.
    rectangleRGBA(
      renderer, clamped(r.minX + origin.x), clamped(r.minY + origin.y), clamped(r.maxX + origin.x),
      clamped(r.maxY + origin.y), c.red, c.green, c.blue,
      c.alpha)
  }
}
