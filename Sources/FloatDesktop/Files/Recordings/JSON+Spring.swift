package import FloatCore

extension JSON {
  /// A spring in every usual description, with mass 1; times in seconds.
  ///
  /// - Parameter threshold: How near and how slow it must be to be at rest; nil leaves that out.
  package static func spring(_ spring: Spring, _ threshold: RestThreshold? = nil) -> JSON {
    let rest: JSON? = threshold.map { ["distance": $0.value, "velocity": $0.velocity] }
    return .compact([
      "mass": 1, "stiffness": spring.stiffness / spring.mass, "damping": spring.damping / spring.mass,
      "dampingRatio": spring.dampingRatio, "response": spring.response,
      "angularFrequency": spring.angularFrequency, "bounce": spring.bounce,
      "settlingDuration": spring.settlingDuration, "uiKitDuration": spring.uiKitDuration.json,
      "overshoot": spring.overshoot, "rest": rest,
    ])
  }
}
