/// The page that grows out of the ball and shrinks into it. (`morph`)
package struct MorphParameters: Hashable, Sendable {
  /// How a page grows. A shrinking page has another response, and other durations.
  package var settling = Settling(response: 0.42, dampingRatio: 1, curve: .linear, duration: 0.35)
  package var shrinkResponse = 0.42
  var cover = 0.3
  var fade = 0.6
  var fadeRest = 0.3
  var iconFade = 0.6
  package var shrinkDuration = 0.35
  var collectDuration = 0.2
  var shrinkCover = 0.1
  var collectCover = 0.0
  var pageEnd = MorphEnd.overscan
  var ballInset = 0.0
  var belowInset = 9.0
  var rowFade = 0.55
  var titleFade = 0.4
  var shadowFade = 0.125
  var turn = 0.25
  var edgeFollow = 0.75
  /// A page that goes below a ball takes on the ball's colour over `fade-rest`. On this last share of it the colour is
  /// complete, and the page's line and shadow fade.
  let belowRest = 0.25
  /// How much of a picture's right end is repeated beside the page below, in points: within the margin of texts on it.
  static let repeatedEnd = 4.0

  /// The animation of a page between ball and screen, over the share of the distance that remains.
  ///
  /// - Parameter goesBelow: True for a page that goes below a ball, which hides the end of the motion.
  package func animation(share: Double, opens: Bool, isReleased: Bool, goesBelow: Bool = false) -> Animation {
    let whole = opens ? settling.duration : isReleased ? collectDuration : shrinkDuration
    return settling.animation(
      response: opens ? nil : shrinkResponse, duration: whole * share, goesBelow ? .hidden : .pages)
  }

  static let table: [KeyEntry<Self>] = [
    .duration(
      "expand.response", \.settling.response, 0.05...3,
      "The response of the spring that grows the ball into a page.",
      source: "tuned: WeChatFloatBall takes 0.35s, linear", of: (.expand, .spring)),
    .duration(
      "shrink.response", \.shrinkResponse, 0.05...3,
      "The response of the spring that shrinks a page into the ball.",
      source: "tuned: WeChatFloatBall takes 0.2s, linear", of: (.shrink, .spring)),
    .ratio(
      "damping-ratio", \.settling.dampingRatio, 0.3...2, "The damping ratio of both springs.",
      source: "tuned: an overshoot would show the screen's corners", applies: .atOnce,
      of: (.expand, .damping), (.shrink, .damping)),
    .ratio(
      "cover", \.cover, 0...1, "How dark the page below gets under a morphing page.",
      source: "WeChatFloatBall: 0.3", of: (.expand, .follower)),
    .ratio(
      "fade", \.fade, 0.01...1,
      "The share of the morph, at the ball's end, over which page and ball cross-fade."),
    .choice(
      "motion", \.settling.kind, "How a page grows out of the ball and shrinks into it.",
      source: "tuned: a spring can be caught without a jerk; the originals use a curve",
      of: (.expand, .choice), (.shrink, .choice)),
    .curve(
      "curve", \.settling.curve, "The timing curve of the morph.",
      source: "a layer animation without a timing function is linear", of: (.expand, .curve),
      (.shrink, .curve)),
    .duration(
      "expand.duration", \.settling.duration, 0...3,
      "How long a page takes to grow out of the ball along a curve.",
      source: "WeChatFloatBall: 0.35s, SuspensionEntrance: 0.3s", of: (.expand, .duration)),
    .duration(
      "shrink.duration", \.shrinkDuration, 0...3,
      "How long a page takes to shrink into the ball along a curve, after a tap on back.",
      source: "WeChatFloatBall: 0.35s, SuspensionEntrance: 0.3s", of: (.shrink, .duration)),
    .duration(
      "collect.duration", \.collectDuration, 0...3,
      "How long a page takes to shrink into the ball along a curve, after a drag.",
      source: "WeChatFloatBall, SuspensionEntrance: 0.2s", of: (.shrink, .duration)),
    .ratio(
      "shrink.cover", \.shrinkCover, 0...1,
      "How dark the page below is when a page begins to shrink after a tap on back.",
      source: "as under a push; WeChatFloatBall: 1, SuspensionEntrance: 0.6", of: (.shrink, .follower)),
    .ratio(
      "collect.cover", \.collectCover, 0...1, "How dark a pushed page gets while it shrinks after a drag.",
      source: "WeChatFloatBall, SuspensionEntrance: 0.3, and 0 for a presented page", of: (.shrink, .follower)
    ),
    .choice(
      "page-end", \.pageEnd, "The shape where the page fills the screen.",
      source: "WeChatFloatBall, SuspensionEntrance: overscan", of: (.expand, .place), (.shrink, .place)),
    .length(
      "ball-inset", \.ballInset, 0...40, "The page shrinks to this much less than the ball.",
      source: "SuspensionEntrance: 9"),
    .length(
      "below-inset", \.belowInset, 0...40,
      "A page that goes below a ball that is there before it shrinks to this much less than the ball.",
      source: "SuspensionEntrance: 9; tuned: the ball hides the slow end of a spring"),
    .ratio(
      "shadow-fade", \.shadowFade, 0.01...1,
      "The share of the morph, at the page's end, over which the shadow comes."),
    .ratio(
      "fade-rest", \.fadeRest, 0...0.95,
      "The cross-fade ends this far before the ball: at 0.3 its last 30 % show the ball's colour alone; below a ball that is there before it, as `ball.appears` says, a page takes on that colour there."
    ),
    .ratio(
      "icon-fade", \.iconFade, 0.01...1,
      "The share of that cross-fade, at the ball's end, over which the ball's icons come.",
      source: "tuned: never mixed with the page's words"),
    .ratio(
      "row-fade", \.rowFade, 0.01...1,
      "The share of the morph by which the row a page grows out of has faded.",
      source: "tuned: 120ms of the default spring"),
    .ratio(
      "title-fade", \.titleFade, 0...0.95,
      "The share of that, at its beginning, over which the row's title goes; nothing of the page comes before.",
      source: "tuned: 60ms of the default spring"),
    .duration(
      "turn", \.turn, 0...2,
      "How long a page that was let go half-way out takes to its place when it is turned round.",
      source: "SuspensionEntrance: 0.25s for what follows a release"),
    .ratio(
      "edge-follow", \.edgeFollow, 0.1...1,
      "A caught page follows the pointer with its left edge if that edge has at least this share of the screen's width to go; otherwise it follows the distance.",
      source:
        "tuned: with less to go, as out of a row, the rest of the shape would race; in no original can the page be caught"
    ),
  ]
}

/// The shape that a page growing out of the ball has where it fills the screen.
enum MorphEnd: String, Hashable, Sendable, CaseIterable {
  /// Round corners with their centres in the screen's corners; the shape extends beyond the screen by their radius.
  case overscan
  /// The screen itself, with square corners.
  case square
}
