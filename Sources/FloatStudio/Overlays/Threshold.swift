import FloatCore

/// A line that decides the effect of a press or release at the moment.
package struct Threshold: Equatable, Sendable {
  package enum Kind: String, Sendable {
    /// A drag that begins left of it takes the page back.
    case edge
    /// A page that is let go beyond it leaves the screen.
    case finish
    /// A release inside it collects the page, removes the ball, or finds the ball full.
    case collect, remove, full
    /// A badge that is let go beyond it comes off.
    case tear
    /// The ball goes to the side of the line that its projected middle is on.
    case side
  }

  package enum Line: Equatable, Sendable {
    case vertical(Double)
    case horizontal(Double)
    case circle(Point, radius: Double)
  }

  package let kind: Kind
  package let line: Line

  /// The thresholds that apply at a moment.
  package static func all(of prototype: Prototype) -> [Threshold] {
    let state = prototype.state
    return page(prototype, state) + zone(prototype, state) + badges(prototype, state) + ball(prototype, state)
  }

  private static func page(_ prototype: Prototype, _ state: PrototypeState) -> [Threshold] {
    guard let edge = prototype.edgeStrip else { return [] }
    guard let transition = state.transition else { return [Threshold(kind: .edge, line: .vertical(edge))] }
    guard transition.interactive else { return [] }
    let p = prototype.parameters
    let fraction = prototype.isPresenting ? p.modal.finishFraction : p.navigation.finishFraction
    let size = prototype.device.size
    return [
      Threshold(
        kind: .finish,
        line: transition.topY == nil ? .vertical(fraction * size.width) : .horizontal(fraction * size.height))
    ]
  }

  private static func zone(_ prototype: Prototype, _ state: PrototypeState) -> [Threshold] {
    let zone = state.zone
    let kind: Kind
    switch zone.kind {
    case .none: return []
    case .collect: kind = .collect
    case .remove: kind = .remove
    case .full: kind = .full
    }
    guard zone.progress > 0.5 else { return [] }
    let radius = prototype.parameters.zone.hitRadius(isInside: zone.highlighted)
    let size = prototype.device.size
    return [Threshold(kind: kind, line: .circle(Point(size.width, size.height), radius: radius))]
  }

  private static func badges(_ prototype: Prototype, _ state: PrototypeState) -> [Threshold] {
    state.badges.filter { $0.state == .attached || $0.state == .broken }.map {
      Threshold(kind: .tear, line: .circle($0.anchor, radius: prototype.parameters.badge.breakDistance))
    }
  }

  private static func ball(_ prototype: Prototype, _ state: PrototypeState) -> [Threshold] {
    guard state.ball.visible, state.ball.edge == .none, state.transition == nil else { return [] }
    return [Threshold(kind: .side, line: .vertical(prototype.device.size.width / 2))]
  }
}

extension Threshold {
  /// The layers of the lines and their words.
  static func layers(
    _ thresholds: [Threshold], _ ink: OverlayInk, _ words: OverlayWords, _ places: inout WordPlaces
  ) -> [Layer] {
    let shapes = thresholds.flatMap { $0.shapes(ink, words, &places) }
    return shapes.isEmpty ? [] : [Layer(id: "overlay:thresholds", content: shapes)]
  }

  /// How far down the words on a vertical line are, as a share of the height.
  private static let share = 0.2

  private func shapes(_ ink: OverlayInk, _ words: OverlayWords, _ places: inout WordPlaces) -> [Shape] {
    func plate(_ text: String, _ point: Point) -> [Shape] {
      places.plate(text, near: point, ink.threshold, ink)
    }
    let size = ink.screen
    switch line {
    case .vertical(let x):
      let ends = [Point(x, 0), Point(x, size.height)]
      let y = size.height * Self.share
      switch kind {
      case .edge:
        return [.stroke(OverlayInk.dashes(ends), width: 1.25, ink.threshold)]
          + plate("\(words.edge) · \(OverlayWords.points(x))", Point(x, y))
      case .side:
        return ink.line(ends, ink.threshold) + plate(words.left, Point(x - 32, y))
          + plate(words.right, Point(x + 32, y))
      default:
        return ink.line(ends, ink.threshold) + plate("\(words.goes) · \(OverlayWords.points(x))", Point(x, y))
      }
    case .horizontal(let y):
      return ink.line([Point(0, y), Point(size.width, y)], ink.threshold)
        + plate("\(words.goes) · \(OverlayWords.points(y))", Point(size.width / 2, y - 14))
    case .circle(let center, let radius):
      let text = "\(words.name(kind)) · \(OverlayWords.points(radius))"
      guard kind != .tear else {
        return ink.line(Path(circle: center, radius: radius), ink.threshold)
          + plate(text, center - Point(0, radius + 14))
      }
      // The part of the corner's quarter disc that is on the screen.
      var arc = Path()
      arc.arc(center: center, radius: radius, from: Double.pi, to: 1.5 * Double.pi)
      return ink.line(arc, ink.threshold)
        + plate(text, center + Point(angle: 1.25 * Double.pi) * (radius + 16))
    }
  }
}

extension OverlayWords {
  fileprivate func name(_ kind: Threshold.Kind) -> String {
    switch kind {
    case .edge: edge
    case .finish: goes
    case .collect: collects
    case .remove: removes
    case .full: full
    case .tear: tears
    case .side: left
    }
  }
}
