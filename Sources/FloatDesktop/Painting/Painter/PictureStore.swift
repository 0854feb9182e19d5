import FloatCore
import FloatFiles
import FloatStudio

/// The kept pictures of rasterised layers.
///
/// Bound: four frames' worth of pixels, but between 8 and 64 MB. The pictures of the scene being painted are never
/// dropped; of the others the one unused for longest goes first.
final class PictureStore {
  final class Picture {
    fileprivate(set) var composition: RetainedSurface
    /// The pixels that content and sublayers cover; the composition contains at least the visible ones.
    fileprivate(set) var bounds: PixelRect
    /// The part that an opaque rectangle of the content fills, as far as the composition contains it.
    fileprivate(set) var opaque = PixelRect.empty
    fileprivate var lastFrame: UInt64 = 0

    fileprivate init(composition: RetainedSurface, bounds: PixelRect) {
      self.composition = composition
      self.bounds = bounds
    }
  }

  let bound: Int
  private let scale: Double
  private let frame: PixelRect
  private var pictures: [String: Picture] = [:]
  private var frameNumber: UInt64 = 0
  /// Memory for the next picture.
  private var spare: ZeroedMemory?

  init(frame: PixelRect, scale: Double) {
    self.frame = frame
    self.scale = scale
    bound = min(max(frame.area * 16, 8 << 20), 64 << 20)
  }

  var byteCount: Int {
    pictures.values.reduce(0) { $0 + $1.composition.surface.byteCount } + (spare?.byteCount ?? 0)
  }

  /// Returns the up-to-date picture of a layer, in pixels relative to the layer's (whole) origin; nil if the layer
  /// shows nothing there.
  ///
  /// - Parameter visible: The pixels that may be used, relative to the layer's origin.
  func picture(of layer: Layer, visible: PixelRect, with painter: LayerPainter) -> Picture? {
    let wanted = Layer(id: "", content: layer.content, sublayers: layer.sublayers)
    let kept = pictures[layer.id]
    let isCurrent = kept?.composition.shows([wanted]) ?? false
    let transform = PixelTransform(origin: .zero, scale: scale)
    let everything = PixelRect(minX: -65536, minY: -65536, maxX: 65536, maxY: 65536)
    let bounds =
      isCurrent
      ? kept?.bounds ?? .empty
      : painter.shapes.bounds.content(wanted, transform, limit: everything)
    let needed = bounds.intersection(visible.inflated(by: 1))
    guard !needed.isEmpty else { return nil }
    let usual = bounds.intersection(frame).union(needed)
    // A blur reads beyond the visible part: with one inside, the picture's extent must depend on the scene alone.
    let isExact = layer.containsBackdrop
    if let kept, isExact ? kept.composition.rect == usual : kept.composition.rect.contains(needed) {
      kept.lastFrame = frameNumber
      kept.bounds = bounds
      if !isCurrent { update(kept, wanted, painter) }
      return kept
    }
    var rect = usual
    if !isExact, let old = kept?.composition.rect.intersection(bounds) { rect = rect.union(old) }
    if !isExact, rect.area > 2 * frame.area { rect = needed }
    let made = Picture(
      composition: RetainedSurface(
        rect: rect, transform: transform, isPicture: true, memory: memory(for: rect)),
      bounds: bounds)
    made.lastFrame = frameNumber
    pictures[layer.id] = made
    update(made, wanted, painter)
    dropOldest()
    return made
  }

  /// Marks the start of a frame: pictures requested from now on are in use.
  func beginFrame() { frameNumber += 1 }

  /// Returns memory that is already there: the memory made ahead, or that of the picture unused for longest, if it
  /// would have to be dropped; nil if new memory is needed.
  private func memory(for rect: PixelRect) -> ZeroedMemory? {
    let size = Surface.byteCount(of: PixelSize(width: rect.width, height: rect.height))
    if let made = spare {
      spare = nil
      if made.byteCount >= size { return made }
    }
    guard byteCount + size > bound else { return nil }
    // The pictures of the last frame may be needed in this one, too.
    let unused = pictures.filter {
      $0.value.lastFrame + 1 < frameNumber && $0.value.composition.surface.byteCount >= size
    }
    guard let oldest = unused.min(by: { $0.value.lastFrame < $1.value.lastFrame }) else { return nil }
    pictures[oldest.key] = nil
    return oldest.value.composition.surface.memory
  }

  /// Starts to make the pages of memory for one more picture on another thread, unless a picture's memory can be
  /// reused: fresh pages for a tablet's frame at scale 3 can take longer than a frame.
  ///
  /// - Returns: True if the memory is being made.
  func makeSpare() -> Bool {
    let last = pictures.values.map(\.lastFrame).max()
    guard spare == nil, pictures.values.allSatisfy({ $0.lastFrame == last }) else { return false }
    let memory = ZeroedMemory(
      byteCount: Surface.byteCount(of: PixelSize(width: frame.width, height: frame.height)))
    spare = memory
    return SystemThread.detached { memory.makePages() }
  }

  private func update(_ picture: Picture, _ layer: Layer, _ painter: LayerPainter) {
    _ = picture.composition.update(background: .clear, layers: [layer], with: painter)
    let composition = picture.composition
    picture.opaque = layer.opaquePixels(composition.transform).intersection(composition.rect)
    if picture.opaque.isEmpty { picture.opaque = .empty }
  }

  /// Drops everything that the last painted frame did not show.
  func trim() {
    let last = pictures.values.map(\.lastFrame).max()
    pictures = pictures.filter { $0.value.lastFrame == last }
    spare = nil
  }

  private func dropOldest() {
    while byteCount > bound {
      let unused = pictures.filter { $0.value.lastFrame < frameNumber }
      guard let oldest = unused.min(by: { $0.value.lastFrame < $1.value.lastFrame }) else { return }
      pictures[oldest.key] = nil
    }
  }
}
