// The names of SwiftUI, UIKit and Core Animation that printed motions use, with Apple's signatures, so that the code
// compiles where these frameworks do not exist. Appended to it by scripts/check-code.
import Foundation

struct CGVector: Sendable {
  static let zero = CGVector(dx: 0, dy: 0)
  var dx: CGFloat
  var dy: CGFloat
}

// SwiftUI
struct Spring: Sendable {
  init(mass: Double = 1.0, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {}
  func value(target: Double, initialVelocity: Double = 0, time: TimeInterval) -> Double { 0 }
}
struct Animation: Sendable {
  static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0.0) -> Animation {
    Animation()
  }
  static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation { Animation() }
}

// UIKit
@MainActor protocol UITimingCurveProvider {}
@MainActor class UISpringTimingParameters: UITimingCurveProvider {
  init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {}
}
@MainActor class UICubicTimingParameters: UITimingCurveProvider {
  init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {}
}
@MainActor class UIViewPropertyAnimator {
  init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {}
}

// Core Animation
class CAMediaTimingFunction {
  init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {}
}
class CAAnimation {
  var duration: CFTimeInterval = 0
  var timingFunction: CAMediaTimingFunction?
}
typealias CFTimeInterval = Double
class CABasicAnimation: CAAnimation {
  var fromValue: Any?
  var toValue: Any?
  init(keyPath path: String?) {}
}
class CASpringAnimation: CABasicAnimation {
  var mass: CGFloat = 1
  var stiffness: CGFloat = 100
  var damping: CGFloat = 10
  var initialVelocity: CGFloat = 0
  var settlingDuration: CFTimeInterval { 0 }
  var allowsOverdamping = false
}
