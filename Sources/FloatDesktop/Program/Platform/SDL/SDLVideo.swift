import CSDL2
import CSDL2SysWM
import FloatFiles
import FloatPainting
import FloatStudio
import Glibc

/// SDL's video subsystem, initialised for the lifetime of this value.
///
/// Only one may exist, and it must outlive the window and its presenter.
struct SDLVideo: ~Copyable {
  /// The video driver in use: `wayland`, `x11`, `dummy`, …
  let driver: String

  /// Pixels per unit in which windows are opened, as far as that is known before there is a window.
  let density: Int

  /// False on a Wayland compositor that accepts no pictures in shared memory.
  private let takesSharedMemory: Bool

  /// The name under which desktops group the window: X11's WM_CLASS and Wayland's app id.
  static let applicationID = "floatdesktop"

  /// True if this SDL 2 is sdl2-compat, which is built on SDL 3: its patch levels begin at 50.
  static var isCompatibility: Bool { version.patch >= 50 }

  /// The version of the library that is loaded.
  static var version: SDL_version {
    var version = SDL_version()
    SDL_GetVersion(&version)
    return version
  }

  /// Starts SDL's video and no other part of it.
  ///
  /// Wayland comes first if `WAYLAND_DISPLAY` is set, otherwise X11; see ``VideoDrivers``. The process's signals stay
  /// unaffected.
  init() throws(SDLError) {
    // SDL reads these two from the environment only.
    for name in ["SDL_VIDEO_X11_WMCLASS", "SDL_VIDEO_WAYLAND_WMCLASS"] {
      Environment.set(name, to: Self.applicationID, replaces: false)
    }
    var drivers = VideoDrivers.candidates(environment: Environment.value) { access($0, F_OK) == 0 }
    guard !drivers.isEmpty else { throw SDLError(call: "SDL_InitSubSystem", text: "no display server") }
    let probe = drivers.contains("wayland") ? WaylandProbe() : nil
    if let probe, !probe.hasSeat {
      drivers.removeAll { $0 == "wayland" }
      guard !drivers.isEmpty else {
        throw SDLError(call: "SDL_InitSubSystem", text: "the Wayland compositor has no seat")
      }
      // The environment's list would override the hint.
      Environment.set("SDL_VIDEODRIVER", to: nil)
    }
    if SessionBusProbe().disableSilentBus() {
      Diagnostics.warning(
        "the session bus does not answer: continuing without it, and without the desktop's settings")
    }
    Self.useUTF8()
    Self.setHint(SDL_HINT_VIDEODRIVER, drivers.joined(separator: ","))
    Self.setHint(SDL_HINT_APP_NAME, "FloatDesktop")
    Self.setHint(SDL_HINT_NO_SIGNAL_HANDLERS, "1")
    // A touch arrives as a finger; the copy SDL makes of it as a mouse would count it twice.
    Self.setHint(SDL_HINT_TOUCH_MOUSE_EVENTS, "0")
    Self.setHint(SDL_HINT_MOUSE_TOUCH_EVENTS, "0")
    // The click that focuses the window is also a click in it.
    Self.setHint(SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1")
    // A text composed by an input method may be longer than an event.
    Self.setHint(SDL_HINT_IME_SUPPORT_EXTENDED_TEXT, "1")
    // An ordinary window: the screen may lock, the compositor keeps composing.
    Self.setHint(SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1")
    Self.setHint(SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0")
    if Self.losesWindow(assignsTitleBars: probe?.assignsTitleBars == true, Self.version) {
      Self.setHint(SDL_HINT_VIDEO_WAYLAND_ALLOW_LIBDECOR, "0")
    }
    DisplayLoss.watch(drivers: drivers)
    SDL_SetMainReady()
    guard SDL_InitSubSystem(SDL_INIT_VIDEO) == 0 else { throw SDLError("SDL_InitSubSystem") }
    driver = SDL_GetCurrentVideoDriver().map { String(cString: $0) } ?? "unknown"
    density = driver == "wayland" ? probe?.density ?? 1 : 1
    takesSharedMemory = driver != "wayland" || probe?.takesSharedMemory == true
    DisplayLoss.watch(drivers: [driver])
    // SDL has started text input, and with it an input method.
    SDL_StopTextInput()
  }

  /// Starts it for a stand, as soon as there is a display: for half a minute, unless there is none to wait for.
  static func waiting() throws(SDLError) -> SDLVideo {
    // A window that fills a display has no title bar, and with libdecor its first frame is a shadow's width too small.
    setHint(SDL_HINT_VIDEO_WAYLAND_ALLOW_LIBDECOR, "0")
    let names = ["WAYLAND_DISPLAY", "DISPLAY", "SDL_VIDEODRIVER"].compactMap { Environment.value($0) }
    for attempt in 0..<(names.isEmpty ? 0 : Int(Displays.patience / Displays.step)) {
      do throws(SDLError) { return try SDLVideo() } catch {}
      if attempt == 0 { Diagnostics.notice("waiting \(Int(Displays.patience)) s for the display server") }
      _ = usleep(UInt32(Displays.step * 1e6))
    }
    return try SDLVideo()
  }

  /// True if SDL would take the window away where the compositor leaves the title bar to the program, as cage does: before
  /// version 2.30 it hides the window to begin again with libdecor, and does not show it. Such a window has no title bar.
  ///
  /// Where the compositor draws the title bar SDL needs no libdecor, and where it does not say SDL begins with libdecor.
  static func losesWindow(assignsTitleBars: Bool, _ version: SDL_version) -> Bool {
    assignsTitleBars && version.major == 2 && version.minor < 30
  }

  /// Keeps the screen from going dark while the process runs.
  func keepAwake() { SDL_DisableScreenSaver() }

  /// True if a window of some size, in pixels, can be shown in shared memory.
  func sharesMemory(_ size: PixelSize) throws(SDLError) -> Bool {
    guard takesSharedMemory, driver == "wayland", !WaylandBuffers.areThere(size) else {
      return takesSharedMemory
    }
    // Without a graphics card OpenGL needs memory for one picture, and ends the program where there is none.
    if !PresentMode.systemHasGPU { _ = try SharedMemory(byteCount: size.width * size.height * 4) }
    return false
  }

  deinit {
    SDL_QuitSubSystem(SDL_INIT_VIDEO)
    SDL_Quit()
  }

  /// Makes UTF-8 the encoding of the process's texts, with any locales installed: SDL converts a title for X11 by it,
  /// and without one writes its bytes as Latin letters. Numbers, dates and the order of words stay as they are.
  private static func useUTF8() {
    for name in ["", "C.UTF-8", "en_US.UTF-8"] where setlocale(LC_CTYPE, name) != nil {
      if let encoding = nl_langinfo(Int32(CODESET)), String(cString: encoding) == "UTF-8" { return }
    }
  }

  private static func setHint(_ name: String, _ value: String) {
    // Weaker than the environment, so that people can override any of them.
    _ = SDL_SetHintWithPriority(name, value, SDL_HINT_DEFAULT)
  }
}
