/// Parameters on their way from old values to new ones, so that what is in motion does not jump.
///
/// Only what is read anew for every picture glides: lengths, shares of the screen and scales. What a motion takes
/// with it when it begins (responses, damping ratios, speeds), what a gesture is judged by, what pages are laid out by,
/// choices and colours change at once.
struct ParameterGlide: Equatable, Sendable {
  /// How long a value takes, in seconds: short enough to be felt at once, twelve frames at 60 Hz.
  static let duration = 0.2

  let start: Parameters
  let target: Parameters
  let startTime: Double
  var endTime: Double { startTime + Self.duration }

  /// The parameters at a time; the target exactly from ``endTime`` on.
  func value(at t: Double) -> Parameters {
    let x = min(max((t - startTime) / Self.duration, 0), 1)
    guard x < 1 else { return target }
    // Smoothstep: begins and ends without a jump of the velocity.
    let share = x * x * (3 - 2 * x)
    var parameters = target
    for path in Self.paths {
      let from = start[keyPath: path]
      let to = target[keyPath: path]
      if from != to { parameters[keyPath: path] = from + (to - from) * share }
    }
    return parameters
  }

  private static let paths: [WritableKeyPath<Parameters, Double> & Sendable] =
    {
      // Of these only one is read for every picture; the others take a new layout.
      let laidOut = Set(ParameterSchema.layoutEntries.map(\.key)).subtracting(["bar.title.travel"])
      return ParameterSchema.entries.filter { !laidOut.contains($0.key) }.compactMap(\.glidingPath)
    }()
}

extension ParameterEntry {
  /// The value's place if it glides.
  fileprivate var glidingPath: (WritableKeyPath<Parameters, Double> & Sendable)? {
    guard case .number(let path, _, _) = place else { return nil }
    // The pulse's length is the one time that pictures are made from.
    if key == "haptic.pulse" { return path }
    guard unit == .points || unit == .none, !key.hasPrefix("gesture."), !key.hasPrefix("scroll."),
      !key.hasSuffix("damping-ratio")
    else { return nil }
    return path
  }
}
