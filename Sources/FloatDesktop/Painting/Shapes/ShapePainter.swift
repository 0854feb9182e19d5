import FloatCore
import FloatStudio

/// Draws shapes; the only type that knows how each kind becomes pixels.
final class ShapePainter {
  let rasterizer: CoverageRasterizer
  let masks: RoundedRectMasks
  let bounds: BoundsFinder
  private let images: ImagePainter

  init(text: any TextDrawing, images: any ImageDrawing) {
    rasterizer = CoverageRasterizer()
    masks = RoundedRectMasks(rasterizer: rasterizer)
    bounds = BoundsFinder(text: text)
    self.images = ImagePainter(images: images, rasterizer: rasterizer, masks: masks)
  }

  /// The place and the manner in which a list of shapes is drawn.
  struct Context {
    var transform: PixelTransform
    var target: PixelBuffer
    /// The area to draw in, inside the target.
    var clip: PixelRect
    var opacity: UInt32 = 255
    /// The rounded outline (in pixels) that cuts the shapes afterwards. Edges of shapes that lie on it are pushed
    /// outwards, because the cut gives the edge its coverage, which must not be applied twice.
    var outline: RoundedRect?
    /// True if pictures lie on whole pixels, as in a page; otherwise those with a rounded or a cut outline follow it.
    var snapsPictures = true
  }

  func paint(_ shapes: [Shape], _ context: Context) {
    var i = 0
    while i < shapes.count {
      let end = runEnd(shapes, from: i, context.transform)
      if end > i + 1, let color = shapes[i].opaqueColor {
        paintRun(shapes[i..<end], color, context)
      } else {
        paint(shapes[i], context)
      }
      i = max(end, i + 1)
    }
  }

  // MARK: - Shapes of one colour that touch

  /// Returns the end of a run of neighbours of one opaque colour, which count as one shape, so that there is no seam
  /// where they abut (`CoverageUnion`).
  ///
  /// This applies to rounded rectangles, paths and strokes; a `.rect` lies on whole pixels, where it meets others of
  /// its kind without a seam, but not an edge that ends between pixels.
  private func runEnd(_ shapes: [Shape], from start: Int, _ transform: PixelTransform) -> Int {
    guard start + 1 < shapes.count, let color = shapes[start].opaqueColor,
      shapes[start + 1].opaqueColor == color
    else { return start + 1 }
    var union = bounds.bounds(of: shapes[start], transform)
    var end = start + 1
    while end < shapes.count, shapes[end].opaqueColor == color {
      let next = bounds.bounds(of: shapes[end], transform)
      guard next.intersects(union) else { break }
      union = union.union(next)
      end += 1
    }
    return end
  }

  private func paintRun(_ shapes: ArraySlice<Shape>, _ color: Color, _ context: Context) {
    var whole = PixelRect.empty
    var shared = PixelRect.empty
    for shape in shapes {
      let own = bounds.bounds(of: shape, context.transform)
      shared = shared.union(own.intersection(whole))
      whole = whole.union(own)
    }
    let visible = whole.intersection(context.clip)
    guard !visible.isEmpty else { return }
    // Shapes overlap in the area that they share, which may lie outside the part that is repainted.
    let area = visible.union(shared)
    var union = CoverageUnion(area.area <= Self.largestUnion ? area : visible)
    let source = color.pixel(opacity: context.opacity)
    for shape in shapes {
      if let coverage = coverage(of: shape, context, in: union.area) { union.add(coverage) }
    }
    union.forEachRow(in: visible) { y, mask in
      maskRow(context.target.pointer(visible.minX, y), mask, visible.width, source)
    }
  }

  /// The largest area beyond the clip that is considered for shapes of one colour, in pixels: a screen at scale 4.
  private static let largestUnion = 1 << 23

  // MARK: - One shape

  private func paint(_ shape: Shape, _ context: Context) {
    switch shape {
    case .rect(let rect, let color):
      fill(snapped(rect, context).intersection(context.clip), color, context)
    case .hairline(let from, let to, let color):
      let line = BoundsFinder.hairline(from, to, context.transform)
      fill(line.intersection(context.clip), color, context)
    case .roundedRect(_, let paint), .fill(_, let paint):
      fill(shape, paint, context)
    case .stroke(_, _, let color):
      fill(shape, .color(color), context)
    case .text(let run):
      guard BoundsFinder.mayReach(run, context.clip, context.transform),
        let (bitmap, rect) = bounds.placed(run, context.transform)
      else { return }
      context.draw(bitmap, at: rect, run.color)
    case .image(let run):
      images.paint(run, context)
    }
  }

  private func fill(_ rect: PixelRect, _ color: Color, _ context: Context) {
    context.target.fill(rect, color.pixel(opacity: context.opacity))
  }

