/// A place on one axis at a time.
struct VelocitySample: Equatable, Sendable {
  /// In seconds.
  var time: Double
  /// In points.
  var position: Double

  /// The largest variance of a parabola's end slope that is accepted, for unit noise and a unit time span.
  ///
  /// Three evenly spaced samples have 26 and longer series less. Beyond 200, two of three samples lie within about a
  /// tenth of the span: the parabola then reports the noise between them, and a line fits better.
  private static let greatestVariance = 200.0

  /// The slope at the newest sample of the least-squares parabola, in points per second.
  ///
  /// This is the estimate that Android and Flutter publish. It is exact for a parabola, but for a hand that stops it
  /// extrapolates a motion backwards, so ``VelocityTracker`` bounds it by the measured mean. A line is fitted to two
  /// samples, and to samples so close together that a parabola would only amplify their noise; one sample, or none, has
  /// no slope.
  ///
  /// The fit uses polynomials orthogonal over the sample times (Forsythe 1957), which needs no matrix. It stays exact
  /// for nanosecond timestamps because times are first taken relative to the newest sample, in whole nanoseconds.
  ///
  /// - Parameter samples: In the order of their times.
  static func parabolaSlope(of samples: some BidirectionalCollection<VelocitySample>) -> Double {
    guard let first = samples.first, let last = samples.last else { return 0 }
    let span = TimeSpan.between(first.time, last.time)
    guard span > 0 else { return 0 }
    let n = Double(samples.count)

    var mean = 0.0
    for s in samples { mean += TimeSpan.between(last.time, s.time) / span }
    mean /= n

    var s2 = 0.0
    var s3 = 0.0
    var linear = 0.0
    for s in samples {
      let u = TimeSpan.between(last.time, s.time) / span - mean
      s2 += u * u
      s3 += u * u * u
      linear += (s.position - last.position) * u
    }
    guard s2 > 0 else { return 0 }
    let line = linear / s2
    guard samples.count >= 3 else { return line / span }

    // p2(u) = u² − (s3/s2) u − s2/n is orthogonal to 1 and to u.
    let skew = s3 / s2
    var norm = 0.0
    var quadratic = 0.0
    for s in samples {
      let u = TimeSpan.between(last.time, s.time) / span - mean
      let p2 = u * (u - skew) - s2 / n
      norm += p2 * p2
      quadratic += (s.position - last.position) * p2
    }
    let endSlope = 2 * -mean - skew
    guard norm > 0, 1 / s2 + endSlope * endSlope / norm <= greatestVariance else { return line / span }
    return (line + quadratic * (endSlope / norm)) / span
  }
}
