import CSDL2
import CSDL2SysWM
import FloatCore
import FloatFiles
import FloatPainting

/// Lends the window's memory to paint the device's frame in, and shows what was painted.
///
/// The window must outlive it.
struct Presenter: ~Copyable {
  private let window: OpaquePointer
  private let info: SDL_SysWMinfo?
  /// The ways to present that are left to try.
  private var modes: ArraySlice<PresentMode>
  /// The way that is taken; gone before another one begins.
  private var canvas: (any Canvas)?
  /// Wayland's word that frames are shown; nil elsewhere.
  private var frames: WaylandFrames?
  /// Where the frame is, and what is around it; another one is drawn whole.
  private var setting: FrameSetting?
  /// True when nothing of what is on the screen is right.
  private var isWhole = true

  /// Sets up the first way that works.
  ///
  /// - Parameter modes: The ways to try, in this order; one that fails later is followed by the next, too.
  init(window: borrowing Window, modes: [PresentMode]) throws(SDLError) {
    self.window = window.withHandle { $0 }
    self.modes = modes[...]
    info = window.systemInfo
    try start()
  }

  /// What there is to draw on, in pixels.
  var drawableSize: PixelSize { canvas?.size ?? PixelSize(width: 1, height: 1) }

  /// True when presenting waits for the display, or the display tells when the next frame is welcome.
  var isBlocking: Bool { canvas?.isBlocking ?? false }

  /// True while the display has not asked for another frame yet, or has all the memory to draw one in.
  var isWaiting: Bool {
    guard let canvas = canvas as? WaylandCanvas else { return false }
    return frames?.isPending == true || canvas.awaitsMemory()
  }

  /// True where the display tells that a frame was shown.
  var tellsWhenShown: Bool { frames != nil }

  /// Reads the drawable's size again after the window changed. What was shown is lost.
  mutating func updateSize() throws(SDLError) {
    isWhole = true
    do {
      try canvas?.updateSize()
    } catch {
      try goOn(after: error)
    }
  }

  /// Gives back memory that is not needed while nothing changes.
  func trim() {
    canvas?.trim()
    setting?.stage?.trim()
  }

  /// The memory to paint the next frame in; nil while there is none.
  ///
  /// - Parameters:
  ///   - isWhole: True to show all of the window, whatever will have changed.
  ///   - completes: True where all that was shown last has to be in it, and not just what is not painted anew.
  mutating func lend(
    _ setting: FrameSetting, isWhole: Bool, completes: Bool = false
  ) throws(SDLError) -> WindowSheet? {
    self.isWhole = self.isWhole || isWhole || setting != self.setting
    do {
      if setting != self.setting { canvas?.forget() }
      guard let sheet = try canvas?.lend() else { return nil }
      self.setting = setting
      var isNew = false
      if case .nothing = sheet.contents {
        isNew = true
        setting.drawGround(in: sheet.surface)
        self.isWhole = true
      }
      // A window may be smaller than the smallest frame.
      guard sheet.surface.bounds.contains(setting.place) else {
        try put([])
        return nil
      }
      let known = self.isWhole || completes ? sheet.completed() : sheet
      return WindowSheet(frame: known.part(setting.place), window: sheet.surface, isNew: isNew)
    } catch {
      try goOn(after: error)
      return nil
    }
  }

  /// Shows what was painted in the memory lent last.
  ///
  /// - Parameter damage: What changed in the window.
  /// - Returns: False where the way failed: then all of a later frame has to be shown in another.
  mutating func show(_ damage: [PixelRect]) throws(SDLError) -> Bool {
    do {
      try put(damage)
      return true
    } catch {
      try goOn(after: error)
      return false
    }
  }

  private mutating func put(_ damage: [PixelRect]) throws(SDLError) {
    guard let canvas else { return }
    let window = PixelRect(x: 0, y: 0, width: canvas.size.width, height: canvas.size.height)
    let parts = isWhole ? [window] : damage
    guard !parts.isEmpty else { return }
    frames?.request()
    try canvas.put(parts)
    isWhole = false
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
    isWhole = true
    var failure = SDLError(call: "Presenter", text: "no way to show frames is left")
    while let mode = modes.popFirst() {
      do {
        let surface = info?.subsystem == SDL_SYSWM_WAYLAND ? info?.info.wl.surface : nil
        var others: SDLFrameCallback?
        switch mode {
        case .sharedMemory where surface != nil:
          let made = try WaylandCanvas(window: window, info: info!)
          others = SDLFrameCallback(made.surface, on: made.display)
          canvas = made
        case .sharedMemory: canvas = try SurfaceCanvas(window: window)
        case .texture(let allowsSoftware):
          canvas = try TextureCanvas(window: window, allowsSoftware: allowsSoftware)
        }
        frames = surface.map { WaylandFrames($0, instead: others) }
        return
      } catch {
        failure = error
      }
    }
    throw failure
  }
}
