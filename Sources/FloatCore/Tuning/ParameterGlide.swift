/// Parameters that glide from old values to new ones, so that moving things do not jump.
///
/// ``KeyEntry/applies`` determines which parameters glide.
struct ParameterGlide: Equatable, Sendable {
  /// The duration of a glide, in seconds: twelve frames at 60 Hz, short enough to feel immediate.
  static let duration = 0.2

  let start: Parameters
  let target: Parameters
  let startTime: Double
  var endTime: Double { startTime + Self.duration }

  /// The parameters at a time; exactly the target from ``endTime`` on.
  func value(at t: Double) -> Parameters {
    let x = ((t - startTime) / Self.duration).clamped(to: 0...1)
    guard x < 1 else { return target }
    // Smoothstep, so that the velocity does not jump at either end.
    let share = x * x * (3 - 2 * x)
    var parameters = target
    for path in target.schema.gliding {
      let from = start[keyPath: path]
      let to = target[keyPath: path]
      if from != to { parameters[keyPath: path] = from + (to - from) * share }
    }
    return parameters
  }
}
