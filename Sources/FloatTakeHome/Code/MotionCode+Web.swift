import FloatCore

/// CSS, Web Animations, JavaScript, and libraries in it.
extension MotionCode {
  func script(_ sheet: MotionSheet, _ body: [String]) -> [String] {
    ["export const \(sheet.variableName) = {"]
      + (body + sheet.formulas.flatMap { $0.code(in: .javaScript) }).map { "  \($0)" } + ["};"]
  }

  func css(_ sheet: MotionSheet) -> [String] {
    let (name, timing) = ("--\(sheet.dashedName)", sheet.timing)
    let transition =
      switch (sheet.startVelocity, sheet.quantity) {
      case (.kick, _): "A property that goes from 0 towards 1 by it comes back to 0: animate with keyframes."
      case (_, .place):
        "transition: --x var(\(name)-duration) var(\(name)); --x and --y registered with @property"
      default: "transition: translate var(\(name)-duration) var(\(name));"
      }
    return [
      ":root {", "  \(name): \(timing.function);", "  \(name)-duration: \(timing.milliseconds)ms;", "}",
      "/* \(transition) */",
    ] + CodeLanguage.css.comment(sheet.formulas.flatMap { $0.code(in: .css) })
  }

  func webAnimations(_ sheet: MotionSheet) -> [String] {
    let (function, milliseconds) = sheet.timing
    let timing = ["timing: {", "  duration: \(milliseconds),", "  easing: \"\(function)\","]
    if case .kick = sheet.startVelocity {
      return ["// From 0 towards 1: it comes back to 0."] + timing + ["},"]
    }
    return timing + ["  fill: \"both\",", "},"]
  }

  func plainScript(_ spring: Spring, _ threshold: RestThreshold, _ sheet: MotionSheet) -> [String] {
    var lines = [
      "stiffness: \(Digits.text(spring.stiffness / spring.mass)),",
      "damping: \(Digits.text(spring.damping / spring.mass)),",
      "rest: { distance: \(Digits.text(threshold.value)), speed: \(Digits.text(threshold.velocity)) },",
    ]
    switch sheet.startVelocity {
    case .hand(let most): lines.append("maximumSpeed: \(Digits.text(most)),")
    case .kick(let kick): lines.append("velocity: \(Digits.text(kick)),")
    case .rest: break
    }
    return lines
  }

  /// The closed form of a spring, and a loop that shows it.
  static let springFunction = [
    "/** The place and the velocity of a spring after some seconds; units and units a second. */",
    "export function spring({ stiffness, damping }, from, to, velocity, seconds) {",
    "  const a = damping / 2, d = stiffness - a * a, x = from - to;",
    "  const w = Math.sqrt(Math.abs(d)), e = Math.exp(-a * seconds);",
    "  const c = e * (d > 1e-9 ? Math.cos(w * seconds) : d < -1e-9 ? Math.cosh(w * seconds) : 1);",
    "  const s = e * (d > 1e-9 ? Math.sin(w * seconds) / w : d < -1e-9 ? Math.sinh(w * seconds) / w : seconds);",
    "  return {",
    "    place: to + x * (c + a * s) + velocity * s,",
    "    velocity: velocity * (c - a * s) - x * stiffness * s,",
    "  };",
    "}",
    "",
    "/** Moves by a spring until it rests; what it returns stops it, and says where it is and how fast. */",
    "export function animate(motion, from, to, velocity, show) {",
    "  const start = performance.now();",
    "  const now = () => spring(motion, from, to, velocity, (performance.now() - start) / 1000);",
    "  let frame = requestAnimationFrame(function step() {",
    "    const { place, velocity: speed } = now();",
    "    const rests = Math.abs(place - to) < motion.rest.distance && Math.abs(speed) < motion.rest.speed;",
    "    show(rests ? to : place);",
    "    if (!rests) frame = requestAnimationFrame(step);",
    "  });",
    "  return () => (cancelAnimationFrame(frame), now());",
    "}",
  ]

  func motionLibrary(_ spring: Spring, _ threshold: RestThreshold, _ sheet: MotionSheet) -> [String] {
    let rest = "restDelta: \(Digits.text(threshold.value)), restSpeed: \(Digits.text(threshold.velocity))"
    let numbers = "type: \"spring\", \(spring.scriptConstants)"
    switch sheet.startVelocity {
    case .hand: return ["transition: (velocity = 0) => ({ \(numbers), velocity, \(rest) }),"]
    case .kick(let kick): return ["transition: { \(numbers), velocity: \(Digits.text(kick)), \(rest) },"]
    case .rest: return ["transition: { \(numbers), \(rest) },"]
    }
  }

  func reactNative(_ spring: Spring, _ sheet: MotionSheet) -> [String] {
    let numbers = spring.scriptConstants
    switch sheet.startVelocity {
    case .hand: return ["to: (value, velocity = 0) => withSpring(value, { \(numbers), velocity }),"]
    case .kick(let kick):
      return ["kick: () => withSpring(0, { \(numbers), velocity: \(Digits.text(kick)) }),"]
    case .rest: return ["to: (value) => withSpring(value, { \(numbers) }),"]
    }
  }
}

extension MotionSheet {
  /// The motion as an easing function of CSS, and its duration.
  fileprivate var timing: (function: String, milliseconds: String) {
    if let easing = easing() { return (easing.text, easing.milliseconds) }
    guard case .curve(let curve, let duration) = animation else { return ("linear", "0") }
    return ("cubic-bezier(\(curve.list(.css)))", Digits.text(duration * 1000))
  }
}

extension Spring {
  /// `stiffness: 322.27, damping: 29.441, mass: 1`
  fileprivate var scriptConstants: String {
    "stiffness: \(Digits.text(stiffness / mass)), damping: \(Digits.text(damping / mass)), mass: 1"
  }
}
