import CWaylandClient

/// What a Wayland compositor is asked before SDL is, over a connection that is closed again.
struct WaylandProbe {
  /// Whether there is a seat, which is what pointer and keyboard belong to. SDL 2.26 takes one for granted, and crashes
  /// while it starts on a compositor without.
  let hasSeat: Bool
  /// The pixels of the densest display for a unit of the desktop, which is what SDL's windows begin with.
  let density: Int
  /// Whether it takes pictures in shared memory, and the parts of them that changed.
  let takesSharedMemory: Bool

  /// Nil where no compositor answers.
  init?() {
    guard let display = wl_display_connect(nil) else { return nil }
    defer { wl_display_disconnect(display) }
    guard let probe = Self(display) else { return nil }
    self = probe
  }

  /// By itself, so that all objects are gone before the connection is.
  private init?(_ display: OpaquePointer) {
    guard let registry = WaylandRegistry(display) else { return nil }
    hasSeat = registry.offers("wl_seat")
    takesSharedMemory =
      registry.offers("wl_shm")
      && registry.offers("wl_compositor", version: WaylandCanvas.compositorVersion)
    // Densities came with version 2.
    let outputs = registry.bindAll(wayland_output_interface(), version: 2)
    var listener = wl_output_listener()
    listener.geometry = { _, _, _, _, _, _, _, _, _, _ in }
    listener.mode = { _, _, _, _, _, _ in }
    listener.done = { _, _ in }
    listener.scale = { density, _, scale in
      guard let density = density?.assumingMemoryBound(to: Int.self) else { return }
      density.pointee = max(density.pointee, Int(scale))
    }
    var densest = 1
    withUnsafeMutablePointer(to: &densest) { densest in
      withUnsafePointer(to: listener) { listener in
        for output in outputs { _ = wl_output_add_listener(output, listener, densest) }
        _ = wl_display_roundtrip(display)
        for output in outputs { wl_output_destroy(output) }
      }
    }
    density = densest
  }
}
