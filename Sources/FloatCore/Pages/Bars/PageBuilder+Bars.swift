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
    let width = TextMetrics.width(bar.title, size: parameters.bar.titleSize, weight: .semibold)
    return min(width, titleRoom)
  }

  /// The longest title, in points.
  private var titleRoom: Double { max(0, size.width - 2 * parameters.bar.titleMargin) }

  func barTitle(_ bar: BarLayout, opacity: Double, offset: Double) -> Shape {
    text(
      bar.title, x: size.width / 2 + offset, midY: barMidY, size: parameters.bar.titleSize, weight: .semibold,
      color: colors.label.faded(opacity), alignment: .center,
      maxWidth: titleRoom)
  }

  func barButtons(_ bar: BarLayout, opacity: Double) -> [Shape] {
    var shapes: [Shape] = []
    let m = parameters.bar
    let tint = colors.label.faded(opacity)
    func button(_ name: String, x: Double) -> Shape {
      icon(name, center: Point(x, barMidY), size: m.icon, tint: tint)
    }
    switch bar.leading {
    case .none: break
    case .back: shapes.append(button("icons/back", x: m.back))
    case .close: shapes.append(button("icons/close", x: m.close))
    }
    switch bar.trailing {
    case .none: break
    case .more: shapes.append(button("icons/more", x: size.width - m.more))
    case .button(let own): shapes.append(button(own.icon, x: size.width - m.more))
    }
    return shapes
  }

  func addBarElements(_ bar: BarLayout, to layout: inout PageLayout) {
    let m = parameters.bar
    func button(_ id: ElementID, _ label: String, x: Double) -> Element {
      Element(id: id, role: "button", label: label, frame: Rect(x, safeArea.top, m.touch, m.height))
    }
    switch bar.leading {
    case .none: break
    case .back: layout.addFixed(button(.back, content[.back], x: 0), .back)
    case .close: layout.addFixed(button(.back, content[.close], x: 0), .back)
    }
    switch bar.trailing {
    case .none: break
    case .more: layout.addFixed(button(.named("more"), content[.more], x: size.width - m.touch), .pageMenu)
    case .button(let own):
      layout.addFixed(button(.named(own.id), own.label, x: size.width - m.touch), own.action)
    }
  }

  /// The tab bar, with the tab in front selected.
  public func addTabBar(_ tabs: [TabItem], to layout: inout PageLayout) {
    let m = parameters.tabBar
    let top = size.height - m.height - safeArea.bottom
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
          isSelected ? item.selectedIcon : item.icon, center: Point(midX, top + m.iconY), size: m.iconSize,
          tint: tint))
      layout.fixed.write(
        item.title, x: midX, midY: top + m.labelY, size: m.labelSize, weight: .medium, color: tint,
        alignment: .center)
      layout.addFixed(
        Element(
          id: .tab(item.id), role: "tab", label: item.title,
          frame: Rect(midX - width / 2, top, width, m.height)),
        .tab(item.id))
      if let badge = item.badge {
        layout.badges.append(.init(id: badge, center: Point(midX + m.badgeX, top + m.badgeY), part: .tabBar))
      }
    }
  }
}
