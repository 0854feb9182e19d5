import FloatCore

/// The wheel, and fingers that scroll the list.
extension Panel {
  mutating func handleWheel(_ point: Point, _ dy: Double, isPrecise: Bool, _ modifiers: PanelModifiers) {
    guard dy.isFinite, press == nil else { return }
    menu = nil
    if !isPrecise, let place = place(at: point), case .part(let row, let part) = place,
      part == .slider || part == .field, focus?.row == row, let key = catalog[row.key], isNumber(key)
    {
      step(key, isBounce: isBounce(key), by: dy > 0 ? 1 : -1, modifiers, with: "wheel")
      return
    }
    guard viewport.contains(point) else { return }
    if isPrecise { scroller.follow(dy, at: now) } else { scroller.wheel(by: dy, at: now) }
  }

  /// Scrolls a new list to its beginning.
  mutating func startAtTop() { scroller = Scroller(maximum: 0, viewport: viewport.height) }

  /// Begins a scroll for a press where nothing else can be dragged.
  mutating func beginScroll() {
    press?.way = Trail(0, at: now)
    scroller.hold(at: now)
  }

  mutating func scrollBy(_ dy: Double) {
    guard var way = press?.way else { return }
    way.add(way.end + dy, at: now)
    press?.way = way
    scroller.drag(along: way)
  }

  /// The velocity of a scrolling finger at its release, in points a second.
  func flick(_ press: Press) -> Double {
    guard let way = press.way else { return 0 }
    let velocity = way.velocity(at: now)
    return velocity.isFinite ? velocity : 0
  }
}
