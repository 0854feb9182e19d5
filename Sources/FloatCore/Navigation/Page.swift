/// A page that is alive: its layout and how far it is scrolled.
struct Page: Equatable, Sendable {
  var layout: PageLayout
  var scroll: Scroller

  init(layout: PageLayout, offset: Double, parameters: ScrollParameters) {
    self.layout = layout
    scroll = Scroller(
      offset: offset, maximum: layout.maximumScroll, viewport: layout.viewport.height,
      parameters: parameters)
  }

  /// Takes a new layout, as after a resize, and keeps the place as far as it exists.
  mutating func replaceLayout(_ new: PageLayout, parameters: ScrollParameters, at t: Double) {
    let offset = min(max(scroll.offset(at: t), 0), new.maximumScroll)
    self = Page(layout: new, offset: offset, parameters: parameters)
  }
}
