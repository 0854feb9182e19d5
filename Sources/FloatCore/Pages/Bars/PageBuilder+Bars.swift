/// The drawing of a navigation bar, in points; tuned by eye to WeChat where no source is named.
extension BarLayout {
  /// The title's font size. Source: UIKit: 17.
  static let titleSize = 17.0
  /// The room that the title leaves free on each side.
  fileprivate static let titleMargin = 60.0
  /// The size of the icons.
  fileprivate static let icon = 24.0
  /// The distance from the left edge to the back arrow's centre.
  fileprivate static let back = 22.0
  /// The distance from the left edge to the close button's centre.
  fileprivate static let close = 24.0
  /// The distance from the right edge to the centre of "…" and "+".
  fileprivate static let more = 26.0
  /// The width of the area that presses a button. Source: UIKit: at least 44.
  fileprivate static let touch = 56.0
}

/// The drawing of a tab, in points; tuned by eye to WeChat where no source is named.
extension TabItem {
  /// The size of the icon.
  fileprivate static let iconSize = 26.0
  /// The distance from the bar's top to the icon's centre.
  fileprivate static let iconY = 19.0
  /// The label's font size. Source: UIKit: 10.
  fileprivate static let labelSize = 10.0
  /// The distance from the bar's top to the label's middle.
  fileprivate static let labelY = 39.5
  /// The distance from the tab's middle and from the bar's top to the badge's centre.
  fileprivate static let badge = Point(17, 13)
}

extension PageBuilder {
  private var barMidY: Double { safeArea.top + parameters.bar.height / 2 }

  /// The navigation bar with all of its contents, opaque.
  func barShapes(_ bar: BarLayout) -> [Shape] {
    barBackground() + barButtons(bar, opacity: 1) + [barTitle(bar, opacity: 1, offset: 0)]
  }

  func barBackground() -> [Shape] {
    [
      .rect(Rect(0, 0, size.width, barBottom), colors.bar),
      .hairline(from: Point(0, barBottom), to: Point(size.width, barBottom), colors.separator),
    ]
  }

  /// The width of a bar's title as drawn, in points.
  func titleWidth(_ bar: BarLayout) -> Double {
    let width = TextMetrics.width(bar.title, size: BarLayout.titleSize, weight: .semibold)
    return min(width, titleRoom)
  }

  /// The longest title, in points.
  private var titleRoom: Double { max(0, size.width - 2 * BarLayout.titleMargin) }

  func barTitle(_ bar: BarLayout, opacity: Double, offset: Double) -> Shape {
    .line(
      bar.title, x: size.width / 2 + offset, midY: barMidY, size: BarLayout.titleSize, weight: .semibold,
      color: colors.label.faded(opacity), alignment: .center, maxWidth: titleRoom)
  }

  func barButtons(_ bar: BarLayout, opacity: Double) -> [Shape] {
    var shapes: [Shape] = []
    let tint = colors.label.faded(opacity)
    func button(_ name: String, x: Double) -> Shape {
      icon(name, center: Point(x, barMidY), size: BarLayout.icon, tint: tint)
    }
    switch bar.leading {
    case .none: break
    case .back: shapes.append(button("icons/back", x: BarLayout.back))
    case .close: shapes.append(button("icons/close", x: BarLayout.close))
    }
    switch bar.trailing {
    case .none: break
    case .more: shapes.append(button("icons/more", x: size.width - BarLayout.more))
    case .button(let own): shapes.append(button(own.icon, x: size.width - BarLayout.more))
    }
    return shapes
  }

  func addBarElements(_ bar: BarLayout, to layout: inout PageLayout) {
    let touch = BarLayout.touch
    func button(_ id: ElementID, _ label: String, x: Double) -> Element {
      Element(
        id: id, role: "button", label: label, frame: Rect(x, safeArea.top, touch, parameters.bar.height))
    }
    switch bar.leading {
    case .none: break
    case .back: layout.addFixed(button(.back, content[.back], x: 0), .back)
    case .close: layout.addFixed(button(.back, content[.close], x: 0), .back)
    }
    switch bar.trailing {
    case .none: break
    case .more: layout.addFixed(button(.named("more"), content[.more], x: size.width - touch), .pageMenu)
    case .button(let own):
      layout.addFixed(button(.named(own.id), own.label, x: size.width - touch), own.action)
    }
  }

  /// The tab bar, with the tab in front selected.
  public func addTabBar(_ tabs: [TabItem], to layout: inout PageLayout) {
    let height = parameters.tabBar.height
    let top = size.height - height - safeArea.bottom
    layout.tabBarStart = layout.fixed.count
    layout.fixed.append(.rect(Rect(0, top, size.width, size.height - top), colors.tabBar))
    layout.fixed.append(.hairline(from: Point(0, top), to: Point(size.width, top), colors.separator))
    let width = size.width / Double(tabs.count)
    for (index, item) in tabs.enumerated() {
      let midX = width * (Double(index) + 0.5)
      let isSelected = item.id == tab
      let tint = isSelected ? colors.tint : colors.label
      layout.fixed.append(
        icon(
          isSelected ? item.selectedIcon : item.icon, center: Point(midX, top + TabItem.iconY),
          size: TabItem.iconSize, tint: tint))
      layout.fixed.write(
        item.title, x: midX, midY: top + TabItem.labelY, size: TabItem.labelSize, weight: .medium,
        color: tint, alignment: .center)
      layout.addFixed(
        Element(
          id: .tab(item.id), role: "tab", label: item.title,
          frame: Rect(midX - width / 2, top, width, height)),
        .tab(item.id))
      if let badge = item.badge {
        layout.badges.append(.init(id: badge, center: Point(midX, top) + TabItem.badge, part: .tabBar))
      }
    }
  }
}
