import CWaylandClient

/// The questions to a Wayland compositor before SDL starts, over a connection that is closed again.
struct WaylandProbe {
  /// Whether there is a seat, to which pointer and keyboard belong. SDL 2.26 takes one for granted, and crashes while
  /// it starts on a compositor without one.
  let hasSeat: Bool
  /// The pixels per unit of the desktop on the densest display, which SDL's windows begin with.
  let density: Int
  /// Whether it accepts pictures in shared memory, and damage in their pixels.
  let takesSharedMemory: Bool
  /// Whether it says for each window who draws the title bar, itself or the program (`xdg-decoration`).
  let assignsTitleBars: Bool

  /// Nil if no compositor answers.
  init?() {
    guard let display = wl_display_connect(nil) else { return nil }
    defer { wl_display_disconnect(display) }
    guard let probe = Self(display) else { return nil }
    self = probe
  }

  /// A separate initializer, so that all objects are released before the connection.
  private init?(_ display: OpaquePointer) {
    guard let registry = WaylandRegistry(display) else { return nil }
    hasSeat = registry.offers("wl_seat")
    takesSharedMemory =
      registry.offers("wl_shm")
      && registry.offers("wl_compositor", version: WaylandCanvas.compositorVersion)
    assignsTitleBars = registry.offers("zxdg_decoration_manager_v1")
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
