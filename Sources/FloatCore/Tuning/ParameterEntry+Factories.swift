extension ParameterEntry {
  /// A length in points, written `58pt`.
  public static func length(
    _ key: String, _ path: WritableKeyPath<Parameters, Double> & Sendable, _ value: Double,
    _ range: ClosedRange<Double>, step: Double = 1, _ summary: String, source: String
  ) -> ParameterEntry {
    number(key, path, .points, value, range, step, summary, source)
  }

  /// A time in seconds, written `320ms` or `0.32s`.
  public static func duration(
    _ key: String, _ path: WritableKeyPath<Parameters, Double> & Sendable, _ value: Double,
    _ range: ClosedRange<Double>, step: Double = 0.01, _ summary: String, source: String
  ) -> ParameterEntry {
    number(key, path, .time, value, range, step, summary, source)
  }

  /// A plain number without a unit.
  public static func ratio(
    _ key: String, _ path: WritableKeyPath<Parameters, Double> & Sendable, _ value: Double,
    _ range: ClosedRange<Double>, step: Double = 0.01, _ summary: String, source: String
  ) -> ParameterEntry {
    number(key, path, .none, value, range, step, summary, source)
  }

  /// A velocity in points per second, written `300pt/s`.
  public static func velocity(
    _ key: String, _ path: WritableKeyPath<Parameters, Double> & Sendable, _ value: Double,
    _ range: ClosedRange<Double>, step: Double = 10, _ summary: String, source: String
  ) -> ParameterEntry {
    number(key, path, .velocity, value, range, step, summary, source)
  }

  /// An angle, written `30deg`; value, range and step here are in degrees, the stored value in radians.
  public static func angle(
    _ key: String, _ path: WritableKeyPath<Parameters, Double> & Sendable, _ value: Double,
    _ range: ClosedRange<Double>, step: Double = 1, _ summary: String, source: String
  ) -> ParameterEntry {
    let k = Double.pi
    return number(
      key, path, .angle, value * k / 180, range.lowerBound * k / 180...range.upperBound * k / 180, step,
      summary, source)
  }

  /// A whole number.
  public static func count(
    _ key: String, _ path: WritableKeyPath<Parameters, Int> & Sendable, _ value: Int,
    _ range: ClosedRange<Int>, _ summary: String, source: String
  ) -> ParameterEntry {
    ParameterEntry(
      key: key, kind: .count, summary: summary, source: source, step: 1, place: .count(path, value, range))
  }

  /// A switch, written `true` or `false`.
  public static func flag(
    _ key: String, _ path: WritableKeyPath<Parameters, Bool> & Sendable, _ value: Bool, _ summary: String,
    source: String
  ) -> ParameterEntry {
    ParameterEntry(
      key: key, kind: .flag, summary: summary, source: source, step: 0, place: .flag(path, value))
  }

  /// One of an enumeration's cases, written by its raw value.
  public static func choice<C: RawRepresentable & CaseIterable & Sendable>(
    _ key: String, _ path: WritableKeyPath<Parameters, C> & Sendable, _ value: C, _ summary: String,
    source: String
  ) -> ParameterEntry where C.RawValue == String {
    let choice = EnumerationChoice(path: path, value: value)
    return ParameterEntry(
      key: key, kind: .choice(choice.names), summary: summary, source: source, step: 0,
      place: .choice(choice))
  }

  /// A timing curve, written by a name of CSS's or as `cubic-bezier(0.3, 1.4, 0.6, 1)`.
  public static func curve(
    _ key: String, _ path: WritableKeyPath<Parameters, TimingCurve> & Sendable, _ value: TimingCurve,
    _ summary: String, source: String
  ) -> ParameterEntry {
    ParameterEntry(
      key: key, kind: .curve, summary: summary, source: source, step: 0, place: .curve(path, value))
  }

  /// A colour, written `#RRGGBB` or `#RRGGBBAA`.
  public static func color(
    _ key: String, _ path: WritableKeyPath<Parameters, Color> & Sendable, _ value: Color, _ summary: String,
    source: String
  ) -> ParameterEntry {
    ParameterEntry(
      key: key, kind: .color, summary: summary, source: source, step: 0, place: .color(path, value))
  }

  /// A text in one line.
  public static func text(
    _ key: String, _ path: WritableKeyPath<Parameters, String> & Sendable, _ value: String,
    _ summary: String, source: String
  ) -> ParameterEntry {
    ParameterEntry(
      key: key, kind: .text, summary: summary, source: source, step: 0, place: .text(path, value))
  }

  private static func number(
    _ key: String, _ path: WritableKeyPath<Parameters, Double> & Sendable, _ unit: ParameterUnit,
    _ value: Double, _ range: ClosedRange<Double>, _ step: Double, _ summary: String, _ source: String
  ) -> ParameterEntry {
    ParameterEntry(
      key: key, kind: .number(unit), summary: summary, source: source, step: step,
      place: .number(path, value, range))
  }
}
