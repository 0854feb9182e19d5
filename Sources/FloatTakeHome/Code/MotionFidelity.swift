import FloatCore

/// How far a motion that a platform plays from the printed numbers is from the phone's own.
///
/// The platform's published formula is evaluated with the numbers as printed, from rest over the whole way.
package struct MotionFidelity: Equatable, Sendable {
  /// The largest distance, in the unit of the sheet's way.
  package var error = 0.0
  /// The time in which the motion covers that distance where it is fastest, in milliseconds.
  package var milliseconds = 0.0
  /// Why it is not exact; nil where it is.
  package var reason: String?

  /// The error that still counts as exact: a hundredth of a point of 300.
  package static let exact = 0.01 / 300

  init(_ sheet: MotionSheet, on platform: CodePlatform) {
    let speed =
      switch sheet.animation {
      case .spring(let spring, _): play(spring, sheet, platform)
      case .curve(let curve, let duration): play(curve, duration, platform)
      case .none: 0.0
      }
    if reason != nil, milliseconds == 0, speed > 0 { milliseconds = error / speed * 1000 }
    error *= sheet.way.length
  }

  /// Returns the greatest speed, in ways a second.
  private mutating func play(_ spring: Spring, _ sheet: MotionSheet, _ platform: CodePlatform) -> Double {
    let path = Path(spring) { spring.place($0, sheet) }
    var played = platform.usesRatio ? spring.printedRatio : spring.printedConstants
    if spring.dampingRatio > 1, platform.isCritical {
      played = Spring(mass: 1, stiffness: played.stiffness, damping: played.damping, allowsOverdamping: false)
      reason = "a damping ratio above 1 is played as 1"
    }
    switch platform {
    case .css, .webAnimations:
      let easing = sheet.easing()
      error = easing?.error ?? 0
      reason = "a list of \(easing?.points.count ?? 0) points"
    case .compose, .androidViews:
      error = path.largest { played.place($0, sheet) }
      // Just before a whole millisecond it is shown where it was nearly a millisecond ago.
      error = max(error, path.largest { path.value(max(0, $0 - 0.001)) })
      (milliseconds, reason) = (1, "times are whole milliseconds, so it is late by up to one")
    default: error = path.largest { played.place($0, sheet) }
    }
    return path.speed
  }

  private mutating func play(_ curve: TimingCurve, _ duration: Double, _ platform: CodePlatform) -> Double {
    let slope = (0...1000).map { abs(curve.slope(at: Double($0) / 1000)) }.max() ?? 1
    switch platform {
    case .compose, .androidViews:
      error = duration > 0 ? slope / duration * 0.001 : 0
      (milliseconds, reason) = (1, "times are whole milliseconds")
    case .flutter:
      // Flutter solves its Cubic to a thousandth.
      error = slope * 0.001
      reason = "Flutter solves its curves to a thousandth of the duration"
    default:
      let played = curve.printed
      error =
        (0...1000).map { abs(played.value(at: Double($0) / 1000) - curve.value(at: Double($0) / 1000)) }.max()
        ?? 0
    }
    return duration > 0 ? slope / duration : 0
  }

  /// The sentence above a block of code.
  func sentence(_ sheet: MotionSheet) -> String {
    func size(_ error: Double) -> String { "\(Digits.text(error, 2)) \(sheet.way.unit)" }
    let unit = sheet.quantity == .share ? "of the size" : "pt"
    let last = "\(Digits.text(sheet.landing, 2)) \(unit)"
    let end =
      sheet.landing > 0 ? " The phone covers the last \(last) evenly in 1/60 s, and is there." : ""
    guard let reason else {
      return (error == 0 ? "Exact." : "Exact: the digits below are within \(size(error)).") + end
    }
    return "Within \(size(max(error, sheet.landing))), which it covers in \(Digits.text(milliseconds, 2)) ms "
      + "at its fastest: \(reason)." + end
  }

  /// A spring's motion on the phone, at each millisecond.
  private struct Path {
    let value: (Double) -> Double
    private let times: [Double]

    init(_ spring: Spring, _ value: @escaping (Double) -> Double) {
      self.value = value
      let end = min(spring.settlingTime(distance: 1.0, threshold: .unit), 20)
      times = (0...Int(end * 1000)).map { Double($0) / 1000 }
    }

    func largest(_ other: (Double) -> Double) -> Double {
      times.map { abs(other($0) - value($0)) }.max() ?? 0
    }

    /// The greatest speed, a second.
    var speed: Double { zip(times, times.dropFirst()).map { abs(value($1) - value($0)) * 1000 }.max() ?? 0 }
  }
}

extension CodePlatform {
  /// True where a spring is a stiffness and a damping ratio, false where it has a damping.
  fileprivate var usesRatio: Bool { self == .compose || self == .androidViews }
  /// True where a damping ratio above 1 counts as 1.
  var isCritical: Bool { self == .uiKit || self == .reactNative }
}

extension Spring {
  /// The spring of the printed stiffness and damping.
  var printedConstants: Spring {
    Spring(mass: 1, stiffness: Digits.rounded(stiffness / mass), damping: Digits.rounded(damping / mass))
  }

  /// The spring of the printed stiffness and damping ratio.
  var printedRatio: Spring {
    let k = Digits.rounded(stiffness / mass)
    return Spring(mass: 1, stiffness: k, damping: 2 * Digits.rounded(dampingRatio) * k.squareRoot())
  }

  /// Its place from rest over a whole way, or after its kick.
  func place(_ t: Double, _ sheet: MotionSheet) -> Double {
    if case .kick(let kick) = sheet.startVelocity {
      return value(from: 0, to: 0, initialVelocity: kick, at: t)
    }
    return value(from: 0, to: 1, at: t)
  }
}

extension TimingCurve {
  /// The four numbers of `cubic-bezier()`.
  package var numbers: [Double] {
    switch self {
    case .linear: [0, 0, 1, 1]
    case .cubicBezier(let curve): [curve.x1, curve.y1, curve.x2, curve.y2]
    }
  }

  /// The curve of the printed numbers.
  fileprivate var printed: TimingCurve {
    let n = numbers.map { Digits.rounded($0) }
    return .bezier(n[0], n[1], n[2], n[3]) ?? self
  }
}
