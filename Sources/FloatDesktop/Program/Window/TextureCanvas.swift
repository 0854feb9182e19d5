import CSDL2
import FloatPainting

/// A texture of SDL's renderer: uploaded where the picture changed, drawn by OpenGL.
final class TextureCanvas: Canvas {
  private let renderer: Renderer
  private(set) var size: PixelSize
  /// What is drawn in, and the same on the GPU; nil until there is something of this size.
  private var memory: Surface?
  private var texture: Texture?
  private var isForgotten = true

  /// - Parameter allowsSoftware: False to refuse an OpenGL that runs on the CPU.
  init(window: OpaquePointer, allowsSoftware: Bool) throws(SDLError) {
    renderer = try Renderer(window: window, allowsSoftware: allowsSoftware)
    size = try renderer.outputSize()
  }

  var isBlocking: Bool { renderer.waitsForDisplay }

  func updateSize() throws(SDLError) { size = try renderer.outputSize() }

  func forget() { isForgotten = true }

  func trim() {}

  func lend() throws(SDLError) -> Sheet? {
    if memory?.size != size {
      texture = nil
      memory = nil
      texture = try renderer.makeTexture(size)
      memory = Surface(width: size.width, height: size.height)
      isForgotten = true
    }
    defer { isForgotten = false }
    return memory.map { Sheet($0, isForgotten ? .nothing : .last) }
  }

  func put(_ parts: [PixelRect]) throws(SDLError) {
    guard let memory, texture != nil else { return }
    for part in parts { try texture!.update(part.intersection(memory.bounds), from: memory) }
    try renderer.draw(texture!, at: memory.bounds)
    renderer.show()
  }
}
