package import FloatFiles
import FloatPainting
import FoundationEssentials
import Glibc

/// The pictures of a run in the layout of reg-cli and reg-suit: `expected/`, `actual/` and `diff/` with one name in all
/// three, and `reg.json`, which lists their outcomes.
///
/// A failure without a picture, such as a scenario that cannot be played or a trace, gets plain pictures, so that every
/// failure is listed and every listed picture exists.
package struct RegFolder {
  private enum Kind: String, CaseIterable {
    case expected, actual, diff
  }

  /// The lists of a `reg.json`.
  private struct Report: Codable {
    var failedItems: [String] = []
    var newItems: [String] = []
    var deletedItems: [String] = []
    var passedItems: [String] = []
    var expectedItems: [String] = []
    var actualItems: [String] = []
    var diffItems: [String] = []
    // Relative to this file, as in reg-cli.
    var actualDir = Kind.actual.rawValue
    var expectedDir = Kind.expected.rawValue
    var diffDir = Kind.diff.rawValue

    mutating func add(_ item: String, to lists: [WritableKeyPath<Report, [String]>]) {
      for list in lists { self[keyPath: list].append(item) }
    }

    func items(_ kind: Kind) -> [String] {
      switch kind {
      case .expected: expectedItems
      case .actual: actualItems
      case .diff: diffItems
      }
    }
  }

  private let folder: SuiteFolder

  package init(_ path: String) { folder = SuiteFolder(path) }

  private var reportPath: String { "\(folder.path)/reg.json" }

  /// Removes the pictures that an earlier run's report names, and the report.
  package func clear() {
    guard let bytes = try? folder.read(reportPath, limit: PictureLimits.bytes),
      let report = try? JSONDecoder().decode(Report.self, from: Data(bytes))
    else { return }
    for kind in Kind.allCases {
      for item in report.items(kind) where item.hasSuffix(".png") { _ = folder.remove(path(kind, item)) }
    }
    _ = folder.remove(reportPath)
  }

  /// Writes the pictures of a snapshot.
  ///
  /// ``finish(_:suite:)`` reports write errors, because it finds the picture missing.
  func keep(_ id: String, expected: [UInt8]? = nil, actual: [UInt8]?, diff: [UInt8]? = nil) {
    for (kind, bytes) in [(Kind.expected, expected), (.actual, actual), (.diff, diff)] {
      if let bytes { try? folder.write(bytes, to: path(kind, id + ".png")) }
    }
  }

  private static var failed: [WritableKeyPath<Report, [String]>] {
    [\.failedItems, \.expectedItems, \.actualItems, \.diffItems]
  }

  /// Writes the report, and the pictures that are known only at the end of a run.
  package func finish(_ outcome: SuiteOutcome, suite: SuiteFolder) throws(AtomicFile.Failure) {
    var report = Report()
    for result in outcome.results where !result.isTrace || result.isFailure {
      let item = result.id + ".png"
      switch result.status {
      case .passed, .accepted: report.add(item, to: [\.passedItems, \.expectedItems, \.actualItems])
      case .recorded, .missing: report.add(item, to: [\.newItems, \.actualItems])
      case .different, .unreadable, .unwritable, .broken, .undrawn: report.add(item, to: Self.failed)
      }
    }
    for problem in outcome.problems { report.add(problem.scenario + ".png", to: Self.failed) }
    for golden in outcome.isPruned ? [] : outcome.stale where golden.hasSuffix(".png") {
      let item = Self.item(ofGolden: golden, below: suite.path)
      report.add(item, to: [\.deletedItems, \.expectedItems])
      if let bytes = try? suite.read(golden, limit: PictureLimits.bytes) {
        try folder.write(bytes, to: path(.expected, item))
      }
    }
    let passed = Set(report.passedItems)
    for kind in Kind.allCases {
      for item in report.items(kind) where !exists(kind, item) {
        // The picture of a passed item was written when it was compared.
        guard !passed.contains(item), let plain = Self.plain(kind) else {
          throw AtomicFile.Failure(path: path(kind, item), .system("the picture is missing"))
        }
        try folder.write(plain, to: path(kind, item))
      }
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(report) else { return }
    try folder.write(Array(data) + [UInt8(ascii: "\n")], to: reportPath)
  }

  private func path(_ kind: Kind, _ item: String) -> String { "\(folder.path)/\(kind.rawValue)/\(item)" }

  private func exists(_ kind: Kind, _ item: String) -> Bool {
    access(path(kind, item), F_OK) == 0
  }

  /// The snapshot's name for a golden: `a/push/b@2x.png` for `ROOT/a/__Snapshots__/push/b@2x.png`.
  private static func item(ofGolden golden: String, below root: String) -> String {
    golden.dropFirst(root.count).split(separator: "/").filter { $0 != SuitePlan.goldenFolder }
      .joined(separator: "/")
  }

  /// Stands in for a missing picture: grey for the expected one, red for the actual one.
  private static func plain(_ kind: Kind) -> [UInt8]? {
    let surface = Surface(width: 64, height: 64)
    let color: UInt32 = kind == .expected ? 0xFFBD_BDBD : DifferencePicture.different
    for y in 0..<surface.height { for x in 0..<surface.width { surface[x, y] = color } }
    return PNGFile.encode(surface)
  }
}
