import FloatCore
import FloatStudio

/// A layer's place in pixels, for painting and for finding damage.
struct LayerGeometry: Equatable {
  /// The transform of the layer's content: at whole pixels for a rasterised layer, whose picture is copied, not
  /// resampled.
  let transform: PixelTransform
  /// The outline in pixels; a rasterised layer's outline keeps its fraction when it has rounded corners.
  let outline: RoundedRect?
  /// False if the outline is a rectangle on whole pixels.
  let isRounded: Bool
  /// The pixels that the outline touches; nil for an unclipped layer.
  let clip: PixelRect?
  /// 1…255.
  let opacity: UInt32

  /// The pixels that a shadow may touch.
  func shadowBounds(_ shadow: Shadow) -> PixelRect {
    guard let outline, shadow.offset.isFinite, shadow.radius.isFinite else { return .empty }
    let reach = max(0, shadow.radius) * transform.scale + 4
    return outline.rect.offset(by: shadow.offset * transform.scale).inset(by: -reach).touchedPixels
  }

  /// The whole pixels that are certainly inside the outline.
  var inside: PixelRect? {
    guard let outline, let clip else { return nil }
    guard isRounded else { return clip }
    let r = outline.radii
    let b = outline.rect
    return PixelRect(
      minX: upperPixel(b.minX), minY: upperPixel(b.minY + max(r.topLeft, r.topRight)),
      maxX: lowerPixel(b.maxX), maxY: lowerPixel(b.maxY - max(r.bottomLeft, r.bottomRight)))
  }
}

/// How a layer is composited. Results may differ by rounding between modes.
enum CompositingMode {
  /// Shape by shape.
  case direct
  /// Drawn separately and blended as one: translucent, or cut by rounded corners.
  case group
  /// Copied from its kept picture.
  case picture
  /// A group that contains only a rasterised layer (a page behind a morphing outline): that layer's picture is drawn
  /// through the group's outline.
  case sublayerPicture
}

extension Layer {
  /// Where the layer is drawn; nil if nothing can be seen: no opacity, or numbers that are not finite.
  ///
  /// A method and no initializer of the geometry, which would copy the layer.
  func geometry(in parent: PixelTransform) -> LayerGeometry? {
    guard opacity > 0, position.isFinite else { return nil }
    let k = UInt32((min(opacity, 1) * 255).rounded())
    let exact = parent.moved(to: position)
    guard k > 0, exact.origin.isFinite else { return nil }
    let snapped = PixelTransform(
      origin: Point(Double(nearestPixel(exact.origin.x)), Double(nearestPixel(exact.origin.y))),
      scale: exact.scale)
    let transform = isRasterized ? snapped : exact
    guard let shape = outline else {
      return LayerGeometry(transform: transform, outline: nil, isRounded: false, clip: nil, opacity: k)
    }
    guard let pixels = exact.pixels(shape) else { return nil }
    if pixels.radii.largest > 0 {
      return LayerGeometry(
        transform: transform, outline: pixels, isRounded: true, clip: pixels.rect.touchedPixels, opacity: k)
    }
    let whole = transform.pixels(shape.rect).snappedPixels
    let rect = Rect(Double(whole.minX), Double(whole.minY), Double(whole.width), Double(whole.height))
    return LayerGeometry(
      transform: transform, outline: RoundedRect(rect), isRounded: false, clip: whole, opacity: k)
  }

  func compositingMode(_ geometry: LayerGeometry) -> CompositingMode {
    if isRasterized { return scrollsByBlit ? .direct : .picture }
    if geometry.isRounded { return isOnlyPicture(geometry) ? .sublayerPicture : .group }
    guard geometry.opacity < 255 else { return .direct }
    let count = content.count + (shade.alpha > 0 ? 1 : 0)
    return count > 1 || !sublayers.isEmpty || backdrop != nil ? .group : .direct
  }

  /// True for a rasterised layer that nothing cuts or blends, such as the scrolled part of a page: it needs no picture
  /// of its own, because its pixels can be moved within the picture that contains it (see `ScrollMove`).
  var scrollsByBlit: Bool {
    isRasterized && outline == nil && opacity >= 1 && shadow == nil && backdrop == nil && shade.alpha == 0
      && !containsBackdrop
  }

  /// True for a layer with nothing but a backdrop, such as a list's.
  var isOnlyBackdrop: Bool {
    backdrop != nil && content.isEmpty && sublayers.isEmpty && shade.alpha == 0
  }

  private func isOnlyPicture(_ geometry: LayerGeometry) -> Bool {
    guard content.isEmpty, backdrop == nil, sublayers.count == 1, sublayers[0].isRasterized,
      !sublayers[0].scrollsByBlit
    else {
      return false
    }
    let page = sublayers[0]
    guard page.shadow == nil, page.shade.alpha == 0, let inner = page.geometry(in: geometry.transform)
    else { return false }
    return !inner.isRounded && inner.opacity == 255
  }

  /// True if this layer or one inside it shows a backdrop of the pixels below; false for a rasterised layer.
  var hasBackdrop: Bool {
    !isRasterized && (backdrop != nil || sublayers.contains(where: \.hasBackdrop))
  }

  /// True if there is a backdrop anywhere inside this layer, even in a rasterised one.
  var containsBackdrop: Bool { sublayers.contains { $0.backdrop != nil || $0.containsBackdrop } }

  /// True if the first shape is opaque all over an area, drawn inside a group that `outline` cuts.
  func fills(_ area: PixelRect, _ transform: PixelTransform, cutBy outline: RoundedRect?) -> Bool {
    guard case .roundedRect(let shape, .color(let color))? = content.first, color.alpha == 255,
      let pixels = transform.pixels(shape)
    else { return false }
    return (outline.map { pixels.extended(to: $0) } ?? pixels).covers(area)
  }

  /// The pixels that the largest opaque rectangle of the content fills.
  func opaquePixels(_ transform: PixelTransform) -> PixelRect {
    var out = PixelRect.empty
    for case .rect(let rect, let color) in content where color.alpha == 255 {
      let filled = transform.pixels(rect).snappedPixels
      if filled.area > out.area { out = filled }
    }
    return out
  }
}
