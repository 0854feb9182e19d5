/// Lays out the pages of a source for one device and one set of parameters.
public struct PageBuilder<Source: PageSource>: Sendable {
  /// The source of the pages.
  public let content: Source
  /// The device.
  public var device: Device
  /// The parameters that pages and bars are laid out by, and that settings show.
  public var parameters: Parameters
  /// The id of the root's tab in front; empty for a root without tabs.
  public var tab = ""
  /// The form in which the page is shown, as ``PageAction/variant(_:)`` names it; empty for its first form.
  public var variant = ""
  /// True if a presented page is to come from below: as a sheet, or over the whole screen.
  public var isSheet = false
  /// The rows that were taken out of the page.
  public var removedRows: Set<PageID> = []

  /// The screen's size.
  public var size: Size { device.size }
  /// The insets covered by notches and indicators.
  public var safeArea: EdgeInsets { device.safeArea }
  /// The colours of the appearance.
  public var colors: ThemeColors { parameters.theme[parameters.appearance] }

  /// The bottom edge of a navigation bar, in points from the screen's top.
  public var barBottom: Double { safeArea.top + parameters.bar.height }

  /// The height of the screen's bottom covered by a tab bar, in points.
  public var tabBarHeight: Double { parameters.tabBar.height + safeArea.bottom }

  /// The same builder for the pages of another source.
  func replacing<Other>(_ content: Other) -> PageBuilder<Other> {
    PageBuilder<Other>(
      content: content, device: device, parameters: parameters, tab: tab, variant: variant, isSheet: isSheet,
      removedRows: removedRows)
  }

  /// An empty page with a bar; its viewport ends `bottom` points above the screen's bottom edge.
  public func emptyLayout(
    _ id: PageID, bar: BarLayout?, background: Color, bottom: Double = 0
  ) -> PageLayout {
    let top = bar == nil ? 0 : barBottom
    var layout = PageLayout(
      id: id, bar: bar, background: background,
      viewport: Rect(0, top, size.width, max(0, size.height - top - bottom)), contentHeight: 0)
    if let bar {
      layout.fixed = barShapes(bar)
      addBarElements(bar, to: &layout)
    }
    return layout
  }

  /// The margin on both sides that limits the content to a readable column.
  public func margin(_ smallest: Double, column: Double) -> Double {
    max(smallest, (size.width - column) / 2)
  }

  /// An icon centred in a square; a tint replaces its colour.
  public func icon(_ name: String, center: Point, size: Double, tint: Color?) -> Shape {
    .image(ImageRun(name, frame: RoundedRect(Rect(center: center, size: Size(size, size))), tint: tint))
  }

  /// A picture that fills a rounded rectangle.
  public func picture(_ name: String, _ rect: Rect, radius: Double) -> Shape {
    .image(ImageRun(name, frame: RoundedRect(rect, radius: radius)))
  }
}

extension PageBuilder {
  /// A switch or a check mark.
  ///
  /// - Parameter share: How far it is on, 0…1; in between while it changes.
  func shapes(of mark: PageLayout.Mark, share: Double) -> [Shape] {
    let frame = mark.frame
    switch mark.kind {
    case .toggle(let knob, let fill):
      let end = frame.height / 2
      let x = frame.minX + end + (frame.width - 2 * end) * share
      return [
        .roundedRect(
          RoundedRect(frame, radius: end), .color(colors.separator.mixed(with: colors.tint, share))),
        .roundedRect(
          RoundedRect(circle: Point(x, frame.midY), radius: knob / 2), .color(fill)),
      ]
    case .check:
      guard share > 0 else { return [] }
      return [icon("icons/check", center: frame.center, size: frame.width, tint: colors.tint.faded(share))]
    }
  }
}
