import FloatCore

/// One number over time, such as `ball.x`; a name that ends in `'` is the velocity of the column before.
package struct MotionColumn: Equatable {
  /// The quantity of a number, which decides about its decimals and its tolerance.
  enum Kind {
    /// Points; the tolerance applies as it is.
    case length
    /// A ratio, such as 0…1; a hundredth of the tolerance applies.
    case ratio
    /// Units per second; fifty times the unit's tolerance applies, as for an error of that tolerance over 20 ms.
    case velocity(ofRatio: Bool)
  }

  package var name: String
  /// The values; nil where the thing does not exist.
  package var values: [Double?]
  /// True in a trace of version 1, whose sliders had two digits and the tolerance of lengths.
  var isCoarse = false

  var kind: Kind {
    let isVelocity = name.hasSuffix("'")
    let base = isVelocity ? name.dropLast() : name[...]
    let isRatio =
      base.hasSuffix(".progress") || base.hasSuffix(".alpha")
      || !isCoarse && (base.hasSuffix(".value") || base.hasSuffix(".scale"))
    return isVelocity ? .velocity(ofRatio: isRatio) : isRatio ? .ratio : .length
  }

  /// True for a number that traces of version 1 do not have: the ball's scale, and a badge's size.
  var isNew: Bool {
    let base = name.hasSuffix("'") ? name.dropLast() : name[...]
    return base == "ball.scale"
      || base.hasPrefix("badge:") && (base.hasSuffix(".width") || base.hasSuffix(".height"))
  }

  /// True where the written number changes.
  var varies: Bool { Set(values.map(text)).count > 1 }

  /// The largest allowed difference of a number when lengths may differ by `tolerance`.
  package func allowance(_ tolerance: Double) -> Double {
    // Half a unit of the last decimal is added for each of the two rounded numbers.
    switch kind {
    case .length: tolerance + 0.01
    case .ratio: tolerance / 100 + 0.0001
    case .velocity(let ofRatio): ofRatio ? tolerance / 2 + 0.01 : tolerance * 50 + 0.1
    }
  }

  /// The number as it is written; `-` where there is none.
  package func text(_ value: Double?) -> String {
    guard let value, value.isFinite else { return "-" }
    switch kind {
    case .length: return DecimalText.fixed(value, 2)
    case .ratio: return DecimalText.fixed(value, 4)
    case .velocity(let ofRatio): return DecimalText.fixed(value, ofRatio ? 2 : 1)
    }
  }
}
