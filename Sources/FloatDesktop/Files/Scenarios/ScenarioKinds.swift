import FloatCore

/// A time with its unit, in seconds; by default the length of a wait or a move.
struct DurationKind: KeyKind {
  var range = 0...HandPace.maximumDuration
  var form: JSON { Schema.quantity(.time, range) }
  func read(_ field: Field) -> Double? { field.number(range, .time) }
}

/// A number of points, by default a coordinate; the unit may be left out, as in `[x, y]`.
struct PointsKind: KeyKind {
  var range = Field.coordinates
  var form: JSON { Schema.anyOf([Schema.number(range), Schema.quantity(.points, range)]) }
  func read(_ field: Field) -> Double? {
    field.number(range, field.scalar?.text.hasSuffix("pt") ?? false ? .points : .none)
  }
}

/// Two numbers of points.
struct PairKind: KeyKind {
  var part = PointsKind()
  /// How they are written.
  let example: String
  var form: JSON { Schema.tuple([part.form, part.form]) }
  func read(_ field: Field) -> Point? {
    field.numbers(2, example: example, part.read).map { Point($0[0], $0[1]) }
  }
}

/// An element's id, or a place in brackets.
struct TargetKind: PlaceKind {
  var form: JSON { Schema.reference("target") }
  func read(_ field: Field) -> HandTarget? {
    switch field.node {
    case .scalar: return field.line().map(HandTarget.element)
    case .sequence: return PairKind(example: "[x, y]").read(field).map(HandTarget.point)
    case .mapping: return field.refuse("takes an element's id or a place, as in [x, y]")
    }
  }
}

/// A value alone, or in braces with more.
struct OpenKind<Alone: KeyKind, Keys: KeyGroup>: KeyKind {
  private let value: Alone
  let table: KeyTable<Keys>
  var form: JSON { Schema.anyOf([value.form, table.form]) }

  init(_ value: Alone, _ parts: Keys) { (self.value, table) = (value, KeyTable("", parts)) }

  /// The parts; nil for a value alone.
  func read(_ field: Field) -> Values<Keys>? {
    // A place in a window may be in braces as well.
    let isAlone =
      Alone.self == WindowTargetKind.self && ["control", "card"].contains { field.part($0) != nil }
    return field.isMapping && !isAlone ? field.values(table, prefix: field.name + ".") : nil
  }
}

/// A text on one line.
struct LineKind: KeyKind {
  var limit = 200
  var form: JSON { Schema.line(limit: limit) }
  func read(_ field: Field) -> String? { field.line(limit: limit) }
}

/// A file's name, in the letters of many scripts.
struct CaptureNameKind: KeyKind {
  var form: JSON {
    let letters =
      "\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u02C1\\u0391-\\u03A1\\u03A3-\\u03C9\\u0400-\\u0481\\u048A-\\u052F"
      + "\\u3041-\\u3096\\u30A1-\\u30FA\\u4E00-\\u9FFF\\uAC00-\\uD7A3"
    return Schema.text(limit: 80, pattern: "^[A-Za-z0-9_\(letters)-][A-Za-z0-9_.\(letters)-]*$")
  }

  func read(_ field: Field) -> String? {
    guard let name = field.line(limit: 80) else { return nil }
    let allowed = name.unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || $0.properties.numericType != nil || "-_.".unicodeScalars.contains($0)
    }
    guard allowed, !name.hasPrefix(".") else {
      return field.refuse(
        "a snapshot's name is a file's name: letters, digits, \"-\", \"_\" and \".\", no leading dot")
    }
    return name
  }
}
