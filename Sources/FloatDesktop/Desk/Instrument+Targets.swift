package import FloatCore
package import FloatFiles
import FloatStudio

/// What a hand finds in the window.
extension Instrument {
  /// All that can be pressed beside the phone's own elements, with its middle in the desktop's units.
  package func targets(at now: Double) -> [(target: WindowTarget, place: Point)] {
    var cards = cards
    let onCards = cards.parts(boxed.value, context(at: now)).map { card, part in
      (target: WindowTarget.card(card, part: part.place.name), place: place(onScreen: part.frame.center))
    }
    return onCards + sidebar.targets.map { (target: $0.0, place: $0.1 / window.density) }
  }

  /// The place of a target, as it was last laid out; nil if it is not there.
  package func place(of target: WindowTarget, at now: Double) -> Point? {
    if case .point(let point) = target { return point }
    return targets(at: now).first { target.contains($0.target) }?.place
  }

  /// The place of a point of the first phone's screen, in the desktop's units.
  func place(onScreen point: Point) -> Point {
    let layout = pointers.layout
    let phone = Point(Double(layout.frame.x), Double(layout.frame.y))
    let screen = sides?.frame(of: 0).origin ?? .zero
    return (phone + (screen + point) * layout.scale) / window.density
  }
}

extension Sidebar {
  /// With places in the drawable's pixels. The controls of time have the name of their card, which gives way to them.
  fileprivate var targets: [(WindowTarget, Point)] {
    let handle = hands.handle.frame.map { frame -> [(WindowTarget, Point)] in
      let middle = Point(Double(frame.x + frame.maxX) / 2, Double(frame.y + frame.maxY) / 2)
      return [(.control("handle", part: "button"), middle)]
    }
    guard let place, let panel else { return handle ?? [] }
    let origin = Point(Double(place.frame.x), Double(place.frame.y))
    let times =
      place.top > 0
      ? hands.transport.layout.parts.map {
        (WindowTarget.card(TransportCard.name, part: $0.place.name), $0.frame.center)
      } : []
    let parts = panel.sights.compactMap { sight in
      sight.place.target.map { ($0, sight.frame.center + Point(0, place.top)) }
    }
    return (handle ?? []) + (times + parts).map { ($0.0, origin + $0.1 * place.scale) }
  }
}

extension PanelPlace {
  /// Its name in a scenario; nil for a row as a whole, whose parts have one each.
  fileprivate var target: WindowTarget? {
    switch self {
    case .search: .control("search", part: "field")
    case .clearSearch: .control("search", part: "clear")
    case .section(let section): .control(section.name, part: "label")
    case .row: nil
    case .part(let row, let part): .control(row.key, part: part.word)
    case .choice(let index): .control("menu", part: "choice-\(index + 1)")
    case .action(let action): .control(action.rawValue, part: "button")
    case .offer(.restore): .control("offer", part: "restore")
    case .offer(.discard): .control("offer", part: "discard")
    case .presetName: .control("preset-name", part: "field")
    case .savePreset: .control("preset-name", part: "save")
    }
  }
}
