extension ParameterSchema {
  static let scrollEntries: [ParameterEntry] = [
    .ratio(
      "scroll.deceleration-rate", \.scroll.decelerationRate, 0.998, 0.9...0.9999, step: 0.001,
      "How much of the speed is left after each millisecond.",
      source: "UIScrollView normal: 0.998"),
    .ratio(
      "scroll.rubber-band", \.scroll.rubberBand, 0.55, 0...1, step: 0.01,
      "How stiff a page is pulled beyond its end.",
      source: "UIScrollView: 0.55"),
    .duration(
      "scroll.bounce.response", \.scroll.bounceResponse, 0.5, 0.05...3, step: 0.01,
      "The response of the spring back from beyond the end.",
      source: "AppKit's bounce: e^(-12.5 t), response 2π/12.5"),
    .duration(
      "scroll.wheel.response", \.scroll.wheelResponse, 0.18, 0.02...2, step: 0.01,
      "The response of the spring that smooths the wheel's steps.",
      source: "tuned"),
    .velocity(
      "scroll.maximum-velocity", \.scroll.maximumVelocity, 8000, 100...50000, step: 100,
      "The fastest fling.",
      source: "Android's maximum fling velocity: 8000"),
  ]
}
