/// Which of SDL's video drivers to try.
enum VideoDrivers {
  /// The drivers in order of preference; empty where nothing can be shown.
  ///
  /// Left to itself SDL prefers X11 and, in the end, takes over the bare console. A driver whose server is known not to
  /// be there is left out, because its library would complain on the standard error.
  ///
  /// - Parameters:
  ///   - environment: The value of a variable. `SDL_VIDEODRIVER` is taken as it is.
  ///   - exists: Whether there is a file of that name.
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
