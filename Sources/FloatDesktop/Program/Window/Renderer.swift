import CSDL2
import FloatPainting

/// SDL's renderer of a window, on the GPU, waiting for the display where the driver can.
struct Renderer: ~Copyable {
  private let handle: OpaquePointer
  /// True when showing a frame waits for the display's vertical blank.
  let waitsForDisplay: Bool

  /// - Parameter allowsSoftware: False to refuse an OpenGL that runs on the CPU.
  init(window: OpaquePointer, allowsSoftware: Bool) throws(SDLError) {
    let accelerated = SDL_RENDERER_ACCELERATED.rawValue
    guard
      let renderer = SDL_CreateRenderer(window, -1, accelerated | SDL_RENDERER_PRESENTVSYNC.rawValue)
        ?? SDL_CreateRenderer(window, -1, accelerated)
    else { throw SDLError("SDL_CreateRenderer") }
    guard allowsSoftware || !Self.runsOnCPU else {
      SDL_DestroyRenderer(renderer)
      throw SDLError(call: "SDL_CreateRenderer", text: "OpenGL has no GPU here")
    }
    handle = renderer
    var info = SDL_RendererInfo()
    _ = SDL_GetRendererInfo(renderer, &info)
    waitsForDisplay = info.flags & SDL_RENDERER_PRESENTVSYNC.rawValue != 0
  }

  deinit { SDL_DestroyRenderer(handle) }

  /// True when the OpenGL of the renderer made last runs on the CPU.
  private static var runsOnCPU: Bool {
    typealias GetString = @convention(c) (UInt32) -> UnsafePointer<CChar>?
    guard let address = SDL_GL_GetProcAddress("glGetString") else { return false }
    let glRenderer: UInt32 = 0x1F01
    guard let name = unsafeBitCast(address, to: GetString.self)(glRenderer) else { return false }
    return PresentMode.isSoftwareRenderer(String(cString: name))
  }

  func outputSize() throws(SDLError) -> PixelSize {
    var width: Int32 = 0
    var height: Int32 = 0
    guard SDL_GetRendererOutputSize(handle, &width, &height) == 0 else {
      throw SDLError("SDL_GetRendererOutputSize")
    }
    return PixelSize(width: Int(width), height: Int(height))
  }

  func makeTexture(_ size: PixelSize) throws(SDLError) -> Texture {
    try Texture(renderer: handle, size: size)
  }

  /// Draws a texture pixel by pixel at a place.
  func draw(_ texture: borrowing Texture, at place: PixelRect) throws(SDLError) {
    var destination = SDL_Rect(place)
    guard SDL_RenderCopy(handle, texture.handle, nil, &destination) == 0 else {
      throw SDLError("SDL_RenderCopy")
    }
  }

  /// Shows what was drawn.
  func show() { SDL_RenderPresent(handle) }
}
