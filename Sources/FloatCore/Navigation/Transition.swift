/// The only live change of the stack: a page on its way in or out.
///
/// It owns only the progress. Its clock is the offset's closed form, so it always completes; a finger may hold it at
/// any time and let it continue either way.
struct Transition: Equatable, Sendable {
  /// The page growing out of the ball, or shrinking into it.
  struct Morph: Equatable, Sendable {
    /// The outline it grows from; nil for the ball, wherever that is.
    var source: RoundedRect?
    /// The row of the list it grows from, as it looked; nil for the ball.
    var row: RowLook?
    /// 0 while its end is at the row, or where that last was, 1 once its end is at the ball.
    var toBall = Animated(0.0)
    /// 0 while its end looks like the row, 1 once it looks like the ball.
    var look: Animated<Double>
    /// True for a shape that turns into the ball and back. False where the ball is there for other pages or before
    /// this one: the page goes below it as it is, or comes from below it.
    var merges: Bool
    /// 1 while the shape and the ball are one, 0 while the ball is separate: for a row, for a page that goes below the
    /// ball, or once the ball was removed.
    var bond: Animated<Double>
    /// 0 once the page was removed with the ball and has nothing left to turn into. More than 1 below a list that
    /// leaves.
    var opacity = Animated(1.0)
    /// How far out the page was when it began to shrink, as an offset; the shape starts there.
    var start: Double
    /// The axis along which it was out.
    var axis = Axis.horizontal
    /// 0 while the page's end is where it was let go, 1 once the page has been turned around and fills the screen.
    var home = Animated(0.0)
    /// True once the list with its row is open again, over the page.
    var isBelowList = false
    /// The x of the page below at that moment.
    var belowX: Double
    /// The dim of the page below at that moment.
    var dim: Double
    /// The dim of the page itself as it shrinks.
    var cover = 0.0
    /// How far out the tab bar was at that moment, 0…1.
    var tabBarShare = 1.0
    /// True after the release of a drag, false after a tap.
    var isReleased = false
    /// True where the drag has brought the ball in, which comes in on as the page shrinks.
    var hasBall = false

    /// - Parameter row: The row of the list that it grows from; nil for the ball.
    init(row: RowLook? = nil, merges: Bool, start: Double, belowX: Double, dim: Double) {
      (source, self.row, self.merges) = (row?.outline, row, merges)
      (look, bond) = (Animated(row == nil ? 1 : 0), Animated(row == nil && merges ? 1 : 0))
      (self.start, self.belowX, self.dim) = (start, belowX, dim)
    }

    /// Moves its end to the ball's new place: it glides there from where it was.
    fileprivate mutating func glide(from outline: RoundedRect, with animation: Animation, at t: Double) {
      source = outline
      toBall.set(0)
      toBall.animate(to: 1, with: animation, at: t)
    }
  }

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
    /// The same for a page that is pulled back beyond its place, which moves with the pointer itself.
    var shareBack: Double

