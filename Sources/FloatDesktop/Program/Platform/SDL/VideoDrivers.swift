/// The choice of SDL's video drivers to try.
enum VideoDrivers {
  /// Returns the drivers in order of preference; empty if nothing can be shown.
  ///
  /// By default SDL prefers X11 and, in the end, takes over the bare console. A driver whose server is known to be
  /// absent is left out, because its library would complain on standard error.
  ///
  /// - Parameters:
  ///   - environment: Returns the value of a variable. `SDL_VIDEODRIVER` is taken as it is.
  ///   - exists: Returns whether a file of that name exists.
  static func candidates(environment: (String) -> String?, exists: (String) -> Bool) -> [String] {
    if let named = environment("SDL_VIDEODRIVER") { return named.split(separator: ",").map(String.init) }
    let x11 = environment("DISPLAY") == nil ? [] : ["x11"]
    // libwayland's own default name; the socket is in the runtime folder unless the name is a path.
    let name = environment("WAYLAND_DISPLAY") ?? "wayland-0"
    let socket = name.hasPrefix("/") ? name : environment("XDG_RUNTIME_DIR").map { "\($0)/\(name)" }
    guard let socket, exists(socket) else { return x11 }
    return environment("WAYLAND_DISPLAY") == nil ? x11 + ["wayland"] : ["wayland"] + x11
  }
}
