import CSDL2
import FloatCore
import FloatPainting

/// Shows the device's frame in the window, and around it the stage or, without one, a neutral dark surround.
///
/// Must be gone before the window is.
struct Presenter: ~Copyable {
  private let window: OpaquePointer
  /// Set in texture mode.
  private var renderer: Renderer?
  private var texture: Texture?
  private var textureSize: PixelSize?
  /// The stage's picture on the GPU, and whose it is.
  private var stageTexture: Texture?
  private var shownStage: ObjectIdentifier?
  /// True when presenting waits for the display.
  let isBlocking: Bool
  /// What there is to draw on, in pixels.
  private(set) var drawableSize: PixelSize

  /// The surround: dark, so that the device's edge shows in light and dark appearance.
  private static let surround: (red: UInt8, green: UInt8, blue: UInt8) = (0x1C, 0x1D, 0x20)

  /// Sets up one way to present.
  init(window: borrowing Window, mode: PresentMode, driver: String) throws(SDLError) {
    self.window = window.withHandle { $0 }
    switch mode {
    case .surface:
      _ = SDL_SetHintWithPriority(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0", SDL_HINT_DEFAULT)
      drawableSize = try Self.surfaceSize(self.window)
      isBlocking = false
      renderer = nil
    case .texture:
      // Without a GPU only Wayland has a use for this mode.
      let made = try Renderer(window: self.window, allowsSoftware: driver == "wayland")
      drawableSize = try made.outputSize()
      isBlocking = made.waitsForDisplay
      renderer = consume made
    }
  }

  /// Reads the drawable's size again after the window changed. What was shown is lost: present all of it.
  mutating func updateSize() throws(SDLError) {
    if renderer != nil {
      drawableSize = try renderer!.outputSize()
    } else {
      drawableSize = try Self.surfaceSize(window)
    }
  }

  /// Shows what changed.
  ///
  /// - Parameters:
  ///   - frame: The device's picture.
  ///   - damage: What changed in it, or nil to show everything and the surround, too.
  ///   - place: Where the frame's top-left pixel lies in the drawable.
  ///   - stage: What is around the frame, and over its corners.
  mutating func present(
    _ frame: Surface, damage: [PixelRect]?, at place: PixelRect, on stage: PhoneStage?
  ) throws(SDLError) {
    let covers = stage?.covers(of: frame, changed: damage) ?? []
    if renderer != nil {
      try presentTexture(frame, damage: damage, at: place, stage, covers)
    } else {
      try presentSurface(frame, damage: damage, at: place, stage, covers)
    }
  }

  private func presentSurface(
    _ frame: Surface, damage: [PixelRect]?, at place: PixelRect, _ stage: PhoneStage?, _ covers: [ScreenCover]
  ) throws(SDLError) {
    guard let target = SDL_GetWindowSurface(window) else { throw SDLError("SDL_GetWindowSurface") }
    let bounds = PixelRect(x: 0, y: 0, width: Int(target.pointee.w), height: Int(target.pointee.h))
    if damage == nil {
      let (red, green, blue) = Self.surround
      if let stage {
        guard stage.surface.copy(stage.surface.bounds, to: target) else { throw SDLError("SDL_UpperBlit") }
      } else if !place.contains(bounds) {
        SDL_FillRect(target, nil, SDL_MapRGB(target.pointee.format, red, green, blue))
      }
    }
    var updated: [SDL_Rect] = []
    for rect in damage ?? [frame.bounds] {
      let visible = rect.intersection(frame.bounds).offset(x: place.x, y: place.y).intersection(bounds)
      guard !visible.isEmpty else { continue }
      guard frame.copy(rect, to: target, dx: place.x, dy: place.y) else { throw SDLError("SDL_UpperBlit") }
      updated.append(SDL_Rect(visible))
    }
    // They lie within what is updated, or show what they showed.
    for cover in covers {
      guard
        cover.surface.copy(
          cover.surface.bounds, to: target, dx: place.x + cover.rect.x, dy: place.y + cover.rect.y)
      else { throw SDLError("SDL_UpperBlit") }
    }
    if damage == nil { updated = [SDL_Rect(bounds)] }
    guard !updated.isEmpty else { return }
    guard SDL_UpdateWindowSurfaceRects(window, updated, Int32(updated.count)) == 0 else {
      throw SDLError("SDL_UpdateWindowSurfaceRects")
    }
  }

  private mutating func presentTexture(
    _ frame: Surface, damage: [PixelRect]?, at place: PixelRect, _ stage: PhoneStage?, _ covers: [ScreenCover]
  ) throws(SDLError) {
    if shownStage != stage.map(ObjectIdentifier.init) {
      stageTexture = nil
      if let surface = stage?.surface {
        stageTexture = try renderer!.makeTexture(PixelSize(width: surface.width, height: surface.height))
        try stageTexture!.update(surface.bounds, from: surface)
      }
      shownStage = stage.map(ObjectIdentifier.init)
    }
    var damage = damage
    var covers = covers
    let size = PixelSize(width: frame.width, height: frame.height)
    if textureSize != size {
      texture = nil
      textureSize = nil
      texture = try renderer!.makeTexture(size)
      textureSize = size
      damage = nil
      covers = stage?.covers(of: frame, changed: nil) ?? []
    }
    for rect in damage ?? [frame.bounds] {
      try texture!.update(rect.intersection(frame.bounds), from: frame)
    }
    for cover in covers {
      try texture!.update(cover.surface.bounds, from: cover.surface, x: cover.rect.x, y: cover.rect.y)
    }
    try renderer!.clear(Self.surround)
    if stageTexture != nil {
      try renderer!.draw(
        stageTexture!,
        at: PixelRect(x: 0, y: 0, width: stage!.surface.width, height: stage!.surface.height))
    }
    try renderer!.draw(texture!, at: place)
    renderer!.show()
  }

  private static func surfaceSize(_ window: OpaquePointer) throws(SDLError) -> PixelSize {
    guard let surface = SDL_GetWindowSurface(window) else { throw SDLError("SDL_GetWindowSurface") }
    return PixelSize(width: Int(surface.pointee.w), height: Int(surface.pointee.h))
  }
}