    /// The offset of the page once the pointer has moved a distance, in points.
    func offset(after way: Double) -> Double {
      let place = offset / share + way
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
  /// True while the page goes in, false while it goes out.
  var opens: Bool
  /// 0 is all the way in, the screen's width all the way out; in points, for a morph too.
  var offset: Tracked<Double>
  /// The pointer that holds it.
  private(set) var hold: Hold?
  /// True for a transition that cross-fades because of reduced motion.
  var fades = false
  /// How strongly the row that opened the page is highlighted, 0…1, independent of the page's progress: 1 from a
  /// push on, 0 once the push is reversed, and on the way out.
  var highlight = Animated(0.0)
  /// What the tab bar of the page below does.
  var tabBar = TabBarMotion.page
  /// The collected page below, which this one replaces when it has arrived.
  var replaces: PageID?
  /// The badges that are read once the page is in: those of what opened it.
  var reads: [PageID] = []

  init(style: Style, page: PageID, opens: Bool, offset: Double) {
    self.style = style
    self.page = page
    self.opens = opens
    self.offset = Tracked(offset)
  }

  var isHeld: Bool { hold != nil }

  /// The offset shown, limited to 0…width, because a spring's overshoot would expose the screen's far edge.
  func shownOffset(at t: Double, width: Double) -> Double {
    min(max(offset.value(at: t), 0), width)
  }

  /// How far out a shrinking or growing page is at its own end of the way, as an offset: where it was let go, less the
  /// distance that a pointer has pulled it back since, until it is turned around.
  func start(at t: Double) -> Double {
    guard case .morph(let morph) = style else { return 0 }
    return max(0, morph.start + min(0, offset.value(at: t))) * (1 - morph.home.value(at: t))
  }

  /// The least offset that a pointer may set: it may pull back a page that was let go half-way out.
  var leastOffset: Double { if case .morph(let morph) = style { -morph.start } else { 0 } }

  /// How far in the page is, 0…1.
  func presence(at t: Double, width: Double) -> Double {
    width > 0 ? 1 - shownOffset(at: t, width: width) / width : 1
  }

  /// True for a page that was let go and has slid out of sight, with all that showed it was leaving.
  func hasLeft(at t: Double, width: Double) -> Bool {
    !opens && !isHeld && !isMorph && presence(at: t, width: width) == 0 && highlight.share(at: t) == 0
  }

  /// When all of its parts have arrived; −infinity at rest.
  var endTime: Double {
    guard case .morph(let morph) = style else { return offset.endTime }
    let end = max(offset.endTime, morph.home.endTime)
    return opens ? end : max(end, morph.toBall.endTime, morph.look.endTime)
  }

  /// Lets the page go back in: one that was let go half-way out fills the screen, and one that faded reappears.
  mutating func fillScreen(at t: Double, duration: Double) {
    guard case .morph(var morph) = style else { return }
    let turn = Animation.curve(.easeInOut, duration: duration)
    if morph.start > 0, morph.home.target == 0 { morph.home.animate(to: 1, with: turn, at: t) }
    if morph.opacity.target < 1 { morph.opacity.animate(to: 1, with: turn, at: t) }
    style = .morph(morph)
  }

  /// Lets a pointer take hold: the page stops where it is.
  ///
  /// - Parameters:
  ///   - share: How far the page moves, as an offset, for each point that the pointer moves.
  ///   - shareBack: The same where it is pulled back beyond its place.
  mutating func hold(along axis: Axis, share: Double, shareBack: Double, at t: Double, width: Double) {
    guard hold == nil else { return }
    let shown = shownOffset(at: t, width: width)
    hold = Hold(offset: shown, opened: opens, axis: axis, share: share, shareBack: shareBack)
    offset.set(shown)
  }

  /// Lets go of the page, which moves on.
  mutating func settle(opens: Bool, width: Double, with animation: Animation, velocity: Double?, at t: Double)
  {
    hold = nil
    self.opens = opens
    if case .morph(var morph) = style, offset.value(at: t) < 0 {
      morph.start = max(0, morph.start + offset.value(at: t))
      style = .morph(morph)
      offset.set(0)
    }
    offset.settle(to: opens ? 0 : width, with: animation, velocity: velocity, at: t)
  }

  /// Fades the highlight: from now on the row looks pressed only as far as the page is in.
  mutating func fadeHighlight(at t: Double, duration: Double) {
    guard highlight.target > 0 else { return }
    highlight.animate(to: 0, with: .curve(.easeInOut, duration: duration), at: t)
  }

  /// True while the row stays fully highlighted, independent of the page's progress.
  func keepsHighlight(at t: Double) -> Bool { highlight.target == 1 && highlight.isAtRest(at: t) }

  /// Directs a page that turns around to the ball, because the row it grew out of is gone.
  mutating func returnToBall(at t: Double, duration: Double) {
    guard case .morph(var morph) = style, morph.source != nil else { return }
    let glide = Animation.curve(.easeInOut, duration: duration)
    if morph.toBall.target == 0 { morph.toBall.animate(to: 1, with: glide, at: t) }
    if morph.look.target == 0 { morph.look.animate(to: 1, with: glide, at: t) }
    if morph.bond.target == 0, morph.merges { morph.bond.animate(to: 1, with: glide, at: t) }
    style = .morph(morph)
  }

  /// Separates the page from a ball that leaves: the page glides from the place it is heading for to where a ball
  /// would be; one that leaves with the ball fades.
  mutating func leaveBall(from outline: RoundedRect, fades: Bool, at t: Double, duration: Double) {
    guard case .morph(var morph) = style else { return }
    let glide = Animation.curve(.easeInOut, duration: duration)
    morph.glide(from: outline, with: glide, at: t)
    if morph.look.target == 0 { morph.look.animate(to: 1, with: glide, at: t) }
    morph.bond.animate(to: 0, with: glide, at: t)
    if fades { morph.opacity.animate(to: 0, with: glide, at: t) }
    style = .morph(morph)
  }

  /// Joins the page to a removed ball that comes back: a page heading for where it would be glides to where it is,
  /// and one that left with it reappears.
  mutating func rejoinBall(from outline: RoundedRect, at t: Double, duration: Double) {
    guard case .morph(var morph) = style, morph.source == nil || morph.toBall.target > 0 else { return }
    let glide = Animation.curve(.easeInOut, duration: duration)
    morph.glide(from: outline, with: glide, at: t)
    if morph.bond.target == 0, morph.merges { morph.bond.animate(to: 1, with: glide, at: t) }
    if morph.opacity.target == 0 { morph.opacity.animate(to: 1, with: glide, at: t) }
    style = .morph(morph)
  }

  /// True for a page that grows out of a row of the list, or shrinks back to it, over the list.
  var liesOverList: Bool {
    if case .morph(let morph) = style { morph.row != nil && !morph.isBelowList } else { false }
  }

  /// Moves the page below the list, which opens again over it.
  mutating func goBelowList() {
    guard case .morph(var morph) = style else { return }
    morph.isBelowList = true
    style = .morph(morph)
  }

  /// True if nothing moves: a page that a finger has let go fades, but the page it uncovered moves back.
  var standsStill: Bool {
    if case .morph(let morph) = style, morph.isReleased { return false }
    return fades
  }

  var isModal: Bool { if case .modal = style { true } else { false } }
  /// The axis along which the page moves.
  var axis: Axis { if case .modal(let axis) = style { axis } else { .horizontal } }
  /// The axis along which a pointer that catches the page moves it.
  var axisInHand: Axis { if case .morph(let morph) = style { morph.axis } else { axis } }
  var isMorph: Bool { if case .morph = style { true } else { false } }
}
