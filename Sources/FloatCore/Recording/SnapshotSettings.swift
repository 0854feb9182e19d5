/// The variants in which pictures are taken and how they are compared; nil leaves it to what is asked next.
package struct SnapshotSettings: Hashable, Sendable {
  /// Pixels a point.
  package var scales: [Double]?
  /// Light, dark or both.
  package var appearances: [Appearance]?
  /// Devices' names.
  package var devices: [String]?
  /// Lists of presets on top of the scenario's own; an empty list is the scenario as it is.
  package var presets: [[String]]?
  /// Languages of the content, such as `en`.
  package var languages: [String]?
  /// How much a picture may differ from its golden one.
  package var tolerance: PictureTolerance?
  /// Draws text as boxes, the same on every machine.
  package var usesTextBoxes: Bool?

  /// Settings that say only what is given; nil everywhere leaves everything to a wider scope.
  package init(
    scales: [Double]? = nil, appearances: [Appearance]? = nil, devices: [String]? = nil,
    presets: [[String]]? = nil, languages: [String]? = nil, tolerance: PictureTolerance? = nil,
    usesTextBoxes: Bool? = nil
  ) {
    self.scales = scales
    self.appearances = appearances
    self.devices = devices
    self.presets = presets
    self.languages = languages
    self.tolerance = tolerance
    self.usesTextBoxes = usesTextBoxes
  }

  /// These settings, with those of a wider scope where they say nothing.
  package func over(_ wider: SnapshotSettings) -> SnapshotSettings {
    SnapshotSettings(
      scales: scales ?? wider.scales, appearances: appearances ?? wider.appearances,
      devices: devices ?? wider.devices, presets: presets ?? wider.presets,
      languages: languages ?? wider.languages, tolerance: tolerance ?? wider.tolerance,
      usesTextBoxes: usesTextBoxes ?? wider.usesTextBoxes)
  }
}

/// How much a picture may differ from the one it is compared with; by default not at all.
///
/// Values outside 0…1, and what is not a number, allow nothing.
package struct PictureTolerance: Hashable, Sendable {
  /// The share of the pixels that must match, 0…1.
  package var precision: Double
  /// How well a pixel must match: 1 − ΔE*94 / 100, 0…1; exactly at 1.
  package var perceptualPrecision: Double
  /// Passes over pixels that only the smoothing of an edge has changed.
  package var ignoresAntialiasing: Bool

  /// Every pixel the same.
  package static let exact = PictureTolerance()

  /// A tolerance that allows only what is said.
  package init(
    precision: Double = 1, perceptualPrecision: Double = 1, ignoresAntialiasing: Bool = false
  ) {
    self.precision = precision
    self.perceptualPrecision = perceptualPrecision
    self.ignoresAntialiasing = ignoresAntialiasing
  }
}