  private func fill(_ shape: Shape, _ paint: Paint, _ context: Context) {
    guard bounds.bounds(of: shape, context.transform).intersects(context.clip) else { return }
    let target = context.target
    switch paint {
    case .color(let color):
      let source = color.pixel(opacity: context.opacity)
      // Such as the ground of a layer that a rounded outline cuts.
      if drawn(shape, context)?.covers(context.clip) == true { return target.fill(context.clip, source) }
      forEachRun(of: shape, context, in: context.clip) { x, y, length, coverage in
        blendRow(target.pointer(x, y), length, coverage == 255 ? source : scaled(source, coverage))
      }
    case .linearGradient(let from, let to, let first, let last):
      let ramp = GradientRamp(
        from: from, to: to, first, last, context.transform, opacity: context.opacity)
      guard let ramp else { return }
      forEachRun(of: shape, context, in: context.clip) { x, y, length, coverage in
        let d = target.pointer(x, y)
        ramp.row(x: x, y: y, count: length) { i, p in d[i] = over(scaled(p, coverage), d[i]) }
      }
    }
  }

  /// Calls `body` with the coverage of a rounded rectangle, a path or a stroke; other shapes have none.
  @inline(__always)
  private func forEachRun(
    of shape: Shape, _ context: Context, in clip: PixelRect, _ body: (Int, Int, Int, UInt32) -> Void
  ) {
    coverage(of: shape, context, in: clip)?.forEach(in: clip, body)
  }

  private func coverage(of shape: Shape, _ context: Context, in clip: PixelRect) -> OffsetCoverage? {
    switch shape {
    case .roundedRect:
      return drawn(shape, context).map { masks.coverage(of: $0, in: clip) }
    case .fill(let path, _):
      let coverage = rasterizer.coverage(of: path, context.transform, in: clip)
      return OffsetCoverage(coverage: coverage, dx: 0, dy: 0)
    case .stroke(let path, let width, _):
      let coverage = rasterizer.coverage(
        ofStroke: path, width: width, context.transform, in: clip, cutBy: context.outline)
      return OffsetCoverage(coverage: coverage, dx: 0, dy: 0)
    default: return nil
    }
  }

  /// The rectangle in pixels in which a rounded rectangle is drawn; nil for other shapes, and if it cannot be drawn.
  private func drawn(_ shape: Shape, _ context: Context) -> RoundedRect? {
    guard case .roundedRect(let rounded, _) = shape, let pixels = context.transform.pixels(rounded) else {
      return nil
    }
    return context.outline.map { pixels.extended(to: $0) } ?? pixels
  }

  private func snapped(_ rect: Rect, _ context: Context) -> PixelRect {
    let pixels = context.transform.pixels(rect)
    guard let outline = context.outline, pixels.isDrawable else { return pixels.snappedPixels }
    return RoundedRect(pixels).extended(to: outline).rect.snappedPixels
  }
}

extension Shape {
  /// The colour of an antialiased shape in one opaque colour; nil for all others.
  fileprivate var opaqueColor: Color? {
    switch self {
    case .roundedRect(_, .color(let color)), .fill(_, .color(let color)), .stroke(_, _, let color):
      color.alpha == 255 ? color : nil
    default: nil
    }
  }
}

extension RoundedRect {
  /// True for a rectangle (in pixels) that contains all of an area.
  func covers(_ area: PixelRect) -> Bool {
    radii.largest == 0 && rect.minX <= Double(area.minX) && rect.minY <= Double(area.minY)
      && rect.maxX >= Double(area.maxX) && rect.maxY >= Double(area.maxY)
  }

  /// This shape (in pixels), with edges that lie on or outside an outline's edges moved out by a pixel, and with
  /// corners that follow the outline's made square.
  func extended(to outline: RoundedRect) -> RoundedRect {
    let near = 0.02
    let a = rect
    let b = outline.rect
    let left = a.minX <= b.minX + near
    let right = a.maxX >= b.maxX - near
    let top = a.minY <= b.minY + near
    let bottom = a.maxY >= b.maxY - near
    guard left || right || top || bottom else { return self }
    func corner(_ x: Bool, _ y: Bool, _ own: Double, _ cut: Double) -> Double? {
      own == 0 || (x && y && own <= cut + near) ? 0 : (x || y ? nil : own)
    }
    // A corner that is rounder than the outline's is visible; its edges then stay in place.
    guard let topLeft = corner(left, top, radii.topLeft, outline.radii.topLeft),
      let topRight = corner(right, top, radii.topRight, outline.radii.topRight),
      let bottomRight = corner(right, bottom, radii.bottomRight, outline.radii.bottomRight),
      let bottomLeft = corner(left, bottom, radii.bottomLeft, outline.radii.bottomLeft)
    else { return self }
    let insets = EdgeInsets(
      top: top ? -1 : 0, left: left ? -1 : 0, bottom: bottom ? -1 : 0, right: right ? -1 : 0)
    return RoundedRect(
      a.inset(by: insets),
      radii: CornerRadii(
        topLeft: topLeft, topRight: topRight, bottomRight: bottomRight, bottomLeft: bottomLeft))
  }
}
