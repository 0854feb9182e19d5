/// Which moments a trace writes down.
package struct TracePlan: Equatable {
  package var start: Double
  package var end: Double
  package var every: Double
  /// In points; what it means for other quantities is the comparison's to say.
  package var tolerance: Double
  /// True where the end is the moment of rest.
  package var isUntilRest: Bool

  package init(start: Double, end: Double, every: Double, tolerance: Double, isUntilRest: Bool) {
    self.start = start
    self.end = end
    self.every = every
    self.tolerance = tolerance
    self.isUntilRest = isUntilRest
  }

  /// From the start to the first moment at or after the end.
  package var times: [Double] {
    var times: [Double] = []
    var index = 0.0
    repeat {
      times.append(start + index * every)
      index += 1
    } while times.last.map { $0 < end - 1e-9 } ?? false && times.count <= 20_001
    return times
  }
}
