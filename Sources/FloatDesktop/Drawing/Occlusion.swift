import FloatCore

/// What the opaque pictures among sibling layers hide of those below.
struct Occlusion {
  let geometries: [LayerGeometry?]
  /// The opaque part of each layer, and true where it looks at what lies below.
  private var opaque: [PixelRect?] = []
  private var looksBelow: [Bool] = []

  init(_ layers: [Layer], _ transform: PixelTransform, _ pass: LayerPainter.Pass, painter: LayerPainter) {
    geometries = layers.map { LayerGeometry($0, in: transform) }
    for (layer, geometry) in zip(layers, geometries) {
      looksBelow.append(geometry != nil && layer.hasBackdrop)
      guard let geometry, layer.isRasterized, geometry.opacity == 255, let inside = geometry.inside,
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
    var i = index + 1
    while i < opaque.count, !looksBelow[i] {
      if let rect = opaque[i] { parts = parts.flatMap { $0.subtracting(rect) } }
      i += 1
    }
    return parts
  }
}
