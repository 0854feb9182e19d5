package import FloatCore
package import FloatFiles

/// Loads pictures and icons from `Assets/`: `NAME.svg` drawn at the exact pixel size, or `NAME.png` scaled.
///
/// A picture keeps its proportions. Without a tint it fills the frame and is cropped to it. With a tint it is a
/// template: it fits inside the frame, and is returned as a mask of its coverage, to be coloured.
package final class ImageStore: ImageDrawing {
  private let decoder: ImageDecoder
  private let prefetcher: ImagePrefetcher
  private var cache: BoundedCache<ImageRequest, Bitmap?>
  private let isFixed: Bool
  private var missing: Set<String> = []
  /// Requests that failed when made ahead; the reason is reported when they are needed.
  private var failed: [ImageRequest: PictureProblem] = [:]
  private(set) var warnings = DrawingWarnings()
  package private(set) var unreadable: [String: PictureProblem] = [:]
  /// What frames were drawn without, because another program took long to make it; it is made on the other thread.
  private var late: Set<ImageRequest> = []
  private var latecomerCount = 0
  /// How long a frame waits for another program, in seconds: one that hangs must not hold the window.
  private let patience: Double
  /// The last phase between fine values at which each picture was drawn.
  private var lastPhase: [ImageRequest: PixelPhase] = [:]
  /// How many pictures were read from files because they were needed at once.
  private(set) var decodeCount = 0

  /// The memory for kept bitmaps on a small frame, in bytes: eight article headers at scale 2, and the icons.
  static let defaultCacheCapacity = 12 << 20
  /// The largest memory for kept bitmaps, on a large frame; up to it three frames' worth, so that two pages that are
  /// pictures longer than the screen stay in memory while one makes room for the other.
  static let largestCacheCapacity = 192 << 20
  /// How long a frame of a window waits for another program's picture, in seconds: longer than any icon takes.
  private static let patienceOfWindow = 0.5
  /// The longest side of a bitmap, in pixels; larger requests draw nothing.
  static let maximumSide = 8192
  /// The longest side of a picture that is drawn in bands of rows, in pixels.
  static let maximumLength = 65_536
  /// The longest side of a picture that is drawn at four times its size to move between pixels, in pixels. Larger ones
  /// are mixed from whole pixels, because the loss of sharpness is relatively smaller.
  static let finestSide = 192

  /// - Parameters:
  ///   - cacheCapacity: The memory for kept bitmaps, in bytes; nil derives it from the frame's size.
  ///   - shelf: Keeps pictures from one start to the next, if given.
  ///   - failsWithout: True where a command fails without its pictures, and says why.
  ///   - onReady: Called on another thread whenever a picture that was requested ahead is ready; where it is given, as
  ///     by a window, a frame is drawn without what another program takes long to make.
  package convenience init(
    assets: Assets, cacheCapacity: Int? = nil, shelf: PictureShelf? = nil, failsWithout: Bool = false,
    onReady: (@Sendable () -> Void)? = nil
  ) {
    self.init(
      ImageDecoder(assets: assets, shelf: shelf), cacheCapacity: cacheCapacity, failsWithout: failsWithout,
      onReady: onReady)
  }

  init(
    _ decoder: ImageDecoder, cacheCapacity: Int? = nil, failsWithout: Bool = false,
    onReady: (@Sendable () -> Void)? = nil
  ) {
    self.decoder = decoder
    patience = onReady == nil ? .infinity : Self.patienceOfWindow
    prefetcher = ImagePrefetcher(onReady: onReady) { request throws(PictureProblem) in
      try decoder.picture(request)
    }
    cache = BoundedCache(bound: cacheCapacity ?? Self.defaultCacheCapacity)
    isFixed = cacheCapacity != nil
    warnings.areSilent = failsWithout
  }

  package func trim() {
    cache.removeAll { $0.phase.map { $0 != PixelPhase() } ?? false }
    decoder.drawings.end()
  }

  /// The memory of the cached bitmaps, in bytes.
  package var cachedByteCount: Int { cache.cost }
  package var cacheCapacity: Int { cache.bound }

  package func reserve(frameBytes: Int) {
    guard !isFixed else { return }
    cache.grow(to: min(frameBytes * 3, Self.largestCacheCapacity))
  }

  /// The picture at a size in pixels; nil if its file does not exist or cannot be read.
  package func bitmap(named name: String, width: Int, height: Int, tint: Color?) -> Bitmap? {
    guard height <= Self.maximumSide else { return nil }
    return bitmap(ImageRequest(name: name, width: width, height: height, isTemplate: tint != nil))
  }

  package func bitmap(_ request: ImageRequest) -> Bitmap? { bitmap(request, willMove: false) }

  /// - Parameter willMove: True if it will be needed between pixels, too, so that one drawing serves both.
  private func bitmap(_ key: ImageRequest, willMove: Bool) -> Bitmap? {
    guard 1...Self.maximumSide ~= key.width, 1...Self.maximumLength ~= key.height, !missing.contains(key.name)
    else {
      return nil
    }
    if let known = cache.value(for: key) { return known }
    takePrefetched()
    if let known = cache.value(for: key) { return known }
    if late.contains(key) { return nil }
    switch prefetcher.claim(key, patience: late.isEmpty ? patience : 0) {
    case .free: break
    case .made:
      takePrefetched()
      if let known = cache.value(for: key) { return known }
    case .late:
      late.insert(key)
      return nil
    }
    if let problem = failed[key] {
      note(problem, key.name)
      return nil
    }
    let kept = decoder.kept(key)
    let fine = willMove && kept == nil ? drawFinely(key) : nil
    if let fine { cache.insert(fine.parts, for: ImageRequest(partsOf: key)) }
    if missing.contains(key.name) { return nil }
    guard let bitmap = kept ?? fine?.picture ?? make(key) else { return nil }
    cache.insert(bitmap, for: key)
    return bitmap
  }

  package func bitmap(named name: String, width: Int, height: Int, phase: PixelPhase) -> Bitmap? {
    let whole = ImageRequest(name: name, width: width, height: height, isTemplate: false)
    let longest = max(width, height)
    // On whole pixels a picture small enough is drawn as finely.
    if phase == PixelPhase(), longest > Self.finestSide || longest <= ImageFile.supersampledSide {
      return bitmap(whole, willMove: true)
    }
    let key = ImageRequest(whole, phase: phase)
    if let known = cache.value(for: key) { return known }
    guard let picture = phased(whole) else { return bitmap(whole) }
    let made = picture.placed(phase)
    // One version per picture is kept, for as long as the picture stays where it is.
    if let old = lastPhase[whole] { cache.remove(ImageRequest(whole, phase: old)) }
    lastPhase[whole] = phase
    cache.insert(made, for: key)
    return made
  }

  /// A picture that can be moved between pixels; nil if it does not exist at this size.
  private func phased(_ whole: ImageRequest) -> PhasedPicture? {
    let key = ImageRequest(partsOf: whole)
    let parts: Bitmap?
    if let known = cache.value(for: key) {
      parts = known
    } else {
      parts =
        drawFinely(whole)?.parts
        ?? bitmap(whole).flatMap {
          PhasedPicture($0, width: whole.width, height: whole.height, factor: 1)?.parts
        }
      if parts != nil || !late.contains(whole) { cache.insert(parts, for: key) }
    }
    return parts.map { PhasedPicture(parts: $0, width: whole.width, height: whole.height) }
  }

  /// Draws a small picture at four times its size; nil for a picture that is large or no SVG.
  private func drawFinely(_ whole: ImageRequest) -> (parts: Bitmap, picture: Bitmap?)? {
    guard max(whole.width, whole.height) <= Self.finestSide, !missing.contains(whole.name) else { return nil }
    return make(whole) { decoder throws(PictureProblem) in try decoder.fine(whole) }
  }

  /// Makes pictures on another thread if they are not available and cannot be read as soon as they are needed.
  package func prefetch(_ requests: [ImageRequest], isUrgent: Bool = false) {
    takePrefetched()
    var requests = requests
    if isUrgent {
      // A newer save does not wait for the drawing of an older one.
      let names = Set(requests.map(\.name))
      let files = Set(names.compactMap(ExternalPicture.path))
      func isOld(_ name: String) -> Bool {
        !names.contains(name) && ExternalPicture.path(of: name).map(files.contains) ?? false
      }
      late = late.filter { !isOld($0.name) }
      decoder.drawings.abandon(where: isOld)
      requests += late
    }
    // Pages have pictures in common, and each is made once.
    var wanted: Set<ImageRequest> = []
    prefetcher.start(
      requests.filter { request in
        request.width <= Self.maximumSide && request.height <= Self.maximumLength
          && !missing.contains(request.name)
          && cache.value(for: request) == nil && (isUrgent || !decoder.isQuick(request))
          && wanted.insert(request).inserted
      }, isUrgent: isUrgent, bound: cache.bound)
  }

  /// True while pictures are being made for later.
  package var isPrefetching: Bool { prefetcher.isRunning }

  private func takePrefetched() {
    // The picture needed soonest comes last, because the cache drops the first ones.
    for (request, bitmap, problem) in prefetcher.takeReady().reversed() {
      if let bitmap { cache.insert(bitmap, for: request) } else { failed[request] = problem }
      if late.remove(request) != nil { latecomerCount += 1 }
    }
  }

  package var areLate: Bool { !late.isEmpty }

  package func latecomers() -> Int {
    takePrefetched()
    return latecomerCount
  }

  package func isReady(_ request: ImageRequest) -> Bool {
    takePrefetched()
    return missing.contains(request.name) || failed[request] != nil || cache.value(for: request) != nil
  }

  package func isKept(_ request: ImageRequest) -> Bool { decoder.isKept(request) }

  private func make(_ key: ImageRequest) -> Bitmap? {
    make(key) { decoder throws(PictureProblem) in try decoder.make(key) }
  }

  /// What `make` makes at once; nil, with the reason noted, where it cannot.
  private func make<Made>(
    _ key: ImageRequest, _ make: (ImageDecoder) throws(PictureProblem) -> Made?
  ) -> Made? {
    // A frame does not wait for a picture that a later one needs, but it was itself the one that waited too long.
    if late.isEmpty { decoder.drawings.abandon() }
    var decoder = decoder
    decoder.limit = late.isEmpty ? patience : 0
    do throws(PictureProblem) {
      let made = try make(decoder)
      if made != nil { decodeCount += 1 }
      return made
    } catch {
      if error.fault == .cancelled, patience < .infinity, late.insert(key).inserted {
        prefetch([key], isUrgent: true)
      }
      note(error, key.name)
      return nil
    }
  }

  private func note(_ problem: PictureProblem, _ name: String) {
    guard problem.fault != .cancelled, missing.insert(name).inserted else { return }
    var problem = problem
    if ExternalPicture.path(of: name) == nil {
      problem = PictureProblem(subject: "picture \(name)", reason: problem.text, fault: problem.fault)
    }
    unreadable[name] = problem
    warnings.add("\(problem.text) (it is left out)", once: name)
  }
}
