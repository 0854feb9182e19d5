import CSDL2
import FloatCore

/// Loads pictures and icons from `Assets/`: `NAME.svg` drawn at the exact pixel size, or `NAME.png` scaled.
///
/// A picture keeps its proportions. Without a tint it fills the frame and what juts out is cut off; with a
/// tint it is a template: it fits inside the frame, and its coverage comes back as a mask to be coloured.
final class ImageStore: ImageDrawing {
  private let assets: Assets
  private let prefetcher: ImagePrefetcher
  private var cache: ImageCache<ImageRequest>
  private var missing: Set<String> = []
  private let file: ImageCacheFile?
  /// What the file holds, and what was asked for since the start; both empty once the first frames are shown.
  private var kept: [ImageRequest: Bitmap]
  private var used: [ImageRequest: Bitmap]?
  private var usedByteCount = 0
  /// True when something that was asked for is not in the file.
  private var mustSave = false
  private(set) var warnings = DrawingWarnings()

  /// The memory that the kept bitmaps may take, in bytes: eight article headers at scale 2, and the icons.
  static let defaultCacheCapacity = 12 << 20
  /// The longest side of a bitmap, in pixels; larger requests are drawn as nothing.
  static let maximumSide = 8192

  /// - Parameter kept: Where pictures are kept from one start to the next, if anywhere.
  init(
    assets: Assets, cacheCapacity: Int = ImageStore.defaultCacheCapacity, kept file: ImageCacheFile? = nil
  ) {
    self.assets = assets
    self.file = file
    kept = file?.load(assets) ?? [:]
    used = file == nil ? nil : [:]
    prefetcher = ImagePrefetcher { try? Self.decode($0, assets) }
    cache = ImageCache(capacity: cacheCapacity)
  }

  /// The memory of the cached bitmaps, in bytes.
  var cachedByteCount: Int { cache.byteCount }
  var cacheCapacity: Int { cache.capacity }

  /// The picture at a size in pixels; nil where there is no such file or it cannot be read.
  func bitmap(named name: String, width: Int, height: Int, tint: Color?) -> Bitmap? {
    guard 1...Self.maximumSide ~= width, 1...Self.maximumSide ~= height, !missing.contains(name) else {
      return nil
    }
    let key = ImageRequest(name: name, width: width, height: height, isTemplate: tint != nil)
    if let known = cache.bitmap(for: key) { return note(known, key) }
    takePrefetched()
    if let known = cache.bitmap(for: key) { return note(known, key) }
    if let drawn = kept[key] {
      cache.insert(drawn, for: key)
      return note(drawn, key)
    }
    if prefetcher.claim(key) {
      takePrefetched()
      if let known = cache.bitmap(for: key) { return note(known, key) }
    }
    let bitmap = load(key)
    if bitmap == nil { missing.insert(name) }
    cache.insert(bitmap, for: key)
    return note(bitmap, key)
  }

  func bitmap(named name: String, width: Int, height: Int, phase: PixelPhase) -> Bitmap? {
    guard max(width, height) <= Self.maximumSide / PixelPhase.steps else {
      return bitmap(named: name, width: width, height: height, tint: nil)
    }
    let key = ImageRequest(name: name, width: width, height: height, isTemplate: false, phase: phase)
    if let known = cache.bitmap(for: key) { return known }
    guard let fine = fineBitmap(named: name, width: width, height: height) else {
      return bitmap(named: name, width: width, height: height, tint: nil)
    }
    let shifted = PhasedPicture(fine).bitmap(width: width, height: height, phase: phase)
    cache.insert(shifted, for: key)
    return shifted
  }

