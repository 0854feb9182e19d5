/// The highlight of a pressed element: it appears a moment after the press, so that a scroll shows none, and fades when
/// the press is over.
struct Highlight: Equatable, Sendable {
  /// The page of the element; nil for an element of a menu.
  var page: PageID?
  /// The element's id.
  var element: ElementID
  /// 0 at rest, 1 pressed.
  var strength = Animated(0.0)
  /// When it begins to show; nil from then on.
  var showTime: Double?
  /// When it begins to fade, after a tap that was shorter than the delay; else nil.
  var fadeTime: Double?
  /// True while the pointer is down.
  var isDown = true

  /// When it shows, fades, or can be dropped; nil if none of these is due.
  var deadline: Double? {
    if let showTime { return showTime }
    if let fadeTime { return fadeTime }
    return !isDown && strength.target == 0 ? strength.endTime : nil
  }

  /// Ends the press. The highlight of a tap always shows; that of another press only if it was already visible.
  mutating func release(flashes: Bool, fade: Animation, at t: Double) {
    isDown = false
    let isLate = showTime != nil
    showTime = nil
    if flashes {
      if isLate { strength.animate(to: 1, with: fade, at: t) }
      fadeTime = max(strength.endTime, t)
    } else if strength.target > 0 {
      strength.animate(to: 0, with: fade, at: t)
    }
  }

  /// Meets the deadlines that are due; returns false once the highlight can be dropped.
  mutating func meetDeadline(fade: Animation, at t: Double) -> Bool {
    if let showTime, showTime <= t {
      self.showTime = nil
      strength.animate(to: 1, with: fade, at: t)
    }
    if let fadeTime, fadeTime <= t {
      self.fadeTime = nil
      strength.animate(to: 0, with: fade, at: t)
    }
    return deadline.map { $0 > t } ?? true
  }
}
