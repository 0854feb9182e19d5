import CSDL2
import CSDL2SysWM
import FloatCore
import FloatDesk
import FloatPainting
import FloatStudio

/// A resizable window of the desktop.
struct Window: ~Copyable {
  /// SDL's window, for presenters, which must not outlive this value.
  let handle: OpaquePointer
  /// The display that it fills; nil for an ordinary window.
  private let display: DisplayChoice?
  private let configures: WaylandConfigures

  /// Opens a window at a place that the desktop chooses, or one that fills a display.
  ///
  /// - Parameters:
  ///   - size: In the desktop's units: pixels on X11, logical pixels on Wayland.
  ///   - wantsGPU: True to prepare it for a presenter that draws with OpenGL.
  ///   - display: The display to fill.
  init(title: String, size: PixelSize, wantsGPU: Bool, filling display: DisplayChoice? = nil) throws(SDLError)
  {
    var flags = SDL_WINDOW_RESIZABLE.rawValue | SDL_WINDOW_ALLOW_HIGHDPI.rawValue
    if wantsGPU { flags |= SDL_WINDOW_OPENGL.rawValue }
    let isEmpty = !wantsGPU && EmptyVulkan.load()
    defer { if isEmpty { EmptyVulkan.release() } }
    if isEmpty { flags |= SDL_WINDOW_VULKAN.rawValue }
    // Dropped files and texts are not used, so the window accepts none.
    _ = SDL_EventState(SDL_DROPFILE.rawValue, SDL_DISABLE)
    _ = SDL_EventState(SDL_DROPTEXT.rawValue, SDL_DISABLE)
    // SDL_WINDOWPOS_UNDEFINED, because a place of our own would be the same for every window.
    // Its last digits are the display.
    let anywhere = Int32(bitPattern: 0x1FFF_0000) | (display.flatMap { Displays.index(of: $0) } ?? 0)
    if display != nil { flags |= SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue }
    flags |= SDL_WINDOW_HIDDEN.rawValue
    guard
      let window = SDL_CreateWindow(
        title, anywhere, anywhere, Int32(clamping: max(1, size.width)), Int32(clamping: max(1, size.height)),
        flags)
    else { throw SDLError("SDL_CreateWindow") }
    handle = window
    self.display = display.map(Displays.lasting)
    configures = WaylandConfigures()
    SDL_SetWindowMinimumSize(
      window, Int32(min(size.width, WindowFacts.minimumSize.width)),
      Int32(min(size.height, WindowFacts.minimumSize.height)))
    if let info = systemInfo {
      if display == nil { X11Placement.leave(toManagerOf: info) }
      X11Title.setOldName(title, info)
    }
    SDL_ShowWindow(window)
  }

  deinit { SDL_DestroyWindow(handle) }

  /// Shows an icon in title bars and task switchers if the desktop takes one from the window (X11); none if the file
  /// cannot be read.
  func setIcon(svg path: String) {
    guard let file = SDL_RWFromFile(path, "rbe") else { return }
    defer { _ = file.pointee.close(file) }
    guard let icon = IMG_LoadSizedSVG_RW(file, Self.iconSide, Self.iconSide) else { return }
    SDL_SetWindowIcon(handle, icon)
    SDL_FreeSurface(icon)
  }

  private static let iconSide: Int32 = 128

  /// Fills the display, or returns to the previous size.
  func setFullScreen(_ isFullScreen: Bool) {
    _ = SDL_SetWindowFullscreen(handle, isFullScreen ? SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue : 0)
  }

  /// Follows the displays, after each change of them: fills its own again that was gone or has changed; while that is
  /// gone, the one that it is on.
  func followDisplays() {
    configures.follow(self)
    guard let choice = self.display else { return }
    let current = displayIndex
    let display = Displays.index(of: choice) ?? current
    guard let bounds = Displays.bounds(of: display) else { return }
    // A window manager fits the window to a display's new mode. Without one SDL says that the window is where it should be.
    guard display != current || !facts.hasManager else { return }
    setFullScreen(false)
    SDL_SetWindowSize(handle, Int32(clamping: bounds.width), Int32(clamping: bounds.height))
    SDL_SetWindowPosition(handle, Int32(clamping: bounds.x), Int32(clamping: bounds.y))
    setFullScreen(true)
  }

