/// The look of the ring around the focused element, in points.
enum FocusRing {
  /// The ring's width.
  static let width = 3.0
  /// The width of the thin line on the ring.
  static let line = 1.0
  /// The ring's colour. Source: macOS: a saturated blue; WCAG 2.2 asks for a contrast of 3 to its surroundings.
  static let color = Themed(light: Color(rgb: 0x0A60FF), dark: Color(rgb: 0x4C9BFF))
  /// How far inside an element the middle of the ring is. Tuned: its edges lie between two pixels.
  static let inset = 2.5
  /// How far outside a badge its ring is, since badges are small. Tuned: the number stays readable.
  static let outset = 2.5
  /// The ring's corner radius.
  static let radius = 8.0
}

extension Prototype {
  /// The centre line of the ring: around a badge, inside every other element.
  private func ringOutline(_ element: Element) -> RoundedRect {
    switch element.id {
    case .ball:
      return ball.seen(joining: morph, navigation, environment).outline.inset(by: FocusRing.width / 2)
    case .badge:
      let frame = element.frame.inset(by: -FocusRing.outset)
      return RoundedRect(frame, radius: frame.height / 2)
    case .list(let page):
      guard let row = list.liveRows.first(where: { $0.id == page }) else { break }
      return list.outline(of: row, environment).inset(by: FocusRing.width / 2)
    case .menu where element.id == sheet.elements(environment).first?.id:
      // Along the sheet's round corners.
      let top = max(ActionSheet.radius - FocusRing.inset, FocusRing.radius)
      let radii = CornerRadii(top: top, bottom: FocusRing.radius)
      return RoundedRect(element.frame.inset(by: FocusRing.inset), radii: radii)
    default: break
    }
    return RoundedRect(element.frame.inset(by: FocusRing.inset), radius: FocusRing.radius)
  }

  func appendFocusRing(to layers: inout [Layer]) {
    guard let element = focusedElement else { return }
    // The ring fades with its ball.
    let opacity = element.id == .ball ? ball.alpha(navigation, environment) : 1
    guard opacity > 0 else { return }
    let region = scrolledRegion(of: element.id)
    let isCut = region.map { element.frame.minY < $0.minY || element.frame.maxY > $0.maxY } ?? false
    let outline = ringOutline(element)
    // A second, thin line keeps the ring visible on a background of the ring's colour.
    let ring: [Shape] = [
      .stroke(Path(outline), width: FocusRing.width, FocusRing.color[environment.appearance]),
      .stroke(Path(outline), width: FocusRing.line, environment.colors.background),
    ]
    // An element that is partly scrolled away has a ring only around its visible part.
    let outer = isCut ? region.map { RoundedRect($0) } : nil
    layers.append(Layer(id: "focus", outline: outer, opacity: opacity, content: ring))
  }
}
