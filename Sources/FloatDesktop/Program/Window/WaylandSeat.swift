import Glibc

/// Whether a Wayland compositor has a seat, which is what pointer and keyboard belong to.
///
/// SDL 2.26 takes one for granted, and crashes while it starts on a compositor without.
enum WaylandSeat {
  private typealias Connect = @convention(c) (UnsafePointer<CChar>?) -> OpaquePointer?
  private typealias Disconnect = @convention(c) (OpaquePointer) -> Void
  private typealias Construct =
    @convention(c) (
      OpaquePointer, UInt32, UnsafeMutableRawPointer, UnsafeRawPointer
    ) -> OpaquePointer?
  private typealias AddListener =
    @convention(c) (OpaquePointer, UnsafeRawPointer, UnsafeMutableRawPointer?) -> Int32
  private typealias Roundtrip = @convention(c) (OpaquePointer) -> Int32
  private typealias Destroy = @convention(c) (OpaquePointer) -> Void
  private typealias Global =
    @convention(c) (UnsafeMutableRawPointer?, OpaquePointer?, UInt32, UnsafePointer<CChar>?, UInt32) -> Void
  private typealias GlobalRemove = @convention(c) (UnsafeMutableRawPointer?, OpaquePointer?, UInt32) -> Void

  /// The number of the request `get_registry` among those of `wl_display`, by Wayland's protocol.
  private static let registryRequest: UInt32 = 1

  /// True where there is a compositor that says which objects it has, and a seat is none of them.
  static func isMissing() -> Bool {
    guard let library = dlopen("libwayland-client.so.0", RTLD_NOW | RTLD_LOCAL),
      let connect = dlsym(library, "wl_display_connect"),
      let disconnect = dlsym(library, "wl_display_disconnect"),
      let construct = dlsym(library, "wl_proxy_marshal_array_constructor"),
      let addListener = dlsym(library, "wl_proxy_add_listener"),
      let roundtrip = dlsym(library, "wl_display_roundtrip"),
      let destroy = dlsym(library, "wl_proxy_destroy"),
      let interface = dlsym(library, "wl_registry_interface"),
      let display = unsafeBitCast(connect, to: Connect.self)(nil)
    else { return false }
    defer { unsafeBitCast(disconnect, to: Disconnect.self)(display) }
    // One argument: the new object, whose number libwayland fills in.
    var argument: UInt64 = 0
    guard
      let registry = unsafeBitCast(construct, to: Construct.self)(
        display, registryRequest, &argument, UnsafeRawPointer(interface))
    else { return false }
    defer { unsafeBitCast(destroy, to: Destroy.self)(registry) }
    // `wl_registry_listener`, a table of two functions.
    let global: Global = { hasSeat, _, _, name, _ in
      if let name, strcmp(name, "wl_seat") == 0 { hasSeat?.assumingMemoryBound(to: Bool.self).pointee = true }
    }
    let remove: GlobalRemove = { _, _, _ in }
    var listener = (global, remove)
    var hasSeat = false
    return withUnsafeMutablePointer(to: &hasSeat) { hasSeat in
      withUnsafePointer(to: &listener) { listener in
        _ = unsafeBitCast(addListener, to: AddListener.self)(registry, listener, hasSeat)
        return unsafeBitCast(roundtrip, to: Roundtrip.self)(display) >= 0 && !hasSeat.pointee
      }
    }
  }
}
