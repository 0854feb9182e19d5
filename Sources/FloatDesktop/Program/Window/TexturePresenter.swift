import CSDL2
import FloatCore
import FloatPainting

/// Shows frames as a texture of SDL's renderer: uploaded where they changed, drawn by OpenGL.
struct TexturePresenter: ~Copyable {
  private var renderer: Renderer
  private var texture: Texture?
  private var textureSize: PixelSize?
  /// The stage's picture on the GPU, and whose it is.
  private var stageTexture: Texture?
  private var shownStage: ObjectIdentifier?

  /// - Parameter allowsSoftware: False to refuse an OpenGL that runs on the CPU.
  init(window: OpaquePointer, allowsSoftware: Bool) throws(SDLError) {
    renderer = try Renderer(window: window, allowsSoftware: allowsSoftware)
  }

  /// True when presenting waits for the display.
  var isBlocking: Bool { renderer.waitsForDisplay }

  /// What there is to draw on, in pixels.
  func outputSize() throws(SDLError) -> PixelSize { try renderer.outputSize() }

  /// Shows what changed of the device's frame; nil is everything, with what is around it.
  mutating func present(_ picture: FrameOnStage, damage: [PixelRect]?) throws(SDLError) {
    let stage = picture.stage
    let frame = picture.frame
    if shownStage != stage.map(ObjectIdentifier.init) {
      stageTexture = nil
      if let surface = stage?.surface {
        stageTexture = try renderer.makeTexture(PixelSize(width: surface.width, height: surface.height))
        try stageTexture!.update(surface.bounds, from: surface)
      }
      shownStage = stage.map(ObjectIdentifier.init)
    }
    var damage = damage
    let size = PixelSize(width: frame.width, height: frame.height)
    if textureSize != size {
      texture = nil
      textureSize = nil
      texture = try renderer.makeTexture(size)
      textureSize = size
      damage = nil
    }
    for rect in damage ?? [frame.bounds] {
      try texture!.update(rect.intersection(frame.bounds), from: frame)
    }
    for cover in stage?.covers(of: frame, changed: damage) ?? [] {
      try texture!.update(cover.surface.bounds, from: cover.surface, x: cover.rect.x, y: cover.rect.y)
    }
    try renderer.clear()
    if stageTexture != nil {
      try renderer.draw(
        stageTexture!,
        at: PixelRect(x: 0, y: 0, width: stage!.surface.width, height: stage!.surface.height))
    }
    try renderer.draw(texture!, at: picture.place)
    renderer.show()
  }
}
