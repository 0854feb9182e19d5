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
  var indicatorWidth = 3.0
  var indicatorPressedWidth = 8.0
  var indicatorInset = 3.0
  var indicatorMinimum = 36.0
  var indicatorSqueezed = 8.0
  var indicatorReach = 8.0
  var indicatorFade = 0.25
  var indicatorDelay = 1.2
  var indicatorHold = 0.1
  var indicatorPress = 0.1
  var indicatorColor = Themed(light: Color(0, 0, 0, 89), dark: Color(255, 255, 255, 128))

  package init() {}

  /// What a release hands on to the content.
  var release: ReleaseRule {
    let rate = DecelerationRate(decelerationRate)
    return ReleaseRule(
      axis: .vertical, maximumSpeed: maximumVelocity, direction: -1, lookahead: 1 / rate.exponent)
  }

  static let entries = table.under("scroll", \.scroll)
  private static let table: [KeyEntry<Self>] = [
    .ratio(
      "deceleration-rate", \.decelerationRate, 0.9...0.9999, step: 0.001,
      "How much of the speed is left after each millisecond.", source: "UIScrollView normal: 0.998",
      applies: .atOnce),
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
    .length("indicator.width", \.indicatorWidth, 1...40, "The width of that bar.", source: "Flutter: 3"),
    .length(
      "indicator.pressed-width", \.indicatorPressedWidth, 1...60, "Its width while it is dragged.",
      source: "Flutter: 8"),
    .distance(
      "indicator.inset", \.indicatorInset, "Its distance from the edge and from both ends.",
      source: "Flutter: 3"),
    .length("indicator.minimum", \.indicatorMinimum, 4...400, "Its least length.", source: "Flutter: 36"),
    .length(
      "indicator.squeezed", \.indicatorSqueezed, 1...100,
      "Its least length while the page is pulled beyond its end.",
      source: "Flutter: 8"),
    .length(
      "indicator.reach", \.indicatorReach, 0...60, "A press this close to it is on it.",
      source: "tuned: Flutter's is larger, for fingers"),
    .duration(
      "indicator.fade", \.indicatorFade, 0...2, "How long it takes to fade in and out.",
      source: "Flutter: 0.25s"),
    .duration(
      "indicator.delay", \.indicatorDelay, 0...10, "How long it stays after the end of the scroll.",
      source: "Flutter: 1.2s"),
    .duration(
      "indicator.hold", \.indicatorHold, 0...2, "How long it is pressed before it can be dragged.",
      source: "Flutter: 0.1s"),
    .duration(
      "indicator.press", \.indicatorPress, 0...2, "How long it takes to become wide under the pointer.",
      source: "Flutter: 0.1s"),
    .color(
      "indicator.color", \.indicatorColor.light, "Its colour in light appearance.",
      source: "Flutter: black at 0.35"),
    .color(
      "indicator.color-dark", \.indicatorColor.dark, "Its colour in dark appearance.",
      source: "Flutter: white at 0.5"),
  ]
}
