import CSDL2
import FloatPainting
import FloatStudio

/// A texture of SDL's renderer: only its changed parts are uploaded, and OpenGL draws it.
final class TextureCanvas: Canvas {
  private let renderer: OpaquePointer
  private(set) var size = PixelSize(width: 1, height: 1)
  /// True if the driver waits for the display's vertical blank.
  let isBlocking: Bool
  /// The memory to draw in, and the same on the GPU; nil until they exist at this size.
  private var memory: Surface?
  private var texture: OpaquePointer?

  /// - Parameter allowsSoftware: False to refuse an OpenGL that runs on the CPU.
  init(window: OpaquePointer, allowsSoftware: Bool) throws(SDLError) {
    let accelerated = SDL_RENDERER_ACCELERATED.rawValue
    guard
      let renderer = SDL_CreateRenderer(window, -1, accelerated | SDL_RENDERER_PRESENTVSYNC.rawValue)
        ?? SDL_CreateRenderer(window, -1, accelerated)
    else { throw SDLError("SDL_CreateRenderer") }
    self.renderer = renderer
    var info = SDL_RendererInfo()
    _ = SDL_GetRendererInfo(renderer, &info)
    isBlocking = info.flags & SDL_RENDERER_PRESENTVSYNC.rawValue != 0
    guard allowsSoftware || !Self.runsOnCPU else {
      throw SDLError(call: "SDL_CreateRenderer", text: "OpenGL has no GPU here")
    }
    try updateSize()
  }

  /// The renderer's textures are destroyed with it.
  deinit { SDL_DestroyRenderer(renderer) }

  /// True if the OpenGL of the renderer made last runs on the CPU.
  private static var runsOnCPU: Bool {
    typealias GetString = @convention(c) (UInt32) -> UnsafePointer<CChar>?
    guard let address = SDL_GL_GetProcAddress("glGetString") else { return false }
    let glRenderer: UInt32 = 0x1F01
    guard let name = unsafeBitCast(address, to: GetString.self)(glRenderer) else { return false }
    return PresentMode.isSoftwareRenderer(String(cString: name))
  }

  func updateSize() throws(SDLError) {
    var width: Int32 = 0
    var height: Int32 = 0
    guard SDL_GetRendererOutputSize(renderer, &width, &height) == 0 else {
      throw SDLError("SDL_GetRendererOutputSize")
    }
    size = PixelSize(width: Int(width), height: Int(height))
  }

  func trim() {}

  func lend(isLost: Bool) throws(SDLError) -> Sheet? {
    var isEmpty = isLost
    if memory?.size != size {
      if let texture { SDL_DestroyTexture(texture) }
      texture = nil
      memory = nil
      texture = try makeTexture()
      memory = Surface(width: size.width, height: size.height)
      isEmpty = true
    }
    return memory.map { Sheet($0, isEmpty ? .nothing : .last) }
  }

  private func makeTexture() throws(SDLError) -> OpaquePointer {
    guard
      let texture = SDL_CreateTexture(
        renderer, SDL_PIXELFORMAT_ARGB8888.rawValue, Int32(SDL_TEXTUREACCESS_STREAMING.rawValue),
        Int32(clamping: size.width), Int32(clamping: size.height))
    else { throw SDLError("SDL_CreateTexture") }
    // The frame is opaque; blending would only cost.
    _ = SDL_SetTextureBlendMode(texture, SDL_BLENDMODE_NONE)
    return texture
  }

  func put(_ parts: [PixelRect]) throws(SDLError) {
    guard let memory, let texture else { return }
    for part in parts.map({ $0.intersection(memory.bounds) }) where !part.isEmpty {
      var area = SDL_Rect(part)
      let pixels = memory.pixels + part.y * memory.stride + part.x
      guard SDL_UpdateTexture(texture, &area, pixels, Int32(memory.stride * 4)) == 0 else {
        throw SDLError("SDL_UpdateTexture")
      }
    }
    var whole = SDL_Rect(memory.bounds)
    guard SDL_RenderCopy(renderer, texture, nil, &whole) == 0 else { throw SDLError("SDL_RenderCopy") }
    SDL_RenderPresent(renderer)
  }
}
