/// Time spans that do not depend on when they begin.
///
/// The rounding error of a difference grows with both times: 0.803 − 0.703 is a little more than 0.1, and 0.14 − 0.1
/// a little less than 0.04. In whole nanoseconds equal spans are equal, for timestamps of up to a few weeks.
package enum TimeSpan {
  /// The span from one time to another, in seconds.
  static func between(_ start: Double, _ end: Double) -> Double { rounded(end - start) }

  /// A span in seconds, rounded to the nanosecond so that it can be compared with one between two times.
  package static func rounded(_ span: Double) -> Double {
    let nanoseconds = (span * 1e9).rounded()
    // Longer spans are too long for a nanosecond to matter, or infinite.
    return nanoseconds.isFinite ? nanoseconds / 1e9 : span
  }
}
