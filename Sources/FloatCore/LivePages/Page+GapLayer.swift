/// A page below, beside which the shrinking page no longer covers the screen.
extension Page {
  /// What shows at the right of a page below that is still on its way back and no longer covered by the shrinking
  /// page: the backgrounds of the page, its rows and its bars, and the lines between them, are continued, and the last
  /// points of pictures that reach the edge are repeated.
  func gapLayer(beside layer: Layer, _ e: Environment) -> Layer {
    func reachingEdge(_ shapes: [Shape]) -> [Shape] {
      shapes.filter {
        switch $0 {
        case .rect(let rect, _): rect.maxX >= e.width
        case .hairline(_, let end, _): end.x >= e.width
        case .roundedRect, .fill, .stroke, .text, .image: false
        }
      }
    }
    /// Strips with the right ends of the pictures, each over the end of the one before, lest a line show between two.
    func strips(of shapes: [Shape], isFixed: Bool) -> [Layer] {
      let pictures = shapes.filter {
        if case .image(let run) = $0 { run.tint == nil && run.frame.rect.maxX > e.width - 0.5 } else { false }
      }
      let pagers = layout.pagers.filter { $0.isFixed == isFixed && $0.frame.maxX > e.width - 0.5 }.map {
        Layer(id: "gap-pager", position: $0.frame.origin, content: $0.pages[paging($0).page])
      }
      guard !pictures.isEmpty || !pagers.isEmpty else { return [] }
      let width = MorphParameters.repeatedEnd
      let y = isFixed ? 0 : scroll.offset(at: e.now)
      let end = RoundedRect(Rect(e.width - width - 1, y, width + 1, e.size.height))
      return stride(from: e.width + layer.position.x, to: e.width, by: width).map { x in
        Layer(
          id: "gap-pictures:\(x)", position: Point(x + width - e.width, 0), outline: end, content: pictures,
          sublayers: pagers)
      }
    }
    let gap = Rect(e.width + layer.position.x - 1, 0, 1 - layer.position.x, e.size.height)
    let rows = Layer(
      id: "gap-rows", position: Point(0, -scroll.offset(at: e.now)),
      content: reachingEdge(layout.scrolled), sublayers: strips(of: layout.scrolled, isFixed: false))
    let viewport = Layer(
      id: "gap-viewport", position: layout.viewport.origin,
      outline: RoundedRect(Rect(size: layout.viewport.size)), sublayers: [rows])
    return Layer(
      id: "gap", outline: RoundedRect(gap), content: [.rect(e.screen, layout.background)],
      sublayers: [
        viewport,
        Layer(
          id: "gap-bars", content: reachingEdge(layout.fixed),
          sublayers: strips(of: layout.fixed, isFixed: true)),
      ], shade: layer.shade)
  }
}
