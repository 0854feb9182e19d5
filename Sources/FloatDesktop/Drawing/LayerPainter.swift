import FloatCore

/// Draws layers into pixels: shadow, backdrop, content, sublayers, shade, cut to the outline.
///
/// It holds what all compositions share: the shape painter and the caches. Every pixel it writes depends on the
/// scene alone, never on `clip`, so that any part may be repainted on its own.
final class LayerPainter {
  let shapes: ShapePainter
  let pictures: PictureStore
  private let shadows: ShadowMasks
  private let scratch = Scratch()

  /// One walk through a composition's layers.
  struct Pass {
    /// Where to draw: the composition's surface or, inside a group, memory of its own.
    var target: Target
    /// The composition's pixels.
    var frame: PixelRect
    /// Nil inside a group.
    var backdrops: BackdropStore?
  }

  init(shapes: ShapePainter, pictures: PictureStore) {
    self.shapes = shapes
    self.pictures = pictures
    shadows = ShadowMasks(rasterizer: shapes.rasterizer)
  }

  /// Bytes held by the caches for masks and groups.
  var byteCount: Int { shadows.byteCount + shapes.masks.byteCount + scratch.byteCount }

  /// Replaces the pixels of `clip` by layers over a background.
  func paint(
    _ layers: [Layer], over background: Color, _ transform: PixelTransform, _ pass: Pass, clip: PixelRect
  ) {
    let plan = Occlusion(layers, transform, pass, painter: self)
    let source = background.pixel()
    for part in plan.visible(clip, above: -1) {
      for y in part.minY..<part.maxY {
        pass.target.pointer(part.minX, y).update(repeating: source, count: part.width)
      }
    }
    paint(layers, plan, transform, pass, clip: clip)
  }

  private func paint(_ layers: [Layer], _ transform: PixelTransform, _ pass: Pass, clip: PixelRect) {
    guard !layers.isEmpty else { return }
    paint(layers, Occlusion(layers, transform, pass, painter: self), transform, pass, clip: clip)
  }

  private func paint(
    _ layers: [Layer], _ plan: Occlusion, _ transform: PixelTransform, _ pass: Pass, clip: PixelRect
  ) {
    for (i, layer) in layers.enumerated() {
      guard let geometry = plan.geometries[i] else { continue }
      for part in plan.visible(clip, above: i) { paint(layer, geometry, pass, clip: part) }
    }
  }

  private func paint(_ layer: Layer, _ geometry: LayerGeometry, _ pass: Pass, clip: PixelRect) {
    let inner = geometry.clip?.intersection(clip) ?? clip
    if let shadow = layer.shadow { paint(shadow, geometry, pass, clip: clip) }
    guard !inner.isEmpty else { return }
    if layer.isRasterized {
      paintPicture(layer, geometry, pass, clip: inner)
    } else if layer.isGroup(geometry) {
      paintGroup(layer, geometry, pass, clip: inner)
    } else {
      if layer.backdrop != nil { paintBackdrop(layer, geometry, pass, into: pass.target, clip: inner) }
      paintInside(layer, geometry, pass, clip: inner, opacity: geometry.opacity)
    }
  }

  private func paintInside(
    _ layer: Layer, _ geometry: LayerGeometry, _ pass: Pass, clip: PixelRect, opacity: UInt32,
    outline: RoundedRect? = nil
  ) {
    shapes.paint(
      layer.content,
      ShapePainter.Context(
        transform: geometry.transform, target: pass.target, clip: clip, opacity: opacity, outline: outline))
    paint(layer.sublayers, geometry.transform, pass, clip: clip)
    fill(pass.target, clip, layer.shade.pixel(opacity: opacity))
  }

  private func fill(_ target: Target, _ rect: PixelRect, _ source: UInt32) {
    guard source != 0 else { return }
    for y in rect.minY..<rect.maxY { blendRow(target.pointer(rect.minX, y), rect.width, source) }
  }

  // MARK: - Groups

  private func paintGroup(_ layer: Layer, _ geometry: LayerGeometry, _ pass: Pass, clip: PixelRect) {
    // A backdrop inside the group must find the same pixels around it whatever is repainted.
    let whole = shapes.bounds.inner(layer, geometry, limit: pass.frame).intersection(pass.target.rect)
    let area =
      layer.sublayers.contains(where: \.hasBackdrop) ? whole : whole.intersection(clip)
    scratch.withTarget(area) { target in
      if layer.backdrop != nil { paintBackdrop(layer, geometry, pass, into: target, clip: area) }
      let group = Pass(target: target, frame: area, backdrops: nil)
      let outline = geometry.isRounded ? geometry.outline : nil
      paintInside(layer, geometry, group, clip: area, opacity: 255, outline: outline)
      forEachRun(geometry, in: area.intersection(clip)) { x, y, length, k in
        overRow(pass.target.pointer(x, y), target.pointer(x, y), length, k)
      }
    }
  }

