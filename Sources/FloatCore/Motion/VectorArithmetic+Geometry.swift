extension Point: VectorArithmetic {
  /// The squared distance from the origin, in square points.
  public var magnitudeSquared: Double { x * x + y * y }
}
