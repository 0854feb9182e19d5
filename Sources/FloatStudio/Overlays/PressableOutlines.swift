package import FloatCore

/// Outlines of everything that can be pressed: hotspots and other elements, the areas where badges can be grabbed, and
/// the strip at the edge from which a page is dragged away.
struct PressableOutlines {
  private static let badge = Color(255, 45, 85)
  private static let width = 1.5

  private let prototype: Prototype

  init(_ prototype: Prototype) { self.prototype = prototype }

  /// - Parameter hover: A place on the screen, whose element is labelled with its frame; nil for none.
  func layers(_ ink: OverlayInk, hover: Point?, _ words: inout WordPlaces) -> [Layer] {
    let size = prototype.device.size
    var content: [Shape] = []
    if let width = prototype.edgeStrip {
      let line = Path(lines: [Point(width, 0), Point(width, size.height)])
      content += [
        .roundedRect(
          RoundedRect(Rect(0, 0, width, size.height), radius: 0), .color(OverlayInk.edge.faded(0.12))),
        .stroke(line, width: 1, OverlayInk.edge),
      ]
    }
    let elements = prototype.elements
    let outlines = elements.map(outline)
    for (outline, color) in outlines {
      content += [
        .roundedRect(outline, .color(color.faded(0.12))),
        .stroke(Path(outline.inset(by: Self.width / 2)), width: Self.width, color),
      ]
    }
    var layers = [Layer(id: "overlay:hotspots", content: content)]
    if let hover, let index = outlines.lastIndex(where: { $0.0.rect.contains(hover) }) {
      let rect = outlines[index].0.rect
      let text = label(elements[index])
      // Outside of it where no other element lies, or else at its own lower edge.
      let others = outlines.map(\.0.rect).filter { $0 != rect && $0.intersection(rect) != rect }
      let places = [rect.maxY + 14, rect.minY - 14].compactMap {
        words.frame(of: text, at: Point(rect.midX, $0))
      }
      let beside = places.first { place in !others.contains { !$0.intersection(place).isEmpty } }
      let inside = Point(rect.midX, rect.maxY - WordPlaces.height / 2 - 3)
      let plate =
        if let beside {
          words.plate(text, in: beside, ink.text, ink)
        } else {
          words.plate(text, near: inside, ink.text, ink)
        }
      layers.append(Layer(id: "overlay:hotspot", content: plate))
    }
    return layers
  }

  private func outline(_ element: Element) -> (RoundedRect, Color) {
    var (frame, radius, color) = (element.frame, element.radius, OverlayInk.pressable)
    switch element.id {
    case .ball: radius = .infinity
    case .badge:
      let reach = prototype.parameters.badge.touchSlop
      (frame, radius, color) = (frame.inset(by: -reach), radius + reach, Self.badge)
    default: break
    }
    return (RoundedRect(frame, radius: min(radius, frame.shorterSide / 2)), color)
  }

  /// An element's frame as its file has it, in points of the picture; on other pages what is seen of it on the screen.
  private func label(_ element: Element) -> String {
    (prototype.pictureFrame(of: element.id) ?? element.frame).numbers
  }
}

extension Rect {
  /// A frame in points: "16, 120 · 343 × 44"; of one without a size its place, "352, 201".
  package var numbers: String {
    func number(_ value: Double) -> String { DecimalText.text((value * 10).rounded() / 10) }
    let place = "\(number(x)), \(number(y))"
    return size == .zero ? place : place + " · \(number(width)) × \(number(height))"
  }

  fileprivate var shorterSide: Double { min(width, height) }
}
