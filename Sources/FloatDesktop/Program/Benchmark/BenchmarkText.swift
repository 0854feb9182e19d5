/// Numbers and columns of the benchmark's reports.
enum BenchmarkText {
  /// Seconds as milliseconds, to a tenth of a microsecond.
  static func milliseconds(_ seconds: Double) -> Double { (seconds * 1e7).rounded() / 1e4 }
  static func round2(_ x: Double) -> Double { (x * 100).rounded() / 100 }
  static func pad(_ s: String, _ n: Int) -> String { s + String(repeating: " ", count: max(0, n - s.count)) }
  static func right(_ s: String, _ n: Int) -> String {
    String(repeating: " ", count: max(0, n - s.count)) + s
  }

  /// A number with some digits behind the point.
  static func fixed(_ x: Double, _ digits: Int) -> String {
    var power = 1.0
    for _ in 0..<digits { power *= 10 }
    let whole = Int((x * power).rounded())
    guard digits > 0 else { return "\(whole)" }
    let fraction = String(abs(whole) % Int(power))
    return "\(whole / Int(power))." + String(repeating: "0", count: digits - fraction.count) + fraction
  }
}
