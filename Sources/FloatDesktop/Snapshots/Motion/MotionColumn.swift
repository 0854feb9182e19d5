import FloatCore

/// One number over time, such as `ball.x`; a name that ends in `'` is the velocity of the one before.
package struct MotionColumn: Equatable {
  /// What a number measures, which decides about its decimals and by how much it may differ.
  enum Kind {
    /// Points; may differ by the tolerance.
    case length
    /// 0…1; may differ by a hundredth of the tolerance.
    case ratio
    /// Units a second; may differ by fifty times its unit's tolerance, what an offset of 20 ms' length makes of it.
    case velocity(ofRatio: Bool)
  }

  package var name: String
  /// Nil where the thing is not there.
  package var values: [Double?]

  var kind: Kind {
    let isVelocity = name.hasSuffix("'")
    let base = isVelocity ? name.dropLast() : name[...]
    let isRatio = base.hasSuffix(".progress") || base.hasSuffix(".alpha")
    return isVelocity ? .velocity(ofRatio: isRatio) : isRatio ? .ratio : .length
  }

  /// True where the number is not the same all the time, as it is written.
  var varies: Bool { Set(values.map(text)).count > 1 }

  /// By how much a number may differ when a length may differ by `tolerance`.
  package func allowance(_ tolerance: Double) -> Double {
    // Half a unit of the last decimal on top, for both numbers were rounded.
    switch kind {
    case .length: tolerance + 0.01
    case .ratio: tolerance / 100 + 0.0001
    case .velocity(let ofRatio): ofRatio ? tolerance / 2 + 0.01 : tolerance * 50 + 0.1
    }
  }

  /// A number as it is written; `-` where there is none.
  package func text(_ value: Double?) -> String {
    guard let value, value.isFinite else { return "-" }
    switch kind {
    case .length: return DecimalText.fixed(value, 2)
    case .ratio: return DecimalText.fixed(value, 4)
    case .velocity(let ofRatio): return DecimalText.fixed(value, ofRatio ? 2 : 1)
    }
  }
}
