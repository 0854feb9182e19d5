import FloatCore

/// The numbers of keys, as sliders and arrow keys use them.
///
/// Numbers are in the unit of the table: points, seconds, points a second, degrees.
enum NumberValue {
  /// The number of a value, in the unit of the table; 0 for a kind without numbers.
  static func number(_ value: ParameterValue) -> Double {
    let number = value.number ?? 0
    if case .number(_, .angle) = value { return number * 180 / .pi }
    return number
  }

  /// The range in the unit of the table; nil for a kind without one.
  static func range(_ entry: ParameterEntry) -> ClosedRange<Double>? {
    guard let range = entry.range else { return nil }
    guard entry.unit == .angle else { return range }
    return rounded(range.lowerBound * 180 / .pi)...rounded(range.upperBound * 180 / .pi)
  }

  /// The value of a number in the unit of the table, clamped to the range and rounded to a grid.
  ///
  /// - Parameter grid: The distance between two values; the ends of the range are always allowed. 0 for none.
  static func value(_ number: Double, _ entry: ParameterEntry, grid: Double) -> ParameterValue {
    guard let range = range(entry) else { return entry.defaultValue }
    var value = min(max(number, range.lowerBound), range.upperBound)
    if grid > 0, value > range.lowerBound, value < range.upperBound {
      // Divides by the inverse if that is whole: 0.35 and not 0.35000000000000003.
      let inverse = 1 / grid
      let isWhole = (inverse - inverse.rounded()).magnitude < 1e-9
      value =
        isWhole
        ? (value * inverse.rounded()).rounded() / inverse.rounded() : rounded((value / grid).rounded() * grid)
      value = min(max(value, range.lowerBound), range.upperBound)
    }
    switch entry.kind {
    case .count: return .count(Int(value.rounded()))
    case .number(.angle): return .number(value * .pi / 180, .angle)
    default: return .number(value, entry.unit)
    }
  }

  private static func rounded(_ value: Double) -> Double { (value * 1e9).rounded() / 1e9 }
}