  /// Runs of the outline's coverage times the layer's opacity.
  @inline(__always)
  private func forEachRun(
    _ geometry: LayerGeometry, in clip: PixelRect, _ body: (Int, Int, Int, UInt32) -> Void
  ) {
    guard !clip.isEmpty else { return }
    if geometry.isRounded, let outline = geometry.outline {
      let k = geometry.opacity
      shapes.masks.coverage(of: outline, in: clip).forEach(in: clip) { x, y, length, coverage in
        body(x, y, length, scaled8(coverage, k))
      }
    } else {
      for y in clip.minY..<clip.maxY { body(clip.minX, y, clip.width, geometry.opacity) }
    }
  }

  // MARK: - Backdrop

  private func paintBackdrop(
    _ layer: Layer, _ geometry: LayerGeometry, _ pass: Pass, into target: Target, clip: PixelRect
  ) {
    guard let backdrop = layer.backdrop, !clip.isEmpty else { return }
    if backdrop.radius > 0 || target.base != pass.target.base {
      let limit = pass.backdrops == nil ? pass.target.rect : pass.frame
      let plan = BackdropStore.plan(backdrop, geometry.transform.scale)
      let shown = shapes.bounds.inner(layer, geometry, limit: limit)
      let source = plan.source(for: shown, in: limit)
      let entry = pass.backdrops?.entry(layer.id)
      if let entry, entry.source == source, entry.plan == plan {
        let picture = entry.picture ?? BlurredPicture(of: pass.target, source: source, plan: plan)
        entry.picture = picture
        picture.draw(into: target, clip)
      } else if !source.isEmpty {
        BlurredPicture(of: pass.target, source: source, plan: plan).draw(into: target, clip)
      }
    }
    fill(target, clip, backdrop.tint.pixel())
  }

  // MARK: - Rasterised layers

  /// The layer's kept picture; nil when nothing of it can be seen.
  fileprivate func picture(
    of layer: Layer, _ geometry: LayerGeometry, _ pass: Pass
  ) -> PictureStore.Picture? {
    let x = nearestPixel(geometry.transform.origin.x)
    let y = nearestPixel(geometry.transform.origin.y)
    let seen = geometry.clip?.intersection(pass.frame) ?? pass.frame
    guard !seen.isEmpty else { return nil }
    return pictures.picture(of: layer, visible: seen.offset(x: -x, y: -y), with: self)
  }

  private func paintPicture(_ layer: Layer, _ geometry: LayerGeometry, _ pass: Pass, clip: PixelRect) {
    guard let picture = picture(of: layer, geometry, pass) else {
      let shade = layer.shade
      forEachRun(geometry, in: clip) { x, y, length, k in
        blendRow(pass.target.pointer(x, y), length, shade.pixel(opacity: k))
      }
      return
    }
    let dx = nearestPixel(geometry.transform.origin.x)
    let dy = nearestPixel(geometry.transform.origin.y)
    let source = picture.composition.surface.target(
      x: picture.composition.rect.minX + dx, y: picture.composition.rect.minY + dy)
    let bounds = picture.bounds.offset(x: dx, y: dy)
    let shade = layer.shade.pixel()
    let isOpaque = picture.isOpaque
    forEachRun(geometry, in: clip) { x, y, length, k in
      // The outline may reach a fraction of a pixel beyond the picture, which lies on whole ones: the
      // border goes on for one pixel.
      let row = min(max(y, bounds.minY), bounds.maxY &- 1)
      guard row >= source.rect.minY, row < source.rect.maxY, abs(row &- y) <= 1 else { return }
      var from = x
      var end = x &+ length
      if from == bounds.minX &- 1 {
        shadedOverRow(pass.target.pointer(from, y), source.pointer(bounds.minX, row), 1, shade: shade, k)
      }
      if end == bounds.maxX &+ 1, end &- 1 >= x {
        shadedOverRow(pass.target.pointer(end &- 1, y), source.pointer(end &- 2, row), 1, shade: shade, k)
      }
      from = max(from, source.rect.minX)
      end = min(end, source.rect.maxX)
      guard from < end else { return }
      let d = pass.target.pointer(from, y)
      let s = source.pointer(from, row)
      if isOpaque, k == 255 {
        shadeCopyRow(d, s, end &- from, shade: shade)
      } else {
        shadedOverRow(d, s, end &- from, shade: shade, k)
      }
    }
  }

  // MARK: - Shadow

