import FloatCore
import FloatPainting

/// Takes what a timeline's marks name, in the order of their times.
struct SnapshotCapture {
  enum Content {
    /// Painted over by the next picture.
    case picture(Surface)
    case trace(MotionTrace, tolerance: Double)
    /// Why there is nothing.
    case nothing(String)
  }

  let studio: SnapshotStudio
  let usesTextBoxes: Bool
  private var player: Player

  init(_ prototype: Prototype, timeline: Timeline, studio: SnapshotStudio, usesTextBoxes: Bool) {
    self.studio = studio
    self.usesTextBoxes = usesTextBoxes
    player = Player(prototype, inputs: timeline.inputs)
  }

  /// Plays on to a mark and hands over what it names, a picture at every scale.
  mutating func take(
    _ mark: Timeline.Mark, scales: [Double], _ body: (Content, Double) throws -> Void
  ) rethrows {
    switch mark.kind {
    case .picture:
      player.advance(to: mark.time, inputCount: mark.inputCount)
      for scale in scales {
        try body(.picture(picture(at: scale)), scale)
      }
    case .trace(let plan):
      let trace = MotionTrace.record(plan, inputCount: mark.inputCount, with: &player)
      try body(.trace(trace, tolerance: plan.tolerance), 1)
    case .filmstrip(let times):
      let start = player
      for scale in scales {
        player = start
        var strip: Filmstrip?
        for (index, time) in times.enumerated() {
          player.advance(to: time, inputCount: mark.inputCount)
          let frame = picture(at: scale)
          if index == 0 { strip = Filmstrip(count: times.count, frame: frame, scale: scale) }
          strip?.put(frame, at: index)
        }
        try body(strip.map { .picture($0.surface) } ?? .nothing("the filmstrip is too large"), scale)
      }
    }
  }

  private func picture(at scale: Double) -> Surface {
    studio.picture(of: player.prototype.scene, scale: scale, usesTextBoxes: usesTextBoxes)
  }
}
