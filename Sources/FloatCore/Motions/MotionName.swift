/// The motions of the phone that configuration keys shape.
///
/// The raw value is the common part of a motion's keys, and its name in commands.
public enum MotionName: String, Hashable, Sendable, CaseIterable {
  /// A released ball springs to the nearer side of the screen.
  case ballSnap = "ball.snap"
  /// A page slides in from the right, or out.
  case navigation
  /// A page grows out of the ball or a row of its list.
  case expand = "morph.expand"
  /// A page shrinks into the ball.
  case shrink = "morph.shrink"
  /// A presented page comes in or goes out.
  case modal
  /// A released badge springs back to its place.
  case badgeReturn = "badge.return"
  /// A badge wobbles after its neck has torn.
  case badgeTear = "badge.tear"
  /// The zone in the corner grows while the pointer is inside.
  case zoneGrowth = "zone.growth"
  /// The zone slides in for the ball, and out.
  case zoneSlide = "zone.slide"
  /// The rows of the ball's list slide in and out.
  case listSlide = "list.slide"
  /// A row that is swiped to the left, or opened by a key, shows its actions.
  case rowOpen = "row-swipe.open"
  /// A released pager settles on one of its pages.
  case pager
  /// A slider's thumb goes to the value that a tap on its track, or a key, sets.
  case slider
  /// A page's content scrolls on after a flick.
  case scroll
}

/// The motions as the parameters describe them.
extension Parameters {
  /// How a motion covers its whole distance; nil for scrolled content, which decelerates instead.
  public func animation(of name: MotionName) -> Animation? {
    switch name {
    case .ballSnap: ball.snap
    case .navigation: navigation.animation(share: 1, isFlick: false)
    case .modal: modal.animation(share: 1)
    case .expand: morph.animation(share: 1, opens: true, isReleased: false)
    case .shrink: morph.animation(share: 1, opens: false, isReleased: false)
    case .badgeReturn: badge.comingHome
    case .badgeTear: badge.wobbling
    case .zoneGrowth: zone.growing
    case .zoneSlide: zone.sliding(comesIn: true)
    case .listSlide: list.slide.animation(.unit)
    case .rowOpen: rowSwipe.opening
    case .pager: pager.settling
    case .slider: slider.settling
    case .scroll: nil
    }
  }

  /// The spring of a motion, such as `spring(of: .ballSnap)`; nil for one that runs along a curve.
  public func spring(of name: MotionName) -> Spring? {
    if case .spring(let spring, _)? = animation(of: name) { spring } else { nil }
  }
}
