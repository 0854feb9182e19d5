/// The picture of a swiped row: its actions, and the row itself over them.
extension SwipedRow {
  /// The places of the buttons that can be pressed, in the content; those under a grown button cannot.
  func places(over frame: Rect, _ e: Environment) -> [(index: Int, frame: Rect)] {
    let frames = frames(over: frame, e)
    if let grown, growth.target > 0 { return [(grown, frames[grown])] }
    return Array(frames.enumerated().map { ($0, $1) })
  }

  /// The frames of the buttons, which share the gap beside the row by their widths.
  private func frames(over frame: Rect, _ e: Environment) -> [Rect] {
    let gap = min(max(0, -offset.value(at: e.now)), frame.width)
    let scale = width > 0 ? gap / width : 0
    var x = frame.maxX - gap
    return buttons.indices.map { index in
      let wide = buttons[index].width * scale
      var rect = Rect(x, frame.minY, wide, frame.height)
      x += wide
      guard index == grown else { return rect }
      // From its own place over all of the gap.
      let growth = growth.value(at: e.now)
      let left = rect.minX + (frame.maxX - gap - rect.minX) * growth
      let right = rect.maxX + (frame.maxX - rect.maxX) * growth
      rect = Rect(left, frame.minY, max(0, right - left), frame.height)
      return rect
    }
  }

  /// - Parameters:
  ///   - row: The row of the layout.
  ///   - outline: Its outline, beyond which nothing of it or its actions shows.
  ///   - content: What moves with the row: its shapes and its pressed looks.
  ///   - badges: Its badges, which may stick out of it.
  func layer(
    _ row: PageLayout.SwipeRow, _ outline: RoundedRect, content: [Shape], badges: [Shape], on page: PageID,
    _ presses: Presses, _ e: Environment
  ) -> Layer {
    let shift = Point(offset.value(at: e.now), 0)
    var sublayers = [
      Layer(
        id: "row:\(id):actions", outline: outline,
        sublayers: [buttonLayer(row.frame, on: page, presses, e)]
          + [Layer(id: "row:\(id):content", position: shift, content: content, isRasterized: true)])
    ]
    if !badges.isEmpty { sublayers.append(Layer(id: "row:\(id):badges", position: shift, content: badges)) }
    return Layer(id: "row:\(id)", sublayers: sublayers)
  }

  private func buttonLayer(_ frame: Rect, on page: PageID, _ presses: Presses, _ e: Environment) -> Layer {
    let p = e.parameters.rowSwipe
    let frames = frames(over: frame, e)
    // The grown one comes last, over the others.
    let order = buttons.indices.filter { $0 != grown } + (grown.map { [$0] } ?? [])
    var shapes: [Shape] = []
    for index in order {
      let (button, place) = (buttons[index], frames[index])
      // A button reaches to the edge below the next one, so that no gap opens between them.
      let end = index == grown && growth.target > 0 ? place.maxX : frame.maxX
      let ground = Rect(place.minX, place.minY, max(0, end - place.minX), place.height)
      shapes.append(.rect(ground, button.action.color))
      let pressed = presses.strength(of: .rowAction(id, button.action.name), on: page, e)
      if pressed > 0 { shapes.append(.rect(ground, e.pressedTint.faded(pressed))) }
      // The title stands where it will be, and is uncovered as the row moves.
      let own = place.minX + max(place.width, button.width) / 2
      let share = index == grown ? growth.value(at: e.now) : 0
      let x = own + (place.midX - own) * share
      let asked = index == grown ? question.share(at: e.now) : 0
      for (title, opacity) in [(button.title, 1 - 2 * asked), (button.action.question ?? "", 2 * asked - 1)]
      where opacity > 0 && !title.isEmpty {
        shapes.write(
          title, x: x, midY: place.midY, size: p.textSize, weight: .medium,
          color: p.label.faded(min(1, opacity)), alignment: .center)
      }
    }
    return Layer(id: "row:\(id):buttons", content: shapes)
  }
}
