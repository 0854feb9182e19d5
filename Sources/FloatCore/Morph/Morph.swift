/// The motion of a page that grows out of the ball, or out of a row of its list, or shrinks into the ball.
struct Morph: Equatable, Sendable {
  /// The outline it grows from; nil for the ball, wherever that is.
  private(set) var source: RoundedRect?
  /// The row of the list it grows from, as it looked; nil for the ball.
  let row: RowLook?
  /// Where its small end is: 0 at the row, or where the ball was last; 1 at the ball.
  private(set) var atBall = Animated(0.0)
  /// What its small end looks like: 0 the row, 1 the ball.
  private(set) var likeBall: Animated<Double>
  /// True: this page becomes the ball, and comes from it, because the ball holds no other. False: the ball is already
  /// there, and the page slides under it, or comes from there.
  let becomesBall: Bool
  /// How far shape and ball are drawn as one: 1 one outline, 0 two.
  private(set) var joined: Animated<Double>
  /// 0 for a page that was removed with the ball. Above 1 it makes up for a list that still covers it.
  private(set) var opacity = Animated(1.0)
  /// How far out the page was when it began to shrink, as an offset; the shape starts there.
  private(set) var start: Double
  /// The axis along which it was out.
  var axis = Axis.horizontal
  /// 0 while the page's end is where it was let go, 1 once the page has turned around and fills the screen.
  private(set) var turnedAround = Animated(0.0)
  /// True once the list with its row is open again, over the page.
  var isBelowList = false
  /// The x of the page below when it began to shrink.
  var belowX = 0.0
  /// The dim of the page below at that moment.
  let dim: Double
  /// The dim of the page itself as it shrinks.
  var shade = 0.0
  /// How far out the tab bar was when it began to shrink, 0…1.
  var tabBarShare = 1.0
  /// True after the release of a drag, false after a tap.
  var isReleased = false
  /// True where the drag has brought the ball in, which comes in on as the page shrinks.
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

  /// Fades in, from a ball that is still fading in itself.
  mutating func appear(from alpha: Double?, with fade: Animation, at t: Double) {
    if let alpha { opacity.set(alpha) }
    opacity.animate(to: 1, with: fade, at: t)
  }

  /// Pulls the page's end back by a distance, as an offset.
  mutating func pull(by distance: Double) { start = max(0, start + distance) }

  /// Lets the page fill the screen again: one that was let go half-way out, and one that faded.
  mutating func turnAround(with turn: Animation, at t: Double) {
    if start > 0 { turnedAround.rise(with: turn, at: t) }
    opacity.rise(with: turn, at: t)
  }

  /// Directs a page that turns around to the ball, because the row it grew out of is gone.
  mutating func returnToBall(with glide: Animation, at t: Double) {
    guard source != nil else { return }
    atBall.rise(with: glide, at: t)
    likeBall.rise(with: glide, at: t)
    if becomesBall { joined.rise(with: glide, at: t) }
  }

  /// Separates the page from a ball that leaves: the page glides from the place it is heading for to where a ball
  /// would be; one that leaves with the ball fades.
  mutating func leaveBall(from outline: RoundedRect, fades: Bool, with glide: Animation, at t: Double) {
    self.glide(from: outline, with: glide, at: t)
    likeBall.rise(with: glide, at: t)
    joined.animate(to: 0, with: glide, at: t)
    if fades { opacity.animate(to: 0, with: glide, at: t) }
  }

  /// Joins the page to a removed ball that comes back: a page heading for where it would be glides to where it is,
  /// and one that left with it reappears.
  mutating func rejoinBall(from outline: RoundedRect, with glide: Animation, at t: Double) {
    guard source == nil || atBall.target > 0 else { return }
    self.glide(from: outline, with: glide, at: t)
    if becomesBall { joined.rise(with: glide, at: t) }
    opacity.rise(with: glide, at: t)
  }

  /// Moves its end to the ball's new place: it glides there from where it was.
  private mutating func glide(from outline: RoundedRect, with animation: Animation, at t: Double) {
    source = outline
    atBall.set(0)
    atBall.animate(to: 1, with: animation, at: t)
  }
}

extension Animated<Double> {
  /// Rises to 1, unless it is there or on its way.
  fileprivate mutating func rise(with animation: Animation, at t: Double) {
    if target == 0 { animate(to: 1, with: animation, at: t) }
  }
}
