import CSDL2
import FloatFiles
import Glibc

/// The pictures of a window's first frames, kept as pixels from one start to the next.
///
/// Drawing the SVGs of the first page takes as long as everything else that the program does before it shows something.
/// The file belongs to the user's cache and may be deleted at any time. It is ignored if it is missing, damaged or too
/// large, or was made by another build of the program or from pictures that have changed since.
package struct ImageCacheFile {
  let path: String

  /// The largest size of the file, in bytes; at scale 2 the first page takes half a million.
  static let maximumSize = 8 << 20

  /// `$XDG_CACHE_HOME/floatdesktop/pictures`; nil without a home directory.
  package init?(environment: [String: String]) {
    guard let base = Environment.baseDirectory("XDG_CACHE_HOME", usual: ".cache", in: environment) else {
      return nil
    }
    path = "\(base)/floatdesktop/pictures"
  }

  init(path: String) { self.path = path }

  /// Returns the pictures that are still up to date.
  func load(_ assets: Assets) -> [ImageRequest: Bitmap] {
    guard let bytes = try? BoundedFile.read(path, limit: Self.maximumSize) else { return [:] }
    var reader = ByteReader(bytes)
    guard reader.number() == Self.magic, let sum = reader.number(), sum == Self.sum(bytes[16...]),
      reader.text() == Self.maker(assets), let count = reader.number(), count <= 1000
    else { return [:] }
    var pictures: [ImageRequest: Bitmap] = [:]
    for _ in 0..<count {
      guard let (request, source, bitmap) = Self.read(&reader) else { return [:] }
      if source == Self.source(request, assets) { pictures[request] = bitmap }
    }
    return pictures
  }

  /// Replaces the file; pictures that do not fit are left out. A failure is not reported, because it costs only some
  /// milliseconds at the next start.
  func save(_ pictures: [ImageRequest: Bitmap], _ assets: Assets) {
    var body = ByteWriter()
    body.add(Self.maker(assets))
    var kept: [(ImageRequest, Bitmap, String)] = []
    var size = 4096
    for (request, bitmap) in pictures {
      size += bitmap.byteCount + request.name.utf8.count + 256
      guard size <= Self.maximumSize, let source = Self.source(request, assets) else { continue }
      kept.append((request, bitmap, source))
    }
    body.add(UInt64(kept.count))
    for (request, bitmap, source) in kept { Self.write(request, source, bitmap, to: &body) }
    var file = ByteWriter()
    file.add(Self.magic)
    file.add(Self.sum(body.bytes[...]))
    file.bytes += body.bytes
    try? AtomicFile.write(file.bytes, to: path, .cache)
  }

  // MARK: - A picture's dependencies

  /// "FLOATPX1" in the machine's own byte order.
  private static let magic: UInt64 = 0x3158_5054_414F_4C46

  /// This build of the program, the library that draws for it, and the folder of the pictures.
  private static func maker(_ assets: Assets) -> String {
    "\(program) \(assets.root)"
  }

  /// This build of the program, and the library that draws for it.
  static let program: String = {
    let version = IMG_Linked_Version().pointee
    return "\(version.major).\(version.minor).\(version.patch) \(stamp("/proc/self/exe") ?? "")"
  }()

  /// The version of the file that a picture is drawn from; nil if there is none.
  static func source(_ request: ImageRequest, _ assets: Assets) -> String? {
    stamp(assets.path(request.name + ".svg")) ?? stamp(assets.path(request.name + ".png"))
  }

  private static func stamp(_ path: String) -> String? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return "\(status.st_ino) \(status.st_size) \(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec)"
  }

  // MARK: - Bytes

  private static func sum(_ bytes: ArraySlice<UInt8>) -> UInt64 { bytes.withUnsafeBytes(sum) }

  static func sum(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
    var sum = UInt64(bytes.count)
    var i = 0
    while i &+ 8 <= bytes.count {
      sum = (sum ^ bytes.loadUnaligned(fromByteOffset: i, as: UInt64.self)) &* 0x9E37_79B9_7F4A_7C15
      sum ^= sum >> 29
      i &+= 8
    }
    while i < bytes.count {
      sum = (sum ^ UInt64(bytes[i])) &* 0x9E37_79B9_7F4A_7C15
      i &+= 1
    }
    return sum
  }

  private static func write(
    _ request: ImageRequest, _ source: String, _ bitmap: Bitmap, to body: inout ByteWriter
  ) {
    body.add(request.name)
    body.add(source)
    for side in [request.width, request.height, bitmap.width, bitmap.height, bitmap.originX, bitmap.originY] {
      body.add(UInt64(side))
    }
    body.add((request.isTemplate ? 1 : 0) + (bitmap.isOpaque ? 2 : 0))
    switch bitmap.pixels {
    case .mask(let mask): body.add(mask)
    case .premultiplied(let colors): body.add(colors)
    }
  }

  private static func read(_ reader: inout ByteReader) -> (ImageRequest, String, Bitmap)? {
    guard let name = reader.text(), let source = reader.text() else { return nil }
    var sides: [Int] = []
    for _ in 0..<6 {
      guard let side = reader.number(), side <= ImageStore.maximumSide else { return nil }
      sides.append(Int(side))
    }
    guard let flags = reader.number() else { return nil }
    let count = sides[2] * sides[3]
    let isTemplate = flags & 1 != 0
    let pixels: Bitmap.Pixels? =
      isTemplate ? reader.bytes(count).map { .mask($0) } : reader.words(count).map { .premultiplied($0) }
    guard let pixels else { return nil }
    return (
      ImageRequest(name: name, width: sides[0], height: sides[1], isTemplate: isTemplate), source,
      Bitmap(
        width: sides[2], height: sides[3], originX: sides[4], originY: sides[5], pixels: pixels,
        isOpaque: flags & 2 != 0)
    )
  }
}
