import Foundation

@testable import FloatCore

/// Integrates the differential equation `m x″ = −k x − c x′` by classic Runge-Kutta steps: a reference that shares
/// nothing with the closed form.
struct SpringIntegrator {
  var mass: Double
  var stiffness: Double
  var damping: Double
  var x: Double
  var v: Double

  mutating func run(for time: Double, steps: Int) {
    let h = time / Double(steps)
    for _ in 0..<steps { step(h) }
  }

  private func acceleration(_ x: Double, _ v: Double) -> Double { (-stiffness * x - damping * v) / mass }

  private mutating func step(_ h: Double) {
    let (x1, v1) = (v, acceleration(x, v))
    let (x2, v2) = (v + h / 2 * v1, acceleration(x + h / 2 * x1, v + h / 2 * v1))
    let (x3, v3) = (v + h / 2 * v2, acceleration(x + h / 2 * x2, v + h / 2 * v2))
    let (x4, v4) = (v + h * v3, acceleration(x + h * x3, v + h * v3))
    x += h / 6 * (x1 + 2 * x2 + 2 * x3 + x4)
    v += h / 6 * (v1 + 2 * v2 + 2 * v3 + v4)
  }
}

/// Springs by the names that SwiftUI and UIKit have for them.
extension Spring {
  static let smooth = Spring(duration: 0.5, bounce: 0)
  static let bouncy = Spring(duration: 0.5, bounce: 0.3)
  static let interactive = Spring(duration: 0.15, bounce: 0.15)
  /// UIKit's own spring for the keyboard, push and pop, without overdamping.
  static let system = Spring(mass: 3, stiffness: 1000, damping: 500, allowsOverdamping: false)
}

/// Numbers that break careless formulas.
let extremeNumbers: [Double] = [
  -.infinity, -.greatestFiniteMagnitude, -1e300, -1e9, -1, -1e-9, -.leastNonzeroMagnitude, -0.0, 0,
  .leastNonzeroMagnitude, 1e-300, 1e-9, 0.01, 1, 1e9, 1e300, .greatestFiniteMagnitude, .infinity, .nan,
]

func near(_ a: Double, _ b: Double, _ tolerance: Double) -> Bool { (a - b).magnitude <= tolerance }
