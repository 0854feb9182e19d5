import CSDL2
import CSDL2SysWM
import FloatCore
import FloatFiles
import FloatPainting
import FloatStudio

/// Lends the window's memory to paint the device's frame in, and shows the painted parts.
///
/// The window must outlive the presenter.
struct Presenter: ~Copyable {
  private let window: OpaquePointer
  private let info: SDL_SysWMinfo?
  /// The ways to present that have not been tried yet.
  private var modes: ArraySlice<PresentMode>
  /// The present way; released before another one begins.
  private var canvas: (any Canvas)?
  /// Wayland's reports of shown frames; nil elsewhere.
  private var frames: WaylandFrames?
  /// True if nothing on the screen is valid.
  private var isWhole = true

  /// Sets up the first way that works.
  ///
  /// - Parameter modes: The ways to try, in this order; if one fails later, the next is tried.
  init(window: borrowing Window, modes: [PresentMode]) throws(SDLError) {
    self.window = window.handle
    self.modes = modes[...]
    info = window.systemInfo
    try start()
  }

  /// True if presenting waits for the display, or the display asks for each frame.
  var isBlocking: Bool { canvas?.isBlocking ?? false }

  /// True while the display has not asked for another frame yet, or holds all the memory for drawing one; an event then
  /// reports when that changes.
  func awaitDisplay() -> Bool {
    guard let canvas = canvas as? WaylandCanvas else { return false }
    return frames?.isPending == true || canvas.awaitMemory()
  }

  /// True if the display reports that a frame was shown.
  var tellsWhenShown: Bool { frames != nil }

  /// True if it reported that for the last one.
  var hasShown: Bool { frames?.isPending == false }

  /// Reads the drawable's size again after the window changed. The shown picture is lost.
  mutating func updateSize() throws(SDLError) {
    isWhole = true
    do {
      try canvas?.updateSize()
    } catch {
      try goOn(after: error)
    }
  }

  /// Gives back memory that is not needed while nothing changes.
  func trim() { canvas?.trim() }

  /// The memory of the window, to paint in; nil while there is none.
  ///
  /// - Parameters:
  ///   - isWhole: True to show all of the window, and not only what changed.
  ///   - isLost: True if nothing in the memory is valid.
  mutating func lend(isWhole: Bool, isLost: Bool) throws(SDLError) -> Sheet? {
    self.isWhole = self.isWhole || isWhole
    do {
      let sheet = try canvas?.lend(isLost: isLost)
      if case .nothing = sheet?.contents { self.isWhole = true }
      return sheet
    } catch {
      try goOn(after: error)
      return nil
    }
  }

  /// Shows the memory lent last.
  ///
  /// - Parameter damage: The parts of the window that changed.
  /// - Returns: False if the way failed; all of a later frame then has to be shown in another.
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

  /// Begins the next way, or throws the error of the last one.
  private mutating func goOn(after error: SDLError) throws(SDLError) {
    guard !modes.isEmpty else { throw error }
    Diagnostics.warning("\(error): continuing with another way to show frames (--presenter)")
    try start()
  }

  /// Begins the first of the ways that works, and removes it and those before it from the list.
  private mutating func start() throws(SDLError) {
    frames = nil
    canvas = nil
    isWhole = true
    var failure = SDLError(call: "Presenter", text: "no way to show frames is left")
    while let mode = modes.popFirst() {
      do {
        let wayland = info.flatMap { $0.subsystem == SDL_SYSWM_WAYLAND ? $0 : nil }
        var others: SDLFrameCallback?
        switch mode {
        case .sharedMemory:
          if let wayland {
            let made = try WaylandCanvas(window: window, info: wayland)
            others = SDLFrameCallback(made.surface, on: made.display)
            canvas = made
          } else {
            canvas = try SurfaceCanvas(window: window)
          }
        case .texture(let allowsSoftware):
          canvas = try TextureCanvas(window: window, allowsSoftware: allowsSoftware)
        }
        frames = wayland?.info.wl.surface.map { WaylandFrames($0, instead: others) }
        return
      } catch {
        failure = error
      }
    }
    throw failure
  }
}
