import FloatCore
import FloatFiles
import FloatReplay
import FloatStudio

/// Plays a scenario once, takes pictures and traces of it, and compares each with its golden.
struct ScenarioCheck {
  /// A picture or a trace, and its golden.
  struct Capture {
    var mark: Timeline.Mark
    /// Pixels per point, for a picture.
    var scale = 1.0
    /// The tolerance of a picture; a trace has one in its plan.
    var tolerance = PictureTolerance.exact
    /// The golden's name in reports, and its path.
    var name: String
    var golden: String
  }

  let painters: PainterPool
  let goldens: GoldenStore
  let scenario: Scenario
  /// The scenario's file, for diagnostics, and its name, for reports.
  let file: String
  let name: String
  /// The phone, where it is not the scenario's own.
  let choices: PrototypeChoices

  /// The results of all captures.
  ///
  /// - Parameter captures: Returns the captures of the scenario once it is played.
  func results(_ captures: (Timeline) -> [Capture]) throws(CommandFailure) -> [SnapshotResult] {
    let setup = try PrototypeSetup(
      choices, mode: .headless, source: ReplaySource(scenario, file: file))
    return captures(try setup.timeline()).map { capture in
      let start = SystemClock.monotonic
      var result = result(of: capture, usesTextBoxes: setup.usesTextBoxes)
      result.fontWarnings = painters.fontWarnings
      result.seconds = SystemClock.monotonic - start
      return result
    }
  }

  private func result(of capture: Capture, usesTextBoxes: Bool) -> SnapshotResult {
    var result = SnapshotResult(
      scenario: name, name: capture.name, status: .passed, golden: capture.golden)
    if case .trace(let plan) = capture.mark.kind {
      var player = Player(capture.mark.prototype, inputs: capture.mark.inputs)
      goldens.check(MotionTrace.record(plan, with: &player), tolerance: plan.tolerance, &result)
      return result
    }
    let objection = PictureLimits.objection(making: capture.mark.scene.size, scale: capture.scale)
    let picture = painters.picture(of: capture.mark, scale: capture.scale, usesTextBoxes: usesTextBoxes)
    // The failure is taken in any case, so that the next capture does not get it.
    switch (picture, painters.takeFailure()) {
    case (nil, _):
      (result.status, result.message) = (.broken, objection ?? "the filmstrip is too large")
    // A golden without the picture would match on every machine that cannot draw it.
    case (_, let failure?):
      (result.status, result.message) = (failure.code == .unavailable ? .undrawn : .broken, failure.reason)
    case (let picture?, nil): goldens.check(picture, tolerance: capture.tolerance, &result)
    }
    return result
  }
}
