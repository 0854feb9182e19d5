import CWaylandClient

/// Whether a Wayland compositor has a seat, which is what pointer and keyboard belong to.
///
/// SDL 2.26 takes one for granted, and crashes while it starts on a compositor without.
enum WaylandSeat {
  /// True where there is a compositor that says which objects it has, and a seat is none of them.
  static func isMissing() -> Bool {
    guard let display = wl_display_connect(nil) else { return false }
    defer { wl_display_disconnect(display) }
    return WaylandRegistry(display).map { !$0.offers("wl_seat") } ?? false
  }
}
