import FloatCore
import FloatStudio

/// Draws layers into pixels: shadow, backdrop, content, sublayers and shade, cut to the outline.
///
/// It owns the shape painter and the caches, which all surfaces share. Every pixel that it writes depends on the scene
/// alone, never on `clip`, so that any part can be repainted on its own.
final class LayerPainter {
  let shapes: ShapePainter
  let pictures: PictureStore
  let shadows: ShadowMasks
  let scratch = Scratch()
  /// The threads that draw large areas; nil if one processor is enough.
  let team: RowTeam?
  /// In pixels; the memory of larger groups would be allocated anew for each frame.
  let largestGroup: Int

  /// One walk through a composition's layers.
  struct Pass {
    /// The target of the drawing: the composition's surface or, inside a group, memory of its own.
    var target: PixelBuffer
    /// The extent of the pixels: the composition's, or the group's.
    var frame: PixelRect
    /// The bounds of the whole surface; unlike `frame`, also inside a group.
    var whole: PixelRect
    /// Nil inside a group.
    var backdrops: BackdropStore?
    /// True in the picture of a rasterised layer, which moves by whole pixels together with everything in it.
    var isPicture: Bool

    /// True inside a group, whose pixels are read again at once.
    var isGroup: Bool { backdrops == nil }
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

  /// The most memory that masks of rounded rectangles and of shadows may take, in bytes.
  var maskBound: Int { shapes.masks.bound + shadows.bound }

  /// The counts of results that were computed and not found in a cache, for tests.
  struct Work: Equatable {
    var shadowBlurs = 0
    var shadowMasks = 0
    var backdropBlurs = 0
    var roundedMasks = 0
  }

  /// How many times a backdrop was blurred.
  private var backdropBlurs = 0

  var work: Work {
    Work(
      shadowBlurs: shadows.blurCount, shadowMasks: shadows.maskCount, backdropBlurs: backdropBlurs,
      roundedMasks: shapes.masks.makingCount)
  }

  /// The memory of the caches for masks and groups, in bytes.
  var byteCount: Int { shadows.byteCount + shapes.masks.byteCount + scratch.byteCount }

  /// Allocates memory for one more picture if frames are large; for small ones the kernel takes no time.
  func expectPicture() -> Bool { team != nil && pictures.makeSpare() }

  /// Gives back memory that the last frame did not use.
  func trim() {
    pictures.trim()
    scratch.trim()
    shapes.masks.trim()
    shadows.trim()
  }

  /// Replaces the pixels of `clip` with layers over a background.
  func paint(
    _ layers: [Layer], over background: Color, _ transform: PixelTransform, _ pass: Pass, clip: PixelRect
  ) {
    let plan = Occlusion(layers, transform, pass, painter: self)
    let source = background.pixel()
    for part in plan.visible(clip, above: -1)
    where !isFilled(part, layers.first, plan.geometries.first ?? nil) {
      pass.target.replace(part, by: source)
    }
    paint(layers, plan, transform, pass, clip: clip)
  }

  /// True if the first layer begins by filling the whole of an area, as a page's picture does.
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
      // Before the layer's own shadow, which does not belong to the backdrop.
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
      guard let page = layer.sublayers[0].geometry(in: geometry.transform) else { return }
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
      paintInside(layer, geometry, pass, clip: inner, opacity: geometry.opacity)
    }
  }

  func paintInside(
    _ layer: Layer, _ geometry: LayerGeometry, _ pass: Pass, clip: PixelRect, opacity: UInt32,
    outline: RoundedRect? = nil
  ) {
    shapes.paint(
      layer.content,
      ShapePainter.Context(
        transform: geometry.transform, target: pass.target, clip: clip, opacity: opacity, outline: outline,
        snapsPictures: pass.isPicture))
    paint(layer.sublayers, geometry.transform, pass, clip: clip)
    pass.target.fill(clip, layer.shade.pixel(opacity: opacity))
  }

  // MARK: - Backdrop

  /// Returns the blurred pixels below a layer, kept or new; nil without a blur, or if none of it would be visible.
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

  /// The layer's kept picture; nil if none of it is visible.
  func picture(
    of layer: Layer, _ geometry: LayerGeometry, _ pass: Pass
  ) -> PictureStore.Picture? {
    let x = nearestPixel(geometry.transform.origin.x)
    let y = nearestPixel(geometry.transform.origin.y)
    let seen = geometry.clip?.intersection(pass.whole) ?? pass.whole
    guard !seen.isEmpty else { return nil }
    return pictures.picture(of: layer, visible: seen.offset(x: -x, y: -y), with: self)
  }

  /// Draws a layer's picture with the outline and the opacity of `cut`: its own or its group's.
  private func paintPicture(
    _ layer: Layer, _ geometry: LayerGeometry, _ pass: Pass, clip: PixelRect, cut: LayerGeometry,
    shade: Color
  ) {
    let shade = shade.pixel()
    let target = pass.target
    let coverage = runs(of: cut, in: clip)
    guard let picture = picture(of: layer, geometry, pass) else {
      return target.inBands(clip) { band in
        coverage.forEach(in: band) { x, y, length, k in
          blendRow(target.pointer(x, y), length, scaled(shade, k))
        }
      }
    }
    let brush = PictureBrush(
      picture, geometry, target: target, shade: shade, extendsBorder: cut.isRounded)
    target.inBands(clip) { band in
      coverage.forEach(in: band) { x, y, length, k in brush.paint(x, y, length, k) }
    }
  }
}
