import CSDL2
import CSDL2SysWM

/// Whether a window manager is on an X server that can be asked for full screen.
///
/// SDL asks it in any case, and then goes by the display's size, be there anybody to answer or not.
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
  /// A manager names a window of its own on the root, and on that window the same one: what a manager that is gone has left
  /// on the root says nothing.
  static func isThere(_ info: SDL_SysWMinfo) -> Bool? {
    guard info.subsystem == SDL_SYSWM_X11, let display = info.info.x11.display,
      // SDL has the library open; this is one more hold on it.
      let library = DynamicLibrary("libX11.so.6"),
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

  /// `XA_WINDOW`, a macro that Swift does not read.
  private static let windowType: UInt = 33
}
