import CSDL2
import CSDL2SysWM

/// X11's report on whether other windows cover all of a window, which SDL 2 does not pass on.
///
/// The X server knows this of windows that are drawn straight to the screen. Under a compositing manager every window
/// is drawn to memory of its own, and counts as uncovered: see decision 0035.
enum X11Visibility {
  private typealias GetAttributes =
    @convention(c) (OpaquePointer, UInt, UnsafeMutablePointer<XWindowAttributes>) ->
    Int32
  private typealias SelectInput = @convention(c) (OpaquePointer, UInt, Int) -> Int32

  /// Asks the server for these reports, as events of SDL's. Does nothing elsewhere than on X11.
  static func follow(_ window: borrowing Window) {
    guard let info = window.systemInfo, info.subsystem == SDL_SYSWM_X11, let display = info.info.x11.display,
      let library = X11.library,
      let get = library.function("XGetWindowAttributes", as: GetAttributes.self),
      let select = library.function("XSelectInput", as: SelectInput.self)
    else { return }
    let place = info.info.x11.window
    var attributes = XWindowAttributes()
    guard get(display, place, &attributes) != 0 else { return }
    // The server keeps one set of events per connection, so SDL's events stay in it.
    _ = select(display, place, attributes.your_event_mask | Int(VisibilityChangeMask))
    _ = SDL_EventState(SDL_SYSWMEVENT.rawValue, SDL_ENABLE)
  }

  /// True if the event says that other windows cover all of the window; nil if it is about something else.
  static func isCovered(by event: SDL_Event) -> Bool? {
    guard event.type == SDL_SYSWMEVENT.rawValue, let message = event.syswm.msg,
      message.pointee.subsystem == SDL_SYSWM_X11, message.pointee.msg.x11.event.type == VisibilityNotify
    else { return nil }
    return message.pointee.msg.x11.event.xvisibility.state == VisibilityFullyObscured
  }
}

/// Whether an X server has a window manager that can be asked for full screen.
///
/// SDL asks it in any case, and then assumes the display's size whether or not anybody answers.
enum X11WindowManager {
  private typealias Intern = @convention(c) (OpaquePointer, UnsafePointer<CChar>, Int32) -> UInt
  private typealias GetRoot = @convention(c) (OpaquePointer) -> UInt
  private typealias GetProperty =
    @convention(c) (
      OpaquePointer, UInt, UInt, Int, Int, Int32, UInt, UnsafeMutablePointer<UInt>,
      UnsafeMutablePointer<Int32>, UnsafeMutablePointer<UInt>, UnsafeMutablePointer<UInt>,
      UnsafeMutablePointer<UnsafeMutableRawPointer?>
    ) -> Int32
  private typealias Free = @convention(c) (UnsafeMutableRawPointer) -> Int32

  /// Nil elsewhere than on X11.
  ///
  /// A manager names a window of its own on the root, and the same window on that window: a name left on the root by a
  /// manager that is gone does not count.
  static func isThere(_ info: SDL_SysWMinfo) -> Bool? {
    guard info.subsystem == SDL_SYSWM_X11, let display = info.info.x11.display,
      let library = X11.library,
      let intern = library.function("XInternAtom", as: Intern.self),
      let getRoot = library.function("XDefaultRootWindow", as: GetRoot.self),
      let getProperty = library.function("XGetWindowProperty", as: GetProperty.self),
      let free = library.function("XFree", as: Free.self)
    else { return nil }
    let name = intern(display, "_NET_SUPPORTING_WM_CHECK", 0)
    func window(named name: UInt, on window: UInt) -> UInt? {
      var (type, format, count, rest) = (UInt(0), Int32(0), UInt(0), UInt(0))
      var value: UnsafeMutableRawPointer?
      let status = getProperty(
        display, window, name, 0, 1, 0, windowType, &type, &format, &count, &rest, &value)
      guard status == 0, let value else { return nil }
      defer { _ = free(value) }
      return type == windowType && format == 32 && count == 1 ? value.load(as: UInt.self) : nil
    }
    guard let manager = window(named: name, on: getRoot(display)) else { return false }
    return window(named: name, on: manager) == manager
  }

