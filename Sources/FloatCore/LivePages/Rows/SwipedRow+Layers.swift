/// The picture of a swiped row: its actions, and the row itself over them.
extension SwipedRow {
  /// The frames of the buttons that can be pressed, in the content; those under a grown button cannot.
  func places(over frame: Rect, _ e: Environment) -> [(index: Int, frame: Rect)] {
    let frames = frames(over: frame, growth: e.isReduced ? growth.target : growth.value(at: e.now), e)
    if let grown, growth.target > 0 { return [(grown, frames[grown])] }
    return Array(frames.enumerated().map { ($0, $1) })
  }

  /// The frames of the buttons, which divide the gap beside the row by their widths.
  ///
  /// - Parameter growth: How far the grown button covers the others, 0…1.
  private func frames(over frame: Rect, growth: Double, _ e: Environment) -> [Rect] {
    let gap = min(max(0, -offset.value(at: e.now)), frame.width)
    let scale = width > 0 ? gap / width : 0
    var x = frame.maxX - gap
    return buttons.indices.map { index in
      let wide = buttons[index].width * scale
      let rect = Rect(x, frame.minY, wide, frame.height)
      x += wide
      guard index == grown else { return rect }
      // The grown button spreads from its place over the whole gap.
      let left = rect.minX + (frame.maxX - gap - rect.minX) * growth
      let right = rect.maxX + (frame.maxX - rect.maxX) * growth
      return Rect(left, frame.minY, max(0, right - left), frame.height)
    }
  }

  /// - Parameters:
  ///   - row: The row of the layout.
  ///   - outline: Its outline, to which the row and its actions are clipped.
  ///   - content: The shapes that move with the row, and its pressed look.
  ///   - badges: Its badges, which may stick out of it.
  func layer(
    _ row: PageLayout.SwipeRow, _ outline: RoundedRect, content: [Shape], badges: [Shape], on page: PageID,
    _ highlights: Highlights, _ e: Environment
  ) -> Layer {
    let shift = Point(offset.value(at: e.now), 0)
    var sublayers = [
      Layer(
        id: "\(layerID):actions", outline: outline,
        sublayers: [buttonLayer(row.frame, on: page, highlights, e)]
          + [Layer(id: "\(layerID):content", position: shift, content: content, isRasterized: true)])
    ]
    if !badges.isEmpty { sublayers.append(Layer(id: "\(layerID):badges", position: shift, content: badges)) }
    return Layer(id: layerID, sublayers: sublayers)
  }

  private func buttonLayer(_ frame: Rect, on page: PageID, _ highlights: Highlights, _ e: Environment)
    -> Layer
  {
    let growth = growth.value(at: e.now)
    // With reduced motion the grown button fades in over the others, at its final size.
    let frames = frames(over: frame, growth: e.isReduced ? 0 : growth, e)
    // The grown button comes last, over the others.
    let order = buttons.indices.filter { $0 != grown } + (grown.map { [$0] } ?? [])
    func shapes(of index: Int, in place: Rect, growth: Double, asked: Double) -> [Shape] {
      let button = buttons[index]
      // A button reaches to the edge below the next one, so that no gap opens between them.
      let end = index == grown ? place.maxX : frame.maxX
      let ground = Rect(place.minX, place.minY, max(0, end - place.minX), place.height)
      var shapes: [Shape] = [.rect(ground, button.action.color)]
      let pressed = highlights.strength(of: .rowAction(id, button.action.name), on: page, e)
      if pressed > 0 { shapes.append(.rect(ground, e.pressedTint.faded(pressed))) }
      // The title stands where it will be once the row is open; the moving row uncovers it.
      let own = place.minX + max(place.width, button.width) / 2
      let x = own + (place.midX - own) * growth
      for (title, opacity) in [(button.title, 1 - asked), (button.action.question ?? "", asked)]
      where opacity > 0 && !title.isEmpty {
        shapes.write(
          title, x: x, midY: place.midY, size: Self.textSize, weight: .medium,
          color: Color.white.faded(opacity), alignment: .center)
      }
      return shapes
    }
    let asked = question.share(at: e.now)
    var layer = Layer(
      id: "\(layerID):buttons",
      content: order.flatMap {
        let isGrown = $0 == grown && !e.isReduced
        return shapes(of: $0, in: frames[$0], growth: isGrown ? growth : 0, asked: isGrown ? asked : 0)
      })
    if e.isReduced, let grown, growth > 0 {
      let place = self.frames(over: frame, growth: 1, e)[grown]
      layer.sublayers = [
        Layer(
          id: "\(layerID):grown", opacity: growth,
          content: shapes(of: grown, in: place, growth: 1, asked: isAsking ? 1 : 0))
      ]
    }
    return layer
  }
}
