/// The thin bar that shows which part of a long page is in sight, while the page scrolls.
struct ScrollIndicator: Equatable, Sendable {
  /// 0 unseen, 1 shown.
  private(set) var presence = Animated(0.0)
  /// 0 thin, 1 as wide as under a pointer.
  private(set) var width = Animated(0.0)
  /// Whether a pointer drags it.
  private(set) var isHeld = false
  /// How long it stays after the end of all scrolling, and takes to fade, in seconds.
  private var delay = 0.0
  private var fade = 0.0

  /// Shows it because the page scrolls.
  mutating func show(_ e: Environment) {
    (delay, fade) = (e.parameters.scroll.indicatorDelay, e.parameters.scroll.indicatorFade)
    guard presence.target < 1 else { return }
    presence.animate(to: 1, with: .curve(.easeInOut, duration: fade), at: e.now)
  }

  /// Takes hold of it, or lets it go.
  mutating func hold(_ holds: Bool, _ e: Environment) {
    guard isHeld != holds else { return }
    isHeld = holds
    if holds { show(e) }
    width.animate(
      to: holds ? 1 : 0, with: .curve(.easeInOut, duration: e.parameters.scroll.indicatorPress), at: e.now)
  }

  // MARK: Time

  func isMoving(at t: Double) -> Bool { max(presence.endTime, width.endTime) > t }

  /// True where a layer is needed.
  func isSeen(at t: Double) -> Bool { presence.target > 0 || presence.endTime > t }

  /// When it begins to fade after the end of all scrolling; nil while a pointer holds it or the page, and at rest.
  func deadline(_ scroll: Scroller) -> Double? {
    guard presence.target > 0, !isHeld, !scroll.isHeld, scroll.deadline == nil else { return nil }
    return max(scroll.endTime, presence.endTime) + delay
  }

  mutating func meetDeadline(_ scroll: Scroller, at t: Double) {
    guard let deadline = deadline(scroll), deadline <= t else { return }
    presence.animate(to: 0, with: .curve(.easeInOut, duration: fade), at: t)
  }
}

extension Page {
  /// The height over which the bar can lie, and its length.
  private func indicatorTrack(_ e: Environment) -> (start: Double, length: Double, bar: Double) {
    let p = e.parameters.scroll
    let viewport = layout.viewport
    let length = max(0, viewport.height - 2 * p.indicatorInset)
    let share = viewport.height / max(viewport.height + maximumScroll, 1)
    return (viewport.minY + p.indicatorInset, length, min(length, max(p.indicatorMinimum, length * share)))
  }

  /// The bar's frame on the page; nil for a page that does not scroll.
  func indicatorFrame(_ e: Environment) -> Rect? {
    guard maximumScroll > 0 else { return nil }
    let p = e.parameters.scroll
    let track = indicatorTrack(e)
    let offset = scroll.offset(at: e.now)
    let place = min(max(offset, 0), maximumScroll)
    // Beyond the ends of the content it gets shorter.
    let bar = max(min(p.indicatorSqueezed, track.bar), track.bar - (offset - place).magnitude)
    let y = track.start + (track.length - bar) * place / maximumScroll
    let width =
      p.indicatorWidth + (p.indicatorPressedWidth - p.indicatorWidth) * indicator.width.value(at: e.now)
    return Rect(layout.viewport.maxX - p.indicatorInset - width, y, width, bar)
  }

  /// How far the content scrolls for each point that the bar moves.
  func indicatorRatio(_ e: Environment) -> Double {
    let track = indicatorTrack(e)
    return track.length > track.bar ? maximumScroll / (track.length - track.bar) : 0
  }

  /// The bar over the content; nil while it is unseen.
  func indicatorLayer(_ e: Environment) -> Layer? {
    guard indicator.isSeen(at: e.now), let frame = indicatorFrame(e) else { return nil }
    let color = e.parameters.scroll.indicatorColor[e.appearance]
    return Layer(
      id: "indicator:\(layout.id)", opacity: indicator.presence.share(at: e.now),
      content: [.roundedRect(RoundedRect(frame, radius: frame.width / 2), .color(color))])
  }
}

/// The bar under a pointer, and while the page scrolls.
extension Page {
  /// The hold of the bar, which begins once it has been pressed for a moment.
  func indicatorMembers(at p: Point, _ e: Environment) -> [Member] {
    guard indicator.presence.target > 0, let frame = indicatorFrame(e) else { return [] }
    let parameters = e.parameters.scroll
    guard frame.inset(by: -parameters.indicatorReach).contains(p) else { return [] }
    return [.init(.indicator(layout.id), .longPress(duration: parameters.indicatorHold))]
  }

  mutating func dragIndicator(_ event: GestureEvent<Gesture>, _ e: Environment) -> [Command] {
    switch event.phase {
    case .began:
      indicator.hold(true, e)
      scroll.hold(at: e.now)
      return [.impact(.indicator, .medium)]
    case .changed:
      let ratio = indicatorRatio(e)
      let held = scroll.hold ?? 0
      // The bar stays within its track.
      let (least, most) = (held - maximumScroll, held)
      scroll.drag(along: event.trail.map { min(max(-($0.y - event.start.y) * ratio, least), most) })
    case .ended, .cancelled:
      scroll.release(velocity: 0, at: e.now)
      indicator.hold(false, e)
    case .failed: break
    }
    return []
  }
}
