/// The floating ball: its look, how it snaps to its edge, and when it is idle. (`ball`)
package struct BallParameters: Hashable, Sendable {
  package var diameter = 60.0
  var margin = 0.0
  var insetTop = 44.0
  var insetBottom = 56.0
  var shape = BallShape.halfCapsule
  package var snapping = Settling(response: 0.35, dampingRatio: 0.82, duration: 0.2)
  package var snapLookahead = 0.15
  package var snapMaximumVelocity = 4000.0
  var grabResponse = 0.12
  var roundGap = 12.0
  var fade = 0.25
  var appears = BallAppearance.arrival
  var swipe = BallSwipe.size
  var press = 0.12
  var pressScale = 0.95
  var iconGlide = 0.25
  var iconPopScale = 0.0
  var removal = 0.2
  var removalScale = 0.4
  var shadowRadius = 15.0
  var shadowOpacity = 0.16
  var fill = Themed(light: Color(rgb: 0xFFFFFF), dark: Color(rgb: 0x3A3A3C))
  var pressedFill = Color(0, 0, 0, 26)
  var homeEdge = Edge.right
  var homeFraction = 0.5
  var homeFrom = BallHome.fraction
  var grabAnchor = BallGrab.offset
  var removalStyle = BallRemoval.fall
  var removalCurve = TimingCurve.easeIn
  var content = BallContent.icons
  var tap = BallTap.pageOrList
  var longPress = BallLongPress.list
  var dragRemoves = true
  var overModals = false
  var hiddenOn = ""
  var ignoredOn = ""
  var idleDelay = 3.0
  var idleHide = 0.0
  var idleOpacity = 1.0
  var idleDuration = 0.3
  var rimWidth = 0.5
  var rimColor = Themed(light: Color(0, 0, 0, 20), dark: Color(255, 255, 255, 30))
  var shadowOffset = 1.0
  var linkSize = 26.0 / 60
  var linkColor = Color(rgb: 0xFFFFFF)
  var catchDistance = 2.0
  var catchVelocity = 60.0
  var edgeStrip = 20.0

  /// The animation of the ball to its edge.
  package var snap: Animation { snapping.animation() }

  /// What a release hands on to the ball.
  var release: ReleaseRule { ReleaseRule(maximumSpeed: snapMaximumVelocity, lookahead: snapLookahead) }

  static let table: [KeyEntry<Self>] = [
    .length(
      "diameter", \.diameter, 20...160, "The ball's diameter.",
      source: "WeChatFloatBall, SuspensionEntrance: 60", of: (.ballSnap, .place), (.expand, .place),
      (.shrink, .place)),
    .length(
      "margin", \.margin, 0...80, "The gap between the docked ball and the screen's edge.",
      source: "SuspensionEntrance: 0, flush; WeChatFloatBall: 15", of: (.ballSnap, .place)),
    .length(
      "inset.top", \.insetTop, 0...300,
      "Space below the top safe area that the ball keeps clear of; 44 clears the navigation bar.",
      source: "tuned: the back button stays free; WeChat 6.6.7: 0", of: (.ballSnap, .place)),
    .length(
      "inset.bottom", \.insetBottom, 0...300,
      "Space above the bottom safe area that the ball keeps clear of; 56 clears the tab bar and the input field.",
      source: "tuned: the tabs stay free; WeChat 6.6.7: 0", of: (.ballSnap, .place)),
    .choice(
      "shape", \.shape, "The docked ball's outline.",
      source: "SuspensionEntrance: half-capsule; WeChatFloatBall: circle"),
    .duration(
      "snap.response", \.snapping.response, 0.05...2,
      "The response of the spring that carries the ball to its edge.",
      source: "tuned: UIKit's system spring is 0.344s", of: (.ballSnap, .spring)),
    .ratio(
      "snap.damping-ratio", \.snapping.dampingRatio, 0.1...2,
      "The damping ratio of the spring that carries the ball to its edge; below 1 it overshoots.",
      source: "JPSuspensionEntrance: 0.78", applies: .atOnce, of: (.ballSnap, .damping)),
    .duration(
      "snap.lookahead", \.snapLookahead, 0...1,
      "How far ahead the fling is projected to choose edge and height.",
      source: "tuned: shorter than a page's, the ball is small", of: (.ballSnap, .release)),
    .velocity(
      "snap.maximum-velocity", \.snapMaximumVelocity, 100...20000, step: 100,
      "The fastest fling handed to the spring.", source: "tuned: above it the ball is not seen to move",
      of: (.ballSnap, .release)),
    .duration(
      "grab.response", \.grabResponse, 0.02...1,
      "The response of the spring that absorbs the drag's slop, so that the ball does not jump.",
      source: "JXWeChatFloatView: 0.1s glide to the finger"),
    .duration(
      "fade", \.fade, 0...2,
      "How long the ball takes to fade in or out, also in a page that comes out of it or turns back to it.",
      source: "SuspensionEntrance: 0.25s"),
    .duration(
      "press.duration", \.press, 0...1,
      "How long a press takes to show on the ball, its list and the zone, and the row of a page that turns back to fade.",
      source: "tuned: UIKit highlights within 0.1s"),
    .ratio("press.scale", \.pressScale, 0.5...1.2, "The ball's size while it is pressed."),
    .duration(
      "icon.glide", \.iconGlide, 0...2, "How long icons take to pop in and to glide to their places.",
      source: "SuspensionEntrance: 0.25s"),
    .ratio(
      "icon.pop-scale", \.iconPopScale, 0...1, step: 0.05,
      "The size a new icon grows from; above 0 it appears at once at that size.",
      source: "tuned: nothing appears at once; SuspensionEntrance: 0.3"),
    .duration(
      "removal", \.removal, 0...2, "How long a removed ball takes to leave.", source: "WeChatFloatBall: 0.2s"),
    .ratio(
      "removal-scale", \.removalScale, 0...1, step: 0.05,
      "How small the ball gets when it falls into the corner.", source: "tuned: it is swallowed"),
    .length(
      "shadow.radius", \.shadowRadius, 0...60, "The ball's shadow fades out this far from its outline.",
      source: "SuspensionEntrance: layer radius 7.5, which fades out at twice that"),
    .ratio(
      "shadow.opacity", \.shadowOpacity, 0...1, "The shadow's darkness.",
      source: "tuned; darker while pressed"),
    .color(
      "fill", \.fill.light, "The ball's colour in light appearance.",
      source: "SuspensionEntrance: light blur under white at half alpha"),
    .color(
      "fill-dark", \.fill.dark, "The ball's colour in dark appearance.", source: "UIKit systemGray4, dark"),
    .color(
      "pressed-fill", \.pressedFill, "Painted over the ball while it is pressed.",
      source: "SuspensionEntrance: grey 0.8 at half alpha"),
    .choice(
      "snap.motion", \.snapping.kind, "Whether a spring or a timing curve takes the ball to its edge.",
      source: "tuned: a spring takes up the fling; the originals use a curve", of: (.ballSnap, .choice)),
    .duration(
      "snap.duration", \.snapping.duration, 0...2, "How long the ball takes to its edge along a curve.",
      source: "WeChatFloatBall: 0.2s, SuspensionEntrance: 0.15s", of: (.ballSnap, .duration)),
    .curve(
      "snap.curve", \.snapping.curve, "The timing curve the ball follows to its edge.",
      source: "UIKit's default; JXWeChatFloatView: ease-out", of: (.ballSnap, .curve)),
    .choice(
      "home.edge", \.homeEdge, "The edge the ball is docked to before it is first moved.",
      source: "WeChatFloatBall, SuspensionEntrance: right"),
    .ratio(
      "home.fraction", \.homeFraction, 0...1,
      "How far down its edge the ball is docked at first: 0 at the top, 1 at the bottom of its range.",
      source: "SuspensionEntrance: half-way"),
    .choice(
      "home.from", \.homeFrom, "What determines how far down its edge the ball is docked at first.",
      source: "WeChatFloatBall: just above its zone, SuspensionEntrance: the middle of the screen"),
    .choice(
      "grab.anchor", \.grabAnchor, "Which point of the ball stays under the pointer that drags it.",
      source: "JXWeChatFloatView: its middle"),
    .choice(
      "removal-style", \.removalStyle, "How a removed ball leaves.",
      source: "tuned: it is swallowed; WeChatFloatBall: slide, JXWeChatFloatView: fade"),
    .curve(
      "removal-curve", \.removalCurve, "The timing curve of a removed ball.",
      source: "tuned: a fall; WeChatFloatBall: ease-in-out, JXWeChatFloatView: linear"),
    .choice(
      "content", \.content, "What the ball shows inside.",
      source: "SuspensionEntrance: icons; WeChatFloatBall: a link"),
    .choice(
      "tap", \.tap, "What a tap on the ball does.",
      source: "WeChat opens the one page; SuspensionEntrance: always the list"),
    .choice(
      "long-press", \.longPress, "What a long press on the ball does.", source: "SuspensionEntrance: the list"
    ),
    .flag(
      "drag-removes", \.dragRemoves, "Whether a dragged ball brings up the red zone that removes it.",
      source: "WeChatFloatBall: yes, SuspensionEntrance: no"),
    .flag(
      "over-modals", \.overModals, "Whether the ball shows over presented pages.",
      source: "SuspensionEntrance hides it there"),
    .text(
      "hidden-on", \.hiddenOn, "Kinds or ids of pages that hide the ball, separated by commas.",
      source: "SuspensionEntrance: disabledClasses"),
    .text(
      "ignored-on", \.ignoredOn, "Kinds or ids of pages that leave the ball as it was on the page before.",
      source: "SuspensionEntrance: ignoredClasses"),
    .duration(
      "idle.delay", \.idleDelay, 0...60, step: 0.5, "The ball becomes idle after resting this long.",
      source: "asked for in EasyFloat #68, FloatingX #114"),
    .ratio(
      "idle.hide", \.idleHide, 0...0.8, step: 0.05,
      "The share of an idle ball that slips behind its edge; at 0 it stays in sight.",
      source: "FloatingX: 0.5; off, as in WeChat"),
    .ratio(
      "idle.opacity", \.idleOpacity, 0.1...1, step: 0.05, "The opacity of an idle ball.",
      source: "asked for in FloatWindow #10; off, as in WeChat"),
    .duration(
      "idle.duration", \.idleDuration, 0...2,
      "How long the ball takes to slip behind its edge and to come back."),
    .length(
      "rim.width", \.rimWidth, 0...10, step: 0.5,
      "The width of the thin line around the ball, and of the one along a page that moves.",
      source: "tuned: a hairline"),
    .color("rim.color", \.rimColor.light, "The thin line's colour in light appearance."),
    .color("rim.color-dark", \.rimColor.dark, "The thin line's colour in dark appearance."),
    .length("shadow.offset", \.shadowOffset, 0...40, "How far down the ball's shadow lies."),
    .ratio(
      "link.size", \.linkSize, 0.05...1, "The chain link's size as a share of the ball's, for content: link.",
      source: "FloatBallManager: 26 in a ball of 60"),
    .color("link.color", \.linkColor, "The chain link's colour.", source: "FloatBallManager"),
    .length(
      "catch.distance", \.catchDistance, 0...60,
      "A press catches a flying ball farther than this from its place; nearer, it is a tap."),
    .velocity(
      "catch.velocity", \.catchVelocity, 0...5000,
      "A press catches a ball faster than this; slower, it is a tap."),
    .length(
      "round-gap", \.roundGap, 0.5...200,
      "The gap to its edge from which the ball is a full disc; closer, its corners change with the gap.",
      source: "tuned: SuspensionEntrance changes the shape when the ball has docked"),
    .choice(
      "appears", \.appears, "When the ball appears for a page that goes into it.",
      source: "tuned; WeChatFloatBall: release, SuspensionEntrance, JXWeChatFloatView: start"),
    .choice(
      "swipe", \.swipe, "How the ball comes in while its only page is swiped back.",
      source: "tuned: no words are seen through it; WeChatFloatBall, SuspensionEntrance: opacity"),
    .length(
      "edge-strip", \.edgeStrip, 0...60,
      "On a ball docked left, a drag to the right that begins within this distance of the edge goes back a page.",
      source: "tuned: room for a swipe that begins beside the screen"),
  ]
}