  /// `XA_WINDOW`, a macro that Swift does not import.
  private static let windowType: UInt = 33
}

/// The place of a new window, which SDL claims that somebody chose: the middle of the display, for each window the same.
enum X11Placement {
  private typealias GetHints =
    @convention(c) (OpaquePointer, UInt, UnsafeMutableRawPointer, UnsafeMutablePointer<Int>) -> Int32
  private typealias SetHints = @convention(c) (OpaquePointer, UInt, UnsafeMutableRawPointer) -> Void

  /// Takes that claim back, before the window is shown, so that the window manager places it beside others. Does nothing
  /// elsewhere than on X11; without a manager the window stays in the middle.
  static func leave(toManagerOf info: SDL_SysWMinfo) {
    guard info.subsystem == SDL_SYSWM_X11, let display = info.info.x11.display, let library = X11.library,
      let get = library.function("XGetWMNormalHints", as: GetHints.self),
      let set = library.function("XSetWMNormalHints", as: SetHints.self)
    else { return }
    // `XSizeHints` begins with its flags, a long; the rest of its 80 bytes stays as it is.
    withUnsafeTemporaryAllocation(byteCount: 256, alignment: 8) { hints in
      guard let base = hints.baseAddress else { return }
      var supplied = 0
      guard get(display, info.info.x11.window, base, &supplied) != 0 else { return }
      let flags = base.load(as: Int.self)
      base.storeBytes(of: flags & ~(userPosition | programPosition), as: Int.self)
      set(display, info.info.x11.window, base)
    }
  }

  private static let userPosition = 1 << 0
  private static let programPosition = 1 << 2
}

/// The name of a window in the older of X11's two properties, `WM_NAME`.
enum X11Title {
  private typealias Convert =
    @convention(c) (
      OpaquePointer, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>, Int32, Int32, UnsafeMutableRawPointer
    ) -> Int32
  private typealias SetName = @convention(c) (OpaquePointer, UInt, UnsafeMutableRawPointer) -> Void
  private typealias Free = @convention(c) (UnsafeMutableRawPointer) -> Int32

  /// Sets it in an encoding that every program reads, as `STRING` or `COMPOUND_TEXT`. SDL names the encoding of the
  /// process, which tools such as xdotool do not know. Does nothing elsewhere than on X11.
  static func setOldName(_ title: String, _ info: SDL_SysWMinfo) {
    guard info.subsystem == SDL_SYSWM_X11, let display = info.info.x11.display, let library = X11.library,
      let convert = library.function("Xutf8TextListToTextProperty", as: Convert.self),
      let setName = library.function("XSetWMName", as: SetName.self),
      let free = library.function("XFree", as: Free.self)
    else { return }
    title.withCString { text in
      var list: UnsafeMutablePointer<CChar>? = UnsafeMutablePointer(mutating: text)
      // `XTextProperty` has 32 bytes, of which the first eight are the address of the text.
      withUnsafeTemporaryAllocation(byteCount: 64, alignment: 8) { property in
        guard let base = property.baseAddress, convert(display, &list, 1, standardStyle, base) >= 0 else {
          return
        }
        setName(display, info.info.x11.window, base)
        if let value = base.load(as: UnsafeMutableRawPointer?.self) { _ = free(value) }
      }
    }
  }

  /// `XStdICCTextStyle`: `STRING` where that is enough, else `COMPOUND_TEXT`.
  private static let standardStyle: Int32 = 3
}

/// Xlib, found while the program runs.
enum X11 {
  /// SDL has the library open; this opens it once more.
  static var library: DynamicLibrary? { DynamicLibrary("libX11.so.6") }
}
