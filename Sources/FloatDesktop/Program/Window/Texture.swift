import CSDL2
import FloatPainting

/// A streaming texture.
struct Texture: ~Copyable {
  let handle: OpaquePointer

  init(renderer: OpaquePointer, size: PixelSize) throws(SDLError) {
    guard
      let texture = SDL_CreateTexture(
        renderer, SDL_PIXELFORMAT_ARGB8888.rawValue, Int32(SDL_TEXTUREACCESS_STREAMING.rawValue),
        Int32(clamping: size.width), Int32(clamping: size.height))
    else { throw SDLError("SDL_CreateTexture") }
    // The frame is opaque; blending would only cost.
    _ = SDL_SetTextureBlendMode(texture, SDL_BLENDMODE_NONE)
    handle = texture
  }

  deinit { SDL_DestroyTexture(handle) }

  /// Copies a rectangle of a surface, whose top-left pixel lies at (x, y) of the texture.
  func update(_ rect: PixelRect, from surface: Surface, x: Int = 0, y: Int = 0) throws(SDLError) {
    guard !rect.isEmpty else { return }
    var area = SDL_Rect(rect.offset(x: x, y: y))
    let pixels = surface.pixels + rect.y * surface.stride + rect.x
    guard SDL_UpdateTexture(handle, &area, pixels, Int32(surface.stride * 4)) == 0 else {
      throw SDLError("SDL_UpdateTexture")
    }
  }
}
