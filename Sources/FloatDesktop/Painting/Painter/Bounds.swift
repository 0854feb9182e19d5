import FloatCore
import FloatStudio

/// Computes conservative bounds in pixels: everything that may be drawn, and up to about a pixel more.
///
/// A shape's edge on the rounded outline of its own layer is drawn up to a pixel outside its bounds.
struct BoundsFinder {
  let text: any TextDrawing

  func bounds(of shape: Shape, _ transform: PixelTransform) -> PixelRect {
    switch shape {
    case .rect(let rect, _):
      return transform.pixels(rect).snappedPixels
    case .roundedRect(let shape, _):
      return transform.pixels(shape.rect).touchedPixels.inflated(by: 1)
    case .fill(let path, _):
      return transform.pixels(path.controlBounds).touchedPixels.inflated(by: 1)
    case .stroke(let path, let width, _):
      guard width.isFinite, width > 0, !path.elements.isEmpty else { return .empty }
      return transform.pixels(path.controlBounds.inset(by: -width / 2)).touchedPixels.inflated(by: 1)
    case .hairline(let from, let to, _):
      return Self.hairline(from, to, transform)
    case .text(let run):
      return placed(run, transform)?.rect ?? .empty
    case .image(let image):
      return transform.pixels(image.frame.rect).touchedPixels.inflated(by: 1)
    }
  }

  /// The pixels of a run and their place: the baseline point lies on a whole pixel, so that text is sharp.
  func placed(_ run: TextRun, _ transform: PixelTransform) -> (bitmap: Bitmap, rect: PixelRect)? {
    let anchor = transform.pixels(run.baseline)
    guard anchor.isFinite, let bitmap = text.bitmap(for: run, scale: transform.scale) else { return nil }
    let rect = PixelRect(
      x: nearestPixel(anchor.x) + bitmap.originX, y: nearestPixel(anchor.y) + bitmap.originY,
      width: bitmap.width, height: bitmap.height)
    return (bitmap, rect)
  }

  /// False if a run is too far above or below an area to reach into it, so that the lines of a page are drawn only as
  /// they come into sight.
  static func mayReach(_ run: TextRun, _ area: PixelRect, _ transform: PixelTransform) -> Bool {
    let y = transform.pixels(run.baseline).y
    let size = run.size * transform.scale
    // Values that are not finite are left to the drawing.
    func reaches(_ sizes: Double) -> Bool {
      !(y + size * sizes < Double(area.minY) || y - size * sizes > Double(area.maxY))
    }
    return reaches(plainLine) || reaches(tallestLine) && run.text.utf8.contains { $0 >= 0x80 }
  }

  /// How far a line may reach from its baseline, in font sizes: ASCII alone, and letters with all the marks they may
  /// have.
  static let plainLine = 2.0
  private static let tallestLine = 8.0

  /// The one row or column of pixels that a hairline covers.
  static func hairline(_ from: Point, _ to: Point, _ transform: PixelTransform) -> PixelRect {
    let a = transform.pixels(from)
    let b = transform.pixels(to)
    guard a.isFinite, b.isFinite else { return .empty }
    let x0 = nearestPixel(min(a.x, b.x))
    let x1 = nearestPixel(max(a.x, b.x))
    let y0 = nearestPixel(min(a.y, b.y))
    let y1 = nearestPixel(max(a.y, b.y))
    if (b.x - a.x).magnitude >= (b.y - a.y).magnitude {
      return PixelRect(minX: x0, minY: y0, maxX: x1, maxY: y0 + 1)
    }
    return PixelRect(minX: x0, minY: y0, maxX: x0 + 1, maxY: y1)
  }

  /// Everything that a layer may touch, including its shadow, cut off at `limit`.
  func bounds(of layer: Layer, in parent: PixelTransform, limit: PixelRect) -> PixelRect {
    guard let geometry = layer.geometry(in: parent) else { return .empty }
    var out = inner(layer, geometry, limit: limit)
    if let shadow = layer.shadow { out = out.union(geometry.shadowBounds(shadow).intersection(limit)) }
    return out
  }

  /// Adds everything that a layer may touch to a region; for a layer of shapes only, such as bars, not the gaps between
  /// them. A layer without an outline casts no shadow.
  func add(_ layer: Layer, in parent: PixelTransform, to region: inout Region) {
    guard let geometry = layer.geometry(in: parent) else { return }
    guard geometry.clip == nil, layer.backdrop == nil, layer.shade.alpha == 0 else {
      return region.add(bounds(of: layer, in: parent, limit: region.limit))
    }
    for shape in layer.content { region.add(bounds(of: shape, geometry.transform)) }
    for sublayer in layer.sublayers { add(sublayer, in: geometry.transform, to: &region) }
  }

  /// Everything that a layer may touch except its shadow.
  func inner(_ layer: Layer, _ geometry: LayerGeometry, limit: PixelRect) -> PixelRect {
    if let clip = geometry.clip { return clip.intersection(limit) }
    if layer.backdrop != nil || layer.shade.alpha > 0 { return limit }
    return content(layer, geometry.transform, limit: limit)
  }

  /// The part of that which may not be clear: inside the outline only content and sublayers, if there is nothing else.
  func ink(_ layer: Layer, _ geometry: LayerGeometry, limit: PixelRect) -> PixelRect {
    let inner = inner(layer, geometry, limit: limit)
    guard geometry.clip != nil, layer.backdrop == nil, layer.shade.alpha == 0 else { return inner }
    // Edges on the outline are drawn up to a pixel farther out, also into the limit.
    let reach = limit.inflated(by: 1)
    return content(layer, geometry.transform, limit: reach).inflated(by: 1).intersection(inner)
  }

  /// Everything that content and sublayers touch.
  func content(_ layer: Layer, _ transform: PixelTransform, limit: PixelRect) -> PixelRect {
    var out = PixelRect.empty
    for shape in layer.content {
      if case .text(let run) = shape, !Self.mayReach(run, limit, transform) { continue }
      out = out.union(bounds(of: shape, transform).intersection(limit))
    }
    for sublayer in layer.sublayers {
      out = out.union(bounds(of: sublayer, in: transform, limit: limit))
    }
    return out
  }
}
