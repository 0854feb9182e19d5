/// The highlights of a page, as shapes.
extension Highlights {
  /// The highlights painted over the pressed elements in a page's scrolled content.
  func shapes(on page: PageID, _ layout: PageLayout, _ e: Environment) -> [Shape] {
    pressed(layout.scrolledElements, on: page, e).flatMap { tint($0, strength: $1, e) }
  }

  /// The tint on a pressed surface.
  func tint(_ element: Element, strength: Double, _ e: Environment) -> [Shape] {
    let tint = e.pressedTint.faded(strength)
    guard tint.alpha > 0 else { return [] }
    return [.roundedRect(RoundedRect(element.frame, radius: element.radius), .color(tint))]
  }

  /// How much of a bar's button fades while it is pressed, 0…1. Source: UIKit's bar buttons fade to about 0.3.
  private static let barFade = 0.7

  /// A part of a page's bars.
  enum BarPart { case navigationBar, tabBar, others }

  /// The highlights painted over the pressed elements of a page's bars: a button gets fainter, a field gets a tint.
  func barShapes(on page: PageID, _ layout: PageLayout, _ parts: Set<BarPart>, _ e: Environment) -> [Shape] {
    pressed(layout.fixedElements, on: page, e).flatMap { element, strength -> [Shape] in
      let isOnTop = element.frame.midY < layout.viewport.minY
      guard parts.contains(isOnTop ? .navigationBar : element.id.isInTabBar ? .tabBar : .others) else {
        return []
      }
      guard element.radius == 0 else { return tint(element, strength: strength, e) }
      let ground = isOnTop ? e.colors.bar : e.colors.tabBar
      return [.rect(element.frame, ground.faded(strength * Self.barFade))]
    }
  }

  /// A page's elements that look pressed, each with the strength of its highlight.
  private func pressed(
    _ elements: [Element], on page: PageID, _ e: Environment
  ) -> [(element: Element, strength: Double)] {
    all.filter { $0.page == page }.compactMap { look in
      elements.first { $0.id == look.element }.map { ($0, strength(of: look.element, on: page, e)) }
    }
  }
}
