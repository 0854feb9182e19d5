extension KeyEntry {
  /// A length in points, written `58pt`.
  public static func length(
    _ key: String, _ path: Field<Double>, _ range: ClosedRange<Double>, step: Double = 1, _ summary: String,
    source: String? = nil, applies: ParameterApplication = .gliding, of motions: ShapedMotion...
  ) -> KeyEntry {
    KeyEntry(
      key, .number(.points), .number(path, range), summary, source, step: step, applies: applies, of: motions)
  }

  /// A font size, in points, from 4 to 80, written `17pt`.
  public static func fontSize(
    _ key: String, _ path: Field<Double>, _ summary: String, source: String? = nil
  ) -> KeyEntry {
    .length(key, path, 4...80, step: 0.5, summary, source: source)
  }

  /// A time in seconds, written `320ms` or `0.32s`.
  public static func duration(
    _ key: String, _ path: Field<Double>, _ range: ClosedRange<Double>, step: Double = 0.01,
    _ summary: String, source: String? = nil, applies: ParameterApplication = .atOnce,
    of motions: ShapedMotion...
  ) -> KeyEntry {
    KeyEntry(
      key, .number(.time), .number(path, range), summary, source, step: step, applies: applies, of: motions)
  }

  /// A plain number without a unit.
  public static func ratio(
    _ key: String, _ path: Field<Double>, _ range: ClosedRange<Double>, step: Double = 0.01,
    _ summary: String, source: String? = nil, applies: ParameterApplication = .gliding,
    of motions: ShapedMotion...
  ) -> KeyEntry {
    KeyEntry(
      key, .number(.none), .number(path, range), summary, source, step: step, applies: applies, of: motions)
  }

  /// A velocity in points per second, written `300pt/s`.
  public static func velocity(
    _ key: String, _ path: Field<Double>, _ range: ClosedRange<Double>, step: Double = 10, _ summary: String,
    source: String? = nil, of motions: ShapedMotion...
  ) -> KeyEntry {
    KeyEntry(key, .number(.velocity), .number(path, range), summary, source, step: step, of: motions)
  }

  /// A whole number.
  public static func count(
    _ key: String, _ path: Field<Int>, _ range: ClosedRange<Int>, _ summary: String, source: String? = nil
  ) -> KeyEntry {
    KeyEntry(key, .count, .count(path, range), summary, source, step: 1)
  }

  /// A switch, written `true` or `false`.
  public static func flag(
    _ key: String, _ path: Field<Bool>, _ summary: String, source: String? = nil, of motions: ShapedMotion...
  ) -> KeyEntry {
    KeyEntry(key, .flag, .flag(path), summary, source, of: motions)
  }

  /// One of an enumeration's cases, written by its raw value.
  public static func choice<C: RawRepresentable & CaseIterable & Sendable>(
    _ key: String, _ path: Field<C>, _ summary: String, source: String? = nil,
    applies: ParameterApplication = .atOnce, of motions: ShapedMotion...
  ) -> KeyEntry where C.RawValue == String {
    let names = C.allCases.map(\.rawValue)
    let place = Place.choice(joined(path, \C.name), names)
    return KeyEntry(key, .choice(names), place, summary, source, applies: applies, of: motions)
  }

  /// A timing curve, written as one of CSS's names or as `cubic-bezier(0.3, 1.4, 0.6, 1)`.
  public static func curve(
    _ key: String, _ path: Field<TimingCurve>, _ summary: String, source: String? = nil,
    of motions: ShapedMotion...
  ) -> KeyEntry {
    KeyEntry(key, .curve, .curve(path), summary, source, of: motions)
  }

  /// A colour, written `#RRGGBB` or `#RRGGBBAA`.
  public static func color(
    _ key: String, _ path: Field<Color>, _ summary: String, source: String? = nil
  ) -> KeyEntry {
    KeyEntry(key, .color, .color(path), summary, source)
  }

  /// One line of text.
  public static func text(
    _ key: String, _ path: Field<String>, _ summary: String, source: String? = nil
  ) -> KeyEntry {
    KeyEntry(key, .text, .text(path), summary, source)
  }
}

extension RawRepresentable where RawValue == String {
  /// The raw value; setting one that no case has changes nothing.
  fileprivate var name: String {
    get { rawValue }
    set { self = Self(rawValue: newValue) ?? self }
  }
}

/// The concatenation of two key paths.
///
/// `appending(path:)` on two sendable paths returns a path that is sendable, too, but its type does not say so. The
/// cast is safe because `Sendable` does not change a value's layout in memory.
private func joined<Whole, Part, Value>(
  _ path: any WritableKeyPath<Whole, Part> & Sendable, _ rest: any WritableKeyPath<Part, Value> & Sendable
) -> any WritableKeyPath<Whole, Value> & Sendable {
  unsafeBitCast(path.appending(path: rest), to: (any WritableKeyPath<Whole, Value> & Sendable).self)
}

extension KeyEntry {
  /// The entry with the condition that its group must meet for it to have an effect.
  func read(where condition: any KeyPath<Root, Bool> & Sendable) -> KeyEntry {
    var entry = self
    entry.condition = condition
    return entry
  }

  /// The entry of a group as an entry of all parameters.
  fileprivate func under(_ name: String, _ group: ParameterEntry.Field<Root>) -> ParameterEntry {
    let place: ParameterEntry.Place =
      switch place {
      case .number(let path, let range): .number(joined(group, path), range)
      case .count(let path, let range): .count(joined(group, path), range)
      case .flag(let path): .flag(joined(group, path))
      case .choice(let path, let names): .choice(joined(group, path), names)
      case .curve(let path): .curve(joined(group, path))
      case .color(let path): .color(joined(group, path))
      case .text(let path): .text(joined(group, path))
      }
    var entry = ParameterEntry(
      "\(name).\(key)", kind, place, summary, statedSource, step: step, applies: applies, of: motions)
    // As in `joined`.
    entry.condition = condition.map {
      unsafeBitCast(group.appending(path: $0), to: (any KeyPath<Parameters, Bool> & Sendable).self)
    }
    return entry
  }
}

extension Array {
  /// The entries of a group of keys as entries of all parameters.
  ///
  /// - Parameters:
  ///   - name: The common prefix of their keys, without the dot.
  ///   - group: The field of the group.
  public func under<Group>(_ name: String, _ group: ParameterEntry.Field<Group>) -> [ParameterEntry]
  where Element == KeyEntry<Group> {
    map { $0.under(name, group) }
  }
}

extension [ParameterEntry] {
  /// The entries, marked as affecting the layout of pages.
  ///
  /// - Parameter source: The source of defaults for entries that do not name one.
  public func laidOut(source: String? = nil) -> Self {
    map { entry in
      var entry = entry
      entry.applies = .layingOut
      entry.statedSource = entry.statedSource ?? source
      return entry
    }
  }
}
