import FloatCore

/// The numbers of keys, as sliders and arrow keys use them: points, seconds, points a second.
enum NumberValue {
  /// A number as a key's value, clamped to the range and rounded to a grid.
  ///
  /// - Parameter grid: The distance between two values; the ends of the range are always allowed. 0 for none.
  static func value(_ number: Double, _ entry: ParameterEntry, grid: Double) -> ParameterValue {
    guard let range = entry.range else { return entry.defaultValue }
    var value = min(max(number, range.lowerBound), range.upperBound)
    if grid > 0, value > range.lowerBound, value < range.upperBound {
      // Divides by the inverse if that is whole: 0.35 and not 0.35000000000000003.
      let inverse = 1 / grid
      let isWhole = (inverse - inverse.rounded()).magnitude < 1e-9
      value =
        isWhole
        ? (value * inverse.rounded()).rounded() / inverse.rounded()
        : ((value / grid).rounded() * grid * 1e9).rounded() / 1e9
      value = min(max(value, range.lowerBound), range.upperBound)
    }
    return entry.kind == .count ? .count(Int(value.rounded())) : .number(value, entry.unit)
  }
}
