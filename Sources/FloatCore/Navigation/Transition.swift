/// The one running change of the stack: a page that comes in or leaves.
///
/// It owns only the progress. Its clock is the offset's closed form, so it always completes; a finger may hold the page
/// at any time and let it continue in either direction.
struct Transition: Equatable, Sendable {
  /// A pointer that holds the page.
  struct Hold: Equatable, Sendable {
    /// The page's offset when it was caught, in points.
    var offset: Double
    /// True if the page was opening.
    var opened: Bool
    /// The axis of the drag: to the right, or down.
    var axis: Axis
    /// How far the page moves, as an offset, for each point that the pointer moves.
    var share: Double
    /// The same for a page that is pulled back beyond its place, which moves as far as the pointer.
    var shareBack: Double

    /// The offset of the page once the pointer has moved a distance, in points.
    func offset(after distance: Double) -> Double {
      let place = offset / share + distance
      return place * (place > 0 ? share : shareBack)
    }
  }

  enum Style: Equatable, Sendable {
    case slide
    /// A presented page, which comes from the right or, as a sheet, from below.
    case modal(Axis)
    case morph(Morph)
  }

  var style: Style
  /// The page that moves: the top of the stack.
  var page: PageID
  /// True while the page comes in, false while it leaves.
  var opens: Bool
  /// How far out the page is, in points, for a morph too: 0 fills the screen, the screen's width is all out.
  var offset: Tracked<Double>
  /// The pointer that holds it.
  private(set) var hold: Hold?
  /// True for a transition that cross-fades because of reduced motion.
  var fades = false
  /// How strongly the row that opened the page is highlighted, 0…1, independent of the page's progress: 1 from a push
  /// on, 0 once the push is reversed, and while the page leaves.
  var highlight = Animated(0.0)
  /// What the tab bar of the page below does.
  var tabBar = TabBarMotion.page
  /// The collected page below, which this page replaces once it fills the screen.
  var replaces: PageID?
  /// The badges whose items are read once the page is in: those of the rows that opened it.
  var reads: [PageID] = []
  /// The badges whose items are read once the page is gone: those of the rows that led back to the page below.
  var readsBelow: [PageID] = []

  init(style: Style, page: PageID, opens: Bool, offset: Double) {
    (self.style, self.page, self.opens) = (style, page, opens)
    self.offset = Tracked(offset)
  }

  var isHeld: Bool { hold != nil }

  /// The offset shown, limited to 0…width, because a spring's overshoot would expose the screen's far edge.
  func shownOffset(_ e: Environment) -> Double { min(max(offset.value(at: e.now), 0), e.width) }

  /// How far out the large end of a shrinking or growing page is, as an offset: where the page was released, less the
  /// distance that a pointer has pulled it back since, and less as the page turns around.
  func start(at t: Double) -> Double {
    guard let morph else { return 0 }
    return max(0, morph.start + min(0, offset.value(at: t))) * (1 - morph.turnedAround.value(at: t))
  }

  /// The least offset that a pointer may set; below 0 it pulls back a page that was released half-way out.
  var leastOffset: Double { morph.map { -$0.start } ?? 0 }

  /// How far in the page is, 0…1.
  func presence(_ e: Environment) -> Double { e.width > 0 ? 1 - shownOffset(e) / e.width : 1 }

  /// True for a leaving page that has slid out of sight, and whose row's highlight has faded.
  func hasLeft(_ e: Environment) -> Bool {
    !opens && !isHeld && !isMorph && presence(e) == 0 && highlight.share(at: e.now) == 0
  }

  /// When all of its animations have ended; −infinity at rest.
  var endTime: Double {
    guard let morph else { return offset.endTime }
    let end = max(offset.endTime, morph.turnedAround.endTime)
    return opens ? end : max(end, morph.arrival)
  }

  /// Lets a pointer take hold: the page stops where it is.
  ///
  /// - Parameters:
  ///   - share: How far the page moves, as an offset, for each point that the pointer moves.
  ///   - shareBack: The same where it is pulled back beyond its place.
  mutating func hold(along axis: Axis, share: Double, shareBack: Double, _ e: Environment) {
    guard hold == nil else { return }
    let (shown, start) = (shownOffset(e), start(at: e.now))
    changeMorph { $0.hold(at: start) }
    hold = Hold(offset: shown, opened: opens, axis: axis, share: share, shareBack: shareBack)
    offset.set(shown)
  }

  /// Releases the page, which continues in or out.
  mutating func settle(with animation: Animation, velocity: Double?, _ e: Environment) {
    hold = nil
    let pulled = offset.value(at: e.now)
    if pulled < 0, isMorph {
      changeMorph { $0.pull(by: pulled) }
      offset.set(0)
    }
    offset.settle(to: opens ? 0 : e.width, with: animation, velocity: velocity, at: e.now)
  }

  /// Changes the page between ball and screen; does nothing for one that slides.
  mutating func changeMorph(_ change: (inout Morph) -> Void) {
    guard var morph else { return }
    change(&morph)
    style = .morph(morph)
  }

  /// Fades the highlight: from now on the row looks as strongly pressed as the page is in.
  mutating func fadeHighlight(_ e: Environment) {
    guard highlight.target > 0 else { return }
    highlight.animate(to: 0, with: .curve(.easeInOut, duration: e.parameters.ball.press), at: e.now)
  }

  /// True while the row stays fully highlighted, independent of the page's progress.
  func keepsHighlight(at t: Double) -> Bool { highlight.target == 1 && highlight.isAtRest(at: t) }

  /// True for a page that grows out of a row of the list, or shrinks back to it, over the list.
  var liesOverList: Bool { morph.map { $0.row != nil && !$0.isBelowList } ?? false }

  /// True if nothing slides: with reduced motion the page fades. After a drag, though, the page that was uncovered
  /// still slides back.
  var standsStill: Bool { fades && morph?.isReleased != true }

  /// The name of its motion.
  var name: MotionName {
    switch style {
    case .slide: .navigation
    case .modal: .modal
    case .morph: isHeld || !opens ? .shrink : .expand
    }
  }

  var isModal: Bool { if case .modal = style { true } else { false } }
  /// The axis along which the page moves.
  var axis: Axis { if case .modal(let axis) = style { axis } else { .horizontal } }
  /// The axis along which a pointer that catches the page moves it.
  var axisInHand: Axis { morph?.axis ?? axis }
  /// The morph of a page between ball and screen; nil for a page that slides.
  var morph: Morph? { if case .morph(let morph) = style { morph } else { nil } }
  var isMorph: Bool { if case .morph = style { true } else { false } }
}

extension Transition {
  /// The position of a page at an offset.
  func place(_ offset: Double, along axis: Axis, _ e: Environment) -> Point {
    switch axis {
    case .horizontal: Point(offset, 0)
    case .vertical: Point(0, e.width > 0 ? offset / e.width * e.size.height : 0)
    }
  }

  /// The position of the large end of a shrinking or growing page.
  func startOrigin(_ e: Environment) -> Point { place(start(at: e.now), along: axisInHand, e) }

  /// How strongly the row that the page came from looks pressed, 0…1.
  func highlightStrength(_ e: Environment) -> Double {
    let kept = highlight.share(at: e.now)
    return isMorph ? kept : kept + (1 - kept) * presence(e)
  }

  /// How far in the large end of a shrinking or growing page is, 0…1.
  func startPresence(_ e: Environment) -> Double { e.width > 0 ? 1 - start(at: e.now) / e.width : 1 }
}
