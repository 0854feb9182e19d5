import FloatCore

/// Jetpack Compose, Android's views, and Flutter.
extension MotionCode {
  private func number(_ value: Double) -> String { CodeLanguage.kotlin.number(value) }

  func compose(_ spring: Spring, _ threshold: RestThreshold, _ sheet: MotionSheet) -> [String] {
    let numbers =
      "dampingRatio = \(number(spring.dampingRatio)), stiffness = \(number(spring.stiffness / spring.mass))"
    let rest = number(threshold.value)
    let spec =
      sheet.isInPoints
      ? [
        "fun spec(density: Float) = spring<Float>(",
        "  \(numbers), visibilityThreshold = \(rest) * density)",
      ] : ["val spec = spring<Float>(", "  \(numbers), visibilityThreshold = \(rest))"]
    let name = sheet.isInPoints ? "\(sheet.typeName).spec(density)" : "\(sheet.typeName).spec"
    let arguments =
      switch sheet.startVelocity {
      case .hand: "to, \(name), initialVelocity = velocity"
      case .kick(let kick): "0f, \(name), initialVelocity = \(number(kick))"
      case .rest: "to, \(name)"
      }
    return spec + ["// value.animateTo(\(arguments))"]
  }

  func androidViews(_ spring: Spring, _ threshold: RestThreshold, _ sheet: MotionSheet) -> [String] {
    // An animation ends within three quarters of this.
    let change = number(threshold.value / 0.75) + (sheet.isInPoints ? " * density" : "")
    var arguments = ["view: View", "property: DynamicAnimation.ViewProperty", "to: Float"]
    var start: [String] = []
    switch sheet.startVelocity {
    case .hand:
      arguments.append("velocity: Float")
      start = ["    setStartVelocity(velocity)"]
    case .kick(let kick): start = ["    setStartVelocity(\(number(kick)))"]
    case .rest: break
    }
    if sheet.isInPoints { arguments.append("density: Float") }
    return [
      "fun animation(\(arguments.joined(separator: ", "))) =",
      "  SpringAnimation(view, property, to).apply {",
      "    spring.stiffness = \(number(spring.stiffness / spring.mass))",
      "    spring.dampingRatio = \(number(spring.dampingRatio))",
    ] + start + ["    setMinimumVisibleChange(\(change))", "  }"]
  }

  func dart(_ spring: Spring, _ threshold: RestThreshold, _ sheet: MotionSheet) -> [String] {
    let (arguments, values) =
      switch sheet.startVelocity {
      case .hand: ("double from, double to, double velocity", "from, to, velocity")
      case .rest: ("double from, double to", "from, to, 0")
      case .kick(let kick): ("", "0, 0, \(Digits.text(kick))")
      }
    return [
      "/// In \(sheet.units), for an AnimationController.unbounded.",
      "static SpringSimulation simulation(\(arguments)) => SpringSimulation(",
      "    const SpringDescription(\(spring.constants)), \(values),",
      "    tolerance: const Tolerance("
        + "distance: \(Digits.text(threshold.value)), velocity: \(Digits.text(threshold.velocity))), snapToEnd: true);",
    ]
  }
}

extension MotionSheet {
  /// True for a length on the screen, which has a density on Android.
  var isInPoints: Bool { quantity == .place || quantity == .distance }
}
