/// Lays out pages from content, for one device and one appearance.
struct PageBuilder {
  var content: DemoContent
  var device: Device
  var colors: ThemeColors
  var metrics: LayoutParameters
  /// True for the builder of a sheet, whose safe area begins where the sheet does.
  var isSheet = false

  var size: Size { device.size }
  var safeArea: EdgeInsets { device.safeArea }

  /// The bottom edge of a navigation bar, in points from the screen's top.
  var barBottom: Double { safeArea.top + metrics.bar.height }

  /// The layout of a page, or nil when the content has no such page.
  ///
  /// - Parameters:
  ///   - tab: The root's tab in front.
  ///   - values: What the keys are set to that the settings show.
  ///   - isSheet: True for a presented page that is to be a sheet and not to cover the screen.
  func layout(of pageID: PageID, tab: Tab, values: Parameters, isSheet: Bool) -> PageLayout? {
    guard let kind = PageKind(pageID: pageID, in: content) else { return nil }
    let name = pageID.description
    switch kind {
    case .root: return root(tab)
    case .chat: return content.chat(name).map(chat)
    case .article: return content.article(name).map(article)
    case .settings: return settings(values)
    case .choices: return content.choice(name).flatMap { choices($0, values) }
    case .plain: return content.page(name).map(plain)
    case .sdk: return isSheet ? asSheet().partner() : partner()
    }
  }

  /// True where there is a page with an id, so that something may lead there.
  func leads(to page: PageID) -> Bool { PageKind(pageID: page, in: content) != nil }

  /// The page with a name, if there is one.
  func page(_ name: String?) -> PageID? {
    let page = name.map { PageID($0) }
    return page.map(leads) == true ? page : nil
  }

  /// An empty page with a bar; its viewport ends `bottom` points above the screen's bottom edge.
  func emptyLayout(
    _ id: PageID, _ kind: PageKind, bar: BarLayout?, background: Color, bottom: Double = 0
  ) -> PageLayout {
    let top = bar == nil ? 0 : barBottom
    var layout = PageLayout(
      id: id, kind: kind, bar: bar, background: background,
      viewport: Rect(0, top, size.width, max(0, size.height - top - bottom)), contentHeight: 0)
    if let bar {
      layout.fixed = barShapes(bar)
      addBarElements(bar, to: &layout)
    }
    return layout
  }

  /// What is left free on both sides so that what is between is no wider than a column that reads well.
  func margin(_ smallest: Double, column: Double) -> Double { max(smallest, (size.width - column) / 2) }

  /// A line of text whose capitals are centred on `midY`.
  func text(
    _ string: String, x: Double, midY: Double, size: Double, weight: TextRun.Weight = .regular,
    color: Color, alignment: TextRun.Alignment = .leading, maxWidth: Double = .infinity
  ) -> Shape {
    .text(
      TextRun(
        string, baseline: Point(x, midY + size * Self.halfCapHeight), size: size, weight: weight,
        color: color, alignment: alignment, maxWidth: maxWidth))
  }

  /// Half of Inter's capital height of 0.727 em.
  private static let halfCapHeight = 0.3636

  func icon(_ name: String, center: Point, size: Double, tint: Color?) -> Shape {
    .image(
      ImageRun(
        name, frame: RoundedRect(Rect(center: center, size: Size(size, size))), tint: tint))
  }

  func picture(_ name: String, _ rect: Rect, radius: Double) -> Shape {
    .image(ImageRun(name, frame: RoundedRect(rect, radius: radius)))
  }
}
