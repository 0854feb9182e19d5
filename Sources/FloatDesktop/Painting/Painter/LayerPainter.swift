import FloatCore

/// Draws layers into pixels: shadow, backdrop, content, sublayers, shade, cut to the outline.
///
/// It holds what all surfaces share: the shape painter and the caches. Every pixel it writes depends on the
/// scene alone, never on `clip`, so that any part may be repainted on its own.
final class LayerPainter {
  let shapes: ShapePainter
  let pictures: PictureStore
  private let shadows: ShadowMasks
  private let scratch = Scratch()
  /// Draws large areas; nil where one processor does.
  let team: RowTeam?
  /// In pixels: the memory of larger groups would be made anew for each frame.
  private let largestGroup: Int

  /// One walk through a composition's layers.
  struct Pass {
    /// Where to draw: the composition's surface or, inside a group, memory of its own.
    var target: PixelBuffer
    /// The pixels there are: the composition's, or the group's.
    var frame: PixelRect
    /// The composition's pixels, inside groups too.
    var whole: PixelRect
    /// Nil inside a group.
    var backdrops: BackdropStore?
    /// True in the picture of a rasterised layer, which moves by whole pixels, and everything in it too.
    var isPicture: Bool
    /// What is known of the pixels; nil in a picture, which is looked at when it is done, and inside a group.
    var shown: PlainRuns?

    /// True inside a group, whose pixels are read again at once.
    var isGroup: Bool { backdrops == nil }

    /// Something is painted in an area.
    func forget(_ area: PixelRect) {
      guard let shown else { return }
      shown.forget(area.intersection(frame).offset(x: -frame.minX, y: -frame.minY))
    }
  }

  init(
    shapes: ShapePainter, pictures: PictureStore, shadowBound: Int = 1 << 20, team: RowTeam? = nil,
    largestGroup: Int = Scratch.bound / 4
  ) {
    self.team = team
    self.largestGroup = largestGroup
    self.shapes = shapes
    self.pictures = pictures
    shadows = ShadowMasks(rasterizer: shapes.rasterizer, bound: shadowBound)
  }

  /// The most that masks of rounded rectangles and of shadows may take.
  var maskBound: Int { shapes.masks.bound + shadows.bound }

  /// What was made anew since the start and not found, for tests.
  struct Work: Equatable {
    var shadowBlurs = 0
    var shadowMasks = 0
    var backdropBlurs = 0
    var roundedMasks = 0
  }

  /// How often backdrops were blurred.
  private var backdropBlurs = 0

  var work: Work {
    Work(
      shadowBlurs: shadows.blurCount, shadowMasks: shadows.maskCount, backdropBlurs: backdropBlurs,
      roundedMasks: shapes.masks.makingCount)
  }

  /// Bytes held by the caches for masks and groups.
  var byteCount: Int { shadows.byteCount + shapes.masks.byteCount + scratch.byteCount }

  /// Has memory made ready for one more picture where frames are large: on others the kernel needs no time for it.
  func expectPicture() -> Bool { team != nil && pictures.makeSpare() }

  /// Gives back what the last frame did not show.
  func trim() {
    pictures.trim()
    scratch.trim()
    shapes.masks.trim()
    shadows.trim()
  }

  /// Replaces the pixels of `clip` by layers over a background.
  func paint(
    _ layers: [Layer], over background: Color, _ transform: PixelTransform, _ pass: Pass, clip: PixelRect
  ) {
    let plan = Occlusion(layers, transform, pass, painter: self)
    let source = background.pixel()
    for part in plan.visible(clip, above: -1)
    where !isFilled(part, layers.first, plan.geometries.first ?? nil) {
      pass.target.replace(part, by: source)
      pass.forget(part)
    }
    paint(layers, plan, transform, pass, clip: clip)
  }

