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

  /// A copy of a frame to draw on, with its stage if it has one; reuses the canvas `used` where the size fits.
  static func copying(
    _ frame: Surface, on stage: PhoneStage?, scale: Double, to used: GfxCanvas?
  ) -> GfxCanvas {
    let size = stage?.layout.drawable ?? frame.size
    let canvas =
      used.flatMap { $0.surface.size == size && $0.scale == scale ? $0 : nil }
      ?? GfxCanvas(surface: Surface(width: size.width, height: size.height), scale: scale)
    stage?.drawGround(in: canvas.surface)
    canvas.origin = stage.map { ($0.place.x, $0.place.y) } ?? (0, 0)
    canvas.surface.copy(frame.bounds, from: frame, dx: canvas.origin.x, dy: canvas.origin.y)
    return canvas
  }

  deinit { if let renderer { SDL_DestroyRenderer(renderer) } }

  private func x(_ v: Double) -> Int16 { Int16(clamping: nearestPixel(v * scale) + origin.x) }
  private func y(_ v: Double) -> Int16 { Int16(clamping: nearestPixel(v * scale) + origin.y) }
  private func length(_ v: Double) -> Int16 { Int16(clamping: nearestPixel(v * scale)) }

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

  func verticalLine(x at: Double, from: Double, to: Double, _ c: Color) {
    vlineRGBA(renderer, x(at), y(from), y(to), c.red, c.green, c.blue, c.alpha)
  }

  func horizontalLine(y at: Double, from: Double, to: Double, _ c: Color) {
    hlineRGBA(renderer, x(from), x(to), y(at), c.red, c.green, c.blue, c.alpha)
  }

  /// An antialiased line, one pixel wide.
  func line(_ a: Point, _ b: Point, _ c: Color) {
    guard a.isFinite, b.isFinite else { return }
    aalineRGBA(renderer, x(a.x), y(a.y), x(b.x), y(b.y), c.red, c.green, c.blue, c.alpha)
  }

  func thickLine(_ a: Point, _ b: Point, width: Double, _ c: Color) {
    guard a.isFinite, b.isFinite else { return }
    thickLineRGBA(
      renderer, x(a.x), y(a.y), x(b.x), y(b.y), UInt8(clamping: nearestPixel(width * scale)), c.red,
      c.green, c.blue, c.alpha)
  }

  /// An antialiased circle, one pixel wide.
  func circle(_ center: Point, radius: Double, _ c: Color) {
    guard center.isFinite, radius > 0 else { return }
    aacircleRGBA(renderer, x(center.x), y(center.y), length(radius), c.red, c.green, c.blue, c.alpha)
  }

  func disc(_ center: Point, radius: Double, _ c: Color) {
    guard center.isFinite, radius > 0 else { return }
    filledCircleRGBA(renderer, x(center.x), y(center.y), length(radius), c.red, c.green, c.blue, c.alpha)
  }

  /// A part of a circle, in degrees clockwise from the right.
  func arc(_ center: Point, radius: Double, from: Double, to: Double, _ c: Color) {
    guard center.isFinite, radius > 0 else { return }
    arcRGBA(
      renderer, x(center.x), y(center.y), length(radius), Int16(clamping: pixel(from)),
      Int16(clamping: pixel(to)),
      c.red, c.green, c.blue, c.alpha)
  }

  /// A filled polygon; fewer than three corners draw nothing.
  func polygon(_ corners: [Point], _ c: Color) {
    guard corners.count > 2, corners.allSatisfy(\.isFinite) else { return }
    let xs = corners.map { x($0.x) }
    let ys = corners.map { y($0.y) }
    filledPolygonRGBA(renderer, xs, ys, Int32(corners.count), c.red, c.green, c.blue, c.alpha)
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
