extension PageLayout {
  /// The layout without parts that cannot be placed, because another package's page source may compute any number.
  ///
  /// Elements, marks, badges, rows and controls whose frame is not finite are left out, as are rows and controls of a
  /// negative size and pagers without pages. A slider's value is clamped to 0…1, and one that is not a number is 0.
  var placeable: PageLayout {
    var layout = self
    if !viewport.isFinite { layout.viewport = .zero }
    layout.viewport.width = max(0, layout.viewport.width)
    layout.viewport.height = max(0, layout.viewport.height)
    layout.contentHeight = contentHeight.isFinite ? max(0, contentHeight) : 0
    layout.tabBarStart = tabBarStart.flatMap { (0...fixed.count).contains($0) ? $0 : nil }
    layout.scrolledElements.removeAll { !$0.frame.isFinite }
    layout.fixedElements.removeAll { !$0.frame.isFinite }
    layout.marks.removeAll { !$0.frame.isFinite }
    layout.badges.removeAll { !$0.center.isFinite }
    layout.rows.removeAll { !$0.frame.isPlaceable }
    layout.controls = controls.compactMap(\.placeable)
    return layout
  }
}

extension Rect {
  fileprivate var isFinite: Bool { x.isFinite && y.isFinite && width.isFinite && height.isFinite }

  /// True for a rectangle that can be placed, even one without an area.
  var isPlaceable: Bool { isFinite && width >= 0 && height >= 0 }
}
