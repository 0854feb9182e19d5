/// Spans of time that do not depend on when they begin.
///
/// A difference of two seconds is rounded with the size of both: 0.803 − 0.703 is a little more than 0.1, and 0.14 − 0.1
/// a little less than 0.04. In whole nanoseconds equal spans are equal, for stamps up to some weeks.
enum TimeSpan {
  /// From one time to another, in seconds.
  static func between(_ start: Double, _ end: Double) -> Double { rounded(end - start) }

  /// A span in seconds, to the nanosecond, for comparing it with one between two times.
  static func rounded(_ span: Double) -> Double {
    let nanoseconds = (span * 1e9).rounded()
    // Beyond that it is too long for the nanosecond to matter, or endless.
    return nanoseconds.isFinite ? nanoseconds / 1e9 : span
  }
}
