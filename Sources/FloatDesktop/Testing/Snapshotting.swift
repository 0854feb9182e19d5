@_exported import FloatCore
import FloatFiles
import FloatSnapshots

/// The part of a scenario that is compared, and how: pictures or motion.
public struct Snapshotting: Sendable {
  var assertion: SnapshotAssertion

  /// Pictures at two pixels per point, compared exactly.
  public static var image: Snapshotting { image() }

  /// All numbers that change over time.
  public static var trace: Snapshotting { trace() }

  /// The pictures of the scenario's `snapshot` and `filmstrip` steps; without such steps, the picture of its end.
  ///
  /// - Parameters:
  ///   - scale: Pixels per point, 0.1…8.
  ///   - precision: The share of the pixels that must match, 0…1.
  ///   - perceptualPrecision: How well a pixel must match, 0…1: 1 minus a hundredth of the colour difference CIE94.
  ///   - ignoresAntialiasing: Whether edges that have moved by less than half a pixel are ignored.
  ///   - appearance: Light or dark; nil for the scenario's own.
  ///   - device: A device's name; nil for the scenario's own.
  ///   - language: `en` or `zh-Hans`; nil for the scenario's own.
  ///   - presets: Presets on top of the scenario's own.
  ///   - usesTextBoxes: True draws text as boxes, which are the same on every machine; nil leaves it to the scenario.
  public static func image(
    scale: Double = 2, precision: Double = 1, perceptualPrecision: Double = 1,
    ignoresAntialiasing: Bool = false, appearance: Appearance? = nil, device: String? = nil,
    language: String? = nil, presets: [String] = [], usesTextBoxes: Bool? = nil
  ) -> Snapshotting {
    let tolerance = PictureTolerance(
      precision: precision, perceptualPrecision: perceptualPrecision,
      ignoresAntialiasing: ignoresAntialiasing)
    var assertion = SnapshotAssertion(
      subject: .pictures(scale: scale.isFinite ? min(max(scale, 0.1), 8) : 2, tolerance: tolerance))
    assertion.variant.appearance = appearance
    assertion.variant.device = device
    assertion.variant.language = language
    assertion.variant.presets = presets
    assertion.usesTextBoxes = usesTextBoxes
    return Snapshotting(assertion: assertion)
  }

  /// The motion of the scenario's `trace` steps; without such steps, all motion from its first input to its end.
  ///
  /// - Parameters:
  ///   - every: Seconds between two values, where the scenario gives no interval.
  ///   - tolerance: The largest allowed difference of a length, in points.
  ///   - device: A device's name; nil for the scenario's own.
  ///   - presets: Presets on top of the scenario's own.
  public static func trace(
    every: Double = 0.02, tolerance: Double = 0.1, device: String? = nil, presets: [String] = []
  ) -> Snapshotting {
    var assertion = SnapshotAssertion(subject: .motion(every: every, tolerance: tolerance))
    assertion.variant.device = device
    assertion.variant.presets = presets
    return Snapshotting(assertion: assertion)
  }
}
