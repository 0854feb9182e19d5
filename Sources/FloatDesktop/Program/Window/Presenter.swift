import CSDL2
import CSDL2SysWM
import FloatCore
import FloatFiles
import FloatPainting

/// Shows the device's frame in the window, and the stage around it.
///
/// The window must outlive it.
struct Presenter: ~Copyable {
  private let window: OpaquePointer
  private let info: SDL_SysWMinfo?
  /// The ways to present that are left to try.
  private var modes: ArraySlice<PresentMode>
  /// Set where OpenGL draws; gone before another way begins.
  private var texture: TexturePresenter?
  /// Set where Wayland's shared memory is drawn in. Where neither is, it is SDL's window surface.
  private var canvas: WaylandCanvas?
  /// Wayland's word that frames are shown; nil elsewhere.
  private var frames: WaylandFrames?
  /// What there is to draw on, in pixels.
  private(set) var drawableSize = PixelSize(width: 1, height: 1)

  /// Sets up the first way that works.
  ///
  /// - Parameter modes: The ways to try, in this order; one that fails later is followed by the next, too.
  init(window: borrowing Window, modes: [PresentMode]) throws(SDLError) {
    self.window = window.withHandle { $0 }
    self.modes = modes[...]
    info = window.systemInfo
    try start()
  }

  /// True when presenting waits for the display, or the display tells when the next frame is welcome.
  private(set) var isBlocking = false

  /// True while the display has not asked for another frame yet, or has all the memory to draw one in.
  var isWaiting: Bool {
    guard let canvas else { return false }
    return canvas.isBusy || frames?.isPending == true
  }

  /// True where the display tells that a frame was shown.
  var tellsWhenShown: Bool { frames != nil }

  /// Reads the drawable's size again after the window changed. What was shown is lost: present all of it.
  mutating func updateSize() throws(SDLError) {
    do {
      if let canvas { try canvas.updateSize() }
      try readSize()
    } catch {
      try goOn(after: error)
    }
  }

  /// Shows what changed.
  ///
  /// - Parameters:
  ///   - picture: The device's frame, and where it is.
  ///   - damage: What changed in the frame, or nil to show everything and what is around it, too.
  /// - Returns: False where nothing could be shown yet; then all of a later frame has to be.
  mutating func present(_ picture: FrameOnStage, damage: [PixelRect]?) throws(SDLError) -> Bool {
    do {
      if let canvas { return try canvas.present(picture, damage: damage, callback: frames) }
      if texture != nil {
        frames?.request()
        try texture!.present(picture, damage: damage)
      } else {
        try presentSurface(picture, damage: damage)
      }
      return true
    } catch {
      try goOn(after: error)
      return false
    }
  }

  /// Begins the next way, or says why the last one failed.
  private mutating func goOn(after error: SDLError) throws(SDLError) {
    guard !modes.isEmpty else { throw error }
    Diagnostics.warning("\(error): going on with another way to show frames (--presenter)")
    try start()
  }

  /// Begins the first of the ways that works, and takes it and those before it from the list.
  private mutating func start() throws(SDLError) {
    frames = nil
    canvas = nil
    texture = nil
    var failure = SDLError(call: "Presenter", text: "no way to show frames is left")
    while let mode = modes.popFirst() {
      do {
        isBlocking = false
        switch mode {
        case .sharedMemory where info?.subsystem == SDL_SYSWM_WAYLAND:
          canvas = try WaylandCanvas(window: window, info: info!)
          isBlocking = true
        case .sharedMemory:
          _ = SDL_SetHintWithPriority(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0", SDL_HINT_DEFAULT)
        case .texture(let allowsSoftware):
          let made = try TexturePresenter(window: window, allowsSoftware: allowsSoftware)
          isBlocking = made.isBlocking
          texture = consume made
        }
        try readSize()
        if info?.subsystem == SDL_SYSWM_WAYLAND, let surface = canvas?.surface ?? info?.info.wl.surface {
          frames = WaylandFrames(surface)
        }
        return
      } catch {
        canvas = nil
        texture = nil
        failure = error
      }
    }
    throw failure
  }

  private mutating func readSize() throws(SDLError) {
    if let canvas {
      drawableSize = canvas.size
    } else if texture != nil {
      drawableSize = try texture!.outputSize()
    } else {
      guard let surface = SDL_GetWindowSurface(window) else { throw SDLError("SDL_GetWindowSurface") }
      drawableSize = PixelSize(width: Int(surface.pointee.w), height: Int(surface.pointee.h))
    }
  }

  private func presentSurface(_ picture: FrameOnStage, damage: [PixelRect]?) throws(SDLError) {
    guard let target = SDL_GetWindowSurface(window) else { throw SDLError("SDL_GetWindowSurface") }
    let updated = try picture.draw(damage, to: target).map { SDL_Rect($0) }
    guard !updated.isEmpty else { return }
    guard SDL_UpdateWindowSurfaceRects(window, updated, Int32(updated.count)) == 0 else {
      throw SDLError("SDL_UpdateWindowSurfaceRects")
    }
  }
}
