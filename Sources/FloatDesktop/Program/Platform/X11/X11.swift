import CSDL2
import CSDL2SysWM

/// X11's report on whether other windows cover all of a window, which SDL 2 does not pass on.
///
/// The X server knows this of windows that are drawn straight to the screen. Under a compositing manager every window
/// is drawn to memory of its own, and counts as uncovered, as for every program that asks for them.
enum X11Visibility {
  /// Asks the server for these reports, as events of SDL's. Does nothing elsewhere than on X11.
  static func follow(_ window: borrowing Window) {
    guard let info = window.systemInfo, let (display, place) = info.x11 else { return }
    var attributes = XWindowAttributes()
    guard XGetWindowAttributes(display, place, &attributes) != 0 else { return }
    // The server keeps one set of events per connection, so SDL's events stay in it.
    XSelectInput(display, place, attributes.your_event_mask | Int(VisibilityChangeMask))
    _ = SDL_EventState(SDL_SYSWMEVENT.rawValue, SDL_ENABLE)
  }

  /// True if the event says that other windows cover all of the window; nil if it is about something else.
  static func isCovered(by event: SDL_Event) -> Bool? {
    guard let event = event.x11, event.type == VisibilityNotify else { return nil }
    return event.xvisibility.state == VisibilityFullyObscured
  }
}

/// Releases of the mouse's buttons that the window was not told, because another one had the pointer by then, or because
/// it was off the screen.
///
/// SDL 2 drops a press of a button that it believes to be down, so such a release would cost the next press, and after one
/// of another button SDL would keep the pointer captured. X11's events say which buttons were down before them. Where SDL
/// believes otherwise, it gets the release now, and once more the press that it is about to drop. Before that it gets two
/// motions, because it takes the first place after such a release for the one it knows, and would press at an old one.
enum X11MissedReleases {
  /// Watches the window's events, which must come as events of SDL's; does nothing elsewhere than on X11.
  static func follow(_ window: borrowing Window) {
    guard let (_, place) = window.systemInfo?.x11 else { return }
    // SDL calls this before it translates the event.
    SDL_AddEventWatch(
      { place, event in
        if let event { X11MissedReleases.make(before: event.pointee, at: UInt(bitPattern: place)) }
        return 1
      }, UnsafeMutableRawPointer(bitPattern: place))
  }

  private static func make(before event: SDL_Event, at window: UInt) {
    guard var event = event.x11, event.xany.window == window, event.xany.send_event == 0,
      let display = event.xany.display, event.type == ButtonPress || event.type == EnterNotify
    else { return }
    let isPress = event.type == ButtonPress
    let down = (isPress ? event.xbutton.state : event.xcrossing.state) >> buttonShift
    let missed = SDL_GetMouseState(nil, nil) & ~down & buttons
    guard missed != 0 else { return }
    let (x, y) = isPress ? (event.xbutton.x, event.xbutton.y) : (event.xcrossing.x, event.xcrossing.y)
    var (release, motion) = (XEvent(), XEvent())
    release.xbutton.type = ButtonRelease
    release.xbutton.display = display
    release.xbutton.window = window
    release.xbutton.time = isPress ? event.xbutton.time : event.xcrossing.time
    motion.xmotion.type = MotionNotify
    motion.xmotion.display = display
    motion.xmotion.window = window
    motion.xmotion.time = release.xbutton.time
    motion.xmotion.y = y
    // The event that is put back last comes first.
    if isPress, missed >> (event.xbutton.button &- 1) & 1 != 0 { XPutBackEvent(display, &event) }
    for place in [x, x > 0 ? x - 1 : x + 1] {
      motion.xmotion.x = place
      XPutBackEvent(display, &motion)
    }
    for button in 1...3 as ClosedRange<UInt32> where missed >> (button - 1) & 1 != 0 {
      release.xbutton.button = button
      XPutBackEvent(display, &release)
    }
  }

  /// The first three buttons, which X11 and SDL count alike; X11's begin with `Button1Mask`.
  private static let buttons: UInt32 = 0b111
  private static let buttonShift: UInt32 = 8
}

/// Whether an X server has a window manager that can be asked for full screen.
///
/// SDL asks it in any case, and then assumes the display's size whether or not there is one.
enum X11WindowManager {
  /// Nil elsewhere than on X11.
  ///
  /// A manager names a window of its own on the root, and the same window on that window: a name left on the root by a
  /// manager that is gone does not count.
  static func isThere(_ info: SDL_SysWMinfo) -> Bool? {
    guard let (display, _) = info.x11 else { return nil }
    let name = XInternAtom(display, "_NET_SUPPORTING_WM_CHECK", 0)
    func window(named name: UInt, on window: UInt) -> UInt? {
      var (type, format, count, rest) = (UInt(0), Int32(0), UInt(0), UInt(0))
      var value: UnsafeMutablePointer<UInt8>?
      let status = XGetWindowProperty(
        display, window, name, 0, 1, 0, windowType, &type, &format, &count, &rest, &value)
      guard status == 0, let value else { return nil }
      defer { XFree(value) }
      return type == windowType && format == 32 && count == 1
        ? UnsafeRawPointer(value).load(as: UInt.self) : nil
    }
    guard let manager = window(named: name, on: XDefaultRootWindow(display)) else { return false }
    return window(named: name, on: manager) == manager
  }

  /// `XA_WINDOW`, a macro that Swift does not import.
  private static let windowType: UInt = 33
}

/// The place of a new window, which SDL claims that the user chose: the middle of the display, for each window the same.
enum X11Placement {
  /// Takes that claim back, before the window is shown, so that the window manager places it beside others. Does nothing
  /// elsewhere than on X11; without a manager the window stays in the middle.
  static func leave(toManagerOf info: SDL_SysWMinfo) {
    guard let (display, window) = info.x11 else { return }
    var hints = XSizeHints()
    var supplied = 0
    guard XGetWMNormalHints(display, window, &hints, &supplied) != 0 else { return }
    hints.flags &= ~(userPosition | programPosition)
    XSetWMNormalHints(display, window, &hints)
  }

  // `USPosition` and `PPosition`, macros that Swift does not import.
  private static let userPosition = 1 << 0
  private static let programPosition = 1 << 2
}

/// The name of a window in the older of X11's two properties, `WM_NAME`.
enum X11Title {
  /// Sets it in an encoding that every program reads, as `STRING` or `COMPOUND_TEXT`. SDL names the encoding of the
  /// process, which tools such as xdotool do not know. Does nothing elsewhere than on X11.
  static func setOldName(_ title: String, _ info: SDL_SysWMinfo) {
    guard let (display, window) = info.x11 else { return }
    title.withCString { text in
      var list: UnsafeMutablePointer<CChar>? = UnsafeMutablePointer(mutating: text)
      var property = XTextProperty()
      guard Xutf8TextListToTextProperty(display, &list, 1, XStdICCTextStyle, &property) >= 0 else { return }
      XSetWMName(display, window, &property)
      XFree(property.value)
    }
  }
}

extension SDL_SysWMinfo {
  /// The connection to the X server and the window there; nil elsewhere than on X11.
  var x11: (display: OpaquePointer, window: UInt)? {
    guard subsystem == SDL_SYSWM_X11, let display = info.x11.display else { return nil }
    return (display, info.x11.window)
  }
}

extension SDL_Event {
  /// The X server's event that it passes on; nil for every other one.
  var x11: XEvent? {
    guard type == SDL_SYSWMEVENT.rawValue, let message = syswm.msg?.pointee,
      message.subsystem == SDL_SYSWM_X11
    else { return nil }
    return message.msg.x11.event
  }
}
