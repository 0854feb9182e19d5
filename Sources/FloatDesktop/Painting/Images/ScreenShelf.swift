import CSDL2
import FloatCore
import FloatFiles
import Glibc

/// Large pictures, such as prototypes' screens, kept as pixels at the size at which they are shown, from one start to
/// the next.
///
/// Decoding a screen and scaling it down takes several frames; reading its pixels takes a part of one. A file contains
/// one picture, with its rows in bands that can be read separately, so that a long page is never in memory as a whole.
/// The folder belongs to the user's cache: a file that is missing, damaged or from another build of the program is made
/// anew, and the files unused for longest are deleted when the folder becomes too large.
struct ScreenShelf: Sendable {
  let folder: String
  /// The folder of pictures that belong to no prototype; without it those are not kept.
  var assets: Assets?
  /// The largest size of all files together, in bytes.
  var capacity = 256 << 20

  /// The number of rows that are read at once.
  static let band = 1024
  /// The number of bytes before the first row.
  private static let header = 4096
  /// "FLOATSC1" in the machine's own byte order.
  private static let magic: UInt64 = 0x3143_5354_414F_4C46

  /// The requested rows of a picture; nil if they are not kept.
  ///
  /// The file is read band by band and never mapped: one that another program shortens would end this one.
  func picture(_ request: ImageRequest) -> Bitmap? {
    guard let path = path(of: request), let file = FileParts(path), let header = file.bytes(0..<Self.header)
    else { return nil }
    var reader = ByteReader(header)
    guard reader.number() == Self.magic, reader.text() == key(request), let width = reader.number(),
      let height = reader.number(), let flags = reader.number(), width == request.width,
      height <= ImageStore.maximumLength, file.count == Self.header + Int(width * height) * 4
    else { return nil }
    let rows = request.rows ?? 0..<Int(height)
    guard !rows.isEmpty, rows.upperBound <= height else { return nil }
    let stride = Int(width) * 4
    var isWhole = true
    let pixels = [UInt32](unsafeUninitializedCapacity: rows.count * Int(width)) { out, count in
      let out = UnsafeMutableRawBufferPointer(out)
      for band in Self.bands(of: rows) where isWhole {
        let part = Self.rows(of: band, height: Int(height))
        let bytes = file.bytes(
          Self.header + part.lowerBound * stride..<Self.header + part.upperBound * stride)
        isWhole =
          band < 256 && bytes.map { $0.withUnsafeBytes(ImageCacheFile.sum) } == Self.number(in: header, band)
        guard isWhole, let bytes else { continue }
        let shown = rows.clamped(to: part)
        let from = (shown.lowerBound - part.lowerBound) * stride
        bytes.withUnsafeBytes { bytes in
          UnsafeMutableRawBufferPointer(rebasing: out[((shown.lowerBound - rows.lowerBound) * stride)...])
            .copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes[from..<from + shown.count * stride]))
        }
      }
      count = isWhole ? rows.count * Int(width) : 0
    }
    guard isWhole else { return nil }
    noteUse(of: path)
    return Bitmap(
      width: Int(width), height: rows.count, originX: 0, originY: 0, pixels: .premultiplied(pixels),
      isOpaque: flags & 1 != 0)
  }

  /// The sum of a band, from the second half of the header.
  private static func number(in header: [UInt8], _ band: Int) -> UInt64 {
    header.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: Self.header / 2 + band * 8, as: UInt64.self) }
  }

  /// True if there is a file for a request, which may still turn out to be damaged.
  func has(_ request: ImageRequest) -> Bool { path(of: request).map { access($0, R_OK) == 0 } ?? false }

  /// Keeps a whole picture. A failure is not reported, because it costs only some milliseconds at the next start.
  func keep(_ picture: Bitmap, for request: ImageRequest) {
    guard let path = path(of: request), let key = key(request),
      case .premultiplied(let pixels) = picture.pixels,
      picture.width == request.width, picture.originX == 0, picture.originY == 0,
      (picture.height + Self.band - 1) / Self.band < 256
    else { return }
    var writer = ByteWriter()
    writer.add(Self.magic)
    writer.add(key)
    for number in [picture.width, picture.height, picture.isOpaque ? 1 : 0] { writer.add(UInt64(number)) }
    guard writer.bytes.count <= Self.header / 2 else { return }
    writer.bytes += [UInt8](repeating: 0, count: Self.header / 2 - writer.bytes.count)
    pixels.withUnsafeBytes { bytes in
      for band in Self.bands(of: 0..<picture.height) {
        let part = Self.rows(of: band, height: picture.height)
        writer.add(Self.sum(bytes[part.lowerBound * picture.width * 4..<part.upperBound * picture.width * 4]))
      }
    }
    writer.bytes += [UInt8](repeating: 0, count: Self.header - writer.bytes.count)
    writer.bytes.reserveCapacity(Self.header + pixels.count * 4)
    writer.add(pixels)
    guard writer.bytes.count <= capacity else { return }
    makeRoom(for: writer.bytes.count)
    try? AtomicFile.write(writer.bytes, to: path, .cache)
    noteUse(of: path)
  }

  private static func bands(of rows: Range<Int>) -> ClosedRange<Int> {
    rows.lowerBound / band...max(rows.lowerBound, rows.upperBound - 1) / band
  }

  private static func rows(of band: Int, height: Int) -> Range<Int> {
    band * self.band..<min((band + 1) * self.band, height)
  }

  // MARK: Files

  /// True for pictures of prototypes, and for those of the assets that are too large for one file with all the others;
  /// false for templates.
  static func isFor(_ request: ImageRequest) -> Bool {
    let isLarge = ExternalPicture.path(of: request.name) != nil || request.width * request.height >= largeArea
    return isLarge && !request.isTemplate && request.phase == nil
  }

  /// True if reading a kept picture takes so small a part of a frame that it need not be done ahead, for a page that
  /// may never be opened. False for prototypes' pictures, which are awaited and so never read that late.
  func isQuick(_ request: ImageRequest) -> Bool {
    request.width * request.height < Self.quickArea && ExternalPicture.path(of: request.name) == nil
      && has(request)
  }

  /// In pixels: on a phone at scale 2 only an article's picture is as large.
  private static let largeArea = 1 << 17
  /// In pixels: two megabytes, read in half a millisecond.
  private static let quickArea = 1 << 19

  /// The path of a picture's file; nil for pictures that are not kept.
  private func path(of request: ImageRequest) -> String? {
    guard Self.isFor(request), let text = key(request) else { return nil }
    let key = Array(text.utf8)
    let sums = [key, Array(key.reversed())].map { bytes in bytes.withUnsafeBytes { Self.sum($0[...]) } }
    return "\(folder)/" + sums.map { String($0, radix: 16) }.joined(separator: "-")
  }

  /// The identity of a file: the picture and its version, its size, and the program that made it.
  private func key(_ request: ImageRequest) -> String? {
    let key = "\(request.width) \(request.height) \(ImageCacheFile.program) \(request.name)"
    // The name of a prototype's picture contains its version.
    if ExternalPicture.path(of: request.name) != nil { return key }
    return assets.flatMap { ImageCacheFile.source(request, $0) }.map { "\(key) \($0)" }
  }

  private static func sum(_ bytes: Slice<UnsafeRawBufferPointer>) -> UInt64 {
    ImageCacheFile.sum(UnsafeRawBufferPointer(rebasing: bytes))
  }

  /// Marks a file as used last, with an exact time: the file system's own are some milliseconds apart.
  private func noteUse(of path: String) {
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    utimensat(AT_FDCWD, path, [now, now], 0)
  }

  /// Deletes the files unused for longest.
  private func makeRoom(for size: Int) {
    var files: [(path: String, size: Int, time: Int)] = Folder.names(in: folder).compactMap { name in
      var status = stat()
      let path = "\(folder)/\(name)"
      guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
      return (path, Int(status.st_size), status.st_mtim.tv_sec * 1_000_000_000 + status.st_mtim.tv_nsec)
    }
    var total = files.reduce(size) { $0 + $1.size }
    guard total > capacity else { return }
    files.sort { $0.time < $1.time }
    for file in files where total > capacity * 3 / 4 {
      unlink(file.path)
      total -= file.size
    }
  }
}
