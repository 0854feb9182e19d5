extension Point: VectorArithmetic {
  /// The squared distance from the origin, in square points.
  public var magnitudeSquared: Double { x * x + y * y }
}

/// A rectangle moves and grows as four independent numbers: x, y, width and height.
///
/// A spring that overshoots can carry a width or height below zero for a moment; the code that draws the rectangle
/// decides what that means.
extension Rect: VectorArithmetic {
  /// The sum of the squares of x, y, width and height, in square points.
  public var magnitudeSquared: Double { x * x + y * y + width * width + height * height }

  /// True when neither the corner nor the size is infinite or not a number.
  public var isFinite: Bool { x.isFinite && y.isFinite && width.isFinite && height.isFinite }

  /// The component-wise sum; meaningful when one of the two is a difference of rectangles.
  public static func + (a: Rect, b: Rect) -> Rect {
    Rect(a.x + b.x, a.y + b.y, a.width + b.width, a.height + b.height)
  }

  /// The component-wise difference, which is a displacement and not an area.
  public static func - (a: Rect, b: Rect) -> Rect {
    Rect(a.x - b.x, a.y - b.y, a.width - b.width, a.height - b.height)
  }

  /// Every component times `k`: scaled about the origin of the coordinate system.
  public static func * (a: Rect, k: Double) -> Rect {
    Rect(a.x * k, a.y * k, a.width * k, a.height * k)
  }
}
