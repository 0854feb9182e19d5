/// How far right of and below a whole pixel something lies, in sixteenths of one.
package struct PixelPhase: Hashable, Sendable {
  /// 0..<16.
  var x = 0
  var y = 0

  static let steps = 16

  /// The whole pixel and the phase that are nearest to a place.
  static func split(_ value: Double) -> (whole: Int, phase: Int) {
    let parts = nearestPixel(value * Double(steps))
    let whole = floorDivided(parts, steps)
    return (whole, parts - whole * steps)
  }
}
