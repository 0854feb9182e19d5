import CSDL2
import FloatCore
import FloatPainting

/// The device's frame at its place in the window, and what is around it.
struct FrameOnStage {
  let frame: Surface
  /// Where the frame's top-left pixel lies in the window, in pixels.
  let place: PixelRect
  /// What is around the frame, and over its corners; nil where the frame fills the window.
  let stage: PhoneStage?

  /// The parts of a window that changes of the frame are seen in; nil is all of it.
  func visible(_ damage: [PixelRect]?, in size: PixelSize) -> [PixelRect] {
    let bounds = PixelRect(x: 0, y: 0, width: size.width, height: size.height)
    guard let damage else { return [bounds] }
    return damage.map { $0.intersection(frame.bounds).offset(x: place.x, y: place.y).intersection(bounds) }
      .filter { !$0.isEmpty }
  }

  /// Copies parts of the frame, and what of the stage lies over them, into a window's memory; nil is everything.
  ///
  /// - Returns: The parts of the window that are other pixels now.
  func draw(
    _ parts: [PixelRect]?, to target: UnsafeMutablePointer<SDL_Surface>
  ) throws(SDLError) -> [PixelRect] {
    let size = PixelSize(width: Int(target.pointee.w), height: Int(target.pointee.h))
    if parts == nil, let stage { try copy(stage.surface, stage.surface.bounds, to: target, x: 0, y: 0) }
    for rect in parts ?? [frame.bounds] { try copy(frame, rect, to: target, x: place.x, y: place.y) }
    // They lie within what is updated, or show what they showed.
    for cover in stage?.covers(of: frame, changed: parts) ?? [] {
      try copy(
        cover.surface, cover.surface.bounds, to: target, x: place.x + cover.rect.x, y: place.y + cover.rect.y)
    }
    return visible(parts, in: size)
  }

  private func copy(
    _ surface: Surface, _ rect: PixelRect, to target: UnsafeMutablePointer<SDL_Surface>, x: Int, y: Int
  ) throws(SDLError) {
    guard surface.copy(rect, to: target, dx: x, dy: y) else { throw SDLError("SDL_UpperBlit") }
  }
}
