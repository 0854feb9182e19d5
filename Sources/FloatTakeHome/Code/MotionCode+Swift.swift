import FloatCore

/// SwiftUI, UIKit and Core Animation.
extension MotionCode {
  func swiftUI(_ spring: Spring, _ sheet: MotionSheet) -> [String] {
    let more = spring.dampingRatio > 1 ? ", allowOverDamping: true" : ""
    let constant = "static let spring = Spring(\(spring.constants)\(more))"
    switch sheet.startVelocity {
    case .rest:
      return [constant, "static let animation = Animation.interpolatingSpring(spring)"]
    case .kick(let kick):
      return [
        constant, "", "/// The value after some seconds, for a TimelineView.",
        "static func value(after time: Double) -> Double {",
        "  spring.value(target: 0.0, initialVelocity: \(Digits.text(kick)), time: time)", "}",
      ]
    case .hand:
      return [
        constant, "", sheet.parametersComment,
        "static func animation(from: CGFloat, to: CGFloat, velocity: CGFloat) -> Animation {",
        "  .interpolatingSpring(spring, initialVelocity: to == from ? 0 : velocity / (to - from))", "}",
      ]
    }
  }

  func uiKit(_ spring: Spring, _ sheet: MotionSheet) -> [String] {
    if case .kick(let kick) = sheet.startVelocity { return formula(spring, kick) }
    let short = [
      "static let springDuration = \(Digits.text(spring.response)), bounce = \(Digits.text(spring.bounce))"
        + "  // UIView.animate(springDuration:bounce:initialSpringVelocity:), iOS 17",
      spring.uiKitDuration.map {
        "static let settlingDuration = \(Digits.text($0)), dampingRatio = \(Digits.text(spring.dampingRatio))"
          + "  // UIView.animate(withDuration:usingSpringWithDamping:), iOS 16 and before"
      },
    ].compactMap(\.self)
    func animator(_ velocity: String) -> [String] {
      [
        "  return UIViewPropertyAnimator(",
        "    duration: 0,  // ignored",
        "    timingParameters: UISpringTimingParameters(",
        "      \(spring.constants), initialVelocity: \(velocity)))", "}",
      ]
    }
    switch (sheet.startVelocity, sheet.quantity) {
    case (.hand, .place):
      return short + [
        "", sheet.parametersComment,
        "static func animator(from: CGPoint, to: CGPoint, velocity: CGPoint) -> UIViewPropertyAnimator {",
        "  let way = CGVector(dx: to.x - from.x, dy: to.y - from.y)",
        "  let start = CGVector(",
        "    dx: way.dx == 0 ? 0 : velocity.x / way.dx, dy: way.dy == 0 ? 0 : velocity.y / way.dy)",
      ] + animator("start")
    case (.hand, _):
      return short + [
        "", sheet.parametersComment,
        "static func animator(from: CGFloat, to: CGFloat, velocity: CGFloat) -> UIViewPropertyAnimator {",
        "  let start = CGVector(dx: to == from ? 0 : velocity / (to - from), dy: 0)",
      ] + animator("start")
    default:
      return short + ["", "static func animator() -> UIViewPropertyAnimator {"] + animator(".zero")
    }
  }

  func coreAnimation(_ spring: Spring, _ sheet: MotionSheet) -> [String] {
    if case .kick(let kick) = sheet.startVelocity { return formula(spring, kick) }
    return [
      sheet.parametersComment,
      "static func animation(keyPath: String, from: CGFloat, to: CGFloat, velocity: CGFloat = 0) -> CAAnimation {",
      "  let animation = CASpringAnimation(keyPath: keyPath)",
      "  animation.fromValue = from", "  animation.toValue = to",
      "  animation.mass = 1",
      "  animation.stiffness = \(Digits.text(spring.stiffness / spring.mass))",
      "  animation.damping = \(Digits.text(spring.damping / spring.mass))",
    ] + (spring.dampingRatio > 1 ? ["  animation.allowsOverdamping = true  // iOS 17"] : []) + [
      "  animation.initialVelocity = to == from ? 0 : velocity / (to - from)",
      "  animation.duration = animation.settlingDuration  // the usual 0.25 s would cut it off",
      "  return animation", "}",
    ]
  }

  /// The closed form of a motion from its place and back, for platforms that have no velocity without a way.
  private func formula(_ spring: Spring, _ kick: Double) -> [String] {
    let ratio = spring.dampingRatio
    let (decay, split) = (
      ratio * spring.angularFrequency,
      spring.angularFrequency * abs(1 - ratio * ratio).squareRoot()
    )
    let body =
      ratio == 1
      ? "\(Digits.text(kick)) * time * exp(-\(Digits.text(decay)) * time)"
      : "\(Digits.text(kick / split)) * exp(-\(Digits.text(decay)) * time) * "
        + "\(ratio < 1 ? "sin" : "sinh")(\(Digits.text(split)) * time)"
    return [
      "/// The value after some seconds, for a CADisplayLink.",
      "static func value(after time: Double) -> Double { \(body) }",
    ]
  }
}

extension MotionSheet {
  /// All formulas beside it.
  package var formulas: [MotionRule] { walls + rules + followers }

  /// The units of its values and velocities.
  var units: String {
    switch quantity {
    case .place, .distance: "pt and pt/s"
    case .progress: "progress and progress/s"
    case .share: "sizes and sizes/s"
    }
  }

  fileprivate var parametersComment: String { "/// - Parameters: from, to and velocity in \(units)." }
}

extension Spring {
  /// `mass: 1, stiffness: 322.27, damping: 29.441`
  var constants: String {
    "mass: 1, stiffness: \(Digits.text(stiffness / mass)), damping: \(Digits.text(damping / mass))"
  }
}
