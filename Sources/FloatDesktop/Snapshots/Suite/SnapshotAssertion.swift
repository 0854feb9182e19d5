package import FloatCore
package import FloatFiles
import FloatReplay
import Synchronization

/// Snapshots of a scenario for Swift tests, made in the test's own process.
package struct SnapshotAssertion: Sendable {
  /// The kind of snapshot.
  package enum Subject: Sendable {
    case pictures(scale: Double, tolerance: PictureTolerance)
    case motion(every: Double, tolerance: Double)
  }

  package var subject: Subject
  package var variant = SuiteVariant()
  package var usesTextBoxes: Bool?

  package init(subject: Subject) { self.subject = subject }

  /// One picture or test at a time: tests may run in parallel, and SDL's state belongs to the process.
  static let lock = Mutex(())

  /// Compares a scenario's snapshots with the files in `__Snapshots__/FILE/` beside a test's source.
  ///
  /// - Parameters:
  ///   - pages: The source of the pages; nil for the scenario's own.
  ///   - record: The goldens to write; nil for `SNAPSHOT_TESTING_RECORD` and its default.
  ///   - file: The test's source file.
  ///   - name: The beginning of the files' names.
  /// - Returns: One text for each failure. As in swift-snapshot-testing, a test that recorded something fails.
  package func failures(
    of scenario: Scenario, pages: (any PageSource)? = nil, record: SnapshotRecord?, file: String, name: String
  ) -> [String] {
    Self.lock.withLock { _ in
      do {
        let mode = try record ?? SnapshotRecord.standard(environment: Environment.value)
        return try results(
          of: scenario, pages: pages ?? scenario.pages.source, mode: mode, file: file, name: name
        ).compactMap(
          Self.text)
      } catch {
        return ["the scenario cannot be played: \(error)"]
      }
    }
  }

  private static func text(of result: SnapshotResult) -> String? {
    switch result.status {
    case .passed: return nil
    case .accepted: return "\(result.golden) was recorded (\(result.message)); run the test again"
    case .recorded:
      return "there was no \(result.golden); it was recorded, so check it and run the test again"
    default:
      let shown = (result.diff ?? result.actual).map { "; see \($0)" } ?? ""
      return "\(result.golden): \(result.message)\(shown)"
    }
  }

  private func results(
    of scenario: Scenario, pages: (any PageSource)?, mode: SnapshotRecord, file: String, name: String
  ) throws -> [SnapshotResult] {
    if let language = variant.language, Language(rawValue: language) == nil {
      let known = Language.allCases.map(\.rawValue).joined(separator: ", ")
      throw CommandFailure(.usage, "there is no language \"\(language)\"; use one of \(known)")
    }
    let folder = Folder.containing(file)
    let suite = SuitePlan.name(of: file, below: folder)
    let goldens = "\(folder)/\(SuitePlan.goldenFolder)/\(suite)"
    let shots = SuiteFolder(folder)
    defer { shots.failures.ignore() }
    var choices = variant.choices
    (choices.usesTextBoxes, choices.pages) = (usesTextBoxes, pages)
    let check = ScenarioCheck(
      painters: PainterPool(assets: try Assets.locate()), goldens: GoldenStore(mode: mode, suite: shots),
      scenario: scenario, file: "scenario", name: suite, choices: choices)
    let results = try check.results { timeline in
      marks(of: timeline).map { mark in
        switch subject {
        case .pictures(let scale, let tolerance):
          let picture = "\(name).\(mark.name).\(JSON.text(of: scale))x"
          return ScenarioCheck.Capture(
            mark: mark, scale: scale, tolerance: tolerance, name: picture, golden: "\(goldens)/\(picture).png"
          )
        case .motion:
          let motion = "\(name).\(mark.name).motion"
          return ScenarioCheck.Capture(mark: mark, name: motion, golden: "\(goldens)/\(motion).txt")
        }
      }
    }
    guard results.isEmpty else { return results }
    return [
      SnapshotResult(
        scenario: suite, name: name, status: .broken, message: "nothing was compared", golden: name)
    ]
  }

  /// The pictures or the traces that a scenario names; else its end, or all of its motion.
  private func marks(of timeline: Timeline) -> [Timeline.Mark] {
    switch subject {
    case .pictures:
      let named = timeline.marks.filter { !$0.isTrace }
      return named.isEmpty ? [Timeline.Mark(name: "end", prototype: timeline.last)] : named
    case .motion(let every, let tolerance):
      let named = timeline.marks.compactMap { mark -> Timeline.Mark? in
        guard case .trace(var plan) = mark.kind else { return nil }
        plan.tolerance = tolerance
        return Timeline.Mark(name: mark.name, kind: .trace(plan), prototype: mark.prototype)
      }
      return named.isEmpty ? [timeline.trace("all", every: every, tolerance: tolerance)] : named
    }
  }
}
