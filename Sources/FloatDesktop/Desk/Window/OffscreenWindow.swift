package import FloatCore
package import FloatFiles
package import FloatStudio

/// A window without a display, on a desktop that does what is requested of it.
///
/// It serves pictures of the window, and tests. Its desktop has no files, no clipboard and no window manager's frame.
package struct OffscreenWindow: Sendable {
  @Boxed package private(set) var instrument: Instrument
  package private(set) var facts: WindowFacts
  /// Pixels per unit of the desktop.
  private let density: Double
  /// The requests since they were last taken, oldest first.
  private var requests: [InstrumentEffect] = []
  /// The place to which it returns from the full screen.
  private var place: PixelRect?

  /// - Parameter density: Pixels per unit of the desktop, which the drawable's whole pixels tell only nearly.
  package init(
    _ playback: Playback, _ options: InstrumentOptions, _ facts: WindowFacts, density: Double = 1
  ) {
    self.facts = facts
    self.density = density
    instrument = Instrument(playback, options, window: facts)
    carryOut(at: 0)
  }

  // MARK: Input

  package mutating func send(_ input: InstrumentInput, at now: Double) {
    instrument.send(input, at: now)
    carryOut(at: now)
  }

  package mutating func perform(
    _ step: ScenarioStep.Panel, at now: Double, on prototype: Prototype
  ) throws(PanelStepError) {
    try instrument.perform(step, at: now, on: prototype)
    carryOut(at: now)
  }

  /// Gives the window another place or size, as a person does at its frame.
  package mutating func place(_ place: PixelRect, at now: Double) {
    move(to: place)
    send(.window(facts), at: now)
  }

  package mutating func resize(to size: PixelSize, at now: Double) {
    place(PixelRect(x: facts.place.x, y: facts.place.y, width: size.width, height: size.height), at: now)
  }

  /// Does something with the instrument that is no input, and carries out what it requests.
  package mutating func act<Result>(at now: Double, _ body: (inout Instrument) -> Result) -> Result {
    defer { carryOut(at: now) }
    return body(&instrument)
  }

  // MARK: Requests

  /// Carries out what is requested of the desktop, until there is nothing more.
  private mutating func carryOut(at now: Double) {
    var new = instrument.takeEffects()
    while !new.isEmpty {
      requests += new
      for case .window(.resize(let request)) in new {
        grant(request)
        instrument.send(.window(facts), at: now)
      }
      new = instrument.takeEffects()
    }
  }

  private mutating func grant(_ request: WindowSizing.Request) {
    switch request {
    case .place(let new): move(to: new.place(from: facts.place))
    case .fullScreen(let isFull):
      (facts.isFullScreen, facts.hasOwnSize) = (isFull, !isFull)
      guard let display = facts.display else { return }
      if isFull { place = facts.place }
      if let new = isFull ? display : place { move(to: new) }
    }
  }

  private mutating func move(to place: PixelRect) {
    facts.place = place
    facts.drawable = DeviceLayout.pixels(Size(Double(place.width), Double(place.height)), scale: density)
  }

  package mutating func takeRequests() -> [InstrumentEffect] {
    defer { requests = [] }
    return requests
  }

  // MARK: Pictures

  /// The picture at a time.
  package mutating func picture(at now: Double) -> WindowPicture { act(at: now) { $0.picture(at: now) } }

  /// Lays out what lies in the window at a time, so that a hand can find it, without showing it on the phone's clock:
  /// an input at this very time keeps it.
  package mutating func look(at now: Double) {
    _ = act(at: now) { $0.look(at: now) }
  }
}
