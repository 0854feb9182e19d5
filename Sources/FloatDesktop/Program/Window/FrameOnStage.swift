import CSDL2
import FloatCore
import FloatPainting

/// The device's frame at its place in the window, and what is around it: the stage or, without one, a plain surround.
struct FrameOnStage {
  let frame: Surface
  /// Where the frame's top-left pixel lies in the window, in pixels.
  let place: PixelRect
  /// What is around the frame, and over its corners.
  let stage: PhoneStage?

  /// The surround: dark, so that the device's edge shows in light and dark appearance.
  static let surround: (red: UInt8, green: UInt8, blue: UInt8) = (0x1C, 0x1D, 0x20)

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
    if parts == nil {
      if let stage {
        try copy(stage.surface, stage.surface.bounds, to: target, x: 0, y: 0)
      } else if !place.contains(PixelRect(x: 0, y: 0, width: size.width, height: size.height)) {
        let (red, green, blue) = Self.surround
        SDL_FillRect(target, nil, SDL_MapRGB(target.pointee.format, red, green, blue))
      }
    }
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
