/// The page presented push-style. (`modal`)
package struct ModalParameters: Hashable, Sendable {
  package var settling = Settling(response: 0.3, dampingRatio: 1, duration: 0.25)
  var parallax = 1.0 / 3
  var dim = 0.1
  package var edgeWidth = 50.0
  package var finish = FinishCondition(rule: .percentOrVelocity, fraction: 0.3, lookahead: 0.3, velocity: 300)
  var axis = Axis.horizontal

  /// The animation of a presented page over the share of the distance that remains.
  package func animation(share: Double) -> Animation {
    settling.animation(duration: settling.duration * share, .pages)
  }

  static let table: [KeyEntry<Self>] = [
    .duration(
      "response", \.settling.response, 0.05...3,
      "The response of the spring of present and dismiss, and of a menu.",
      source: "ZDPushAnimatedTransition: 0.25s ease-in-out", of: (.modal, .spring), (.modal, .elsewhere)),
    .ratio(
      "damping-ratio", \.settling.dampingRatio, 0.3...2,
      "The damping ratio of the spring of presented pages.",
      source: "no overshoot, like a push", applies: .atOnce, of: (.modal, .damping)),
    .ratio(
      "parallax", \.parallax, 0...1, "How far the page behind moves, as a share of the width.",
      source: "ZDPushAnimatedTransition: 1/3", of: (.modal, .follower)),
    .ratio(
      "dim", \.dim, 0...1, "How dark the page behind gets.", source: "UIKit: 0 to 0.1",
      of: (.modal, .follower)),
    .length(
      "edge-width", \.edgeWidth, 4...200, "A drag that starts this close to the left edge dismisses.",
      source: "ZDPushAnimatedTransition: 50", of: (.modal, .place)),
    .ratio(
      "finish-fraction", \.finish.fraction, 0...1, "A slow release dismisses beyond this share of the width.",
      source: "ZDPushAnimatedTransition: 0.3", of: (.modal, .decision)),
    .velocity(
      "finish-velocity", \.finish.velocity, 0...5000,
      "Above this speed the direction of the release decides.",
      source: "ZDPushAnimatedTransition: 300pt/s", of: (.modal, .velocity)),
    .choice(
      "axis", \.axis, "The way a presented page comes and goes.",
      source: "ZDPushAnimatedTransition: horizontal, SuspensionEntrance: vertical", of: (.modal, .place)),
    .choice(
      "finish-rule", \.finish.rule, "What decides whether a released page is dismissed.",
      source: "ZDPushAnimatedTransition: percent-or-velocity", of: (.modal, .decision)),
    .duration(
      "lookahead", \.finish.lookahead, 0...1,
      "How far ahead a release is projected, for rules that project it.",
      source: "SuspensionEntrance: 0.3s", of: (.modal, .lookahead)),
    .choice(
      "settle", \.settling.kind, "Whether a spring or a timing curve takes a presented page to its place.",
      source: "a spring takes up the velocity; the originals use a curve", of: (.modal, .choice)),
    .duration(
      "duration", \.settling.duration, 0...3,
      "How long presenting or dismissing takes along a curve; part of the way takes its share.",
      source: "ZDPushAnimatedTransition: 0.25s", of: (.modal, .duration)),
    .curve(
      "curve", \.settling.curve, "The timing curve of presented pages.",
      source: "ZDPushAnimatedTransition: ease-in-out", of: (.modal, .curve)),
  ]
}
