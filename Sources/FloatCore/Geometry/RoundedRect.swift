/// A rectangle with four circular corners.
///
/// Radii larger than half the shorter side are scaled down together when the outline is made, as CSS
/// backgrounds do ("corner overlap", CSS Backgrounds 3, section 5.5).
public struct RoundedRect: Hashable, Sendable {
  /// The rectangle without its round corners.
  public var rect: Rect
  /// The radii asked for, in points; `fittedRadii` are the ones that are drawn.
  public var radii: CornerRadii

  /// A rectangle with a radius for each corner, in points.
  public init(_ rect: Rect, radii: CornerRadii) {
    self.rect = rect
    self.radii = radii
  }

  /// A rectangle with one radius for all corners, in points; 0 leaves them square.
  public init(_ rect: Rect, radius: Double = 0) {
    self.init(rect, radii: CornerRadii(radius))
  }

  /// A circle by its centre and radius.
  public init(circle center: Point, radius: Double) {
    self.init(Rect(center: center, size: Size(2 * radius, 2 * radius)), radius: radius)
  }

  /// The radii after scaling them down so that neighbours fit on their side.
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

  /// This shape with every side moved inwards, in points, its corners about the same centres.
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
  /// The shape larger or smaller about its middle, with an edge of the screen that it is flush with kept.
  func scaled(by k: Double, inWidth width: Double) -> RoundedRect {
    guard k != 1 else { return self }
    let w = rect.width * k
    let h = rect.height * k
    // 1 where it touches an edge of the screen, 0 as far away as it shrinks or grows.
    let nearness = max(abs(rect.width - w), .leastNormalMagnitude)
    let left = min(max(1 - rect.minX / nearness, 0), 1)
    let right = min(max(1 - (width - rect.maxX) / nearness, 0), 1)
    let x = rect.minX + (rect.width - w) / 2 * (1 - left + right)
    return RoundedRect(Rect(x, rect.midY - h / 2, w, h), radii: radii.scaled(by: k))
  }

  /// The shape larger or smaller about its middle.
  func scaled(by k: Double) -> RoundedRect {
    RoundedRect(
      Rect(center: rect.center, size: Size(rect.width * k, rect.height * k)), radii: radii.scaled(by: k))
  }
}
