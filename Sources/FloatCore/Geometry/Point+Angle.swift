import RealModule

extension Point {
  /// The unit displacement at an angle in radians, clockwise on screen from +x (y down).
  public init(angle: Double) {
    self.init(Double.cos(angle), Double.sin(angle))
  }
}
