import FloatCore

/// What the opaque pictures among sibling layers hide of those below.
struct Occlusion {
  let geometries: [LayerGeometry?]
  /// The opaque part of each layer.
  private var opaque: [PixelRect?] = []
  /// True for a layer that looks at what lies below it, and for one with a sublayer that does.
  private var looksBelow: [Bool] = []
  private var looksInside: [Bool] = []

  init(_ layers: [Layer], _ transform: PixelTransform, _ pass: LayerPainter.Pass, painter: LayerPainter) {
    geometries = layers.map { LayerGeometry($0, in: transform) }
    for (layer, geometry) in zip(layers, geometries) {
      looksBelow.append(geometry != nil && layer.hasBackdrop)
      looksInside.append(!layer.isRasterized && layer.sublayers.contains(where: \.hasBackdrop))
      guard let geometry, layer.compositingMode(geometry) == .picture, geometry.opacity == 255,
        let inside = geometry.inside,
        inside.intersects(pass.frame), let picture = painter.picture(of: layer, geometry, pass)
      else {
        opaque.append(nil)
        continue
      }
      let x = nearestPixel(geometry.transform.origin.x)
      let y = nearestPixel(geometry.transform.origin.y)
      opaque.append(inside.intersection(picture.opaque.offset(x: x, y: y)))
    }
  }

  /// The parts of `clip` in which something of layer `index` can be seen (−1: of the background).
  func visible(_ clip: PixelRect, above index: Int) -> [PixelRect] {
    var parts = [clip]
    // A backdrop among the sublayers sees the layer's own content, all of it.
    if index >= 0, looksInside[index] { return parts }
    var i = index + 1
    while i < opaque.count, !looksBelow[i] {
      if let rect = opaque[i] { parts = parts.flatMap { $0.subtracting(rect) } }
      i += 1
    }
    return parts
  }
}
