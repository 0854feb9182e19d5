package import FloatCore

extension JSON {
  /// A spring in every usual description, with mass 1; times in seconds.
  ///
  /// - Parameter threshold: How near and how slow it must be to be at rest; nil leaves that out.
  package static func spring(_ spring: Spring, _ threshold: RestThreshold? = nil) -> JSON {
    var members: [(key: String, value: JSON)] = [
      ("mass", .number(1)), ("stiffness", .number(spring.stiffness / spring.mass)),
      ("damping", .number(spring.damping / spring.mass)), ("dampingRatio", .number(spring.dampingRatio)),
      ("response", .number(spring.response)), ("angularFrequency", .number(spring.angularFrequency)),
      ("bounce", .number(spring.bounce)), ("settlingDuration", .number(spring.settlingDuration)),
      ("uiKitDuration", spring.uiKitDuration.map(JSON.number) ?? .null),
      ("overshoot", .number(spring.overshoot)),
    ]
    if let threshold {
      members.append(
        (
          "rest",
          .object([("distance", .number(threshold.value)), ("velocity", .number(threshold.velocity))])
        ))
    }
    return .object(members)
  }
}
