/// What looks pressed.
extension Prototype {
  private var pressFade: Animation { .curve(.easeInOut, duration: parameters.gesture.highlightFade) }

  /// A pointer is down on an element. One of a menu, which nothing scrolls, shows it at once.
  mutating func press(_ element: ElementID, on page: PageID?) {
    var look = PressLook(page: page, element: element)
    if let index = pressLooks.firstIndex(where: { $0.element == element && $0.page == page }) {
      look.strength = pressLooks.remove(at: index).strength
    }
    look.showTime = now + (page == nil ? 0 : parameters.gesture.highlightDelay)
    pressLooks.append(look)
    meetPressDeadlines()
  }

  /// The press is over: as a tap, which is seen in any case, or as something else.
  mutating func letGoOfPress(flashes: Bool) {
    for index in pressLooks.indices where pressLooks[index].isDown {
      pressLooks[index].letGo(flashes: flashes, fade: pressFade, at: now)
    }
    meetPressDeadlines()
  }

  mutating func meetPressDeadlines() {
    let fade = pressFade
    for index in pressLooks.indices.reversed()
    where pressLooks[index].deadline.map({ $0 <= now }) ?? false {
      if !pressLooks[index].meetDeadline(fade: fade, at: now) { pressLooks.remove(at: index) }
    }
  }

  /// How pressed an element looks, 0…1.
  func pressStrength(_ element: ElementID, on page: PageID?) -> Double {
    let look = pressLooks.first { $0.element == element && $0.page == page }
    return look.map { min(max($0.strength.value(at: now), 0), 1) } ?? 0
  }

  /// The look of a row whose page comes in: from now on it goes by the transition.
  mutating func passOnHighlight(ofRowTo page: PageID) -> Animated<Double> {
    var highlight = Animated(0.0)
    if let index = pressLooks.firstIndex(where: { $0.element == .row(page) }) {
      highlight = pressLooks.remove(at: index).strength
    }
    highlight.animate(to: 1, with: pressFade, at: now)
    return highlight
  }

  // MARK: Pictures

  /// Painted over what scrolls on a page and is pressed.
  func pressedShapes(on page: PageID) -> [Shape] {
    guard let layout = pages[page]?.layout else { return [] }
    var shapes: [Shape] = []
    for look in pressLooks where look.page == page {
      guard let element = layout.scrolledElements.first(where: { $0.id == look.element }) else { continue }
      shapes += pressedShape(element, strength: pressStrength(look.element, on: page))
    }
    if let row = fullyPressedRow(on: page) { shapes += pressedShape(row, strength: 1) }
    return shapes
  }

  /// A surface gets a tint.
  private func pressedShape(_ element: Element, strength: Double) -> [Shape] {
    let tint = pressedTint.faded(strength)
    guard tint.alpha > 0 else { return [] }
    return [.roundedRect(RoundedRect(element.frame, radius: element.radius), .color(tint))]
  }

  /// Which of a page's bars.
  enum BarPart { case navigationBar, tabBar, others }

  /// Painted over what is pressed on a page's bars: a button fades, a field gets a tint.
  func pressedBarShapes(on page: PageID, _ parts: Set<BarPart>) -> [Shape] {
    guard let layout = pages[page]?.layout else { return [] }
    var shapes: [Shape] = []
    for look in pressLooks where look.page == page {
      guard let element = layout.fixedElements.first(where: { $0.id == look.element }) else { continue }
      let isOnTop = element.frame.midY < layout.viewport.minY
      guard parts.contains(isOnTop ? .navigationBar : element.role == "tab" ? .tabBar : .others) else {
        continue
      }
      let strength = pressStrength(look.element, on: page)
      if element.radius > 0 {
        shapes += pressedShape(element, strength: strength)
      } else {
        let ground = isOnTop ? colors.bar : colors.tabBar
        shapes.append(.rect(element.frame, ground.faded(strength * parameters.layout.bar.pressed)))
      }
    }
    return shapes
  }
}
