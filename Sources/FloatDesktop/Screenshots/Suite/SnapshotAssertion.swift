import FloatCore
import FloatFiles
import Synchronization

/// Snapshots of a scenario for tests in Swift, which run it in their own process.
package struct SnapshotAssertion: Sendable {
  /// What is taken of a scenario.
  package enum Subject: Sendable {
    case pictures(scale: Double, tolerance: PictureTolerance)
    case motion(every: Double, tolerance: Double)
  }

  package var subject: Subject
  package var appearance: Appearance?
  package var device: String?
  package var language: String?
  package var presets: [String] = []
  package var usesTextBoxes: Bool?

  package init(subject: Subject) { self.subject = subject }

  /// Tests may run at once, and SDL's state is the process's: one after the other.
  private static let lock = Mutex(())

  /// Compares a scenario's snapshots with the files in `__Snapshots__/FILE/` beside a test's source.
  ///
  /// - Parameters:
  ///   - record: Which goldens are written; nil for what `SNAPSHOT_TESTING_RECORD` says, and its default.
  ///   - file: The test's source file.
  ///   - name: What the files' names begin with.
  /// - Returns: What is wrong, one text a failure. As in swift-snapshot-testing, a test that recorded something fails.
  package func failures(of scenario: Scenario, record: SnapshotRecord?, file: String, name: String)
    -> [String]
  {
    Self.lock.withLock { _ in
      do {
        let mode = try record ?? SnapshotRecord.standard(environment: Environment.value)
        return try results(of: scenario, mode: mode, file: file, name: name).compactMap(Self.text)
      } catch {
        let reason = (error as? CommandFailure)?.reason ?? "\(error)"
        return ["the scenario cannot be played: \(reason)"]
      }
    }
  }

  private static func text(of result: SnapshotResult) -> String? {
    switch result.status {
    case .passed: return nil
    case .accepted: return "\(result.golden) was recorded (\(result.message)); run the test again"
    case .recorded: return "there was no \(result.golden); it was recorded, look at it and run the test again"
    default:
      let shown = (result.diff ?? result.actual).map { "; see \($0)" } ?? ""
      return "\(result.golden): \(result.message)\(shown)"
    }
  }

  private func results(
    of scenario: Scenario, mode: SnapshotRecord, file: String, name: String
  ) throws -> [SnapshotResult] {
    let folder = WholeFile.folder(of: file)
    let suite = SuitePlan.name(of: file, below: folder)
    let goldens = "\(folder)/\(SuitePlan.goldenFolder)/\(suite)"
    let shots = SuiteFolder(folder)
    defer { FailureFolder(suite: shots).ignore() }
    let keeper = GoldenKeeper(mode: mode, suite: shots)
    let variant = SuiteVariant(
      appearance: appearance, device: device, presets: presets, language: language)
    let source = InputSource(scenario, file: "scenario")
    let setup = try PrototypeSetup(
      try PrototypeOptions.parse(variant.arguments), mode: .headless, source: source)
    let prototype = setup.makePrototype()
    let timeline = try source.timeline(for: prototype)
    let studio = SnapshotStudio(assets: try Assets.locate())
    var capture = SnapshotCapture(
      prototype, timeline: timeline, studio: studio,
      usesTextBoxes: usesTextBoxes ?? scenario.settings.usesTextBoxes ?? false)
    var results: [SnapshotResult] = []
    for mark in marks(of: timeline) {
      let scales: [Double] = if case .pictures(let scale, _) = subject { [scale] } else { [] }
      capture.take(mark, scales: scales) { content, scale in
        let base = "\(name).\(mark.name)"
        switch (content, subject) {
        case (.picture(let surface), .pictures(_, let tolerance)):
          let picture = "\(base).\(JSON.text(of: scale))x"
          results.append(
            keeper.check(
              surface, scenario: suite, name: picture, golden: "\(goldens)/\(picture).png",
              tolerance: tolerance))
        case (.trace(let trace, _), .motion(_, let tolerance)):
          results.append(
            keeper.check(
              trace, scenario: suite, name: "\(base).motion", golden: "\(goldens)/\(base).motion.txt",
              tolerance: tolerance))
        case (.nothing(let reason), _):
          results.append(
            SnapshotResult(scenario: suite, name: base, status: .broken, message: reason, golden: base))
        default: break
        }
      }
    }
    if results.isEmpty {
      results.append(
        SnapshotResult(
          scenario: suite, name: name, status: .broken, message: "nothing was compared", golden: name))
    }
    return results
  }

  /// The pictures or the traces that a scenario names; else its end, or all of its motion.
  private func marks(of timeline: Timeline) -> [Timeline.Mark] {
    switch subject {
    case .pictures:
      let named = timeline.marks.filter { if case .trace = $0.kind { false } else { true } }
      return named.isEmpty ? [Timeline.Mark(name: "end", time: timeline.end)] : named
    case .motion(let every, let tolerance):
      let named = timeline.marks.filter { if case .trace = $0.kind { true } else { false } }
      let start = timeline.inputs.first?.time ?? 0
      let plan = MotionTrace.Plan(
        start: start, end: timeline.end, every: max(every, 0.001), tolerance: tolerance, isUntilRest: false)
      return named.isEmpty ? [Timeline.Mark(name: "all", time: start, kind: .trace(plan))] : named
    }
  }
}
