/// A rectangle with four circular corners.
///
/// Radii larger than half the shorter side are scaled down together when the outline is made, as CSS backgrounds do
/// ("corner overlap", CSS Backgrounds 3, section 5.5).
public struct RoundedRect: Hashable, Sendable {
  /// The rectangle before its corners are rounded.
  public var rect: Rect
  /// The requested radii, in points; `fittedRadii` are the ones drawn.
  public var radii: CornerRadii

  /// A rectangle with a radius for each corner, in points.
  public init(_ rect: Rect, radii: CornerRadii) {
    self.rect = rect
    self.radii = radii
  }

  /// A rectangle with one radius for all corners, in points; 0 leaves them square.
  public init(_ rect: Rect, radius: Double = 0) { self.init(rect, radii: CornerRadii(radius)) }

  /// A circle from its centre and radius.
  public init(circle center: Point, radius: Double) {
    self.init(Rect(center: center, size: Size(2 * radius, 2 * radius)), radius: radius)
  }

  /// The radii, scaled down so that neighbouring corners fit on their common side.
  package var fittedRadii: CornerRadii {
    func ratio(_ side: Double, _ a: Double, _ b: Double) -> Double { a + b > side ? side / (a + b) : 1 }
    let w = max(0, rect.width)
    let h = max(0, rect.height)
    let k = min(
      ratio(w, radii.topLeft, radii.topRight), ratio(w, radii.bottomLeft, radii.bottomRight),
      ratio(h, radii.topLeft, radii.bottomLeft), ratio(h, radii.topRight, radii.bottomRight))
    return k < 1 ? radii.scaled(by: k) : radii
  }

  /// This shape moved by a displacement.
  public func offset(by d: Point) -> RoundedRect { RoundedRect(rect.offset(by: d), radii: radii) }

  /// This shape with every side moved inwards by `d` points; the corners keep their centres.
  public func inset(by d: Double) -> RoundedRect {
    RoundedRect(rect.inset(by: d), radii: radii.mapped { max(0, $0 - d) })
  }

  /// True when the point lies inside the outline, corners respected.
  public func contains(_ p: Point) -> Bool {
    guard rect.contains(p) else { return false }
    let r = fittedRadii
    func outside(_ corner: Double, _ dx: Double, _ dy: Double) -> Bool {
      dx > 0 && dy > 0 && dx * dx + dy * dy > corner * corner
    }
    let left = p.x - rect.minX
    let right = rect.maxX - p.x
    let top = p.y - rect.minY
    let bottom = rect.maxY - p.y
    return !outside(r.topLeft, r.topLeft - left, r.topLeft - top)
      && !outside(r.topRight, r.topRight - right, r.topRight - top)
      && !outside(r.bottomRight, r.bottomRight - right, r.bottomRight - bottom)
      && !outside(r.bottomLeft, r.bottomLeft - left, r.bottomLeft - bottom)
  }
}

extension RoundedRect {
  /// The shape scaled about its centre; a side that touches an edge of the screen stays there.
  func scaled(by k: Double, inWidth width: Double) -> RoundedRect {
    guard k != 1 else { return self }
    let w = rect.width * k
    let h = rect.height * k
    // 1 where it touches an edge of the screen, 0 where it is farther away than its width changes.
    let nearness = max(abs(rect.width - w), .leastNormalMagnitude)
    let left = (1 - rect.minX / nearness).clamped(to: 0...1)
    let right = (1 - (width - rect.maxX) / nearness).clamped(to: 0...1)
    let x = rect.minX + (rect.width - w) / 2 * (1 - left + right)
    return RoundedRect(Rect(x, rect.midY - h / 2, w, h), radii: radii.scaled(by: k))
  }

  /// The shape scaled about its centre.
  func scaled(by k: Double) -> RoundedRect {
    RoundedRect(
      Rect(center: rect.center, size: Size(rect.width * k, rect.height * k)), radii: radii.scaled(by: k))
  }
}
