import FloatCore

/// What controls remember beside their values.
struct ControlStates: Sendable {
  /// The dots on the curves of springs, by the springs' blocks.
  var dots: [String: SpringDot] = [:]
  /// The positions of switches in motion, 0…1, by their keys.
  var switches: [String: Animated<Double>] = [:]
  /// The hue, saturation and brightness that a colour was set from, as long as it is that colour, by the colours' keys.
  var hsv: [String: HSVColor] = [:]
}
