extension ParameterEntry {
  /// A length in points, written `58pt`.
  public static func length(
    _ key: String, _ path: Field<Double>, _ range: ClosedRange<Double>, step: Double = 1, _ summary: String,
    source: String? = nil, applies: Application = .gliding
  ) -> ParameterEntry {
    ParameterEntry(key, .number(.points), .number(path, range), summary, source, step: step, applies: applies)
  }

  /// A time in seconds, written `320ms` or `0.32s`.
  public static func duration(
    _ key: String, _ path: Field<Double>, _ range: ClosedRange<Double>, step: Double = 0.01,
    _ summary: String,
    source: String? = nil, applies: Application = .atOnce
  ) -> ParameterEntry {
    ParameterEntry(key, .number(.time), .number(path, range), summary, source, step: step, applies: applies)
  }

  /// A plain number without a unit.
  public static func ratio(
    _ key: String, _ path: Field<Double>, _ range: ClosedRange<Double>, step: Double = 0.01,
    _ summary: String,
    source: String? = nil, applies: Application = .gliding
  ) -> ParameterEntry {
    ParameterEntry(key, .number(.none), .number(path, range), summary, source, step: step, applies: applies)
  }

  /// A velocity in points per second, written `300pt/s`.
  public static func velocity(
    _ key: String, _ path: Field<Double>, _ range: ClosedRange<Double>, step: Double = 10, _ summary: String,
    source: String? = nil
  ) -> ParameterEntry {
    ParameterEntry(key, .number(.velocity), .number(path, range), summary, source, step: step)
  }

  /// An angle, written `30deg`; range and step here are in degrees, the stored value in radians.
  public static func angle(
    _ key: String, _ path: Field<Double>, _ range: ClosedRange<Double>, step: Double = 1, _ summary: String,
    source: String? = nil, applies: Application = .atOnce
  ) -> ParameterEntry {
    ParameterEntry(
      key, .number(.angle),
      .number(path, range.lowerBound * Double.pi / 180...range.upperBound * Double.pi / 180), summary, source,
      step: step, applies: applies)
  }

  /// A whole number.
  public static func count(
    _ key: String, _ path: Field<Int>, _ range: ClosedRange<Int>, _ summary: String, source: String? = nil
  ) -> ParameterEntry {
    ParameterEntry(key, .count, .count(path, range), summary, source, step: 1)
  }

  /// A switch, written `true` or `false`.
  public static func flag(
    _ key: String, _ path: Field<Bool>, _ summary: String, source: String? = nil
  ) -> ParameterEntry {
    ParameterEntry(key, .flag, .flag(path), summary, source)
  }

  /// One of an enumeration's cases, written by its raw value.
  public static func choice<C: RawRepresentable & CaseIterable & Sendable>(
    _ key: String, _ path: Field<C>, _ summary: String, source: String? = nil, applies: Application = .atOnce
  ) -> ParameterEntry where C.RawValue == String {
    let choice = EnumerationChoice(path: path)
    return ParameterEntry(key, .choice(choice.names), .choice(choice), summary, source, applies: applies)
  }

  /// A timing curve, written by a name of CSS's or as `cubic-bezier(0.3, 1.4, 0.6, 1)`.
  public static func curve(
    _ key: String, _ path: Field<TimingCurve>, _ summary: String, source: String? = nil
  ) -> ParameterEntry {
    ParameterEntry(key, .curve, .curve(path), summary, source)
  }

  /// A colour, written `#RRGGBB` or `#RRGGBBAA`.
  public static func color(
    _ key: String, _ path: Field<Color>, _ summary: String, source: String? = nil,
    applies: Application = .atOnce
  ) -> ParameterEntry {
    ParameterEntry(key, .color, .color(path), summary, source, applies: applies)
  }

  /// A text in one line.
  public static func text(
    _ key: String, _ path: Field<String>, _ summary: String, source: String? = nil
  ) -> ParameterEntry {
    ParameterEntry(key, .text, .text(path), summary, source)
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
  ///
  /// - Parameter source: Where the defaults come from of entries that do not say it.
  public func laidOut(source: String? = nil) -> Self {
    map { entry in
      var entry = entry
      entry.applies = .layingOut
      entry.statedSource = entry.statedSource ?? source
      return entry
    }
  }
}
