import FloatCore
import FloatFiles
package import FloatTakeHome

/// Design tokens and JSON for scripts.
extension MotionCode {
  /// What a command prints: code, or data.
  package func document(_ sheets: [MotionSheet]) -> String {
    switch platform {
    case .json: json(Self.ordered(sheets)).text(pretty: true)
    case .tokens: tokens(Self.ordered(sheets)).text(pretty: true)
    default: text(sheets)
    }
  }

  /// All that is known of the motions, with numbers in full.
  private func json(_ sheets: [MotionSheet]) -> JSON { ["source": source, "motions": sheets.map(json)] }

  private func json(_ sheet: MotionSheet) -> JSON {
    let animation: JSON =
      switch sheet.animation {
      case .none: [:]
      case .curve(let curve, let duration):
        ["curve": ["points": curve.numbers, "duration": duration] as JSON]
      case .spring(let spring, let threshold): ["spring": JSON.spring(spring, threshold)]
      }
    return .joined(
      [
        "name": sheet.name.rawValue, "title": sheet.title, "summary": sheet.name.summary,
        "keys": sheet.keys.map(key),
      ], animation,
      .compact([
        "quantity": sheet.quantity.rawValue, "velocity": Self.json(sheet.startVelocity),
        "walls": sheet.walls.map(Self.json), "rules": sheet.rules.map(Self.json),
        "followers": sheet.followers.map(Self.json), "notes": sheet.notes,
        "example": example.map { $0.json(sheet) },
      ]))
  }

  private func key(_ key: MotionSheet.Key) -> JSON {
    ["key": key.key, "value": key.value, "default": key.usual, "changed": key.isChanged]
  }

  private static func json(_ velocity: MotionSheet.StartVelocity) -> JSON {
    switch velocity {
    case .hand(let most): ["from": "hand", "maximum": most]
    case .rest: ["from": "rest"]
    case .kick(let kick): ["from": "kick", "value": kick]
    }
  }

  private static func json(_ rule: MotionRule) -> JSON {
    [
      "name": rule.name, "parameters": rule.parameters, "expression": rule.expression,
      "summary": rule.summary,
    ]
  }

  // MARK: Design tokens

  /// Tokens in the Design Tokens Format Module 2025.10, which has no type for a spring: its numbers are tokens, and the
  /// spring itself is in `$extensions`, which tools preserve.
  private func tokens(_ sheets: [MotionSheet]) -> JSON {
    .joined(
      ["$schema": "https://www.designtokens.org/schemas/2025.10/format.json"],
      .object(sheets.map { ($0.dashedName, group($0)) }))
  }

  private func group(_ sheet: MotionSheet) -> JSON {
    let (animation, own): (JSON, JSON) =
      switch sheet.animation {
      case .none: ([:], [:])
      case .curve(let curve, let duration):
        (["transition": Self.transition(duration, curve.numbers.map { Digits.rounded($0) })], [:])
      case .spring(let spring, let threshold): Self.tokens(spring, threshold)
      }
    let velocity: JSON =
      switch sheet.startVelocity {
      case .hand(let most):
        ["maximum-velocity": Self.token("number", most, "The fastest release, in points a second.")]
      case .kick(let kick): ["velocity": Self.token("number", kick, "At the start, in sizes a second.")]
      case .rest: [:]
      }
    let all = JSON.joined(
      ["name": sheet.name.rawValue, "keys": sheet.keys.map(key)], own,
      .compact(["formulas": sheet.formulas.map(Self.json), "example": example.map { $0.json(sheet) }]))
    return .joined(
      ["$description": sheet.name.summary], animation, velocity,
      .compact(["fallback": Self.fallback(sheet), "$extensions": ["io.floatdesktop": all] as JSON]))
  }

  /// A spring's tokens, and what they cannot say of it.
  private static func tokens(_ spring: Spring, _ threshold: RestThreshold) -> (JSON, JSON) {
    let (k, c) = (
      Digits.rounded(spring.stiffness / spring.mass), Digits.rounded(spring.damping / spring.mass)
    )
    return (
      [
        "stiffness": token("number", k), "damping": token("number", c),
        "damping-ratio": token("number", Digits.rounded(spring.dampingRatio)),
        "response": token(
          "duration", milliseconds(spring.response), "The undamped period, not the time to rest."),
      ],
      [
        "spring": ["mass": 1, "stiffness": k, "damping": c] as JSON,
        "restThreshold": ["distance": threshold.value, "velocity": threshold.velocity] as JSON,
      ]
    )
  }

  private static func fallback(_ sheet: MotionSheet) -> JSON? {
    guard let spring = sheet.spring, sheet.quantity != .share else { return nil }
    let fit = BezierFit(spring)
    let error = Digits.text(fit.error * sheet.way.length, 2)
    return transition(
      fit.duration, fit.numbers, "For tools without springs, from rest: up to \(error) \(sheet.way.unit) off."
    )
  }

  private static func token(
    _ type: String, _ value: any JSONConvertible, _ words: String? = nil
  ) -> JSON {
    .compact(["$type": type, "$value": value, "$description": words])
  }

  private static func transition(_ duration: Double, _ curve: [Double], _ words: String? = nil) -> JSON {
    let value: JSON = [
      "duration": milliseconds(duration), "delay": milliseconds(0), "timingFunction": curve,
    ]
    return token("transition", value, words)
  }

  private static func milliseconds(_ seconds: Double) -> JSON {
    ["value": Digits.rounded(seconds * 1000), "unit": "ms"]
  }
}

extension MotionExample {
  fileprivate func json(_ sheet: MotionSheet) -> JSON {
    guard sheet.name == name else { return .null }
    func point(_ p: Point) -> JSON { [p.x, p.y] }
    return [
      "thing": thing, "time": time, "from": point(from), "to": point(to), "velocity": point(velocity),
      "wall": wall.map { [$0.x, $0.y, $0.width, $0.height] }.json,
    ]
  }
}
