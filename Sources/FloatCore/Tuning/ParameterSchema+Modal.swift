extension ParameterSchema {
  static let modalEntries: [ParameterEntry] = [
    .duration(
      "modal.response", \.modal.response, 0.3, 0.05...3, step: 0.01,
      "The response of the spring of present and dismiss.",
      source: "ZDPushAnimatedTransition: 0.25s ease-in-out"),
    .ratio(
      "modal.damping-ratio", \.modal.dampingRatio, 1, 0.3...2, step: 0.01,
      "The damping ratio of that spring.",
      source: "no overshoot, like a push"),
    .ratio(
      "modal.parallax", \.modal.parallax, 0.3333333333333333, 0...1, step: 0.01,
      "How far the page behind moves, as a share of the width.",
      source: "ZDPushAnimatedTransition: 1/3"),
    .ratio(
      "modal.dim", \.modal.dim, 0.1, 0...1, step: 0.01,
      "How dark the page behind gets.",
      source: "UIKit: 0 to 0.1"),
    .length(
      "modal.edge-width", \.modal.edgeWidth, 50, 4...200, step: 1,
      "A drag that starts this close to the left edge dismisses.",
      source: "ZDPushAnimatedTransition: 50"),
    .ratio(
      "modal.finish-fraction", \.modal.finishFraction, 0.3, 0...1, step: 0.01,
      "A slow release dismisses beyond this share of the width.",
      source: "ZDPushAnimatedTransition: 0.3"),
    .velocity(
      "modal.finish-velocity", \.modal.finishVelocity, 300, 0...5000, step: 10,
      "Above this speed the direction of the release decides.",
      source: "ZDPushAnimatedTransition: 300pt/s"),
    .choice(
      "modal.axis", \.modal.axis, .horizontal,
      "The way a presented page comes and goes.",
      source: "ZDPushAnimatedTransition: horizontal, SuspensionEntrance: vertical"),
    .choice(
      "modal.finish-rule", \.modal.finishRule, .percentOrVelocity,
      "What decides whether a released page is dismissed.",
      source: "ZDPushAnimatedTransition: percent-or-velocity"),
    .duration(
      "modal.lookahead", \.modal.lookahead, 0.3, 0...1, step: 0.01,
      "How far ahead a release is projected, by the rules that do.",
      source: "SuspensionEntrance: 0.3s"),
    .choice(
      "modal.settle", \.modal.settle, .spring,
      "How a presented page gets to its place.",
      source: "a spring takes up the velocity; the seeds run a curve"),
    .duration(
      "modal.duration", \.modal.duration, 0.25, 0...3, step: 0.01,
      "How long the whole way takes along a curve; a part of it takes its share.",
      source: "ZDPushAnimatedTransition: 0.25s"),
    .choice(
      "modal.curve", \.modal.curve, .easeInOut,
      "The curve it goes along.",
      source: "ZDPushAnimatedTransition: ease-in-out"),
  ]
}
