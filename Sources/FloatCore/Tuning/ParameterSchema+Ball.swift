extension ParameterSchema {
  static let ballEntries: [ParameterEntry] = [
    .length(
      "ball.diameter", \.ball.diameter, 60, 20...160, step: 1,
      "The ball's diameter.",
      source: "WeChatFloatBall, SuspensionEntrance: 60"),
    .length(
      "ball.margin", \.ball.margin, 0, 0...80, step: 1,
      "The gap between the docked ball and the screen's edge.",
      source: "SuspensionEntrance: 0, flush; WeChatFloatBall: 15"),
    .length(
      "ball.inset.top", \.ball.insetTop, 44, 0...300, step: 1,
      "Kept free of the ball below the safe area's top; 44 spares the navigation bar.",
      source: "tuned: the back button stays free; WeChat 6.6.7: 0"),
    .length(
      "ball.inset.bottom", \.ball.insetBottom, 56, 0...300, step: 1,
      "Kept free of the ball above the safe area's bottom; 56 spares the tab bar and the input field.",
      source: "tuned: the tabs stay free; WeChat 6.6.7: 0"),
    .choice(
      "ball.shape", \.ball.shape, .halfCapsule,
      "The docked ball's outline.",
      source: "SuspensionEntrance: half-capsule; WeChatFloatBall: circle"),
    .duration(
      "ball.snap.response", \.ball.snapResponse, 0.35, 0.05...2, step: 0.01,
      "The response of the spring that carries the ball to its edge.",
      source: "tuned: UIKit's system spring is 0.344s"),
    .ratio(
      "ball.snap.damping-ratio", \.ball.snapDampingRatio, 0.82, 0.1...2, step: 0.01,
      "The damping ratio of that spring; below 1 it overshoots.",
      source: "JPSuspensionEntrance: 0.78"),
    .duration(
      "ball.snap.lookahead", \.ball.snapLookahead, 0.15, 0...1, step: 0.01,
      "How far ahead the fling is projected to choose edge and height.",
      source: "tuned: shorter than a page's, the ball is small"),
    .velocity(
      "ball.snap.maximum-velocity", \.ball.snapMaximumVelocity, 4000, 100...20000, step: 100,
      "The fastest fling handed to the spring.",
      source: "tuned: above it the ball is not seen to move"),
    .duration(
      "ball.grab.response", \.ball.grabResponse, 0.12, 0.02...1, step: 0.01,
      "The response of the spring that takes up the gesture's slop without a jump.",
      source: "JXWeChatFloatView: 0.1s glide to the finger"),
    .duration(
      "ball.reshape.response", \.ball.shapeResponse, 0.3, 0.02...2, step: 0.01,
      "The response of the spring between half-capsule and circle when `ball.shape` changes in motion.",
      source: "tuned"),
    .duration(
      "ball.fade", \.ball.fade, 0.25, 0...2, step: 0.01,
      "How long the ball takes to appear or to go.",
      source: "SuspensionEntrance: 0.25s"),
    .duration(
      "ball.press.duration", \.ball.press, 0.12, 0...1, step: 0.01,
      "How long the pressed look takes to come and go.",
      source: "tuned: UIKit highlights within 0.1s"),
    .ratio(
      "ball.press.scale", \.ball.pressScale, 0.95, 0.5...1.2, step: 0.01,
      "The ball's size while it is pressed.",
      source: "tuned"),
    .duration(
      "ball.icon.glide", \.ball.iconGlide, 0.25, 0...2, step: 0.01,
      "How long icons take to pop in and to glide to their places.",
      source: "SuspensionEntrance: 0.25s"),
    .ratio(
      "ball.icon.pop-scale", \.ball.iconPopScale, 0, 0...1, step: 0.05,
      "The size a new icon grows from; above 0 it is there at once.",
      source: "tuned: nothing appears at once; SuspensionEntrance: 0.3"),
    .duration(
      "ball.removal", \.ball.removal, 0.2, 0...2, step: 0.01,
      "How long a removed ball takes to go.",
      source: "WeChatFloatBall: 0.2s"),
    .ratio(
      "ball.removal-scale", \.ball.removalScale, 0.4, 0...1, step: 0.05,
      "How small a ball gets that falls into the corner.",
      source: "tuned: it is swallowed"),
    .length(
      "ball.shadow.radius", \.ball.shadowRadius, 15, 0...60, step: 1,
      "The ball's shadow fades out this far from its outline.",
      source: "SuspensionEntrance: layer radius 7.5, which fades out at twice that"),
    .ratio(
      "ball.shadow.opacity", \.ball.shadowOpacity, 0.16, 0...1, step: 0.01,
      "The shadow's darkness.",
      source: "tuned; darker while pressed"),
    .color(
      "ball.fill", \.ball.fill, Color(rgb: 0xFFFFFF),
      "The ball's colour in light appearance.",
      source: "SuspensionEntrance: light blur under white at half alpha"),
    .color(
      "ball.fill-dark", \.ball.fillDark, Color(rgb: 0x3A3A3C),
      "The ball's colour in dark appearance.",
      source: "UIKit systemGray4, dark"),
    .color(
      "ball.pressed-fill", \.ball.pressedFill, Color(0, 0, 0, 26),
      "Painted over the ball while it is pressed.",
      source: "SuspensionEntrance: grey 0.8 at half alpha"),
    .choice(
      "ball.snap.motion", \.ball.snapMotion, .spring,
      "How the ball gets to its edge.",
      source: "tuned: a spring takes up the fling; the seeds run a curve"),
    .duration(
      "ball.snap.duration", \.ball.snapDuration, 0.2, 0...2, step: 0.01,
      "How long it takes along a curve.",
      source: "WeChatFloatBall: 0.2s, SuspensionEntrance: 0.15s"),
    .curve(
      "ball.snap.curve", \.ball.snapCurve, .easeInOut,
      "The curve it goes along.",
      source: "UIKit's default; JXWeChatFloatView: ease-out"),
    .choice(
      "ball.home.edge", \.ball.homeEdge, .right,
      "The edge the ball is docked to before anybody moves it.",
      source: "WeChatFloatBall, SuspensionEntrance: right"),
    .ratio(
      "ball.home.fraction", \.ball.homeFraction, 0.5, 0...1, step: 0.01,
      "How far down that edge: 0 at the top, 1 at the bottom of its range.",
      source: "SuspensionEntrance: half-way"),
    .choice(
      "ball.home.from", \.ball.homeFrom, .fraction,
      "What decides how far down that is.",
      source: "WeChatFloatBall: just above its zone, SuspensionEntrance: the middle of the screen"),
    .choice(
      "ball.grab.anchor", \.ball.grabAnchor, .offset,
      "What of the ball is under the pointer that drags it.",
      source: "JXWeChatFloatView: its middle"),
    .choice(
      "ball.removal-style", \.ball.removalStyle, .fall,
      "How a removed ball goes.",
      source: "tuned: it is swallowed; WeChatFloatBall: slide, JXWeChatFloatView: fade"),
    .curve(
      "ball.removal-curve", \.ball.removalCurve, .easeIn,
      "The curve it goes along.",
      source: "tuned: a fall; WeChatFloatBall: ease-in-out, JXWeChatFloatView: linear"),
    .choice(
      "ball.content", \.ball.content, .icons,
      "What the ball shows inside.",
      source: "SuspensionEntrance: icons; WeChatFloatBall: a link"),
    .choice(
      "ball.tap", \.ball.tap, .pageOrList,
      "What a tap on the ball does.",
      source: "WeChat opens the one page; SuspensionEntrance: always the list"),
    .choice(
      "ball.long-press", \.ball.longPress, .list,
      "What a long press on the ball does.",
      source: "SuspensionEntrance: the list"),
    .flag(
      "ball.drag-removes", \.ball.dragRemoves, true,
      "Whether a dragged ball brings up the red zone that removes it.",
      source: "WeChatFloatBall: yes, SuspensionEntrance: no"),
    .flag(
      "ball.over-modals", \.ball.overModals, false,
      "Whether the ball shows over presented pages.",
      source: "SuspensionEntrance hides it there"),
    .text(
      "ball.hidden-on", \.ball.hiddenOn, "",
      "Kinds or ids of pages that hide the ball, separated by commas.",
      source: "SuspensionEntrance: disabledClasses"),
    .text(
      "ball.ignored-on", \.ball.ignoredOn, "",
      "Kinds or ids of pages that leave the ball as it was on the page before.",
      source: "SuspensionEntrance: ignoredClasses"),
    .duration(
      "ball.idle.delay", \.ball.idleDelay, 3, 0...60, step: 0.5,
      "The ball is idle when it has rested this long.",
      source: "asked for in EasyFloat #68, FloatingX #114"),
    .ratio(
      "ball.idle.hide", \.ball.idleHide, 0, 0...0.8, step: 0.05,
      "The share of an idle ball that slips behind its edge; 0 keeps it in sight.",
      source: "FloatingX: 0.5; off, as in WeChat"),
    .ratio(
      "ball.idle.opacity", \.ball.idleOpacity, 1, 0.1...1, step: 0.05,
      "The opacity of an idle ball.",
      source: "asked for in FloatWindow #10; off, as in WeChat"),
    .duration(
      "ball.idle.duration", \.ball.idleDuration, 0.3, 0...2, step: 0.01,
      "How long the ball takes to slip away and to come back.",
      source: "tuned"),
    .length(
      "ball.rim.width", \.ball.rimWidth, 0.5, 0...10, step: 0.5,
      "The width of the thin line around the ball.",
      source: "tuned: a hairline"),
    .color(
      "ball.rim.color", \.ball.rimColor, Color(0, 0, 0, 20),
      "The thin line's colour in light appearance.",
      source: "tuned"),
    .color(
      "ball.rim.color-dark", \.ball.rimColorDark, Color(255, 255, 255, 30),
      "The thin line's colour in dark appearance.",
      source: "tuned"),
    .length(
      "ball.shadow.offset", \.ball.shadowOffset, 1, 0...40, step: 1,
      "How far down the ball's shadow lies.",
      source: "tuned"),
    .ratio(
      "ball.link.size", \.ball.linkSize, 0.43333333333333335, 0.05...1, step: 0.01,
      "The chain link's size as a share of the ball's, for content: link.",
      source: "FloatBallManager: 26 in a ball of 60"),
    .color(
      "ball.link.color", \.ball.linkColor, Color(rgb: 0xFFFFFF),
      "The chain link's colour.",
      source: "FloatBallManager"),
    .length(
      "ball.catch.distance", \.ball.catchDistance, 2, 0...60, step: 1,
      "A press catches a flying ball that is farther than this from its place; else it is a tap.",
      source: "tuned"),
    .velocity(
      "ball.catch.velocity", \.ball.catchVelocity, 60, 0...5000, step: 10,
      "A press catches a ball that is faster than this; else it is a tap.",
      source: "tuned"),
    .length(
      "ball.round-gap", \.ball.roundGap, 12, 0.5...200, step: 1,
      "The gap to its edge from which on the ball is a full disc; nearer its corners go with the gap.",
      source: "tuned: SuspensionEntrance changes the shape when the ball has docked"),
    .choice(
      "ball.appears", \.ball.appears, .arrival,
      "When the ball comes into sight for a page that is let go into it.",
      source: "tuned; WeChatFloatBall, SuspensionEntrance, JXWeChatFloatView: release"),
    .length(
      "ball.edge-strip", \.ball.edgeStrip, 20, 0...60, step: 1,
      "On a ball docked left a drag to the right that begins this near to the edge goes back a page.",
      source: "tuned: a thumb from outside the glass"),
  ]
}
