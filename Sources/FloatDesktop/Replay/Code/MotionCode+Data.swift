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
  private func json(_ sheets: [MotionSheet]) -> JSON {
    .object([
      ("source", .string(source)), ("motions", .array(sheets.map(json))),
    ])
  }

  private func json(_ sheet: MotionSheet) -> JSON {
    var members: [(key: String, value: JSON)] = [
      ("name", .string(sheet.name.rawValue)), ("title", .string(sheet.title)),
      ("summary", .string(sheet.name.summary)),
      ("keys", .array(sheet.keys.map(key))),
    ]
    switch sheet.animation {
    case .none: break
    case .curve(let curve, let duration):
      members.append(
        (
          "curve",
          .object([("points", .array(curve.numbers.map(JSON.number))), ("duration", .number(duration))])
        ))
    case .spring(let spring, let threshold): members.append(("spring", JSON.spring(spring, threshold)))
    }
    members += [
      ("quantity", .string(sheet.quantity.word)), ("velocity", Self.json(sheet.startVelocity)),
      ("walls", .array(sheet.walls.map(Self.json))), ("rules", .array(sheet.rules.map(Self.json))),
      ("followers", .array(sheet.followers.map(Self.json))), ("notes", .array(sheet.notes.map(JSON.string))),
    ]
    if let example { members.append(("example", example.json(sheet))) }
    return .object(members)
  }

  private func key(_ key: MotionSheet.Key) -> JSON {
    .object([
      ("key", .string(key.key)), ("value", .string(key.value)), ("default", .string(key.usual)),
      ("changed", .bool(key.isChanged)),
    ])
  }

  private static func json(_ velocity: MotionSheet.StartVelocity) -> JSON {
    switch velocity {
    case .hand(let most): .object([("from", .string("hand")), ("maximum", .number(most))])
    case .rest: .object([("from", .string("rest"))])
    case .kick(let kick): .object([("from", .string("kick")), ("value", .number(kick))])
    }
  }

  private static func json(_ rule: MotionRule) -> JSON {
    .object([
      ("name", .string(rule.name)), ("parameters", .array(rule.parameters.map(JSON.string))),
      ("expression", .string(rule.expression)), ("summary", .string(rule.summary)),
    ])
  }

  // MARK: Design tokens

  /// Tokens in the Design Tokens Format Module 2025.10, which has no type for a spring: its numbers are tokens, and the
  /// spring itself is in `$extensions`, which tools preserve.
  private func tokens(_ sheets: [MotionSheet]) -> JSON {
    let head: [(key: String, value: JSON)] = [
      ("$schema", .string("https://www.designtokens.org/schemas/2025.10/format.json"))
    ]
    return .object(head + sheets.map { ($0.dashedName, group($0)) })
  }

  private func group(_ sheet: MotionSheet) -> JSON {
    var members: [(key: String, value: JSON)] = [("$description", .string(sheet.name.summary))]
    var own: [(key: String, value: JSON)] = [
      ("name", .string(sheet.name.rawValue)), ("keys", .array(sheet.keys.map(key))),
    ]
    switch sheet.animation {
    case .none: break
    case .curve(let curve, let duration):
      members.append(
        (
          "transition",
          Self.transition(duration, curve.numbers.map { Digits.rounded($0) })
        ))
    case .spring(let spring, let threshold):
      let (k, c) = (
        Digits.rounded(spring.stiffness / spring.mass), Digits.rounded(spring.damping / spring.mass)
      )
      members += [
        ("stiffness", Self.token("number", .number(k))), ("damping", Self.token("number", .number(c))),
        ("damping-ratio", Self.token("number", .number(Digits.rounded(spring.dampingRatio)))),
        (
          "response",
          Self.token(
            "duration", Self.milliseconds(spring.response), "The undamped period, not the time to rest.")
        ),
      ]
      own += [
        ("spring", .object([("mass", .number(1)), ("stiffness", .number(k)), ("damping", .number(c))])),
        (
          "restThreshold",
          .object([("distance", .number(threshold.value)), ("velocity", .number(threshold.velocity))])
        ),
      ]
    }
    switch sheet.startVelocity {
    case .hand(let most):
      members.append(
        ("maximum-velocity", Self.token("number", .number(most), "The fastest release, in points a second.")))
    case .kick(let kick):
      members.append(("velocity", Self.token("number", .number(kick), "At the start, in sizes a second.")))
    case .rest: break
    }
    if let spring = sheet.spring, sheet.quantity != .share {
      let fit = BezierFit(spring)
      let error = Digits.text(fit.error * sheet.way.length, 2)
      members.append(
        (
          "fallback",
          Self.transition(
            fit.duration, fit.numbers,
            "For tools without springs, from rest: up to \(error) \(sheet.way.unit) off.")
        ))
    }
    own.append(("formulas", .array(sheet.formulas.map(Self.json))))
    if let example { own.append(("example", example.json(sheet))) }
    members.append(("$extensions", .object([("io.floatdesktop", .object(own))])))
    return .object(members)
  }

  private static func token(_ type: String, _ value: JSON, _ words: String? = nil) -> JSON {
    .object(
      [("$type", .string(type)), ("$value", value)] + (words.map { [("$description", .string($0))] } ?? []))
  }

  private static func transition(_ duration: Double, _ curve: [Double], _ words: String? = nil) -> JSON {
    token(
      "transition",
      .object([
        ("duration", milliseconds(duration)), ("delay", milliseconds(0)),
        ("timingFunction", .array(curve.map(JSON.number))),
      ]), words)
  }

  private static func milliseconds(_ seconds: Double) -> JSON {
    .object([("value", .number(Digits.rounded(seconds * 1000))), ("unit", .string("ms"))])
  }
}

extension MotionExample {
  fileprivate func json(_ sheet: MotionSheet) -> JSON {
    guard sheet.name == name else { return .null }
    func point(_ p: Point) -> JSON { .array([.number(p.x), .number(p.y)]) }
    return .object([
      ("thing", .string(thing)), ("time", .number(time)), ("from", point(from)), ("to", point(to)),
      ("velocity", point(velocity)),
      ("wall", wall.map { .array([$0.x, $0.y, $0.width, $0.height].map(JSON.number)) } ?? .null),
    ])
  }
}

extension MotionSheet.Quantity {
  fileprivate var word: String {
    switch self {
    case .place: "place"
    case .distance: "distance"
    case .progress: "progress"
    case .share: "share"
    }
  }
}
