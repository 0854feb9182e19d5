/// The thin bar that shows which part of a long page is in sight while the page scrolls.
struct ScrollIndicator: Equatable, Sendable {
  /// 0 hidden, 1 shown.
  private(set) var presence = Animated(0.0)
  /// How long it stays after the end of all scrolling, in seconds, and how long it takes to fade.
  private var delay = 0.0
  private var fade = 0.0

  /// Shows the bar, because the page scrolls.
  mutating func show(_ e: Environment) {
    (delay, fade) = (e.parameters.scroll.indicatorDelay, e.parameters.scroll.indicatorFade)
    guard presence.target < 1 else { return }
    presence.animate(to: 1, with: .curve(.easeInOut, duration: fade), at: e.now)
  }

  // MARK: Time

  func isMoving(at t: Double) -> Bool { presence.endTime > t }

  /// True while the bar is visible.
  func isSeen(at t: Double) -> Bool { presence.target > 0 || presence.endTime > t }

  /// When the bar begins to fade after the end of all scrolling; nil while a pointer holds the page, and once it fades.
  func deadline(_ scroll: Scroller) -> Double? {
    guard presence.target > 0, !scroll.isHeld, scroll.deadline == nil else { return nil }
    return max(scroll.endTime, presence.endTime) + delay
  }

  mutating func meetDeadline(_ scroll: Scroller, at t: Double) {
    guard let deadline = deadline(scroll), deadline <= t else { return }
    presence.animate(to: 0, with: .curve(.easeInOut, duration: fade), at: t)
  }
}

extension Page {
  /// The bar's width, in points. Source: Flutter: 3.
  private static let indicatorWidth = 3.0
  /// The bar's distance from the edge and from both ends, in points. Source: Flutter: 3.
  private static let indicatorInset = 3.0
  /// The bar's least length while the page is pulled beyond its end, in points. Source: Flutter: 8.
  private static let squeezedIndicator = 8.0
  /// The bar's colour. Source: Flutter: black at 0.35, white at 0.5.
  private static let indicatorColor = Themed(light: Color(0, 0, 0, 89), dark: Color(255, 255, 255, 128))

  /// The bar's frame on the page. Rows that come or leave count with what is there of them.
  private func indicatorFrame(_ e: Environment) -> Rect {
    let viewport = layout.viewport
    let content = layout.contentHeight + shift(of: Point(0, layout.contentHeight), e).y
    let maximum = max(0, content - viewport.height)
    let length = max(0, viewport.height - 2 * Self.indicatorInset)
    let share = viewport.height / max(viewport.height + maximum, 1)
    let usual = min(length, max(e.parameters.scroll.indicatorMinimum, length * share))
    let offset = scroll.offset(at: e.now)
    let place = min(max(offset, 0), maximum)
    // While the page is pulled beyond an end, the bar gets shorter.
    let bar = max(min(Self.squeezedIndicator, usual), usual - (offset - place).magnitude)
    let way = maximum > 0 ? place / maximum : offset > 0 ? 1 : 0
    let y = viewport.minY + Self.indicatorInset + (length - bar) * way
    return Rect(viewport.maxX - Self.indicatorInset - Self.indicatorWidth, y, Self.indicatorWidth, bar)
  }

  /// The bar over the content; nil while it is hidden.
  func indicatorLayer(_ e: Environment) -> Layer? {
    guard indicator.isSeen(at: e.now) else { return nil }
    let frame = indicatorFrame(e)
    return Layer(
      id: "indicator:\(layout.id)", opacity: indicator.presence.share(at: e.now),
      content: [
        .roundedRect(RoundedRect(frame, radius: frame.width / 2), .color(Self.indicatorColor[e.appearance]))
      ])
  }
}
