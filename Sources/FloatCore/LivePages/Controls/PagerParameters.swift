/// Pages side by side on a page. (`pager`)
package struct PagerParameters: Hashable, Sendable {
  /// Chosen, with ``dampingRatio`` and ``decelerationRate``: how UIKit pages is not published.
  package var response = 0.4
  package var dampingRatio = 1.0
  var rubberBand = 0.55
  package var decelerationRate = 0.998
  var dotInset = 12.0

  /// The animation of a released pager.
  package var settling: Animation { .spring(Spring(response: response, dampingRatio: dampingRatio)) }

  static let table: [KeyEntry<Self>] = [
    .duration(
      "response", \.response, 0.05...3, "The response of the spring that turns a pager's page.",
      source: "tuned by eye to UIScrollView", of: (.pager, .spring)),
    .ratio(
      "damping-ratio", \.dampingRatio, 0.3...2, "The damping ratio of that spring.",
      source: "UIScrollView's paging does not overshoot", applies: .atOnce, of: (.pager, .damping)),
    .ratio(
      "rubber-band", \.rubberBand, 0...1, "How stiff a pager is pulled beyond its first and last page.",
      source: "UIScrollView: 0.55", applies: .atOnce, of: (.pager, .place)),
    .ratio(
      "deceleration-rate", \.decelerationRate, 0.9...0.9999, step: 0.001,
      "How much of the speed is left after each millisecond, for the page that a flick turns to.",
      source: "UIScrollView normal: 0.998", applies: .atOnce, of: (.pager, .decision)),
    .length(
      "dot.inset", \.dotInset, 0...400, "The distance from the dots' middle to the pager's lower edge."),
  ]
}
