/// The motion of a page that grows out of the ball, or out of a row of its list, or shrinks into the ball.
struct Morph: Equatable, Sendable {
  /// The outline it grows from; nil for the ball's.
  private(set) var source: RoundedRect?
  /// The row of the list it grows from, as the row looked then; nil for the ball.
  let row: RowLook?
  /// Where its small end is: 0 at ``source``, 1 at the ball.
  private(set) var atBall = Animated(0.0)
  /// What its small end looks like: 0 the row, 1 the ball.
  private(set) var likeBall: Animated<Double>
  /// True: the page turns into the ball, or the ball into the page, because the ball holds no other page. False: the
  /// ball stays visible, and the page goes below it, or comes from there.
  let becomesBall: Bool
  /// How far shape and ball are drawn as one: 1 one outline, 0 two.
  private(set) var joined: Animated<Double>
  /// The page's opacity: 0 for a page that was removed with the ball. A value above 1 makes up for the opacity of a
  /// list that still covers the page.
  private(set) var opacity = Animated(1.0)
  /// How far out the page was when it began to shrink, as an offset; the shape starts there.
  private(set) var start: Double
  /// The axis along which the page was dragged out.
  var axis = Axis.horizontal
  /// Where its large end is: 0 where the page was released, 1 on the whole screen, once the page has turned around.
  private(set) var turnedAround = Animated(0.0)
  /// True once the list has opened again over the page.
  var isBelowList = false
  /// The x of the page below when it began to shrink.
  var belowX = 0.0
  /// The dim of the page below at that moment.
  let dim: Double
  /// The dim of the page itself as it shrinks.
  var shade = 0.0
  /// How far the tab bar had slid down when the page began to shrink, 0…1.
  var tabBarShare = 1.0
  /// True after the release of a drag, false after a tap.
  var isReleased = false
  /// True if the drag of the page has begun to bring the ball in, which continues as the page shrinks.
  var hasBall = false

  /// - Parameters:
  ///   - row: The row of the list that it grows from; nil for the ball.
  ///   - start: How far out the page is, as an offset.
  ///   - dim: The dim of the page below.
  init(row: RowLook? = nil, becomesBall: Bool, start: Double = 0, dim: Double) {
    (source, self.row, self.becomesBall) = (row?.outline, row, becomesBall)
    likeBall = Animated(row == nil ? 1 : 0)
    joined = Animated(row == nil && becomesBall ? 1 : 0)
    (self.start, self.dim) = (start, dim)
  }

  /// When its end has arrived at the ball and looks like it; −infinity at rest.
  var arrival: Double { max(atBall.endTime, likeBall.endTime) }

  /// Fades the page in.
  ///
  /// - Parameter alpha: The opacity to begin with, that of a ball that is itself still fading in; nil keeps the page's.
  mutating func appear(from alpha: Double?, with fade: Animation, at t: Double) {
    if let alpha { opacity.set(alpha) }
    opacity.animate(to: 1, with: fade, at: t)
  }

  /// Moves the page's large end by a distance, as an offset.
  mutating func pull(by distance: Double) { start = max(0, start + distance) }

  /// Handles a new size of the screen, so many times as wide and as high as before: the page's ends and the page below
  /// keep their shares of it.
  mutating func scale(_ x: Double, _ y: Double) {
    (start, belowX) = (start * x, belowX * x)
    if let old = source?.rect { source?.rect = Rect(old.x * x, old.y * y, old.width * x, old.height * y) }
  }

  /// Stops the page's large end where it is, as an offset, for a pointer that takes hold of the page.
  mutating func hold(at start: Double) { (self.start, turnedAround) = (start, Animated(0)) }

  /// Lets a page fill the screen again that was released half-way out, or that was fading.
  mutating func turnAround(_ e: Environment) {
    let turn = Animation.curve(.easeInOut, duration: e.parameters.morph.turn)
    if start > 0 { turnedAround.rise(with: turn, at: e.now) }
    opacity.rise(with: turn, at: e.now)
  }

  /// Lets a page that turns around shrink into the ball, because the row it grew out of is gone.
  mutating func returnToBall(_ e: Environment) {
    guard source != nil else { return }
    let glide = Animation.curve(.easeInOut, duration: e.parameters.ball.fade)
    atBall.rise(with: glide, at: e.now)
    likeBall.rise(with: glide, at: e.now)
    if becomesBall { joined.rise(with: glide, at: e.now) }
  }

  /// Separates the page from a removed ball: its small end glides to the ball's dock. With `fades` the page leaves with
  /// the ball.
  mutating func leaveBall(from outline: RoundedRect, fades: Bool, _ e: Environment) {
    let glide = glideToDock(from: outline, e)
    likeBall.rise(with: glide, at: e.now)
    joined.animate(to: 0, with: glide, at: e.now)
    if fades { opacity.animate(to: 0, with: glide, at: e.now) }
  }

  /// Joins the page to a ball that was restored: its small end glides to the ball, and a page that faded reappears.
  mutating func rejoinBall(from outline: RoundedRect, _ e: Environment) {
    guard source == nil || atBall.target > 0 else { return }
    let glide = glideToDock(from: outline, e)
    if becomesBall { joined.rise(with: glide, at: e.now) }
    opacity.rise(with: glide, at: e.now)
  }

  /// Lets the small end glide from an outline to the ball's new place, for as long as a removed ball takes to leave.
  private mutating func glideToDock(from outline: RoundedRect, _ e: Environment) -> Animation {
    let glide = Animation.curve(.easeInOut, duration: e.parameters.ball.removal)
    source = outline
    atBall.set(0)
    atBall.animate(to: 1, with: glide, at: e.now)
    return glide
  }
}

extension Animated<Double> {
  /// Animates the value to 1, unless that is its target already.
  fileprivate mutating func rise(with animation: Animation, at t: Double) {
    if target == 0 { animate(to: 1, with: animation, at: t) }
  }
}
