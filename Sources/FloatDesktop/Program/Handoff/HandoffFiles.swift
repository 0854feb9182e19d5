import FloatCore
import FloatFiles
import FloatReplay
import FloatSnapshots
import FloatStudio

/// The files that a hand-off carries, to check a build with.
struct HandoffFiles {
  /// The gesture and what leads to it.
  let recording: String
  /// The same as a scenario with a trace of the motion; nil where a scenario cannot say it.
  let scenario: String?
  /// The golden of that trace, as `floatdesktop test` writes it.
  let golden: String?

  static let name = "handoff"

  /// - Parameters:
  ///   - end: When the gesture is over; later inputs are left out.
  ///   - folder: Where the page is written, for the paths of a prototype or device.
  init(_ timeline: Timeline, of setup: PrototypeSetup, to end: Double, in folder: String?) throws {
    let recording = Recording(header: setup.header, inputs: timeline.inputs.filter { $0.time <= end })
    self.recording = RecordingWriter.text(for: recording)
    let scenario = try? ScenarioWriter.faithfulText(
      of: recording, file: Self.name + ".jsonl", prototype: setup.prototypePath,
      device: setup.deviceFile.map(DeviceChoice.file), in: folder)
    guard recording.header.archive?.pages.isEmpty ?? true, let scenario, scenario.isSame else {
      (self.scenario, golden) = (nil, nil)
      return
    }
    // The trace says how it ends, too.
    let text = ScenarioWriter.traced(scenario.text).replacing("  - snapshot: end\n", with: "")
    self.scenario = text
    golden = Self.golden(of: text, on: timeline.start)
  }

  private static func golden(of scenario: String, on start: Prototype) -> String? {
    guard let scenario = try? ScenarioFile.parse(Array(scenario.utf8), name: name),
      let timeline = try? ScenarioRunner.timeline(of: scenario.steps, from: start)
    else { return nil }
    for mark in timeline.marks {
      guard case .trace(let plan) = mark.kind else { continue }
      var player = Player(mark.prototype, inputs: mark.inputs)
      return MotionTraceText.text(of: MotionTrace.record(plan, with: &player))
    }
    return nil
  }
}
