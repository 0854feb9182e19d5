/// The highlights of pressed elements, from the press to the end of their fade.
struct Highlights: Equatable, Sendable {
  private(set) var all: [Highlight] = []
  /// The last tap that brought another thing under the finger, to recognise the second half of a double click.
  private var lastTap: Tap?

  private struct Tap: Equatable {
    var time: Double
    let place: Point
    let tag: Gesture
  }

  private func fade(_ e: Environment) -> Animation {
    .curve(.easeInOut, duration: e.parameters.gesture.highlightFade)
  }

  /// Records that a pointer is down on an element. An element of a menu, which does not scroll, lights up at once.
  mutating func press(_ element: ElementID, on page: PageID?, _ e: Environment) {
    var look = Highlight(page: page, element: element)
    if let index = all.firstIndex(where: { $0.element == element && $0.page == page }) {
      look.strength = all.remove(at: index).strength
    }
    look.showTime = e.now + (page == nil ? 0 : e.parameters.gesture.highlightDelay)
    all.append(look)
    meetDeadlines(e)
  }

  /// Ends the press.
  ///
  /// - Parameter flashes: True for a tap, whose highlight shows even if the tap was short.
  mutating func release(flashes: Bool, _ e: Environment) {
    for index in all.indices where all[index].isDown {
      all[index].release(flashes: flashes, fade: fade(e), at: e.now)
    }
    meetDeadlines(e)
  }

  /// The strength of an element's highlight, 0…1.
  func strength(of element: ElementID, on page: PageID?, _ e: Environment) -> Double {
    let look = all.first { $0.element == element && $0.page == page }
    return look.map { $0.strength.share(at: e.now) } ?? 0
  }

  /// Hands the highlight of a row over to the transition that brings in the row's page.
  mutating func passOn(_ row: ElementID, _ e: Environment) -> Animated<Double> {
    var highlight = Animated(0.0)
    if let index = all.firstIndex(where: { $0.element == row }) {
      highlight = all.remove(at: index).strength
    }
    highlight.animate(to: 1, with: fade(e), at: e.now)
    return highlight
  }

  // MARK: Double clicks

  /// Records that a tap brought another thing under the finger.
  mutating func noteTap(_ event: GestureEvent<Gesture>, _ e: Environment) {
    lastTap = Tap(time: e.now, place: event.start, tag: event.tag)
  }

  /// Handles a release; true if it ends the second half of a double click, which was meant for the element that was
  /// there before, or a third tap that follows as quickly.
  ///
  /// - Parameter tag: The tap; nil for a release where nothing could be tapped, as on a page that comes in. The tapped
  ///   element may have moved since the first tap, as an action does that grows to ask.
  @discardableResult
  mutating func takeSecondClick(at place: Point, of tag: Gesture? = nil, _ e: Environment) -> Bool {
    let p = e.parameters.gesture
    guard let last = lastTap, e.now - last.time < p.doubleClick else { return false }
    let isSameElement = if case .tap = tag { tag == last.tag } else { false }
    guard isSameElement || last.place.distance(to: place) <= p.settings.tapSlop else { return false }
    lastTap?.time = e.now
    return true
  }

  // MARK: Time

  var nextDeadline: Double? { all.compactMap(\.deadline).min() }

  func isMoving(_ e: Environment) -> Bool { all.contains { $0.strength.endTime > e.now } }

  mutating func meetDeadlines(_ e: Environment) {
    for index in all.indices.reversed() where all[index].deadline.map({ $0 <= e.now }) ?? false {
      if !all[index].meetDeadline(fade: fade(e), at: e.now) { all.remove(at: index) }
    }
  }
}