  /// True when the first thing the first layer does is to fill the whole of an area, as a page's picture does.
  private func isFilled(_ area: PixelRect, _ layer: Layer?, _ geometry: LayerGeometry?) -> Bool {
    guard let layer, let geometry, layer.backdrop == nil, geometry.clip?.contains(area) ?? true,
      case .rect(let rect, let color)? = layer.content.first, color.alpha == 255, geometry.opacity == 255,
      layer.compositingMode(geometry) == .direct
    else { return false }
    return geometry.transform.pixels(rect).snappedPixels.contains(area)
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
      let parts = plan.visible(clip, above: i)
      // Before the layer's own shadow, which is no part of what lies below.
      let blur = blurred(layer, geometry, pass, parts)
      for part in parts { paint(layer, geometry, pass, blur, clip: part) }
    }
  }

  private func paint(
    _ layer: Layer, _ geometry: LayerGeometry, _ pass: Pass, _ blur: BlurBrush?, clip: PixelRect
  ) {
    let inner = geometry.clip?.intersection(clip) ?? clip
    if let shadow = layer.shadow { paint(shadow, geometry, pass, clip: clip) }
    guard !inner.isEmpty else { return }
    switch layer.compositingMode(geometry) {
    case .picture:
      paintPicture(layer, geometry, pass, clip: inner, cut: geometry, shade: layer.shade)
    case .sublayerPicture:
      guard let page = LayerGeometry(layer.sublayers[0], in: geometry.transform) else { return }
      paintPicture(layer.sublayers[0], page, pass, clip: inner, cut: geometry, shade: layer.shade)
    case .group:
      paintGroup(layer, geometry, pass, blur, clip: inner)
    case .direct:
      if let backdrop = layer.backdrop {
        if let blur {
          blur.draw(into: pass.target, inner)
        } else {
          pass.target.fill(inner, backdrop.tint.pixel())
        }
      }
      if layer.backdrop != nil || layer.shade.alpha > 0 { pass.forget(inner) }
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
        transform: geometry.transform, target: pass.target, clip: clip, opacity: opacity, outline: outline,
        snapsPictures: pass.isPicture, shown: pass.shown))
    paint(layer.sublayers, geometry.transform, pass, clip: clip)
    pass.target.fill(clip, layer.shade.pixel(opacity: opacity))
  }

  // MARK: - Groups

  private func paintGroup(
    _ layer: Layer, _ geometry: LayerGeometry, _ pass: Pass, _ blur: BlurBrush?, clip: PixelRect
  ) {
    pass.forget(clip)
    if let blur, layer.isOnlyBackdrop {
      let coverage = runs(of: geometry, in: clip)
      return pass.target.inBands(clip) { band in
        var line = [UInt32](repeating: 0, count: band.width)
        var row = blur.row
        line.withUnsafeMutableBufferPointer { line in
          guard let line = line.baseAddress else { return }
          coverage.forEach(in: band) { x, y, length, k in
            blur.draw(into: line, x, y, length, &row)
            overRow(pass.target.pointer(x, y), line, length, k)
          }
        }
      }
    }
    // A backdrop inside the group must find the same pixels around it whatever is repainted.
    let whole = shapes.bounds.ink(layer, geometry, limit: pass.frame).intersection(pass.target.rect)
    let looksInside = layer.sublayers.contains(where: \.hasBackdrop)
    let area = looksInside ? whole : whole.intersection(clip)
    if !looksInside, area.area > largestGroup, area.height > 1 {
      // Strips, which are still in the caches when they are blended.
      let rows = max(1, largestGroup / 4 / area.width)
      for y in stride(from: area.minY, to: area.maxY, by: rows) {
        let strip = PixelRect(minX: area.minX, minY: y, maxX: area.maxX, maxY: min(y + rows, area.maxY))
        paintGroup(layer, geometry, pass, blur, clip: strip)
      }
      return
    }
    let outline = geometry.isRounded ? geometry.outline : nil
    // Such as the ball: what is opaque all over needs no clean ground and is copied, not blended.
    let isFilled = layer.backdrop == nil && layer.fills(area, geometry.transform, cutBy: outline)
    scratch.withTarget(area, isCleared: !isFilled, team: team) { target in
      if let backdrop = layer.backdrop {
        if let blur {
          blur.draw(into: target, area)
        } else {
          copy(pass.target, to: target, area)
          target.fill(area, backdrop.tint.pixel())
        }
      }
      let group = Pass(
        target: target, frame: area, whole: pass.whole, backdrops: nil, isPicture: pass.isPicture)
      paintInside(layer, geometry, group, clip: area, opacity: 255, outline: outline)
      let coverage = runs(of: geometry, in: area.intersection(clip))
      pass.target.inBands(area.intersection(clip)) { band in
        coverage.forEach(in: band) { x, y, length, k in
          if isFilled, k == 255 {
            pass.target.pointer(x, y).update(from: target.pointer(x, y), count: length)
          } else {
            overRow(pass.target.pointer(x, y), target.pointer(x, y), length, k)
          }
        }
      }
    }
  }

  /// The outline's coverage times the layer's opacity, made before several processors read it.
  private struct Runs {
    /// Nil where the outline is the clip.
    var coverage: OffsetCoverage?
    var opacity: UInt32

    @inline(__always)
    func forEach(in clip: PixelRect, _ body: (Int, Int, Int, UInt32) -> Void) {
      guard !clip.isEmpty else { return }
      if let coverage {
        coverage.forEach(in: clip) { x, y, length, k in body(x, y, length, scaled8(k, opacity)) }
      } else {
        for y in clip.minY..<clip.maxY { body(clip.minX, y, clip.width, opacity) }
      }
    }
  }

  private func runs(of geometry: LayerGeometry, in clip: PixelRect) -> Runs {
    let outline = geometry.isRounded && !clip.isEmpty ? geometry.outline : nil
    return Runs(
      coverage: outline.map { shapes.masks.coverage(of: $0, in: clip) }, opacity: geometry.opacity)
  }

  private func copy(_ source: PixelBuffer, to target: PixelBuffer, _ rect: PixelRect) {
    target.inBands(rect) { band in
      for y in band.minY..<max(band.minY, band.maxY) {
        target.pointer(band.minX, y).update(from: source.pointer(band.minX, y), count: band.width)
      }
    }
  }

  // MARK: - Backdrop

  /// Draws what lies below a layer, blurred: the kept picture or a new one; nil without a blur, and where none of it
  /// would be seen.
  private func blurred(
    _ layer: Layer, _ geometry: LayerGeometry, _ pass: Pass, _ parts: [PixelRect]
  ) -> BlurBrush? {
    guard let backdrop = layer.backdrop, backdrop.radius > 0, !layer.isRasterized else { return nil }
    let limit = pass.backdrops == nil ? pass.target.rect : pass.frame
    let shown = shapes.bounds.inner(layer, geometry, limit: limit)
    guard parts.contains(where: { $0.intersects(shown) }) else { return nil }
    let plan = BackdropStore.plan(backdrop, geometry.transform.scale)
    let source = plan.source(for: shown, in: limit)
    let entry = pass.backdrops?.entry(layer.id)
    func blurred() -> BlurredPicture {
      backdropBlurs += 1
      return BlurredPicture(of: pass.target, source: source, plan: plan)
    }
    if let entry, entry.source == source, entry.plan == plan {
      if let brush = entry.brush, brush.tint == backdrop.tint { return brush }
      let picture = entry.brush?.picture ?? blurred()
      entry.brush = BlurBrush(picture, tint: backdrop.tint)
      return entry.brush
    }
    guard !source.isEmpty else { return nil }
    return BlurBrush(blurred(), tint: backdrop.tint)
  }

  // MARK: - Rasterised layers

  /// The layer's kept picture; nil when nothing of it can be seen.
  func picture(
    of layer: Layer, _ geometry: LayerGeometry, _ pass: Pass
  ) -> PictureStore.Picture? {
    let x = nearestPixel(geometry.transform.origin.x)
    let y = nearestPixel(geometry.transform.origin.y)
    let seen = geometry.clip?.intersection(pass.whole) ?? pass.whole
    guard !seen.isEmpty else { return nil }
    return pictures.picture(of: layer, visible: seen.offset(x: -x, y: -y), with: self)
  }

  /// Draws a layer's picture through the outline and with the opacity of `cut`: its own or its group's.
  private func paintPicture(
    _ layer: Layer, _ geometry: LayerGeometry, _ pass: Pass, clip: PixelRect, cut: LayerGeometry,
    shade: Color
  ) {
    let shade = shade.pixel()
    let target = pass.target
    let coverage = runs(of: cut, in: clip)
    guard let picture = picture(of: layer, geometry, pass) else {
      pass.forget(clip)
      return target.inBands(clip) { band in
        coverage.forEach(in: band) { x, y, length, k in
          blendRow(target.pointer(x, y), length, scaled(shade, k))
        }
      }
    }
    let brush = PictureBrush(
      picture, geometry, target: target, shade: shade, extendsBorder: cut.isRounded,
      shown: pass.shown)
    target.inBands(clip) { band in
      coverage.forEach(in: band) { x, y, length, k in brush.paint(x, y, length, k) }
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
    let (mask, place) = shadows.mask(of: shape, blur: shadow.radius * scale)
    let source = shadow.color.pixel(opacity: geometry.opacity)
    let brush = ShadowBrush(mask: mask, place: place, source: source, target: pass.target)
    let holes = interior(geometry, in: area)
    pass.target.inBands(area) { band in
      for row in band.minY..<band.maxY {
        let hole = holes[row - area.minY]
        for (x, end) in [
          (band.minX, min(band.maxX, hole.lowerBound)), (max(band.minX, hole.upperBound), band.maxX),
        ] {
          brush.paint(row, x, end)
          pass.forget(PixelRect(minX: x, minY: row, maxX: end, maxY: row + 1))
        }
      }
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