  private func paint(_ shadow: Shadow, _ geometry: LayerGeometry, _ pass: Pass, clip: PixelRect) {
    guard let outline = geometry.outline, shadow.color.alpha > 0, shadow.radius >= 0,
      !outline.rect.isEmpty
    else { return }
    let area = geometry.shadowBounds(shadow).intersection(clip)
    if area.isEmpty || geometry.inside?.contains(area) == true { return }
    let scale = geometry.transform.scale
    let shape = outline.offset(by: shadow.offset * scale)
    let (mask, x, y) = shadows.mask(of: shape, blur: shadow.radius * scale)
    let source = shadow.color.pixel(opacity: geometry.opacity)
    let brush = ShadowBrush(mask: mask, x: x, y: y, source: source, target: pass.target)
    let holes = interior(geometry, in: area)
    for row in area.minY..<area.maxY {
      let hole = holes[row - area.minY]
      brush.paint(row, area.minX, min(area.maxX, hole.lowerBound))
      brush.paint(row, max(area.minX, hole.upperBound), area.maxX)
    }
  }

  /// For each row of `area` the pixels that lie wholly inside the outline; empty ranges lie at its right edge.
  private func interior(_ geometry: LayerGeometry, in area: PixelRect) -> [Range<Int>] {
    var out = [Range<Int>](repeating: area.maxX..<area.maxX, count: area.height)
    if !geometry.isRounded {
      if let inside = geometry.clip?.intersection(area), !inside.isEmpty {
        for y in inside.minY..<inside.maxY { out[y - area.minY] = inside.minX..<inside.maxX }
      }
    } else if let outline = geometry.outline {
      // An outline is convex: its full pixels are one stretch a row.
      shapes.masks.coverage(of: outline, in: area).forEach(in: area) { x, y, length, coverage in
        guard coverage == 255 else { return }
        let old = out[y - area.minY]
        let end = old.isEmpty ? x + length : max(old.upperBound, x + length)
        out[y - area.minY] = min(old.lowerBound, x)..<end
      }
    }
    return out
  }
}

/// Blends rows of a folded shadow mask.
private struct ShadowBrush {
  let mask: ShadowMask
  let x: Int
  let y: Int
  let source: UInt32
  let target: Target

  func paint(_ row: Int, _ from: Int, _ to: Int) {
    let line = row - y
    guard from < to, line >= 0, line < mask.unfoldedHeight else { return }
    let maskRowIndex =
      line <= mask.foldedRow ? line : max(mask.foldedRow, line - mask.extraRows)
    mask.bytes.withUnsafeBufferPointer { bytes in
      guard let base = bytes.baseAddress else { return }
      let values = base + maskRowIndex * mask.width
      let fold = x + mask.foldedColumn
      let unfold = fold + mask.extraColumns + 1
      let left = max(from, x)
      let leftEnd = min(to, fold)
      if left < leftEnd { maskRow(target.pointer(left, row), values + (left - x), leftEnd - left, source) }
      let middle = max(from, fold)
      let middleEnd = min(to, unfold)
      if middle < middleEnd {
        blendRow(
          target.pointer(middle, row), middleEnd - middle, scaled(source, UInt32(values[mask.foldedColumn])))
      }
      let right = max(from, unfold)
      let rightEnd = min(to, x + mask.unfoldedWidth)
      if right < rightEnd {
        let index = right - x - mask.extraColumns
        maskRow(target.pointer(right, row), values + index, rightEnd - right, source)
      }
    }
  }
}

/// What the opaque pictures among sibling layers hide of those below.
private struct Occlusion {
  let geometries: [LayerGeometry?]
  /// The opaque part of each layer, and true where it looks at what lies below.
  private var opaque: [PixelRect?] = []
  private var looksBelow: [Bool] = []

  init(_ layers: [Layer], _ transform: PixelTransform, _ pass: LayerPainter.Pass, painter: LayerPainter) {
    geometries = layers.map { LayerGeometry($0, in: transform) }
    for (layer, geometry) in zip(layers, geometries) {
      looksBelow.append(geometry != nil && layer.hasBackdrop)
      guard let geometry, layer.isRasterized, geometry.opacity == 255, let inside = geometry.inside,
        inside.intersects(pass.frame), let picture = painter.picture(of: layer, geometry, pass),
        picture.isOpaque
      else {
        opaque.append(nil)
        continue
      }
      let x = nearestPixel(geometry.transform.origin.x)
      let y = nearestPixel(geometry.transform.origin.y)
      let held = picture.bounds.intersection(picture.composition.rect).offset(x: x, y: y)
      opaque.append(inside.intersection(held))
    }
  }

  /// The parts of `clip` in which something of layer `index` can be seen (−1: of the background).
  func visible(_ clip: PixelRect, above index: Int) -> [PixelRect] {
    var parts = [clip]
    var i = index + 1
    while i < opaque.count, !looksBelow[i] {
      if let rect = opaque[i] { parts = parts.flatMap { $0.subtracting(rect) } }
      i += 1
    }
    return parts
  }
}
