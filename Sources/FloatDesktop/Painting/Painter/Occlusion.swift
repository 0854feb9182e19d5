import FloatCore
import FloatStudio

/// The areas that the opaque pictures among sibling layers hide of the layers below.
struct Occlusion {
  let geometries: [LayerGeometry?]
  /// The opaque part of each layer.
  private var opaque: [PixelRect?] = []
  /// True for a layer that blurs what is below it.
  private var looksBelow: [Bool] = []
  /// True for a layer one of whose sublayers does.
  private var looksInside: [Bool] = []

  init(_ layers: [Layer], _ transform: PixelTransform, _ pass: LayerPainter.Pass, painter: LayerPainter) {
    geometries = layers.map { $0.geometry(in: transform) }
    for (layer, geometry) in zip(layers, geometries) {
      looksBelow.append(geometry != nil && layer.hasBackdrop)
      looksInside.append(!layer.isRasterized && layer.sublayers.contains(where: \.hasBackdrop))
      opaque.append(geometry.flatMap { Self.opaque(layer, $0, pass, painter) })
    }
  }

  /// The pixels that a layer's picture certainly hides, whether it is cut by the layer's own outline or by that of a
  /// group that contains only the picture.
  private static func opaque(
    _ layer: Layer, _ geometry: LayerGeometry, _ pass: LayerPainter.Pass, _ painter: LayerPainter
  ) -> PixelRect? {
    guard geometry.opacity == 255, var inside = geometry.inside, inside.intersects(pass.frame) else {
      return nil
    }
    var drawn = layer
    var place = geometry
    switch layer.compositingMode(geometry) {
    case .picture: break
    case .sublayerPicture:
      drawn = layer.sublayers[0]
      guard let page = drawn.geometry(in: geometry.transform) else { return nil }
      place = page
      if let clip = page.clip { inside = inside.intersection(clip) }
    case .direct, .group: return nil
    }
    guard let picture = painter.picture(of: drawn, place, pass) else { return nil }
    let x = nearestPixel(place.transform.origin.x)
    let y = nearestPixel(place.transform.origin.y)
    return inside.intersection(picture.opaque.offset(x: x, y: y))
  }

  /// The parts of `clip` in which layer `index` is visible (−1 for the background).
  func visible(_ clip: PixelRect, above index: Int) -> [PixelRect] {
    var parts = [clip]
    // A backdrop among the sublayers sees all of the layer's own content.
    if index >= 0, looksInside[index] { return parts }
    var i = index + 1
    while i < opaque.count, !looksBelow[i] {
      if let rect = opaque[i] { parts = parts.flatMap { $0.subtracting(rect) } }
      i += 1
    }
    return parts
  }
}
