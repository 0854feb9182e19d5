import FloatCore

extension PageBuilder where Source == PrototypePages {
  /// A page that is a picture, with its bar and tab bar over it.
  func picture(_ page: PrototypePages.PicturePage, _ frame: PageFrame) -> PageLayout {
    let form = page.variants[variant] ?? page.form
    let picture = form.picture[parameters.appearance]
    let bar = bar(frame)
    var layout = emptyLayout(frame.id, bar: bar, background: colors.background)
    let barEnd = bar == nil ? 0 : barBottom
    let tabBar = frame.tabs.isEmpty ? 0 : tabBarHeight
    let fixed = page.fixedParts(height: picture.size.height, screen: size.height, bar: barEnd, tabBar: tabBar)
    let end = size.height - max(fixed.bottom, tabBar)
    layout.viewport = Rect(0, fixed.top, size.width, max(0, end - fixed.top))
    let removed = form.rows.filter { removedRows.contains($0.page(on: frame.page.id)) }.map(\.frame)
      .sorted { $0.minY < $1.minY }
    layout.removedParts = removed
    /// How far up a place of the picture has moved because rows above it were removed.
    func rise(_ y: Double) -> Double { removed.filter { $0.maxY <= y }.reduce(0) { $0 + $1.height } }
    layout.contentHeight = max(0, picture.size.height - fixed.top - fixed.bottom - rise(.infinity))
    layout.scrolled += pieces(picture, without: removed, from: fixed.top)
    // The picture contains its fixed parts, which would show a second time where the page is pulled beyond its ends.
    for (y, height) in [(-fixed.top, fixed.top), (layout.contentHeight, fixed.bottom)] where height > 0 {
      layout.scrolled.append(.rect(Rect(0, y, size.width, height), colors.background))
    }
    if fixed.top > barEnd {
      layout.fixed.append(image(picture, at: .zero, showing: Rect(0, barEnd, size.width, fixed.top - barEnd)))
    }
    let bottomShift = size.height - picture.size.height
    if fixed.bottom > tabBar {
      layout.fixed.append(
        image(
          picture, at: Point(0, bottomShift),
          showing: Rect(0, size.height - fixed.bottom, size.width, fixed.bottom - tabBar)))
    }
    /// How far down a place of the picture is moved: onto the screen, or into the scrolled content.
    func shift(_ minY: Double, _ maxY: Double) -> (isFixed: Bool, y: Double) {
      if maxY <= fixed.top { return (true, 0) }
      if minY >= picture.size.height - fixed.bottom { return (true, bottomShift) }
      return (false, -fixed.top - rise(minY))
    }
    func isRemoved(_ place: Point) -> Bool { removed.contains { $0.contains(place) } }
    for row in form.rows where !removed.contains(row.frame) {
      let y = shift(row.frame.minY, row.frame.maxY).y
      let shown = row.frame.offset(y: y)
      let opened = form.hotspots.filter { $0.name == row.name }.compactMap(\.page)
      layout.pictureFrames[.row(row.page(on: frame.page.id))] = row.frame
      // Only the row moves, not the picture beside it.
      addSwipeRow(
        row.page(on: frame.page.id), row.label, shown, radius: row.radius,
        [.rect(shown, colors.background), image(picture, at: Point(0, y), showing: shown)], row.actions,
        opens: opened.first, to: &layout)
    }
    let scrolled = Rect(0, 0, size.width, max(layout.viewport.height, layout.contentHeight))
    let all = Rect(0, fixed.top, size.width, max(0, picture.size.height - fixed.top - fixed.bottom))
    for hotspot in form.hotspots where !(hotspot.frame.map { isRemoved($0.center) } ?? false) {
      let place = hotspot.frame.map { shift($0.minY, $0.maxY) } ?? (isFixed: false, y: 0)
      let element = Element(
        id: hotspot.id(on: frame.page.id), role: "button", label: hotspot.label,
        frame: hotspot.frame?.offset(y: place.y) ?? scrolled, radius: hotspot.radius)
      layout.pictureFrames[element.id] = hotspot.frame ?? all
      if place.isFixed {
        layout.addFixed(element, hotspot.action)
      } else {
        layout.addScrolled(element, hotspot.action)
      }
      // Its badge is the one with its name, in each of the page's forms.
      layout.reads[element.id] = PageID("\(frame.page.id)/\(hotspot.name)")
    }
    func addControl(_ id: ElementID, _ label: String, _ own: Rect, _ kind: PageLayout.Control.Kind) {
      guard !isRemoved(own.center) else { return }
      let place = shift(own.minY, own.maxY)
      layout.pictureFrames[id] = own
      layout.controls.append(
        .init(id: id, label: label, frame: own.offset(y: place.y), isFixed: place.isFixed, kind: kind))
    }
    for pager in form.pagers {
      let pages = pager.pages.map { [image($0[parameters.appearance], at: .zero)] }
      addControl(
        pager.id(on: frame.page.id), pager.label, pager.frame,
        .pager(.init(radius: pager.radius, pages: pages, hasDots: pager.hasDots)))
    }
    for slider in form.sliders {
      addControl(
        slider.id(on: frame.page.id), slider.label, slider.frame,
        .slider(
          .init(
            value: slider.value, track: slider.track.map { metrics.tint[$0] } ?? colors.separator,
            fill: slider.fill.map { metrics.tint[$0] } ?? colors.tint)))
    }
    for badge in form.badges where !isRemoved(badge.center) {
      let place = shift(badge.center.y, badge.center.y)
      let id = BadgeID.page(badge.page(on: frame.page.id))
      layout.pictureFrames[.badge(id)] = Rect(origin: badge.center, size: .zero)
      layout.badges.append(
        .init(
          id: id, center: badge.center + Point(0, place.y), part: place.isFixed ? .fixed : .scrolled))
    }
    return layout
  }

  /// The scrolled part of a picture, without the stripes of rows that were removed.
  private func pieces(
    _ picture: PrototypePages.Picture, without removed: [Rect], from top: Double
  ) -> [Shape] {
    guard !removed.isEmpty else { return [image(picture, at: Point(0, -top))] }
    var (pieces, from, rise): ([Shape], Double, Double) = ([], 0, 0)
    for y in removed.map({ ($0.minY, $0.maxY) })
      + [(picture.size.height, picture.size.height)] where y.0 >= from
    {
      let part = Rect(0, from - top - rise, size.width, y.0 - from)
      if !part.isEmpty { pieces.append(image(picture, at: Point(0, -top - rise), showing: part)) }
      rise += y.1 - y.0
      from = y.1
    }
    return pieces
  }

  /// A picture with its top-left corner at a point, at its own size; if only a part shows, cut to that part.
  private func image(
    _ picture: PrototypePages.Picture, at origin: Point, showing part: Rect? = nil
  ) -> Shape {
    .image(
      ImageRun(
        picture.name, frame: RoundedRect(Rect(origin: origin, size: picture.size)),
        clip: part.map { Path(RoundedRect($0)) }))
  }
}
