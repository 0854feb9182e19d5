import FloatCore

/// A timing curve of fixed duration, in each platform's words.
extension MotionCode {
  func code(_ curve: TimingCurve, _ duration: Double) -> [String] {
    let (digits, list) = (curve.digits, curve.list(platform.language))
    let seconds = Digits.text(duration)
    return switch platform {
    case .swiftUI: ["static let animation = Animation.timingCurve(\(list), duration: \(seconds))"]
    case .uiKit:
      [
        "static func animator() -> UIViewPropertyAnimator {",
        "  UIViewPropertyAnimator(",
        "    duration: \(seconds),",
        "    timingParameters: UICubicTimingParameters(",
        "      controlPoint1: CGPoint(x: \(digits[0]), y: \(digits[1])),",
        "      controlPoint2: CGPoint(x: \(digits[2]), y: \(digits[3]))))", "}",
      ]
    case .coreAnimation:
      [
        "static func animation(keyPath: String, from: CGFloat, to: CGFloat) -> CAAnimation {",
        "  let animation = CABasicAnimation(keyPath: keyPath)",
        "  animation.fromValue = from", "  animation.toValue = to",
        "  animation.duration = \(seconds)",
        "  animation.timingFunction = CAMediaTimingFunction(controlPoints: \(list))",
        "  return animation", "}",
      ]
    case .compose:
      [
        "val spec = tween<Float>(",
        "  durationMillis = \(Int((duration * 1000).rounded())), easing = CubicBezierEasing(\(list)))",
      ]
    case .androidViews:
      [
        "const val DURATION = \(Int((duration * 1000).rounded()))L  // ms, for ObjectAnimator.setDuration",
        "val interpolator = PathInterpolator(\(list))",
      ]
    case .flutter:
      [
        "static const duration = Duration(microseconds: \(Int((duration * 1e6).rounded())));",
        "static const curve = Cubic(\(list));",
      ]
    case .reactNative:
      [
        "to: (value) => withTiming(value, {",
        "  duration: \(Digits.text(duration * 1000)), easing: Easing.bezier(\(list)) }),",
      ]
    case .js: ["duration: \(seconds),", "curve: [\(list)],"]
    case .motion: ["transition: { type: \"tween\", duration: \(seconds), ease: [\(list)] },"]
    case .css, .webAnimations, .tokens, .json: []
    }
  }
}

extension TimingCurve {
  var digits: [String] { numbers.map { Digits.text($0) } }
  /// The four numbers, as arguments.
  func list(_ language: CodeLanguage) -> String { digits.map(language.number).joined(separator: ", ") }
}
