import FloatCore
import FloatPainting

/// How a suite is run.
package struct SuiteOptions {
  var mode: SnapshotRecord
  /// Where all pictures go for other tools; nil for nowhere.
  var reg: RegFolder?
  /// What a snapshot's name must contain; all of them where this is empty.
  var filters: [String] = []
  var precision: Double?
  var perceptualPrecision: Double?
  var ignoresAntialiasing: Bool?
  /// Text as boxes or by fonts; nil leaves it to the scenarios.
  var usesTextBoxes: Bool?

  package init(
    mode: SnapshotRecord, reg: RegFolder? = nil, filters: [String] = [], precision: Double? = nil,
    perceptualPrecision: Double? = nil, ignoresAntialiasing: Bool? = nil, usesTextBoxes: Bool? = nil
  ) {
    self.mode = mode
    self.reg = reg
    self.filters = filters
    self.precision = precision
    self.perceptualPrecision = perceptualPrecision
    self.ignoresAntialiasing = ignoresAntialiasing
    self.usesTextBoxes = usesTextBoxes
  }

  func wants(_ id: String) -> Bool { filters.isEmpty || filters.contains { id.contains($0) } }

  /// A scenario's tolerance with what the command line says in its place.
  func tolerance(over tolerance: PictureTolerance) -> PictureTolerance {
    PictureTolerance(
      precision: precision ?? tolerance.precision,
      perceptualPrecision: perceptualPrecision ?? tolerance.perceptualPrecision,
      ignoresAntialiasing: ignoresAntialiasing ?? tolerance.ignoresAntialiasing)
  }
}
