/// What one frame cost, in seconds, and how much of it was repainted.
struct BenchmarkSample {
  var advance: Double
  var scene: Double
  var paint: Double
  var present: Double
  var pixels: Int

  var total: Double { advance + scene + paint + present }
  var core: Double { advance + scene }
}

/// The value below which a share of all samples lies; 0 for none.
func quantile(_ share: Double, of values: [Double]) -> Double {
  guard !values.isEmpty else { return 0 }
  let sorted = values.sorted()
  return sorted[min(sorted.count - 1, Int(Double(sorted.count) * share))]
}
