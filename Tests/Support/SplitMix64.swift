import Foundation

/// A generator by Steele, Lea and Flood (2014): a seed gives equal numbers everywhere, so that every failure can be
/// repeated.
struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  mutating func below(_ n: Int) -> Int { Int(next() % UInt64(n)) }

  /// A random number, 0 ≤ x < 1.
  var unit: Double {
    mutating get { Double(next() >> 11) / 9_007_199_254_740_992 }
  }

  /// A random number, evenly distributed between two numbers.
  mutating func uniform(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &self) }

  /// A random number, evenly distributed over the orders of magnitude of a positive range.
  mutating func logUniform(_ range: ClosedRange<Double>) -> Double {
    exp(uniform(log(range.lowerBound)...log(range.upperBound)))
  }
}
