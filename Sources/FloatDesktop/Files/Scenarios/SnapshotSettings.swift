package import FloatCore

/// The variants of pictures and how they are compared; a nil value is taken from a wider scope.
package struct SnapshotSettings: Hashable, Sendable {
  /// Pixels per point.
  package var scales: [Double]?
  /// Light, dark or both.
  package var appearances: [Appearance]?
  /// The names of devices.
  package var devices: [String]?
  /// Lists of presets on top of the scenario's own; an empty list is the scenario as it is.
  package var presets: [[String]]?
  /// Languages of the content, such as `en`.
  package var languages: [String]?
  /// How much a picture may differ from its golden.
  package var tolerance: PictureTolerance?
  /// Whether text is drawn as boxes, which are the same on every machine.
  package var usesTextBoxes: Bool?

  /// Settings that take each value from a wider scope.
  package static let inherited = SnapshotSettings()

  /// These settings, with the values of a wider scope where they are nil.
  package func over(_ wider: SnapshotSettings) -> SnapshotSettings {
    SnapshotSettings(
      scales: scales ?? wider.scales, appearances: appearances ?? wider.appearances,
      devices: devices ?? wider.devices, presets: presets ?? wider.presets,
      languages: languages ?? wider.languages, tolerance: tolerance ?? wider.tolerance,
      usesTextBoxes: usesTextBoxes ?? wider.usesTextBoxes)
  }
}

/// How much a picture may differ from its golden; by default not at all.
///
/// Values outside 0…1, or not a number, allow no difference.
package struct PictureTolerance: Hashable, Sendable {
  /// The share of the pixels that must match, 0…1.
  package var precision: Double
  /// How well a pixel must match: 1 − ΔE*94 / 100, 0…1; exactly for 1.
  package var perceptualPrecision: Double
  /// Whether pixels are ignored in which only the antialiasing of an edge has changed.
  package var ignoresAntialiasing: Bool

  /// The tolerance that requires all pixels to match.
  package static let exact = PictureTolerance()

  /// A tolerance that allows only the given differences.
  package init(
    precision: Double = 1, perceptualPrecision: Double = 1, ignoresAntialiasing: Bool = false
  ) {
    self.precision = precision
    self.perceptualPrecision = perceptualPrecision
    self.ignoresAntialiasing = ignoresAntialiasing
  }
}
