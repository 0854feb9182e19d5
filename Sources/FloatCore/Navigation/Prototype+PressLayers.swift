/// What is pressed, on a page.
extension Prototype {
  /// Painted over what scrolls on a page and is pressed.
  func pressedShapes(on page: PageID) -> [Shape] {
    guard let layout = navigation.pages[page]?.layout else { return [] }
    var shapes: [Shape] = []
    for look in presses.looks where look.page == page {
      guard let element = layout.scrolledElements.first(where: { $0.id == look.element }) else { continue }
      shapes += pressedShape(element, strength: presses.strength(of: look.element, on: page, environment))
    }
    if let row = navigation.pressedRow(on: page, environment) { shapes += pressedShape(row, strength: 1) }
    return shapes
  }

  /// A surface gets a tint.
  private func pressedShape(_ element: Element, strength: Double) -> [Shape] {
    let tint = environment.pressedTint.faded(strength)
    guard tint.alpha > 0 else { return [] }
    return [.roundedRect(RoundedRect(element.frame, radius: element.radius), .color(tint))]
  }

  /// Which of a page's bars.
  enum BarPart { case navigationBar, tabBar, others }

  /// Painted over what is pressed on a page's bars: a button fades, a field gets a tint.
  func pressedBarShapes(on page: PageID, _ parts: Set<BarPart>) -> [Shape] {
    guard let layout = navigation.pages[page]?.layout else { return [] }
    var shapes: [Shape] = []
    for look in presses.looks where look.page == page {
      guard let element = layout.fixedElements.first(where: { $0.id == look.element }) else { continue }
      let isOnTop = element.frame.midY < layout.viewport.minY
      guard parts.contains(isOnTop ? .navigationBar : element.role == "tab" ? .tabBar : .others) else {
        continue
      }
      let strength = presses.strength(of: look.element, on: page, environment)
      if element.radius > 0 {
        shapes += pressedShape(element, strength: strength)
      } else {
        let ground = isOnTop ? environment.colors.bar : environment.colors.tabBar
        shapes.append(.rect(element.frame, ground.faded(strength * parameters.bar.pressed)))
      }
    }
    return shapes
  }
}
