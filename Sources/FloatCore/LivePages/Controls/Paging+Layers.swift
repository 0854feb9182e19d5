extension Paging {
  /// The pages of the pager that are in sight, and its dots.
  ///
  /// - Parameter ground: The colour beside the pages, where it is pulled beyond its ends.
  func layer(_ pager: PageLayout.Pager, ground: Color, _ e: Environment) -> Layer {
    let frame = pager.frame
    let offset = offset.value(at: e.now)
    var sublayers: [Layer] = []
    for (index, shapes) in pager.pages.enumerated() {
      let x = Double(index) * frame.width - offset
      guard x < frame.width, x > -frame.width else { continue }
      sublayers.append(
        Layer(id: "\(pager.id):\(index)", position: Point(x, 0), content: shapes, isRasterized: true))
    }
    var layers = [
      Layer(
        id: "\(pager.id)", outline: RoundedRect(Rect(size: frame.size), radius: pager.radius),
        content: [.rect(Rect(size: frame.size), ground)],
        sublayers: sublayers)
    ]
    if pager.hasDots, pager.pages.count > 1 { layers.append(dots(pager, at: offset, e)) }
    return Layer(id: "\(pager.id):pages", position: frame.origin, sublayers: layers)
  }

  private func dots(_ pager: PageLayout.Pager, at offset: Double, _ e: Environment) -> Layer {
    let p = e.parameters.pager
    let step = p.dot + p.dotGap
    let place = pager.frame.width > 0 ? offset / pager.frame.width : 0
    let start = (pager.frame.width - step * Double(pager.pages.count - 1)) / 2
    let shapes = pager.pages.indices.flatMap { index -> [Shape] in
      let near = max(0, 1 - abs(place - Double(index)))
      let center = Point(start + step * Double(index), pager.frame.height - p.dotInset)
      let dot = RoundedRect(circle: center, radius: p.dot / 2)
      // White on a dark rim, so that dots are seen on light and on dark pictures, in both appearances.
      return [
        .roundedRect(dot.inset(by: -p.dotRim), .color(.black.faded(p.dotRimOpacity))),
        .roundedRect(dot, .color(.white.faded(p.dotOpacity + (1 - p.dotOpacity) * near))),
      ]
    }
    return Layer(id: "\(pager.id):dots", content: shapes)
  }
}
