import FloatCore

/// The numbers of keys, as sliders and arrow keys use them.
///
/// Numbers are in the unit of the table: points, seconds, points a second, degrees.
package enum NumberValue {
  /// The number of a key as it is stored (angles in radians); 0 for a key without a number.
  package static func read(_ key: String, in parameters: Parameters) -> Double {
    guard let entry = parameters.schema.entry(for: key) else { return 0 }
    return held(entry.read(from: parameters), entry)
  }

  /// The number in a canonical text, in the unit of the table; 0 for a kind without numbers.
  package static func number(_ text: String, _ entry: ParameterEntry) -> Double {
    let value = held(text, entry)
    return entry.unit == .angle ? value * 180 / .pi : value
  }

  /// The range in the unit of the table; nil for a kind without one.
  package static func range(_ entry: ParameterEntry) -> ClosedRange<Double>? {
    guard let range = entry.range else { return nil }
    guard entry.unit == .angle else { return range }
    return rounded(range.lowerBound * 180 / .pi)...rounded(range.upperBound * 180 / .pi)
  }

  /// Returns a number, in the unit of the table, as canonical text, clamped to the range and rounded to a grid.
  ///
  /// - Parameters:
  ///   - grid: The distance between two values; the ends of the range are always allowed. 0 for none.
  ///   - parameters: Any parameters that contain the key.
  package static func text(_ number: Double, _ entry: ParameterEntry, grid: Double, in parameters: Parameters)
    -> String
  {
    guard let range = range(entry) else { return entry.defaultText }
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
    let spelled: String
    switch entry.kind {
    case .count: spelled = DecimalText.text(value.rounded())
    case .number(.angle): spelled = DecimalText.text(value) + "deg"
    case .number(let unit): spelled = unit.text(value)
    default: return entry.defaultText
    }
    return (try? entry.canonical(spelled, in: parameters)) ?? entry.defaultText
  }

  private static func held(_ text: String, _ entry: ParameterEntry) -> Double {
    switch entry.kind {
    case .number(let unit):
      let all = -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude
      return (try? ParameterText.number(text, unit, all)) ?? 0
    case .count: return DecimalText.number(text) ?? 0
    default: return 0
    }
  }

  private static func rounded(_ value: Double) -> Double { (value * 1e9).rounded() / 1e9 }
}
