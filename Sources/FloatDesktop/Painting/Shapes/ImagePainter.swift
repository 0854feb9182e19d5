import FloatCore
import FloatFiles
import FloatStudio

/// Draws pictures: places their pixels, chooses the visible bands of a long one, and cuts it by an outline.
struct ImagePainter {
  typealias Context = ShapePainter.Context

  let images: any ImageDrawing
  let rasterizer: CoverageRasterizer
  let masks: RoundedRectMasks

  func paint(_ run: ImageRun, _ context: Context) {
    guard let frame = context.transform.pixels(run.frame) else { return }
    guard let size = context.transform.bitmapSize(of: run), frame.rect.touchedPixels.intersects(context.clip)
    else { return }
    guard !run.isBanded(height: size.height) else { return paintBands(run, frame, size, context) }
    guard let (bitmap, place) = placed(run, frame, size, context) else { return }
    paint(bitmap, run, frame, at: place, context)
  }

  /// Paints only the visible bands of rows of a picture that is many times longer than the screen.
  private func paintBands(
    _ run: ImageRun, _ frame: RoundedRect, _ size: (width: Int, height: Int), _ context: Context
  ) {
    let place = PixelRect(
      x: nearestPixel(frame.rect.minX), y: nearestPixel(frame.rect.minY), width: size.width,
      height: size.height)
    let visible = place.intersection(context.clip)
    guard !visible.isEmpty else { return }
    var request = ImageRequest(name: run.name, width: size.width, height: size.height, isTemplate: false)
    for rows in ImageRun.bands(of: visible.minY - place.minY..<visible.maxY - place.minY, height: size.height)
    {
      request.rows = rows
      guard let bitmap = images.bitmap(request) else { continue }
      paint(
        bitmap, run, frame,
        at: PixelRect(
          x: place.minX, y: place.minY + rows.lowerBound, width: bitmap.width, height: bitmap.height),
        context)
    }
  }

  private func paint(
    _ bitmap: Bitmap, _ run: ImageRun, _ frame: RoundedRect, at place: PixelRect, _ context: Context
  ) {
    let visible = place.intersection(context.clip)
    var cut: OffsetCoverage?
    if let clip = run.clip {
      let coverage = rasterizer.coverage(of: clip, context.transform, in: visible)
      cut = OffsetCoverage(coverage: coverage, dx: 0, dy: 0)
    } else if frame.radii.largest > 0 {
      cut = masks.coverage(of: context.outline.map { frame.extended(to: $0) } ?? frame, in: visible)
    }
    context.draw(bitmap, at: place, run.tint ?? .black, through: cut)
  }

  /// A picture's pixels and their place.
  private func placed(
    _ run: ImageRun, _ frame: RoundedRect, _ size: (width: Int, height: Int), _ context: Context
  ) -> (Bitmap, PixelRect)? {
    var x = nearestPixel(frame.rect.minX)
    var y = nearestPixel(frame.rect.minY)
    let bitmap: Bitmap?
    if !context.snapsPictures, run.tint == nil, run.clip != nil || frame.radii.largest > 0 {
      var phase = PixelPhase()
      (x, phase.x) = PixelPhase.split(frame.rect.minX)
      (y, phase.y) = PixelPhase.split(frame.rect.minY)
      bitmap = images.bitmap(named: run.name, width: size.width, height: size.height, phase: phase)
    } else {
      bitmap = images.bitmap(named: run.name, width: size.width, height: size.height, tint: run.tint)
    }
    guard let bitmap else { return nil }
    return (
      bitmap,
      PixelRect(
        x: x + bitmap.originX, y: y + bitmap.originY, width: bitmap.width, height: bitmap.height)
    )
  }
}

extension ShapePainter.Context {
  /// Draws a bitmap's pixels at their place, or a mask's in a colour.
  func draw(
    _ bitmap: Bitmap, at place: PixelRect, _ color: Color, through cut: OffsetCoverage? = nil
  ) {
    let visible = place.intersection(clip)
    guard !visible.isEmpty else { return }
    let width = bitmap.width
    func rows(_ body: (_ x: Int, _ y: Int, _ length: Int, _ offset: Int, _ k: UInt32) -> Void) {
      func row(_ x: Int, _ y: Int, _ length: Int, _ coverage: UInt32) {
        let offset = (y - place.minY) * width + x - place.minX
        body(x, y, length, offset, scaled8(coverage, opacity))
      }
      if let cut {
        cut.forEach(in: visible, row)
      } else {
        for y in visible.minY..<visible.maxY { row(visible.minX, y, visible.width, 255) }
      }
    }
    switch bitmap.pixels {
    case .mask(let bytes):
      guard bytes.count >= width * bitmap.height else { return }
      bytes.withUnsafeBufferPointer { bytes in
        guard let base = bytes.baseAddress else { return }
        rows { x, y, length, offset, k in
          maskRow(target.pointer(x, y), base + offset, length, color.pixel(opacity: k))
        }
      }
    case .premultiplied(let pixels):
      guard pixels.count >= width * bitmap.height else { return }
      pixels.withUnsafeBufferPointer { pixels in
        guard let base = pixels.baseAddress else { return }
        rows { x, y, length, offset, k in
          let d = target.pointer(x, y)
          if k == 255, bitmap.isOpaque {
            d.update(from: base + offset, count: length)
          } else {
            overRow(d, base + offset, length, k)
          }
        }
      }
    }
  }
}

extension PixelTransform {
  /// The size of a picture in pixels; nil if there is nothing to draw.
  func bitmapSize(of run: ImageRun) -> (width: Int, height: Int)? {
    guard let frame = pixels(run.frame) else { return nil }
    let width = upperPixel(frame.rect.width)
    let height = upperPixel(frame.rect.height)
    let longest = run.isBanded(height: height) ? ImageStore.maximumLength : ImageStore.maximumSide
    return width > 0 && height > 0 && width <= ImageStore.maximumSide && height <= longest
      ? (width, height) : nil
  }
}

extension ImageRun {
  /// True for a prototype's picture that is drawn, kept and forgotten in bands of rows; for an SVG, which is drawn as a
  /// whole for each band, only if it is too long for anything else.
  func isBanded(height: Int) -> Bool {
    guard tint == nil, let path = ExternalPicture.path(of: name) else { return false }
    return height > (PictureFormat.isDrawing(path) ? ImageStore.maximumSide : 2 * PictureShelf.band)
  }

  /// The bands that contain some rows of a picture.
  static func bands(of rows: Range<Int>, height: Int) -> [Range<Int>] {
    guard !rows.isEmpty else { return [] }
    return (rows.lowerBound / PictureShelf.band...(rows.upperBound - 1) / PictureShelf.band).map { band in
      band * PictureShelf.band..<min((band + 1) * PictureShelf.band, height)
    }
  }
}
