/// Scrolling pages: fling, rubber band, wheel. (`scroll`)
package struct ScrollParameters: Hashable, Sendable {
  package var decelerationRate = 0.998
  var rubberBand = 0.55
  var bounceResponse = 0.5
  var wheelResponse = 0.18
  var wheelPause = 0.035
  package var maximumVelocity = 4000.0
  var stopVelocity = 40.0
  var stopResponse = 0.25
  var indicator = false
  var indicatorMinimum = 36.0
  var indicatorFade = 0.25
  var indicatorDelay = 1.2

  package init() {}

  /// What the content takes over from a release.
  var release: ReleaseRule {
    let rate = DecelerationRate(decelerationRate)
    return ReleaseRule(
      axis: .vertical, maximumSpeed: maximumVelocity, direction: -1, lookahead: 1 / rate.exponent)
  }

  static let table: [KeyEntry<Self>] = [
    .ratio(
      "deceleration-rate", \.decelerationRate, 0.9...0.9999, step: 0.001,
      "How much of the speed is left after each millisecond.", source: "UIScrollView normal: 0.998",
      applies: .atOnce, of: (.scroll, .spring)),
    .ratio(
      "rubber-band", \.rubberBand, 0...1, "How stiff a page is pulled beyond its end.",
      source: "UIScrollView: 0.55", applies: .atOnce),
    .duration(
      "bounce.response", \.bounceResponse, 0.05...3, "The response of the spring back from beyond the end.",
      source: "AppKit's bounce: e^(-12.5 t), response 2π/12.5"),
    .duration(
      "wheel.response", \.wheelResponse, 0.02...2,
      "The response of the spring that smooths the wheel's steps."),
    .duration(
      "wheel.pause", \.wheelPause, 0.005...1, step: 0.005,
      "A touchpad that sends nothing for this long has released the page.",
      source: "tuned: touchpads report a move every 7 to 17 ms, and a longer pause can be seen"),
    .velocity(
      "maximum-velocity", \.maximumVelocity, 100...50000, step: 100, "The fastest fling of a page.",
      source: "tuned: a page rests within 3s of the hardest flick; Android allows 8000"),
    .velocity(
      "stop-velocity", \.stopVelocity, 1...1000, step: 5,
      "A coasting page is brought to rest once it is slower than this.",
      source: "tuned: below it the last points of the exponential take seconds"),
    .duration(
      "stop-response", \.stopResponse, 0.02...2,
      "The response of the spring that brings a coasting page to rest.", source: "tuned: 1.6pt from 40pt/s"),
    .flag(
      "indicator.enabled", \.indicator, "Whether a thin bar shows the place while a long page scrolls.",
      source: "UIScrollView: true; the five systems show none"),
    .length("indicator.minimum", \.indicatorMinimum, 4...400, "Its least length.", source: "Flutter: 36"),
    .duration(
      "indicator.fade", \.indicatorFade, 0...2, "How long it takes to fade in and out.",
      source: "Flutter: 0.25s"),
    .duration(
      "indicator.delay", \.indicatorDelay, 0...10, "How long it stays after the end of the scroll.",
      source: "Flutter: 1.2s"),
  ]
}
