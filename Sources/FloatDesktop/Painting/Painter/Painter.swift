package import FloatCore
package import FloatFiles
package import FloatStudio

/// Paints scenes into a frame of pixels, repainting only the parts that differ from the scene before.
///
/// The window, screenshots and videos all use it: the same scene gives the same bytes after any other scene.
/// Layers, shapes and colours are as `FloatCore.Scene` describes them; one point is `scale` pixels.
///
/// Memory in addition to the frame: pictures of rasterised layers (four frames' worth, 8…64 MB), masks of rounded
/// rectangles (2 MB) and shadows (2…17 MB), groups (16 MB), blurs at reduced size, runs of text (16 MB, more on frames
/// larger than at scale 2) and pictures (12 MB, or three frames).
package final class Painter {
  package private(set) var scale: Double
  private(set) var deviceSize: Size
  private let text: any TextDrawing
  private let images: any ImageDrawing
  private var composition: RetainedSurface
  private var layerPainter: LayerPainter
  /// The pictures that had come too late for a frame when the last one was painted.
  private var latecomers = 0

  /// The device's screen, opaque, in the painter's own memory or in the memory lent last; its size is `deviceSize` ×
  /// `scale`, rounded, at least one pixel.
  package var frame: Surface { composition.surface }
  package var frameSize: PixelSize {
    PixelSize(width: composition.rect.width, height: composition.rect.height)
  }

  /// The memory of all caches in bytes, without the frame.
  package var cachedBytes: Int {
    layerPainter.byteCount + layerPainter.pictures.byteCount + composition.backdrops.byteCount
      + text.cachedByteCount + images.cachedByteCount
  }

  /// The largest value of ``cachedBytes``, unless one scene alone needs more.
  var cacheBound: Int {
    layerPainter.pictures.bound + layerPainter.maskBound + Scratch.bound + text.cacheCapacity
      + images.cacheCapacity + composition.rect.area * 4
  }

  /// The counts of results that were computed and not found in a cache.
  var work: LayerPainter.Work { layerPainter.work }

  /// Why pictures could not be drawn, by name.
  package var unreadablePictures: [String: PictureProblem] { images.unreadable }

  /// True while something that was painted lacks a picture that takes long to make.
  package var areLatePictures: Bool { images.areLate }

  /// Throws where something that was painted lacks a picture: 69 where the machine is at fault, 65 where the file is.
  package func checkPictures() throws(CommandFailure) {
    if let failure = images.unreadable.values.failure { throw failure }
  }

  /// Why pictures of a scene could not be drawn.
  package func problems(of scene: FloatCore.Scene) -> [PictureProblem] {
    guard !images.unreadable.isEmpty else { return [] }
    let names = Set(scene.layers.images(in: Rect(size: scene.size)).map(\.run.name))
    return images.unreadable.filter { names.contains($0.key) }.map(\.value)
  }

  /// Requests pictures that will be drawn soon; of a picture drawn in bands only the first bands.
  package func prefetch(_ runs: [ImageRun], isUrgent: Bool = false) {
    let screen = deviceSize.height
    prefetch(
      runs.map { run in
        let top = Rect(run.frame.rect.minX, run.frame.rect.minY, run.frame.rect.width, screen)
        return VisibleImage(run: run, visible: top)
      }, isUrgent: isUrgent)
  }

  /// Draws a line of text that will be shown soon.
  package func prepare(_ run: TextRun) { _ = text.bitmap(for: run, scale: composition.transform.scale) }

  /// Allocates memory, on another thread, for the picture of a page that may come into view in some frames.
  ///
  /// - Returns: True if that takes memory until ``trim()``.
  package func expectPage() -> Bool { layerPainter.expectPicture() }

  /// Requests the visible parts of pictures.
  func prefetch(_ images: [VisibleImage], isUrgent: Bool) {
    self.images.prefetch(images.flatMap(requests), isUrgent: isUrgent)
  }

  /// True if the visible part of a picture is available without delay, or cannot be drawn at all.
  func isReady(_ image: VisibleImage) -> Bool { requests(image).allSatisfy(images.isReady) }

  /// True if the visible part of a picture was kept at an earlier start.
  func isKept(_ image: VisibleImage) -> Bool { requests(image).allSatisfy(images.isKept) }

  /// The strong edges of a picture around a point of it, in its points: none where it cannot be drawn.
  ///
  /// - Parameter size: The size at which it is shown, in points.
  package func edges(of name: String, _ size: Size, around point: Point) -> PictureEdges {
    let run = ImageRun(name, frame: RoundedRect(Rect(size: size)))
    let area = Rect(center: point, size: Size(2 * PictureEdges.along, 2 * PictureEdges.along))
    let parts = requests(VisibleImage(run: run, visible: area)).compactMap { request -> Bitmap? in
      var part = images.bitmap(request)
      part?.originY += request.rows?.lowerBound ?? 0
      return part
    }
    return PictureEdges(parts, around: point, scale: composition.transform.scale)
  }

  private func requests(_ image: VisibleImage) -> [ImageRequest] {
    let transform = PixelTransform(origin: .zero, scale: composition.transform.scale)
    let run = image.run
    guard let size = transform.bitmapSize(of: run) else { return [] }
    var request = ImageRequest(
      name: run.name, width: size.width, height: size.height, isTemplate: run.tint != nil)
    guard run.isBanded(height: size.height) else { return [request] }
    let visible = transform.pixels(image.visible.offset(y: -run.frame.rect.minY))
    let rows = max(0, lowerPixel(visible.minY))..<max(0, min(size.height, upperPixel(visible.maxY)))
    return ImageRun.bands(of: rows, height: size.height).map {
      request.rows = $0
      return request
    }
  }

  /// Starts to make the text and the pictures of a scene that is about to be painted, and the memory of its page.
  package func prepare(_ scene: FloatCore.Scene) {
    _ = layerPainter.pictures.makeSpare()
    let screen = Rect(size: scene.size)
    text.prepare(scene.layers.text(in: screen), scale: composition.transform.scale)
    prefetch(scene.layers.images(in: screen), isUrgent: true)
  }

  package convenience init(
    scale: Double, deviceSize: Size, text: any TextDrawing, images: any ImageDrawing
  ) {
    self.init(scale: scale, deviceSize: deviceSize, text: text, images: images, team: nil)
  }

  /// - Parameter team: The threads that draw large areas; nil for the default at the frame's size.
  init(scale: Double, deviceSize: Size, text: any TextDrawing, images: any ImageDrawing, team: RowTeam?) {
    self.scale = scale
    self.deviceSize = deviceSize
    self.text = text
    self.images = images
    (composition, layerPainter) = Self.make(scale, deviceSize, text, images, team)
  }

  /// Returns a painter of another frame that shares this one's fonts and pictures.
  package func another(scale: Double, deviceSize: Size) -> Painter {
    Painter(scale: scale, deviceSize: deviceSize, text: text, images: images)
  }

  /// Paints a scene into the frame and returns the pixels that may have changed: rectangles that do not overlap, none
  /// if the scene is the same.
  ///
  /// - Parameter stage: The stage whose body covers the screen's corners, if any.
  package func paint(_ scene: FloatCore.Scene, covers stage: PhoneStage? = nil) -> [PixelRect] {
    begin(stage)
    return composition.update(
      background: scene.background.opaque, layers: scene.layers, with: layerPainter
    ).rects
  }

  /// Paints a scene in memory that is lent for this frame; writes nothing if nothing differs.
  ///
  /// - Parameter sheet: Memory of the size ``frameSize``.
  package func paint(
    _ scene: FloatCore.Scene, covers stage: PhoneStage? = nil, in sheet: Sheet
  ) -> [PixelRect] {
    precondition(sheet.surface.size == frameSize)
    begin(stage)
    return composition.update(
      background: scene.background.opaque, layers: scene.layers, with: layerPainter, lent: sheet
    ).rects
  }

  private func begin(_ stage: PhoneStage?) {
    // Not known is where a picture that came late is missing.
    let latecomers = images.latecomers()
    if latecomers != self.latecomers {
      self.latecomers = latecomers
      (composition, layerPainter) = Self.make(scale, deviceSize, text, images)
    }
    layerPainter.pictures.beginFrame()
    composition.covers = stage?.covers ?? []
  }

  /// Gives back memory that nothing on the screen needs: pictures of pages out of sight, the memory of groups, and
  /// masks and pictures between two pixels, which only motion needs.
  ///
  /// Later drawing is not affected, except that the first frame makes again what it needs.
  package func trim() {
    layerPainter.trim()
    images.trim()
    HeapMemory.giveBack()
  }

  /// Changes size and density; the next scene is painted as a whole.
  package func resize(scale: Double, deviceSize: Size) {
    guard scale != self.scale || deviceSize != self.deviceSize else { return }
    self.scale = scale
    self.deviceSize = deviceSize
    (composition, layerPainter) = Self.make(scale, deviceSize, text, images)
  }

  /// The size of the frame for a screen.
  package static func pixelSize(of size: Size, scale: Double) -> PixelSize {
    let scale = usable(scale)
    return PixelSize(
      width: min(max(nearestPixel(size.width * scale), 1), Surface.maximumSide),
      height: min(max(nearestPixel(size.height * scale), 1), Surface.maximumSide))
  }

  private static func usable(_ scale: Double) -> Double {
    scale.isFinite && scale > 0 ? min(scale, 64) : 1
  }

  private static func make(
    _ scale: Double, _ size: Size, _ text: any TextDrawing, _ images: any ImageDrawing,
    _ team: RowTeam? = nil
  ) -> (RetainedSurface, LayerPainter) {
    let scale = Self.usable(scale)
    let pixels = pixelSize(of: size, scale: scale)
    let frame = PixelRect(x: 0, y: 0, width: pixels.width, height: pixels.height)
    text.reserve(frameBytes: frame.area * 4)
    images.reserve(frameBytes: frame.area * 4)
    let transform = PixelTransform(origin: .zero, scale: scale)
    let pictures = PictureStore(frame: frame, scale: scale)
    let shadowBound = min(max(frame.area / 2, 1 << 20), 16 << 20)
    let painter = LayerPainter(
      shapes: ShapePainter(text: text, images: images), pictures: pictures, shadowBound: shadowBound,
      team: team ?? RowTeam.team(forFrame: frame.area))
    return (RetainedSurface(rect: frame, transform: transform), painter)
  }
}

