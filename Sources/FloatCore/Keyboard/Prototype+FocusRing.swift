/// The ring around the focused element.
extension Prototype {
  /// The centre line of the ring: inside elements that are round or flush with an edge, and around badges.
  private func ringOutline(_ element: Element) -> RoundedRect {
    let p = parameters.keyboard
    switch element.id {
    case .ball: return ball.outline(environment).inset(by: p.ringWidth / 2)
    case .badge:
      let frame = element.frame.inset(by: -p.ringOutset)
      return RoundedRect(frame, radius: frame.height / 2)
    case .list(let page):
      guard let row = list.liveRows.first(where: { $0.id == page }) else { break }
      return list.outline(of: row, environment).inset(by: p.ringWidth / 2)
    case .menu where element.id == sheet.elements(environment).first?.id:
      // Along the sheet's round corners.
      let top = max(parameters.sheet.radius - p.ringInset, p.ringRadius)
      let radii = CornerRadii(
        topLeft: top, topRight: top, bottomRight: p.ringRadius, bottomLeft: p.ringRadius)
      return RoundedRect(element.frame.inset(by: p.ringInset), radii: radii)
    default: break
    }
    return RoundedRect(element.frame.inset(by: p.ringInset), radius: p.ringRadius)
  }

  func appendFocusRing(to layers: inout [Layer]) {
    guard let element = focusedElement else { return }
    // A ball that fades in takes its ring with it.
    let opacity = element.id == .ball ? ball.alpha(navigation, environment) : 1
    guard opacity > 0 else { return }
    let region = scrolledRegion(of: element.id)
    let isCut = region.map { element.frame.minY < $0.minY || element.frame.maxY > $0.maxY } ?? false
    let p = parameters.keyboard
    let outline = ringOutline(element)
    var ring: [Shape] = [.stroke(Path(outline), width: p.ringWidth, p.ringColor[environment.appearance])]
    // A second, thin line keeps the ring visible on a background of its own colour.
    ring.append(.stroke(Path(outline), width: p.ringLine, environment.colors.background))
    // An element that is partly scrolled away has a ring only around its visible part.
    let outer = isCut ? region.map { RoundedRect($0) } : nil
    layers.append(Layer(id: "focus", outline: outer, opacity: opacity, content: ring))
  }
}
