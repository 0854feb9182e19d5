import FloatCore
package import FloatDesk
package import FloatFiles
package import FloatStudio

/// A window without a display: its beginning, and what is done in it over time.
package struct WindowScript: Sendable {
  /// Something that is done in the window.
  package enum Act: Sendable {
    case input(InstrumentInput)
    /// A step in the panel. An element to inspect is a place by now.
    case panel(ScenarioStep.Panel)
    /// Another size, in the desktop's units.
    case size(PixelSize)
  }

  fileprivate let start: OffscreenWindow
  fileprivate private(set) var acts: [(time: Double, act: Act)] = []

  /// The real time at which everything in it is over, in seconds.
  package internal(set) var end = 0.0

  /// The number of acts so far.
  var count: Int { acts.count }

  init(_ start: OffscreenWindow) { self.start = start }

  mutating func note(_ act: Act, at time: Double) { acts.append((time, act)) }

  package var player: WindowPlayer { WindowPlayer(self) }
}

/// A window as it is played, moment by moment, from the first to the last.
package struct WindowPlayer {
  private var window: OffscreenWindow
  private let acts: [(time: Double, act: WindowScript.Act)]
  private var next = 0

  fileprivate init(_ script: WindowScript) {
    window = script.start
    acts = script.acts
  }

  /// The smallest size in pixels that holds every picture.
  package var size: PixelSize {
    var window = window
    var size = window.facts.drawable
    for act in acts {
      try? window.perform(act.act, at: act.time)
      let drawable = window.facts.drawable
      size = PixelSize(width: max(size.width, drawable.width), height: max(size.height, drawable.height))
    }
    return size
  }

  /// The picture at a time, which is not before the last one.
  ///
  /// - Parameter count: The number of acts by then; nil for all up to that time.
  package mutating func picture(at time: Double, after count: Int? = nil) -> WindowPicture {
    while next < acts.count, count.map({ next < $0 }) ?? (acts[next].time <= time) {
      // What a scenario could do once, it can do again.
      try? window.perform(acts[next].act, at: acts[next].time)
      next += 1
    }
    _ = window.takeRequests()
    return window.picture(at: time)
  }
}

extension OffscreenWindow {
  mutating func perform(_ act: WindowScript.Act, at time: Double) throws(PanelStepError) {
    // A hand finds things where they are by now.
    look(at: time)
    switch act {
    case .input(let input): send(input, at: time)
    case .panel(let step): try perform(step, at: time)
    case .size(let size): resize(to: size, at: time)
    }
  }
}
