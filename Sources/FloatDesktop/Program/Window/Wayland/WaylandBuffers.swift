import CSDL2
import CWaylandClient
import FloatPainting

/// Two pictures of one size in memory that the compositor reads: while it shows one, the other is drawn.
///
/// Each remembers what of it is out of date, so that only that is copied.
final class WaylandBuffers {
  let size: PixelSize
  /// A third view of the first picture's memory, for a surface that only has to have the size.
  let placeholder: OpaquePointer
  private let memory: SharedMemory
  private let buffers: [WaylandBuffer]

  /// - Parameter shm: The compositor's `wl_shm`.
  init(_ shm: OpaquePointer, size: PixelSize) throws(SDLError) {
    self.size = size
    let sides = 1...Surface.maximumSide
    guard sides.contains(size.width), sides.contains(size.height) else {
      throw SDLError(
        call: "wl_shm_pool_create_buffer", text: "\(size.width) × \(size.height) is no window's size")
    }
    // Rows begin at cache lines.
    let stride = (size.width * 4 + 63) & ~63
    let byteCount = (stride * size.height + 4095) & ~4095
    memory = try SharedMemory(byteCount: 2 * byteCount)
    guard let pool = wl_shm_create_pool(shm, memory.descriptor, Int32(2 * byteCount)) else {
      throw SDLError(call: "wl_shm_create_pool", text: "")
    }
    defer { wl_shm_pool_destroy(pool) }
    func make(_ index: Int) throws(SDLError) -> OpaquePointer {
      guard
        let buffer = wl_shm_pool_create_buffer(
          pool, Int32(index * byteCount), Int32(size.width), Int32(size.height), Int32(stride),
          WL_SHM_FORMAT_XRGB8888.rawValue)
      else { throw SDLError(call: "wl_shm_pool_create_buffer", text: "") }
      return buffer
    }
    buffers = [
      try WaylandBuffer(try make(0), memory.base, range: 0..<byteCount, size: size, stride: stride),
      try WaylandBuffer(
        try make(1), memory.base, range: byteCount..<2 * byteCount, size: size, stride: stride),
    ]
    placeholder = try make(0)
  }

  deinit { wl_buffer_destroy(placeholder) }

  /// True while the compositor has both.
  var areBusy: Bool { buffers.allSatisfy(\.isBusy) }

  /// Notes what of the device's frame changed; nil is all of it.
  func invalidate(_ damage: [PixelRect]?, of frame: PixelRect) {
    for buffer in buffers { buffer.invalidate(damage, of: frame) }
  }

  /// The one that is nearest to what is to be shown, in memory that is there; nil while the compositor has both.
  func next() throws(SDLError) -> WaylandBuffer? {
    guard let buffer = buffers.filter({ !$0.isBusy }).min(by: { $0.staleArea < $1.staleArea }) else {
      return nil
    }
    if !buffer.isReserved {
      try memory.reserve(buffer.range)
      buffer.isReserved = true
    }
    return buffer
  }
}

/// One of two pictures, and SDL's view of it.
final class WaylandBuffer {
  let buffer: OpaquePointer
  let surface: UnsafeMutablePointer<SDL_Surface>
  /// Where it lies in the memory, and whether that is there.
  let range: Range<Int>
  fileprivate var isReserved = false
  /// True while the compositor may read it.
  private(set) var isBusy = false
  /// What of the device's frame it does not show yet; nil where nothing of it is right.
  private var stale: Region?
  /// libwayland reads it until the buffer is gone.
  private let listener: UnsafeMutablePointer<wl_buffer_listener>

  /// Wakes a loop that waits for a picture to be given back.
  private static let event = UserEvent()

  fileprivate init(
    _ buffer: OpaquePointer, _ base: UnsafeMutableRawPointer, range: Range<Int>, size: PixelSize, stride: Int
  ) throws(SDLError) {
    guard
      let surface = SDL_CreateRGBSurfaceWithFormatFrom(
        base + range.lowerBound, Int32(size.width), Int32(size.height), 32, Int32(stride),
        SDL_PIXELFORMAT_XRGB8888.rawValue)
    else {
      wl_buffer_destroy(buffer)
      throw SDLError("SDL_CreateRGBSurfaceWithFormatFrom")
    }
    self.buffer = buffer
    self.surface = surface
    self.range = range
    listener = .allocate(capacity: 1)
    listener.initialize(
      to: wl_buffer_listener(release: { buffer, _ in
        guard let buffer else { return }
        Unmanaged<WaylandBuffer>.fromOpaque(buffer).takeUnretainedValue().release()
      }))
    _ = wl_buffer_add_listener(buffer, listener, Unmanaged.passUnretained(self).toOpaque())
  }

  deinit {
    wl_buffer_destroy(buffer)
    SDL_FreeSurface(surface)
    listener.deallocate()
  }

  /// What has to be copied before it can be shown; nil is everything.
  var missing: [PixelRect]? { stale?.rects }

  fileprivate var staleArea: Int { stale?.area ?? .max }

  fileprivate func invalidate(_ damage: [PixelRect]?, of frame: PixelRect) {
    guard let damage, stale?.limit == frame else {
      stale = nil
      return
    }
    for rect in damage { stale!.add(rect) }
  }

  /// Notes that it shows all of the device's frame, and that the compositor has it from now on.
  func wasShown(_ frame: PixelRect) {
    stale = Region(limit: frame)
    isBusy = true
  }

  private func release() {
    isBusy = false
    Self.event.add()
  }
}
