import CWaylandClient
import FloatPainting
import FloatStudio

/// Two pictures of one size in memory that the compositor reads: while it shows one, the other is drawn.
///
/// Each remembers which of its parts are out of date, so that only those are copied.
final class WaylandBuffers {
  let size: PixelSize
  private let memory: SharedMemory
  private let buffers: [WaylandBuffer]

  /// - Parameter shm: The compositor's `wl_shm`.
  init(_ shm: OpaquePointer, size: PixelSize) throws(SDLError) {
    self.size = size
    let sides = 1...Surface.maximumSide
    // The protocol counts bytes in 32 bits.
    guard sides.contains(size.width), sides.contains(size.height),
      2 * Self.memory(size).byteCount <= Int(Int32.max)
    else {
      throw SDLError(
        call: "wl_shm_pool_create_buffer", text: "\(size.width) × \(size.height) is not a window's size")
    }
    let (stride, byteCount) = Self.memory(size)
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
      WaylandBuffer(try make(0), memory.base, range: 0..<byteCount, size: size, stride: stride),
      WaylandBuffer(
        try make(1), memory.base, range: byteCount..<2 * byteCount, size: size, stride: stride),
    ]
  }

  /// The bytes of a row and of a picture. Rows begin at cache lines, pictures at pages.
  private static func memory(_ size: PixelSize) -> (stride: Int, byteCount: Int) {
    let stride = (size.width * 4 + 63) & ~63
    return (stride, (stride * size.height + 4095) & ~4095)
  }

  /// True if the system would provide the memory for pictures of a size.
  static func areThere(_ size: PixelSize) -> Bool {
    (try? SharedMemory(byteCount: 2 * memory(size).byteCount)) != nil
  }

  /// Asks for an event when the compositor releases a buffer, if it holds both; true if it does.
  func awaitRelease() -> Bool {
    guard buffers.allSatisfy(\.isBusy) else { return false }
    for buffer in buffers { buffer.isAwaited = true }
    return true
  }

  /// The buffer with the picture shown last.
  private var newest: WaylandBuffer?

  /// Treats the contents of both as lost.
  func forget() {
    newest = nil
    for buffer in buffers { buffer.forget() }
  }

  /// Gives back the memory of the picture that is not on the screen.
  func trim() {
    for buffer in buffers where buffer !== newest && !buffer.isBusy && buffer.isReserved {
      guard memory.release(buffer.range) else { continue }
      buffer.forget()
      buffer.isReserved = false
    }
  }

  /// A buffer's picture as a sheet, with its missing parts.
  func sheet(of buffer: WaylandBuffer) -> Sheet {
    guard let newest, newest !== buffer else {
      return Sheet(buffer.surface, newest == nil ? .nothing : .last)
    }
    guard let missing = buffer.missing else {
      return Sheet(buffer.surface, .older(missing: [buffer.surface.bounds], newest: newest.surface))
    }
    return Sheet(
      buffer.surface, missing.isEmpty ? .last : .older(missing: missing, newest: newest.surface))
  }

  /// Notes that a picture is handed to the compositor, and differs in some parts from the one before.
  func show(_ buffer: WaylandBuffer, parts: [PixelRect]) {
    for other in buffers where other !== buffer { other.invalidate(parts) }
    buffer.wasShown()
    newest = buffer
  }

  /// The buffer nearest to the next picture, with its memory provided; nil while the compositor holds both.
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

/// One of two pictures.
final class WaylandBuffer {
  let buffer: OpaquePointer
  let surface: Surface
  /// Its place in the memory, and whether that part is provided.
  let range: Range<Int>
  fileprivate var isReserved = false
  /// True while the compositor may read it.
  private(set) var isBusy = false
  /// True while the loop waits for it.
  fileprivate var isAwaited = false
  /// The parts that are out of date; nil if nothing is valid.
  private var stale: Region?
  /// libwayland reads it until the buffer is gone.
  private let listener: UnsafeMutablePointer<wl_buffer_listener>

  fileprivate init(
    _ buffer: OpaquePointer, _ base: UnsafeMutableRawPointer, range: Range<Int>, size: PixelSize, stride: Int
  ) {
    self.buffer = buffer
    surface = Surface(
      borrowing: (base + range.lowerBound).assumingMemoryBound(to: UInt32.self), size: size,
      stride: stride / 4)
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
    listener.deallocate()
  }

  /// The parts to copy before it can be shown; nil for everything.
  fileprivate var missing: [PixelRect]? { stale?.rects }

  fileprivate var staleArea: Int { stale?.area ?? .max }

  fileprivate func forget() { stale = nil }

  fileprivate func invalidate(_ parts: [PixelRect]) {
    for part in parts { stale?.add(part) }
  }

  /// Notes that nothing is missing, and that the compositor holds it from now on.
  fileprivate func wasShown() {
    stale = Region(limit: surface.bounds)
    isBusy = true
  }

  private func release() {
    isBusy = false
    guard isAwaited else { return }
    isAwaited = false
    // The loop may wait for it.
    Mailbox.ring()
  }
}