extension Color {
  fileprivate var opaque: Color {
    var color = self
    color.alpha = 255
    return color
  }
}

/// A picture, and the visible part of the layer around it.
struct VisibleImage {
  var run: ImageRun
  /// In the layer's coordinates.
  var visible: Rect
}

extension [Layer] {
  /// The visible pictures in these layers and the layers inside them.
  ///
  /// - Parameters:
  ///   - clip: The visible part of the layers' parent, in the parent's coordinates.
  ///   - isWanted: Called before anything is put together, because this is done for every frame.
  func images(in clip: Rect, where isWanted: (ImageRun) -> Bool = { _ in true }) -> [VisibleImage] {
    var images: [VisibleImage] = []
    for index in indices { self[index].add(to: &images, in: clip, where: isWanted) }
    return images
  }

  /// The lines of text in these layers and the layers inside them whose baseline is visible or less than two lines
  /// outside.
  func text(in clip: Rect) -> [TextRun] {
    flatMap { layer -> [TextRun] in
      let visible = layer.visible(in: clip)
      guard !visible.isEmpty else { return [] }
      let runs = layer.content.compactMap { shape -> TextRun? in
        guard case .text(let run) = shape else { return nil }
        let reach = run.size * BoundsFinder.plainLine
        return run.baseline.y > visible.minY - reach && run.baseline.y < visible.maxY + reach ? run : nil
      }
      return runs + layer.sublayers.text(in: visible)
    }
  }
}

extension Layer {
  fileprivate func add(to images: inout [VisibleImage], in clip: Rect, where isWanted: (ImageRun) -> Bool) {
    let visible = visible(in: clip)
    guard !visible.isEmpty else { return }
    // By their index, so that no other shape and no layer is copied.
    for index in content.indices {
      guard case .image(let run) = content[index], isWanted(run),
        !run.frame.rect.intersection(visible).isEmpty
      else { continue }
      images.append(VisibleImage(run: run, visible: visible))
    }
    for index in sublayers.indices { sublayers[index].add(to: &images, in: visible, where: isWanted) }
  }

  /// The visible part of the layer, in its own coordinates.
  func visible(in clip: Rect) -> Rect {
    let visible = clip.offset(by: -position)
    return outline.map { visible.intersection($0.rect) } ?? visible
  }
}
