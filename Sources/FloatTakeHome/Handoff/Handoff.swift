package import FloatCore
package import FloatStudio

/// What an engineer has to know of one gesture: what moved, by which numbers, and why.
///
/// It is what a hand-off page says, without its pictures.
package struct Handoff: Sendable {
  package let block: GestureBlock
  package let device: Device
  package let trace: HandoffTrace
  /// The motion that the page is about: the one that goes farthest.
  package let main: HandoffMotion
  /// The motions that code can be written for.
  package let sheets: [MotionSheet]
  package let rows: [HandoffRow]
  package let marks: [HandoffMark]
  package let keyFrames: [HandoffKeyFrame]
  /// The release that the main motion begins with, for code; nil for a motion without a name.
  package let example: MotionExample?

  /// Nil for a gesture in which nothing moves.
  ///
  /// - Parameter usual: The values to compare keys with.
  package init?(_ take: GestureTake, usual: Parameters) {
    let trace = HandoffTrace(take)
    let animated = trace.motions.filter { $0.name.map(MotionName.animated.contains) ?? false }
    let candidates = animated.isEmpty ? trace.motions : animated
    guard let main = candidates.max(by: { $0.length < $1.length }) else { return nil }
    (block, device) = (take.block, take.start.device)
    (self.trace, self.main) = (trace, main)
    let names = animated.compactMap(\.name)
    sheets = MotionName.animated.filter(names.contains).compactMap {
      MotionSheet($0, trace.parameters, usual: usual)
    }
    let all = trace.rows(usual: usual)
    rows = all.filter { $0.thing == main.thing } + all.filter { $0.thing != main.thing }
    marks = HandoffMark.all(in: trace, take.block)
    keyFrames = HandoffKeyFrame.all(of: main, in: take)
    example = MotionExample(main.motion, at: main.start)
  }

  /// When it begins and is over, in seconds.
  package var start: Double { trace.times[0] }
  package var end: Double { trace.times[trace.times.count - 1] }

  package var title: String { main.name?.title ?? "Motion of \(main.thing)" }
  package var summary: String { main.name?.summary ?? "" }
}

/// A moment of a gesture that has a name.
package struct HandoffMark: Equatable, Sendable {
  package enum Kind: String, Sendable {
    case press, release, starts, caught, wall, rest, impact, sound
  }

  package let kind: Kind
  /// In seconds.
  package let time: Double
  package let text: String

  /// The marks in the order of time.
  static func all(in trace: HandoffTrace, _ block: GestureBlock) -> [HandoffMark] {
    var marks: [HandoffMark] = []
    for stroke in block.strokes {
      marks.append(HandoffMark(kind: .press, time: stroke.start, text: "press"))
      if let end = stroke.end { marks.append(HandoffMark(kind: .release, time: end, text: "release")) }
    }
    for moved in trace.motions {
      let name = moved.motion.thing.name
      if moved.delay > GestureTrace.step {
        marks.append(HandoffMark(kind: .starts, time: moved.start, text: "\(name) starts"))
      }
      guard moved.motion.course != nil else { continue }
      if let time = moved.wallTime {
        marks.append(HandoffMark(kind: .wall, time: time, text: "\(name) at the wall"))
      }
      marks.append(
        HandoffMark(
          kind: moved.isCaught ? .caught : .rest, time: moved.end,
          text: moved.isCaught ? "\(name) caught" : "\(name) at rest"))
    }
    return (marks + trace.signals).sorted { $0.time < $1.time }
  }
}

extension HandoffMark {
  /// What a person feels or hears of the phone; nil for any other effect.
  init?(_ effect: Effect, at time: Double) {
    switch effect {
    case .impact(let haptic): self.init(kind: .impact, time: time, text: "\(haptic.rawValue) impact")
    case .sound(let sound): self.init(kind: .sound, time: time, text: "sound: \(sound.rawValue)")
    case .notice, .save, .event: return nil
    }
  }
}
