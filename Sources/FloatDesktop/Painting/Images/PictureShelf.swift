import CSDL2
import FloatCore
import FloatFiles
import Glibc
import Synchronization

/// Pictures kept as pixels at the size at which they are shown, from one start to the next: a file each.
///
/// Drawing an icon or decoding a screen takes up to several frames; reading its pixels takes a part of one. Rows are in
/// bands that can be read separately, so that a long page is never in memory as a whole. The folder belongs to the
/// user's cache: a file that is missing, damaged or from another build of the program is made anew, and the files unused
/// for longest are deleted when the folder becomes too large.
package final class PictureShelf: Sendable {
  let folder: String
  /// The largest size of all files together, in bytes.
  private let capacity: Int
  /// The size of all files as far as this process knows; nil until it has looked.
  private let total = Mutex<Int?>(nil)

  /// The number of rows that are read at once.
  static let band = 1024

  package init(folder: String, capacity: Int = 256 << 20) {
    self.folder = folder
    self.capacity = capacity
  }

  /// The shelf in `$XDG_CACHE_HOME/floatdesktop/screens`; nil without a home directory.
  package convenience init?(environment: [String: String]) {
    guard let base = Environment.baseDirectory("XDG_CACHE_HOME", usual: ".cache", in: environment) else {
      return nil
    }
    self.init(folder: "\(base)/floatdesktop/screens")
  }

  /// The requested rows of a picture; nil if they are not kept.
  ///
  /// The file is read band by band and never mapped: one that another program shortens would end this one.
  func picture(_ request: ImageRequest, _ assets: Assets) -> Bitmap? {
    guard let place = place(of: request, assets), let file = FileParts(place.path),
      let header = file.bytes(0..<PictureForm.length),
      let form = PictureForm(header, key: place.key, request),
      file.count == PictureForm.length + form.stride * form.height
    else { return nil }
    let rows = request.rows ?? 0..<form.height
    guard !rows.isEmpty, rows.upperBound <= form.height else { return nil }
    func read(_ out: UnsafeMutableRawBufferPointer) -> Bool {
      for band in Self.bands(of: rows) {
        let part = Self.rows(of: band, height: form.height)
        let shown = rows.clamped(to: part)
        guard
          let bytes = file.bytes(
            PictureForm.length + part.lowerBound * form.stride..<PictureForm.length + part.upperBound
              * form.stride),
          bytes.withUnsafeBytes(PictureForm.sum) == PictureForm.sum(band + 1, in: header)
        else { return false }
        let from = (shown.lowerBound - part.lowerBound) * form.stride
        let to = (shown.lowerBound - rows.lowerBound) * form.stride
        bytes.withUnsafeBytes {
          UnsafeMutableRawBufferPointer(rebasing: out[to...])
            .copyMemory(from: UnsafeRawBufferPointer(rebasing: $0[from..<from + shown.count * form.stride]))
        }
      }
      return true
    }
    var isWhole = false
    func values<Value>() -> [Value] {
      [Value](unsafeUninitializedCapacity: rows.count * form.width) { out, count in
        isWhole = read(UnsafeMutableRawBufferPointer(out))
        count = isWhole ? rows.count * form.width : 0
      }
    }
    let pixels: Bitmap.Pixels = request.isTemplate ? .mask(values()) : .premultiplied(values())
    guard isWhole else { return nil }
    noteUse(of: place.path)
    return Bitmap(
      width: form.width, height: rows.count, originX: form.x, originY: form.y, pixels: pixels,
      isOpaque: form.isOpaque)
  }

  /// True if there is a file for a request, which may still turn out to be damaged.
  func has(_ request: ImageRequest, _ assets: Assets) -> Bool {
    place(of: request, assets).map { access($0.path, R_OK) == 0 } ?? false
  }

  /// Keeps a whole picture. A failure is not reported, because it costs only some milliseconds at the next start.
  func keep(_ picture: Bitmap, for request: ImageRequest, _ assets: Assets) {
    guard let place = place(of: request, assets), request.rows == nil else { return }
    let form = PictureForm(picture)
    var bytes = form.text(key: place.key)
    guard bytes.count <= PictureForm.textLength, form.height <= Self.band * PictureForm.bands else { return }
    let size = PictureForm.length + form.stride * form.height
    bytes.reserveCapacity(size)
    var sums = [bytes.withUnsafeBytes(PictureForm.sum)]
    bytes += [UInt8](repeating: 0, count: PictureForm.textLength - bytes.count)
    func add(_ pixels: UnsafeRawBufferPointer) {
      for band in Self.bands(of: 0..<form.height) {
        let rows = Self.rows(of: band, height: form.height)
        sums.append(
          PictureForm.sum(
            UnsafeRawBufferPointer(
              rebasing: pixels[rows.lowerBound * form.stride..<rows.upperBound * form.stride])))
      }
      sums.withUnsafeBytes { bytes += $0 }
      bytes += [UInt8](repeating: 0, count: PictureForm.length - bytes.count)
      bytes += pixels.prefix(size - PictureForm.length)
    }
    switch picture.pixels {
    case .mask(let mask): mask.withUnsafeBytes(add)
    case .premultiplied(let colors): colors.withUnsafeBytes(add)
    }
    guard size <= capacity else { return }
    makeRoom(for: size)
    try? AtomicFile.write(bytes, to: place.path, .cache)
    noteUse(of: place.path)
  }

  private static func bands(of rows: Range<Int>) -> ClosedRange<Int> {
    rows.lowerBound / band...max(rows.lowerBound, rows.upperBound - 1) / band
  }

  private static func rows(of band: Int, height: Int) -> Range<Int> {
    band * self.band..<min((band + 1) * self.band, height)
  }

  // MARK: Files

  /// True if the kept picture's file can be read within a frame, so that it is not read ahead for a page that may never
  /// be opened. False for prototypes' pictures, which are awaited and so never read that late, and for small
  /// ones, of which there are many.
  func isQuick(_ request: ImageRequest, _ assets: Assets) -> Bool {
    (1 << 17)..<(1 << 19) ~= request.width * request.height && ExternalPicture.path(of: request.name) == nil
      && has(request, assets)
  }

  /// The identity of a picture and its file: the picture and its version, its size, and the program that made it. Nil
  /// for pictures that are not kept: versions for motion, and those without a file.
  private func place(of request: ImageRequest, _ assets: Assets) -> (path: String, key: String)? {
    guard request.phase == nil, !request.isParts else { return nil }
    var key = "\(request.width) \(request.height) \(request.isTemplate) \(Self.program) \(request.name)"
    // The name of a prototype's picture contains its version.
    if ExternalPicture.path(of: request.name) == nil {
      let files = [".svg", ".png"].lazy.map { assets.path(request.name + $0) }
      guard let version = files.compactMap({ Self.stamp($0) }).first else { return nil }
      key += " \(version) \(assets.root)"
    }
    let bytes = Array(key.utf8)
    let sums = [bytes, bytes.reversed()].map { $0.withUnsafeBytes(PictureForm.sum) }
    return ("\(folder)/" + sums.map { String($0, radix: 16) }.joined(separator: "-"), key)
  }

  /// This build of the program, and what draws for it.
  private static let program: String = {
    let version = IMG_Linked_Version().pointee
    return "\(version.major).\(version.minor).\(version.patch) \(stamp("/proc/self/exe") ?? "")"
      + " \(DrawingProgram.path().flatMap { stamp($0) } ?? "")"
  }()

  private static func stamp(_ path: String) -> String? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return BoundedFile.version(of: status)
  }

  /// Marks a file as used last, with an exact time: the file system's own are some milliseconds apart.
  private func noteUse(of path: String) {
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    utimensat(AT_FDCWD, path, [now, now], 0)
  }

  /// Deletes the files unused for longest.
  private func makeRoom(for size: Int) {
    total.withLock { total in
      total = total.map { $0 + size }
      if let total, total <= capacity { return }
      var files = Folder.names(in: folder).compactMap { name -> (path: String, size: Int, time: Int)? in
        var status = stat()
        let path = "\(folder)/\(name)"
        guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        return (path, Int(status.st_size), status.st_mtim.tv_sec * 1_000_000_000 + status.st_mtim.tv_nsec)
      }
      var sum = files.reduce(size) { $0 + $1.size }
      defer { total = sum }
      guard sum > capacity else { return }
      files.sort { $0.time < $1.time }
      for file in files where sum > capacity * 3 / 4 {
        unlink(file.path)
        sum -= file.size
      }
    }
  }
}
