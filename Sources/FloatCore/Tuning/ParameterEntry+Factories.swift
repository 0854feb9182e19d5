extension ParameterEntry {
  /// A length in points, written `58pt`.
  public static func length(
    _ key: String, _ path: WritableKeyPath<Parameters, Double> & Sendable, _ range: ClosedRange<Double>,
    step: Double = 1, _ summary: String, source: String, applies: Application = .gliding
  ) -> ParameterEntry {
    ParameterEntry(
      key: key, kind: .number(.points), summary: summary, source: source, step: step, applies: applies,
      place: .number(path, range))
  }

  /// A time in seconds, written `320ms` or `0.32s`.
  public static func duration(
    _ key: String, _ path: WritableKeyPath<Parameters, Double> & Sendable, _ range: ClosedRange<Double>,
    step: Double = 0.01, _ summary: String, source: String, applies: Application = .atOnce
  ) -> ParameterEntry {
    ParameterEntry(
      key: key, kind: .number(.time), summary: summary, source: source, step: step, applies: applies,
      place: .number(path, range))
  }

  /// A plain number without a unit.
  public static func ratio(
    _ key: String, _ path: WritableKeyPath<Parameters, Double> & Sendable, _ range: ClosedRange<Double>,
    step: Double = 0.01, _ summary: String, source: String, applies: Application = .gliding
  ) -> ParameterEntry {
    ParameterEntry(
      key: key, kind: .number(.none), summary: summary, source: source, step: step, applies: applies,
      place: .number(path, range))
  }

  /// A velocity in points per second, written `300pt/s`.
  public static func velocity(
    _ key: String, _ path: WritableKeyPath<Parameters, Double> & Sendable, _ range: ClosedRange<Double>,
    step: Double = 10, _ summary: String, source: String
  ) -> ParameterEntry {
    ParameterEntry(
      key: key, kind: .number(.velocity), summary: summary, source: source, step: step, applies: .atOnce,
      place: .number(path, range))
  }

  /// An angle, written `30deg`; range and step here are in degrees, the stored value in radians.
  public static func angle(
    _ key: String, _ path: WritableKeyPath<Parameters, Double> & Sendable, _ range: ClosedRange<Double>,
    step: Double = 1, _ summary: String, source: String, applies: Application = .atOnce
  ) -> ParameterEntry {
    ParameterEntry(
      key: key, kind: .number(.angle), summary: summary, source: source, step: step, applies: applies,
      place: .number(path, range.lowerBound * Double.pi / 180...range.upperBound * Double.pi / 180))
  }

  /// A whole number.
  public static func count(
    _ key: String, _ path: WritableKeyPath<Parameters, Int> & Sendable, _ range: ClosedRange<Int>,
    _ summary: String, source: String
  ) -> ParameterEntry {
    ParameterEntry(
      key: key, kind: .count, summary: summary, source: source, step: 1, applies: .atOnce,
      place: .count(path, range))
  }

  /// A switch, written `true` or `false`.
  public static func flag(
    _ key: String, _ path: WritableKeyPath<Parameters, Bool> & Sendable, _ summary: String, source: String
  ) -> ParameterEntry {
    ParameterEntry(
      key: key, kind: .flag, summary: summary, source: source, step: 0, applies: .atOnce, place: .flag(path))
  }

  /// One of an enumeration's cases, written by its raw value.
  public static func choice<C: RawRepresentable & CaseIterable & Sendable>(
    _ key: String, _ path: WritableKeyPath<Parameters, C> & Sendable, _ summary: String, source: String,
    applies: Application = .atOnce
  ) -> ParameterEntry where C.RawValue == String {
    let choice = EnumerationChoice(path: path)
    return ParameterEntry(
      key: key, kind: .choice(choice.names), summary: summary, source: source, step: 0, applies: applies,
      place: .choice(choice))
  }

  /// A timing curve, written by a name of CSS's or as `cubic-bezier(0.3, 1.4, 0.6, 1)`.
  public static func curve(
    _ key: String, _ path: WritableKeyPath<Parameters, TimingCurve> & Sendable, _ summary: String,
    source: String
  ) -> ParameterEntry {
    ParameterEntry(
      key: key, kind: .curve, summary: summary, source: source, step: 0, applies: .atOnce, place: .curve(path)
    )
  }

  /// A colour, written `#RRGGBB` or `#RRGGBBAA`.
  public static func color(
    _ key: String, _ path: WritableKeyPath<Parameters, Color> & Sendable, _ summary: String, source: String,
    applies: Application = .atOnce
  ) -> ParameterEntry {
    ParameterEntry(
      key: key, kind: .color, summary: summary, source: source, step: 0, applies: applies,
      place: .color(path))
  }

  /// A text in one line.
  public static func text(
    _ key: String, _ path: WritableKeyPath<Parameters, String> & Sendable, _ summary: String, source: String
  ) -> ParameterEntry {
    ParameterEntry(
      key: key, kind: .text, summary: summary, source: source, step: 0, applies: .atOnce, place: .text(path))
  }
}

extension ParameterEntry {
  /// The same entry, which has an effect where something is true of the parameters.
  func read(where condition: KeyPath<Parameters, Bool> & Sendable) -> ParameterEntry {
    var entry = self
    entry.condition = condition
    return entry
  }
}

extension [ParameterEntry] {
  /// The same entries, where a new value lays the pages out anew.
  public func laidOut() -> Self {
    map { entry in
      var entry = entry
      entry.applies = .layingOut
      return entry
    }
  }
}
