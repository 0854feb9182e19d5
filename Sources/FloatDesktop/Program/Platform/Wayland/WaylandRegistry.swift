import CWaylandClient

/// The interfaces that a Wayland compositor offers.
///
/// It is read on another event queue, so that SDL's events are not touched meanwhile.
final class WaylandRegistry {
  private struct Global {
    var interface: String
    var name: UInt32
    var version: UInt32
  }

  private let registry: OpaquePointer
  private let queue: OpaquePointer
  /// libwayland reads it until the registry is gone.
  private let listener: UnsafeMutablePointer<wl_registry_listener>
  private var globals: [Global] = []

  /// Asks, and waits for the answer; nil if there is none.
  init?(_ display: OpaquePointer) {
    guard let queue = wl_display_create_queue(display) else { return nil }
    guard let wrapper = wl_proxy_create_wrapper(UnsafeMutableRawPointer(display)) else {
      wl_event_queue_destroy(queue)
      return nil
    }
    defer { wl_proxy_wrapper_destroy(wrapper) }
    wl_proxy_set_queue(OpaquePointer(wrapper), queue)
    guard let registry = wl_display_get_registry(OpaquePointer(wrapper)) else {
      wl_event_queue_destroy(queue)
      return nil
    }
    self.queue = queue
    self.registry = registry
    listener = .allocate(capacity: 1)
    listener.initialize(
      to: wl_registry_listener(
        global: { registry, _, name, interface, version in
          guard let registry, let interface else { return }
          Unmanaged<WaylandRegistry>.fromOpaque(registry).takeUnretainedValue()
            .globals.append(Global(interface: String(cString: interface), name: name, version: version))
        }, global_remove: { _, _, _ in }))
    _ = wl_registry_add_listener(registry, listener, Unmanaged.passUnretained(self).toOpaque())
    guard wl_display_roundtrip_queue(display, queue) >= 0 else { return nil }
  }

  deinit {
    wl_registry_destroy(registry)
    wl_event_queue_destroy(queue)
    listener.deallocate()
  }

  func offers(_ interface: String, version: UInt32 = 1) -> Bool {
    globals.contains { $0.interface == interface && $0.version >= version }
  }

  /// The objects of an interface, whose events join SDL's; empty if only older versions are offered.
  func bindAll(_ interface: UnsafePointer<wl_interface>?, version: UInt32 = 1) -> [OpaquePointer] {
    guard let interface else { return [] }
    let name = String(cString: interface.pointee.name)
    return globals.filter { $0.interface == name && $0.version >= version }.compactMap { global in
      guard let object = wl_registry_bind(registry, global.name, interface, version) else { return nil }
      // Objects and the objects made from them start in the registry's queue, which is no longer read.
      wl_proxy_set_queue(OpaquePointer(object), nil)
      return OpaquePointer(object)
    }
  }

  /// The object of an interface that has only one.
  func bind(_ interface: UnsafePointer<wl_interface>?, version: UInt32 = 1) -> OpaquePointer? {
    bindAll(interface, version: version).first
  }
}
