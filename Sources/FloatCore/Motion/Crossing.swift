/// Finds where along a line a condition begins to hold, by halving the span that the place lies in.
package enum Crossing {
  /// The two sides of the crossing: the last number before it and the first one beyond.
  ///
  /// - Parameters:
  ///   - low: Before the crossing.
  ///   - high: Beyond it.
  ///   - width: How far apart the two sides may be.
  ///   - halvings: The most halvings; sixty exhaust the precision of a Double.
  ///   - isBeyond: True from the crossing on.
  package static func sides(
    _ low: Double, _ high: Double, width: Double = 0, halvings: Int = 60, isBeyond: (Double) -> Bool
  ) -> (before: Double, beyond: Double) {
    var (before, beyond) = (low, high)
    for _ in 0..<halvings where beyond - before > width {
      let middle = (before + beyond) / 2
      if isBeyond(middle) { beyond = middle } else { before = middle }
    }
    return (before, beyond)
  }
}
