/// How far right of and below a whole pixel something lies, in quarters of one.
struct PixelPhase: Hashable, Sendable {
  /// 0..<4.
  var x = 0
  var y = 0

  static let steps = 4

  /// The whole pixel and the phase that are nearest to a place.
  static func split(_ value: Double) -> (whole: Int, phase: Int) {
    let quarters = nearestPixel(value * Double(steps))
    let whole = floorDivided(quarters, steps)
    return (whole, quarters - whole * steps)
  }
}
