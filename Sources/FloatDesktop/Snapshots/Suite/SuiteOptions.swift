import FloatCore
import FloatFiles
import FloatPainting

package struct SuiteOptions {
  package var mode: SnapshotRecord
  /// Texts of which a snapshot's name must contain one; empty for all snapshots.
  package var filters: [String] = []
  package var precision: Double?
  package var perceptualPrecision: Double?
  package var ignoresAntialiasing: Bool?
  /// True draws text as boxes, false with fonts; nil leaves it to the scenarios.
  package var usesTextBoxes: Bool?
  /// Presets and texts `KEY=VALUE` on top of the scenarios' own, to see what they change.
  package var presets: [String] = []
  package var overrides: [String] = []

  package init(mode: SnapshotRecord) { self.mode = mode }

  func wants(_ id: String) -> Bool { filters.isEmpty || filters.contains { id.contains($0) } }

  /// A scenario's tolerance, overridden by the command line.
  func tolerance(over tolerance: PictureTolerance) -> PictureTolerance {
    PictureTolerance(
      precision: precision ?? tolerance.precision,
      perceptualPrecision: perceptualPrecision ?? tolerance.perceptualPrecision,
      ignoresAntialiasing: ignoresAntialiasing ?? tolerance.ignoresAntialiasing)
  }
}

/// A part of a suite: `2/3` is the second of three.
package struct SuiteShard: Equatable {
  package var index: Int
  package var count: Int
}

extension SuiteShard {
  package init?(part text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let index = Int(parts[0]), let count = Int(parts[1]), 1...10_000 ~= count,
      1...count ~= index
    else { return nil }
    self.init(index: index, count: count)
  }

  /// The shard's items: every `count`-th.
  func part<Item>(of items: [Item]) -> [Item] {
    items.enumerated().filter { $0.offset % count == index - 1 }.map(\.element)
  }
}
