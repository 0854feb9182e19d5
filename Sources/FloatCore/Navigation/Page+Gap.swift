/// The gap at the right of a page that moves back to its place, where the shrinking page no longer covers it.
extension Page {
  /// The gap's layer: it continues the backgrounds and lines of the page, its rows and its bars, and repeats the last
  /// points of pictures that reach the edge.
  ///
  /// - Parameter layer: The page's own layer, which has moved to the left.
  func gapLayer(beside layer: Layer, _ e: Environment) -> Layer {
    let start = e.width + layer.position.x
    let rows = Layer(
      id: "gap-rows", position: Point(0, -scroll.offset(at: e.now)),
      content: reachingEdge(layout.scrolled, e),
      sublayers: strips(of: layout.scrolled, from: start, isFixed: false, e))
    let viewport = Layer(
      id: "gap-viewport", position: layout.viewport.origin,
      outline: RoundedRect(Rect(size: layout.viewport.size)), sublayers: [rows])
    return Layer(
      id: "gap", outline: RoundedRect(Rect(start - 1, 0, 1 - layer.position.x, e.size.height)),
      content: [.rect(e.screen, layout.background)],
      sublayers: [
        viewport,
        Layer(
          id: "gap-bars", content: reachingEdge(layout.fixed, e),
          sublayers: strips(of: layout.fixed, from: start, isFixed: true, e)),
      ], shade: layer.shade)
  }

  /// The backgrounds and lines that reach the right edge of the screen.
  private func reachingEdge(_ shapes: [Shape], _ e: Environment) -> [Shape] {
    shapes.filter {
      switch $0 {
      case .rect(let rect, _): rect.maxX >= e.width
      case .hairline(_, let end, _): end.x >= e.width
      case .roundedRect, .fill, .stroke, .text, .image: false
      }
    }
  }

  /// Strips with the right ends of the pictures; each covers the end of the one before, so that no line shows between
  /// them.
  private func strips(of shapes: [Shape], from start: Double, isFixed: Bool, _ e: Environment) -> [Layer] {
    let pictures = shapes.filter {
      if case .image(let run) = $0 { run.tint == nil && run.frame.rect.maxX > e.width - 0.5 } else { false }
    }
    let pagers = layout.controls.compactMap { control -> Layer? in
      guard case .pager(let pager) = control.kind, control.isFixed == isFixed,
        control.frame.maxX > e.width - 0.5
      else { return nil }
      let index = state(of: control).page
      guard pager.pages.indices.contains(index) else { return nil }
      return Layer(id: "gap-pager", position: control.frame.origin, content: pager.pages[index])
    }
    guard !pictures.isEmpty || !pagers.isEmpty else { return [] }
    let width = MorphParameters.repeatedEnd
    let y = isFixed ? 0 : scroll.offset(at: e.now)
    let end = RoundedRect(Rect(e.width - width - 1, y, width + 1, e.size.height))
    return stride(from: start, to: e.width, by: width).map { x in
      Layer(
        id: "gap-pictures:\(x)", position: Point(x + width - e.width, 0), outline: end, content: pictures,
        sublayers: pagers)
    }
  }
}
