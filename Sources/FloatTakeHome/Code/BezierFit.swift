package import FloatCore

/// The timing curve that is nearest to a spring from rest, for tools that know no springs.
///
/// A curve cannot swing more than once, so it is near for springs that hardly overshoot and far off for jelly; its error
/// says so.
package struct BezierFit: Equatable, Sendable {
  /// The numbers of `cubic-bezier()`, with three decimals.
  package let numbers: [Double]
  /// In seconds, a whole number of milliseconds.
  package let duration: Double
  /// The largest deviation from the spring, as a share of its way.
  package private(set) var error = 0.0

  package init(_ spring: Spring) {
    // The duration is searched in responses, so that springs of one shape get one curve.
    func scaled(_ p: [Double]) -> [Double] { p[..<4] + [p[4] * spring.response] }
    var search = Search([0.25, 0.15, 0.2, 1.2, max(1, spring.dampingRatio)]) {
      Self.error(scaled($0), spring, samples: 64)
    }
    for size in [0.2, 0.1, 0.05, 0.1, 0.03, 0.1, 0.02, 0.05] { search.run(size: size) }
    numbers = search.best[..<4].map { ($0 * 1000).rounded() / 1000 }
    duration = max((search.best[4] * spring.response * 1000).rounded() / 1000, 0.001)
    error = Self.error(numbers + [duration], spring, samples: 1000)
  }

  /// The largest deviation of a curve along its way, and of the spring from its end after it.
  private static func error(_ p: [Double], _ spring: Spring, samples: Int) -> Double {
    let duration = p[4]
    guard 0...1 ~= p[0], 0...1 ~= p[2], duration > 0 else { return .infinity }
    var worst = 0.0
    for index in 1..<samples {
      let s = Double(index) / Double(samples)
      let (a, b, c) = (3 * s * (1 - s) * (1 - s), 3 * s * s * (1 - s), s * s * s)
      let value = spring.value(from: 0, to: 1, at: duration * (a * p[0] + b * p[2] + c))
      worst = max(worst, abs(a * p[1] + b * p[3] + c - value))
    }
    let end = max(duration, min(spring.settlingDuration, 20))
    for index in 0...samples {
      let t = duration + (end - duration) * Double(index) / Double(samples)
      worst = max(worst, abs(1 - spring.value(from: 0, to: 1, at: t)))
    }
    return worst
  }
}

/// The simplex search of Nelder and Mead (The Computer Journal 7, 1965), without chance.
private struct Search {
  private(set) var best: [Double]
  private let cost: ([Double]) -> Double

  init(_ start: [Double], cost: @escaping ([Double]) -> Double) {
    (best, self.cost) = (start, cost)
  }

  /// Looks around the best point with a simplex of a size.
  mutating func run(size: Double) {
    let count = best.count
    let points = [best] + (0..<count).map { axis in best.indices.map { best[$0] + ($0 == axis ? size : 0) } }
    var simplex = points.map { (point: $0, cost: cost($0)) }
    func candidate(_ point: [Double]) -> (point: [Double], cost: Double) { (point, cost(point)) }
    for _ in 0..<200 {
      simplex.sort { $0.cost < $1.cost }
      if simplex[count].cost - simplex[0].cost < 1e-7 { break }
      let worst = simplex[count]
      let middle = (0..<count).map { axis in
        simplex[..<count].reduce(0) { $0 + $1.point[axis] } / Double(count)
      }
      func along(_ share: Double) -> (point: [Double], cost: Double) {
        candidate(zip(middle, worst.point).map { $0 + ($1 - $0) * share })
      }
      let mirrored = along(-1)
      if mirrored.cost < simplex[0].cost {
        let farther = along(-2)
        simplex[count] = farther.cost < mirrored.cost ? farther : mirrored
      } else if mirrored.cost < simplex[count - 1].cost {
        simplex[count] = mirrored
      } else {
        let nearer = along(mirrored.cost < worst.cost ? -0.5 : 0.5)
        if nearer.cost < min(mirrored.cost, worst.cost) {
          simplex[count] = nearer
        } else {
          let first = simplex[0].point
          for index in 1...count {
            simplex[index] = candidate(zip(first, simplex[index].point).map { ($0 + $1) / 2 })
          }
        }
      }
    }
    best = simplex.min { $0.cost < $1.cost }?.point ?? best
  }
}
