extension PageBuilder {
  private var barMidY: Double { safeArea.top + Self.barHeight / 2 }

  /// The navigation bar with everything on it, opaque.
  func barShapes(_ bar: BarLayout) -> [Shape] {
    barBackground() + barButtons(bar, opacity: 1) + [barTitle(bar, opacity: 1, offset: 0)]
  }

  func barBackground() -> [Shape] {
    [
      .rect(Rect(0, 0, size.width, barBottom), colors.bar),
      .hairline(from: Point(0, barBottom), to: Point(size.width, barBottom), colors.separator),
    ]
  }

  func barTitle(_ bar: BarLayout, opacity: Double, offset: Double) -> Shape {
    text(
      bar.title, x: size.width / 2 + offset, midY: barMidY, size: 17, weight: .semibold,
      color: colors.label.faded(opacity), alignment: .center, maxWidth: size.width - 120)
  }

  func barButtons(_ bar: BarLayout, opacity: Double) -> [Shape] {
    var shapes: [Shape] = []
    let tint = colors.label.faded(opacity)
    switch bar.leading {
    case .none: break
    case .back: shapes.append(icon("icons/back", center: Point(22, barMidY), size: 24, tint: tint))
    case .close: shapes.append(icon("icons/close", center: Point(24, barMidY), size: 24, tint: tint))
    }
    switch bar.trailing {
    case .none: break
    case .more:
      shapes.append(icon("icons/more", center: Point(size.width - 26, barMidY), size: 24, tint: tint))
    case .add:
      shapes.append(icon("icons/plus", center: Point(size.width - 26, barMidY), size: 24, tint: tint))
    }
    return shapes
  }

  func barElements(_ bar: BarLayout) -> [Element] {
    var elements: [Element] = []
    switch bar.leading {
    case .none: break
    case .back, .close:
      elements.append(
        Element(
          id: "back", role: "button", label: content[bar.leading == .back ? .back : .close],
          frame: Rect(0, safeArea.top, 56, Self.barHeight)))
    }
    if bar.trailing == .more {
      elements.append(
        Element(
          id: "more", role: "button", label: content[.more],
          frame: Rect(size.width - 56, safeArea.top, 56, Self.barHeight)))
    }
    return elements
  }

  /// The tab bar, with one tab selected.
  func addTabBar(_ selected: Tab, to layout: inout PageLayout) {
    let top = size.height - Self.tabBarHeight - safeArea.bottom
    layout.tabBarStart = layout.fixed.count
    layout.fixed.append(.rect(Rect(0, top, size.width, size.height - top), colors.tabBar))
    layout.fixed.append(.hairline(from: Point(0, top), to: Point(size.width, top), colors.separator))
    let width = size.width / Double(Tab.allCases.count)
    for (index, tab) in Tab.allCases.enumerated() {
      let midX = width * (Double(index) + 0.5)
      let isSelected = tab == selected
      let tint = isSelected ? colors.tint : colors.label
      layout.fixed.append(
        icon(
          isSelected ? "icons/\(tab.rawValue)-fill" : "icons/\(tab.rawValue)",
          center: Point(midX, top + 19), size: 26, tint: tint))
      layout.fixed.append(
        text(
          content[tab.title], x: midX, midY: top + 39.5, size: 10, weight: .medium, color: tint,
          alignment: .center))
      layout.fixedElements.append(
        Element(
          id: "tab:\(tab.rawValue)", role: "tab", label: content[tab.title],
          frame: Rect(midX - width / 2, top, width, Self.tabBarHeight)))
      if tab == .chats {
        layout.badges.append(.init(id: "tab", center: Point(midX + 14, top + 9), isFixed: true))
      }
    }
  }
}
