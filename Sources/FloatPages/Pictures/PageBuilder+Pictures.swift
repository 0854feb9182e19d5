import FloatCore

extension PageBuilder where Source == PicturePages {
  /// A page that is a picture.
  ///
  /// - Parameters:
  ///   - id: What the page is known by; the root is one page, whichever tab's picture it shows.
  ///   - isRoot: Whether it is at the bottom of the stack, where it has no way back.
  func layout(_ page: PicturePages.Page, as id: PageID, isRoot: Bool) -> PageLayout {
    let picture = (page.variants[variant] ?? page.picture)[parameters.appearance]
    let tabs = isRoot ? content.tabItems : []
    let bar = page.hasBar ? bar(of: page, isRoot: isRoot) : nil
    var layout = emptyLayout(
      id, bar: bar, background: colors.background, bottom: tabs.isEmpty ? 0 : tabBarHeight)
    // Where the picture's top is on the screen, and where its fixed bottom ends.
    let top = layout.viewport.minY
    let end = layout.viewport.maxY
    let bottomShift = end - picture.size.height
    layout.viewport = Rect(
      0, top + page.fixedTop, size.width, max(0, end - top - page.fixedTop - page.fixedBottom))
    layout.contentHeight = max(0, picture.size.height - page.fixedTop - page.fixedBottom)
    layout.scrolled.append(image(picture, at: Point(0, -page.fixedTop)))
    if page.fixedTop > 0 {
      layout.fixed.append(
        image(picture, at: Point(0, top), showing: Rect(0, top, size.width, page.fixedTop)))
    }
    if page.fixedBottom > 0 {
      layout.fixed.append(
        image(
          picture, at: Point(0, bottomShift),
          showing: Rect(0, end - page.fixedBottom, size.width, page.fixedBottom)))
    }
    /// Where a place of the picture is: on the screen, or in what scrolls.
    func shift(_ y: ClosedRange<Double>) -> (isFixed: Bool, y: Double) {
      if y.upperBound <= page.fixedTop { return (true, top) }
      if y.lowerBound >= picture.size.height - page.fixedBottom { return (true, bottomShift) }
      return (false, -page.fixedTop)
    }
    for hotspot in page.hotspots {
      let place = shift(hotspot.frame.minY...max(hotspot.frame.minY, hotspot.frame.maxY))
      let element = Element(
        id: .named("hotspot:\(page.id)/\(hotspot.name)"), role: "button", label: hotspot.label,
        frame: hotspot.frame.offset(y: place.y))
      if place.isFixed {
        layout.addFixed(element, hotspot.action)
      } else {
        layout.addScrolled(element, hotspot.action)
      }
    }
    for badge in page.badges {
      let place = shift(badge.center.y...badge.center.y)
      layout.badges.append(
        .init(
          id: .page(PageID("\(page.id)/\(badge.name)")), center: badge.center + Point(0, place.y),
          isFixed: place.isFixed))
    }
    if !tabs.isEmpty { addTabBar(tabs, to: &layout) }
    return layout
  }

  private func bar(of page: PicturePages.Page, isRoot: Bool) -> BarLayout {
    BarLayout(
      title: page.title, leading: isRoot ? .none : page.isPresented ? .close : .back,
      trailing: page.isCollectable ? .more : .none)
  }

  /// A picture with its top left corner at a place, as wide as it is; where only a part shows, cut to it.
  private func image(_ picture: PicturePages.Picture, at origin: Point, showing part: Rect? = nil) -> Shape {
    .image(
      ImageRun(
        picture.name, frame: RoundedRect(Rect(origin: origin, size: picture.size)),
        clip: part.map { Path(RoundedRect($0)) }))
  }
}
