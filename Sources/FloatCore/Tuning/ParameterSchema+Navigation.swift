extension ParameterSchema {
  static let navigationEntries: [ParameterEntry] = [
    .duration(
      "navigation.response", \.navigation.response, 0.344, 0.05...3, step: 0.01,
      "The response of the spring of push and pop.",
      source: "UIKit's system spring: mass 3, stiffness 1000, damping 500"),
    .ratio(
      "navigation.damping-ratio", \.navigation.dampingRatio, 1, 0.3...2, step: 0.01,
      "The damping ratio of that spring.",
      source: "UIKit's system spring does not overshoot"),
    .ratio(
      "navigation.parallax", \.navigation.parallax, 0.3, 0...1, step: 0.01,
      "How far the page below moves, as a share of the width.",
      source: "UIKit, react-navigation: 0.3"),
    .ratio(
      "navigation.dim", \.navigation.dim, 0.1, 0...1, step: 0.01,
      "How dark the page below gets.",
      source: "react-navigation: 0.1"),
    .length(
      "navigation.edge-width", \.navigation.edgeWidth, 28, 4...200, step: 1,
      "A drag that starts this close to the left edge pops the page.",
      source: "Flutter: 20, react-navigation: 50"),
    .duration(
      "navigation.lookahead", \.navigation.lookahead, 0.35, 0...1, step: 0.01,
      "How far ahead a release is projected.",
      source: "WeChatFloatBall: 0.35s"),
    .ratio(
      "navigation.finish-fraction", \.navigation.finishFraction, 0.5, 0...1, step: 0.01,
      "The page goes when the projected drag passes this share of the width.",
      source: "WeChatFloatBall, SuspensionEntrance: 1/2"),
    .length(
      "navigation.shadow.radius", \.navigation.shadowRadius, 18, 0...60, step: 1,
      "The edge shadow's reach.",
      source: "tuned by eye to UIKit's"),
    .ratio(
      "navigation.shadow.opacity", \.navigation.shadowOpacity, 0.22, 0...1, step: 0.01,
      "The edge shadow's darkness.",
      source: "tuned by eye to UIKit's"),
    .duration(
      "navigation.hurry-response", \.navigation.hurryResponse, 0.2, 0.05...3, step: 0.01,
      "The response of a running transition's spring once another one waits for it.",
      source: "tuned"),
    .duration(
      "navigation.grab.response", \.navigation.grabResponse, 0.1, 0.02...1, step: 0.01,
      "The response of the spring that takes up the edge drag's slop without a jump.",
      source: "tuned"),
    .choice(
      "navigation.tab-bar", \.navigation.tabBar, .page,
      "Where the tab bar goes when a page comes in over it.",
      source: "UIKit's hidesBottomBarWhenPushed: page; SuspensionEntrance: slide"),
    .choice(
      "navigation.finish-rule", \.navigation.finishRule, .projected,
      "What decides whether a released page goes.",
      source: "UIKit projects; WeChatFloatBall, SuspensionEntrance: max-distance-or-velocity"),
    .velocity(
      "navigation.finish-velocity", \.navigation.finishVelocity, 300, 0...5000, step: 10,
      "For percent-or-velocity: above this speed the direction decides.",
      source: "ZDPushAnimatedTransition: 300pt/s"),
    .choice(
      "navigation.settle", \.navigation.settle, .spring,
      "How a page gets to its place.",
      source: "UIKit: a spring; the seeds run a curve"),
    .duration(
      "navigation.duration", \.navigation.duration, 0.35, 0...3, step: 0.01,
      "How long the whole way takes along a curve; a part of it takes its share.",
      source: "WeChatFloatBall: 0.35s, SuspensionEntrance: 0.3s"),
    .duration(
      "navigation.fast-duration", \.navigation.fastDuration, 0, 0...3, step: 0.01,
      "Along a curve: how long a page that is flicked out takes; 0 makes no difference.",
      source: "WeChatFloatBall: 0.2s"),
    .curve(
      "navigation.curve", \.navigation.curve, .easeInOut,
      "The curve it goes along.",
      source: "UIKit's default"),
    .ratio(
      "navigation.shadow.fade", \.navigation.shadowFade, 0.25, 0.01...1, step: 0.01,
      "The share of the way over which the edge shadow comes.",
      source: "tuned"),
    .color(
      "navigation.edge.color", \.navigation.edgeColor, Color(0, 0, 0, 0),
      "The thin line along the edge of a moving page, and around one that is shrinking, in light appearance.",
      source: "none: the shadow shows the edge"),
    .color(
      "navigation.edge.color-dark", \.navigation.edgeColorDark, Color(255, 255, 255, 51),
      "The same in dark appearance.",
      source: "tuned; a shadow does not show on black"),
    .ratio(
      "navigation.ready", \.navigation.ready, 0.8, 0...1, step: 0.01,
      "How far in a moving page has to be for its content to take a press.",
      source: "tuned: what still moves fast is not aimed at"),
    .count(
      "navigation.waiting", \.navigation.waiting, 4, 1...20,
      "How many pushes and pops may wait for the one under way.",
      source: "tuned"),
  ]
}
