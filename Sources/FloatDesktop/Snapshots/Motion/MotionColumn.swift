import FloatCore

/// One number over time, such as `ball.x`; a name that ends in `'` is the velocity of the column before.
package struct MotionColumn: Equatable {
  package var name: String
  /// The values; nil where the thing does not exist.
  package var values: [Double?]
  /// True in a trace of version 1, whose sliders had two digits and the tolerance of lengths.
  var isCoarse = false

  private var isVelocity: Bool { name.hasSuffix("'") }
  /// The name without the mark of a velocity.
  private var base: Substring { isVelocity ? name.dropLast() : name[...] }

  /// True for a ratio, such as 0…1, and for its velocity; false for points.
  private var isRatio: Bool {
    base.hasSuffix(".progress") || base.hasSuffix(".alpha")
      || !isCoarse && (base.hasSuffix(".value") || base.hasSuffix(".scale"))
  }

  /// True for a number that traces of version 1 do not have: the ball's scale, and a badge's size.
  var isNew: Bool {
    base == "ball.scale"
      || base.hasPrefix("badge:") && (base.hasSuffix(".width") || base.hasSuffix(".height"))
  }

  /// True where the written number changes.
  var varies: Bool { Set(values.map(text)).count > 1 }

  /// The largest allowed difference of a number when lengths may differ by `tolerance`.
  ///
  /// Of a ratio it is a hundredth of that, and of a velocity fifty times its unit's, as for an error over 20 ms.
  package func allowance(_ tolerance: Double) -> Double {
    // Half a unit of the last decimal is added for each of the two rounded numbers.
    switch (isVelocity, isRatio) {
    case (false, false): tolerance + 0.01
    case (false, true): tolerance / 100 + 0.0001
    case (true, false): tolerance * 50 + 0.1
    case (true, true): tolerance / 2 + 0.01
    }
  }

  /// The number as it is written; `-` where there is none.
  package func text(_ value: Double?) -> String {
    guard let value, value.isFinite else { return "-" }
    let decimals = isVelocity ? isRatio ? 2 : 1 : isRatio ? 4 : 2
    return DecimalText.fixed(value, decimals)
  }
}
