import FloatCore

/// A surface that shows a list of layers; a new list repaints only what differs from the last.
///
/// Used for the frame and for the picture of each rasterised layer.
final class RetainedSurface {
  let surface: Surface
  /// The pixels the surface holds, in the coordinates of `transform`.
  let rect: PixelRect
  let transform: PixelTransform
  let backdrops = BackdropStore()
  /// True for the picture of a rasterised layer.
  let isPicture: Bool
  private(set) var layers: [Layer] = []
  private var background = Color.clear
  private var isPainted = false

  init(rect: PixelRect, transform: PixelTransform, isPicture: Bool = false) {
    self.isPicture = isPicture
    surface = Surface(width: rect.width, height: rect.height)
    self.rect = PixelRect(x: rect.x, y: rect.y, width: surface.width, height: surface.height)
    self.transform = transform
  }

  var target: PixelBuffer { surface.target(x: rect.minX, y: rect.minY) }

  /// True when the surface shows just these layers; equal ones take the place of those kept, so that asking again
  /// finds the same arrays.
  func shows(_ layers: [Layer]) -> Bool {
    guard isPainted, self.layers == layers else { return false }
    self.layers = layers
    return true
  }

  /// Makes the surface show `layers` and returns the pixels that may have changed.
  func update(background: Color, layers: [Layer], with painter: LayerPainter) -> Region {
    var changed = Region(limit: rect)
    var repaint = Region(limit: rect)
    if !isPainted || background != self.background {
      repaint.add(rect)
    } else {
      let finder = DamageFinder(bounds: painter.shapes.bounds, parent: transform, clip: rect)
      if let move = ScrollMove(
        from: self.layers, to: layers, transform, clip: rect, bounds: painter.shapes.bounds)
      {
        finder.compare(move.movedLayers, layers, into: &repaint)
        // A scroll by less than half a pixel leaves every pixel where it is.
        if move.dx != 0 || move.dy != 0 {
          move.apply(to: target)
          for part in move.exposed { repaint.add(part) }
          changed.add(move.clip)
        }
      } else {
        finder.compare(self.layers, layers, into: &repaint)
      }
    }
    changed.add(repaint)
    backdrops.prepare(
      background: background, layers, transform, bounds: painter.shapes.bounds, repaint: &repaint,
      changed: &changed)
    for area in repaint.rects {
      let pass = LayerPainter.Pass(
        target: target, frame: rect, whole: rect, backdrops: backdrops, isPicture: isPicture)
      painter.paint(layers, over: background, transform, pass, clip: area)
    }
    self.background = background
    self.layers = layers
    isPainted = true
    return changed
  }
}
