/// How much a picture may differ from the one it is compared with; by default not at all.
///
/// Values outside 0…1, and what is not a number, allow nothing.
public struct PictureTolerance: Hashable, Sendable {
  /// The share of the pixels that must match, 0…1.
  public var precision: Double
  /// How well a pixel must match: 1 − ΔE*94 / 100, 0…1; exactly at 1.
  public var perceptualPrecision: Double
  /// Passes over pixels that only the smoothing of an edge has changed.
  public var ignoresAntialiasing: Bool

  /// Every pixel the same.
  public static let exact = PictureTolerance()

  /// A tolerance that allows only what is said.
  ///
  /// - Parameters:
  ///   - precision: The share of the pixels that must match, 0…1.
  ///   - perceptualPrecision: How well a pixel must match, 0…1.
  ///   - ignoresAntialiasing: Whether the smoothing of edges is passed over.
  public init(
    precision: Double = 1, perceptualPrecision: Double = 1, ignoresAntialiasing: Bool = false
  ) {
    self.precision = precision
    self.perceptualPrecision = perceptualPrecision
    self.ignoresAntialiasing = ignoresAntialiasing
  }
}