  /// A drawing at four times its size, as those of up to 128 pixels are drawn anyway; nil for what is no SVG.
  private func fineBitmap(named name: String, width: Int, height: Int) -> Bitmap? {
    let key = ImageRequest(
      name: name, width: width * PixelPhase.steps, height: height * PixelPhase.steps, isTemplate: false,
      phase: PixelPhase())
    if let known = cache.bitmap(for: key) { return known }
    var fine: Bitmap?
    if !name.hasPrefix("/"), !name.split(separator: "/").contains("..") {
      let file = try? ImageFile(
        fine: assets.path(name + ".svg"), width: width, height: height, factor: PixelPhase.steps)
      fine = file.map { Self.bitmap(of: $0, key) }
    }
    cache.insert(fine, for: key)
    return fine
  }

  /// Remembers what the first frames are made of.
  private func note(_ bitmap: Bitmap?, _ key: ImageRequest) -> Bitmap? {
    guard let bitmap, used != nil, used?[key] == nil else { return bitmap }
    usedByteCount += bitmap.byteCount
    guard usedByteCount <= ImageCacheFile.maximumSize else {
      self.used = nil
      return bitmap
    }
    self.used?[key] = bitmap
    if kept[key] == nil { mustSave = true }
    return bitmap
  }

  func keepForNextStart() {
    if mustSave, let used { file?.save(used, assets) }
    kept = [:]
    used = nil
    mustSave = false
  }

  /// Makes pictures that are not kept yet on another thread.
  func prefetch(_ requests: [ImageRequest], isUrgent: Bool = false) {
    takePrefetched()
    prefetcher.start(
      requests.filter { request in
        max(request.width, request.height) <= Self.maximumSide && !missing.contains(request.name)
          && cache.bitmap(for: request) == nil && kept[request] == nil
      }, isUrgent: isUrgent)
  }

  /// True while pictures are being made for later.
  var isPrefetching: Bool { prefetcher.isRunning }

  private func takePrefetched() {
    for (request, bitmap) in prefetcher.takeReady() { cache.insert(bitmap, for: request) }
  }

  private struct Problem: Error {
    var text: String
  }

  private func load(_ key: ImageRequest) -> Bitmap? {
    do {
      return try Self.decode(key, assets)
    } catch let problem as Problem {
      warn(key.name, problem.text)
    } catch {
      warn(key.name, "\(error)")
    }
    return nil
  }

  private static func decode(_ key: ImageRequest, _ assets: Assets) throws -> Bitmap {
    // A name is a place below the assets, never a way out of them.
    guard !key.name.hasPrefix("/"), !key.name.split(separator: "/").contains("..") else {
      throw Problem(text: "a picture's name may not lead out of the assets")
    }
    let svg = assets.path(key.name + ".svg")
    let png = assets.path(key.name + ".png")
    if let file = try ImageFile(svg: svg, width: key.width, height: key.height, fills: !key.isTemplate) {
      return bitmap(of: file, key)
    }
    if let file = try ImageFile(png: png, width: key.width, height: key.height, fills: !key.isTemplate) {
      return bitmap(of: file, key)
    }
    throw Problem(text: "no such file: \(svg), nor .png")
  }

  /// Cuts what juts out of the frame, or centres what is smaller.
  private static func bitmap(of picture: ImageFile, _ key: ImageRequest) -> Bitmap {
    let width = min(picture.width, key.width)
    let height = min(picture.height, key.height)
    let left = (picture.width - width) / 2
    let top = (picture.height - height) / 2
    var colors: [UInt32] = []
    colors.reserveCapacity(width * height)
    for y in top..<top + height {
      colors += picture.pixels[y * picture.width + left..<y * picture.width + left + width]
    }
    return Bitmap(
      width: width, height: height, originX: (key.width - width) / 2, originY: (key.height - height) / 2,
      pixels: key.isTemplate ? .mask(colors.map { UInt8($0 >> 24) }) : .premultiplied(colors),
      isOpaque: !key.isTemplate && colors.allSatisfy { $0 >> 24 == 255 })
  }

  private func warn(_ name: String, _ problem: String) {
    warnings.add("picture \(name): \(problem) (it is left out)", once: name)
  }
}