  /// What the desktop tells of the window now.
  var facts: WindowFacts {
    let flags = SDL_GetWindowFlags(handle)
    var (x, y, width, height) = (Int32(0), Int32(0), Int32(0), Int32(0))
    SDL_GetWindowPosition(handle, &x, &y)
    SDL_GetWindowSizeInPixels(handle, &width, &height)
    let size = size
    var facts = WindowFacts(
      place: PixelRect(x: Int(x), y: Int(y), width: size.width, height: size.height),
      drawable: PixelSize(width: Int(width), height: Int(height)))
    let others =
      SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue | SDL_WINDOW_MAXIMIZED.rawValue | SDL_WINDOW_MINIMIZED.rawValue
    facts.hasOwnSize = flags & others == 0
    facts.isFullScreen = flags & SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue != 0
    let info = systemInfo
    facts.hasManager = info.flatMap(X11WindowManager.isThere) ?? true
    facts.isWayland = info?.subsystem == SDL_SYSWM_WAYLAND
    facts.display = Displays.bounds(of: displayIndex)
    facts.room = Displays.room(on: displayIndex).map(frame(hasOwnSize: facts.hasOwnSize).room(in:))
    return facts
  }

  /// The number of the display that it is on.
  private var displayIndex: Int32 { max(0, SDL_GetWindowDisplayIndex(handle)) }

  /// The frame around it.
  private func frame(hasOwnSize: Bool) -> WindowFrame {
    guard hasOwnSize else { return WindowFrame() }
    var (top, left, bottom, right) = (Int32(0), Int32(0), Int32(0), Int32(0))
    // X11 alone tells it.
    guard SDL_GetWindowBordersSize(handle, &top, &left, &bottom, &right) == 0 else { return .usual }
    return WindowFrame(left: Int(left), top: Int(top), right: Int(right), bottom: Int(bottom))
  }

  /// Requests another size, and another place if one is wanted.
  func place(_ wanted: WindowPlacement) {
    if wanted.restores { SDL_RestoreWindow(handle) }
    SDL_SetWindowSize(
      handle, Int32(clamping: max(1, wanted.size.width)), Int32(clamping: max(1, wanted.size.height)))
    guard let (x, y) = wanted.origin else { return }
    SDL_SetWindowPosition(handle, Int32(clamping: x), Int32(clamping: y))
  }

  func setTitle(_ title: String) {
    SDL_SetWindowTitle(handle, title)
    if let info = systemInfo { X11Title.setOldName(title, info) }
  }

  /// Removes the window from the screen.
  func hide() { SDL_HideWindow(handle) }

  /// The size in the units of the window's events.
  var size: PixelSize {
    var width: Int32 = 0
    var height: Int32 = 0
    SDL_GetWindowSize(handle, &width, &height)
    return PixelSize(width: Int(width), height: Int(height))
  }

  /// True while the mouse's moves outside the window are reported too.
  var isMouseCaptured: Bool { SDL_GetWindowFlags(handle) & SDL_WINDOW_MOUSE_CAPTURE.rawValue != 0 }

  /// The place of the mouse, in the units of the window's events; nil if it is not over the window.
  var mousePlace: (x: Double, y: Double)? {
    guard SDL_GetMouseFocus() == handle else { return nil }
    var x: Int32 = 0
    var y: Int32 = 0
    _ = SDL_GetMouseState(&x, &y)
    return (Double(x), Double(y))
  }

  /// Requests the mouse's moves outside the window, for as long as a button is down.
  ///
  /// On Wayland the compositor reports them without a request.
  func captureMouse(_ isCaptured: Bool) {
    _ = SDL_CaptureMouse(isCaptured ? SDL_TRUE : SDL_FALSE)
  }

  /// The refresh rate of the display that the window is on, in Hz; 60 if unknown.
  var refreshRate: Double {
    var mode = SDL_DisplayMode()
    guard SDL_GetCurrentDisplayMode(displayIndex, &mode) == 0,
      mode.refresh_rate > 0
    else { return 60 }
    return Double(mode.refresh_rate)
  }

  /// The room for windows on the first display, without panels; nil if unknown.
  static var availableSize: Size? {
    // A window has a title bar, whose height is unknown before it is open; on a bare display there is none.
    Displays.room(on: 0).map { Size($0) }
  }

  /// The window system's own handles of the window; nil if SDL does not provide them.
  var systemInfo: SDL_SysWMinfo? {
    var info = SDL_SysWMinfo()
    info.version = SDL_version(
      major: UInt8(SDL_MAJOR_VERSION), minor: UInt8(SDL_MINOR_VERSION), patch: UInt8(SDL_PATCHLEVEL))
    return SDL_GetWindowWMInfo(handle, &info) == SDL_TRUE ? info : nil
  }
}
