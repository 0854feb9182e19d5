/// The variants in which pictures are taken and how they are compared; nil leaves it to what is asked next.
public struct SnapshotSettings: Hashable, Sendable {
  /// Pixels a point.
  public var scales: [Double]?
  /// Light, dark or both.
  public var appearances: [Appearance]?
  /// Devices' names.
  public var devices: [String]?
  /// Lists of presets on top of the scenario's own; an empty list is the scenario as it is.
  public var presets: [[String]]?
  /// Languages of the content, such as `en`.
  public var languages: [String]?
  /// How much a picture may differ from its golden one.
  public var tolerance: PictureTolerance?
  /// Draws text as boxes, the same on every machine.
  public var usesTextBoxes: Bool?

  /// Settings that say only what is given; nil everywhere leaves everything to a wider scope.
  ///
  /// - Parameters:
  ///   - scales: Pixels a point, one variant each.
  ///   - appearances: Light, dark or both.
  ///   - devices: Devices' ids, one variant each.
  ///   - presets: Lists of presets on top of the scenario's own, one variant each.
  ///   - languages: Languages of the content, one variant each.
  ///   - tolerance: How much a picture may differ.
  ///   - usesTextBoxes: Whether text is drawn as boxes.
  public init(
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
  public func over(_ wider: SnapshotSettings) -> SnapshotSettings {
    SnapshotSettings(
      scales: scales ?? wider.scales, appearances: appearances ?? wider.appearances,
      devices: devices ?? wider.devices, presets: presets ?? wider.presets,
      languages: languages ?? wider.languages, tolerance: tolerance ?? wider.tolerance,
      usesTextBoxes: usesTextBoxes ?? wider.usesTextBoxes)
  }
}
