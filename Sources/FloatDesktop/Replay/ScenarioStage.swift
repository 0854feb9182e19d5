import FloatCore
import FloatDesk
import FloatFiles
import FloatStudio

/// The phone that a scenario acts on, in a window if a step concerns the window.
///
/// Steps happen in the scenario's time. Without a window that is the phone's time, to the bit; with one, the window's
/// playback maps it to the phone's.
struct ScenarioStage: HandStage, Sendable {
  typealias Target = HandTarget

  /// When the last step that was begun ends, in the scenario's seconds.
  private(set) var now: Double
  /// The prototype as it was shown when that step began, and once it is over, at its end.
  @Boxed private(set) var prototype: Prototype
  /// The inputs so far, in the order of time.
  private(set) var inputs: [TimedInput] = []
  var held: Point?
  /// The place in the window where a hand's mouse is down; nil where it is not.
  private var windowHeld: Point?
  private(set) var window: OffscreenWindow?
  /// The smallest size in pixels that holds every picture of the window so far.
  private(set) var size = PixelSize(width: 1, height: 1)
  /// The inputs of the step whose time is still to come.
  private var coming: ArraySlice<(time: Double, input: InstrumentInput)> = []

  /// - Parameter window: Nil for a phone alone.
  init(_ start: Prototype, in window: OffscreenWindow?) {
    now = start.now
    prototype = start
    self.window = window
    // The panel knows the values from the beginning on, whenever it is opened.
    send(.makePanel)
  }

  private var playback: Playback? { window?.instrument.playback }
  /// False while the shown prototype's time stands still.
  var isLive: Bool { playback.map { $0.isLive && $0.isPlaying } ?? true }
  /// The panel's picture beside the phone; nil while it is closed.
  var panel: Scene? { window?.instrument.panelScene(beside: prototype) }

  // MARK: What a step does

  /// Does something in the window now.
  mutating func send(_ input: InstrumentInput) { send(input, at: now) }

  private mutating func send(_ input: InstrumentInput, at time: Double) {
    defer { noteChanges() }
    // A hand finds things where they are by now.
    window?.look(at: time)
    window?.send(input, at: time)
    // What goes because of it begins to fade now, as in a window, and not with the next picture.
    if case .script = input { return }
    window?.look(at: time)
  }

  mutating func perform(_ step: ScenarioStep.Panel) throws(PanelStepError) {
    let prototype = prototype
    window?.look(at: now)
    try window?.perform(step, at: now, on: prototype)
    noteChanges()
  }

  /// Gives the window a size, in the desktop's units.
  mutating func resize(to size: Size) {
    window?.look(at: now)
    window?.resize(
      to: PixelSize(width: Int(size.width.rounded()), height: Int(size.height.rounded())), at: now)
    noteChanges()
  }

  /// Has mouse and keyboard do something in the window.
  mutating func perform(_ step: HandStep<WindowTarget>) throws(HandError) {
    look()
    let lowered = try step.lower(at: now, from: windowHeld, hovers: true) {
      window?.instrument.place(of: $0, at: now)
    }
    windowHeld = lowered.pointer
    let inputs = lowered.inputs.flatMap { sent in sent.input.byMouse.map { (time: sent.time, input: $0) } }
    (coming, now) = (inputs[...], lowered.end)
  }

  /// What a hand can find in the window now.
  var targets: [WindowTarget] { window?.instrument.targets(at: now).map(\.target) ?? [] }

  private mutating func noteChanges() {
    for case .errand(.change(let change)) in window?.takeRequests() ?? [] {
      switch change {
      case .happened(let input): inputs.append(input)
      case .dropped(let time): inputs.removeAll { $0.time > time }
      case .restarted: inputs = []
      }
    }
    guard let drawable = window?.facts.drawable else { return }
    size = PixelSize(width: max(size.width, drawable.width), height: max(size.height, drawable.height))
  }

  func place(of target: HandTarget) -> Point? { target.place(among: prototype.elements) }

  mutating func send(_ sent: [TimedInput], until end: Double) {
    (coming, now) = (sent.map { (time: $0.time, input: .script($0.input)) }[...], end)
  }

  // MARK: Time

  /// Sends the inputs that are due by a time; returns true if the last step that was begun is over by then.
  mutating func advance(to time: Double) -> Bool {
    while let (due, input) = coming.first, due <= time {
      coming.removeFirst()
      if window == nil, case .script(let input) = input {
        let input = TimedInput(time: due, input)
        prototype.send(input)
        inputs.append(input)
      } else {
        send(input, at: due)
      }
    }
    guard coming.isEmpty, now <= time else { return false }
    show()
    return true
  }

  /// Passes so many of the phone's seconds.
  mutating func pass(_ duration: Double) {
    now += duration / (playback?.clock.speed ?? 1)
    show()
  }

  /// Advances a copy: advancing the playback itself would reset its count of inputs.
  private mutating func show() {
    guard var shown = playback else { return prototype.advance(to: now) }
    shown.advance(toReal: now)
    prototype = shown.prototype
  }

  /// Passes time until nothing moves; returns false where something moves on.
  mutating func waitForRest() -> Bool {
    guard playback.map({ !$0.isStanding }) ?? true else { return true }
    var rest = prototype
    let isAtRest = rest.settle()
    let length = rest.now - prototype.now
    if window == nil {
      (prototype, now) = (rest, rest.now)
    } else {
      pass(length)
    }
    return isAtRest
  }

  // MARK: Pictures

  /// Lays the window out as at the end of the last step, as a picture does.
  mutating func look() { window?.look(at: now) }

  /// The window's picture at a time, which is not before the last one.
  mutating func picture(at time: Double) -> WindowPicture? {
    defer { noteChanges() }
    return window?.picture(at: time)
  }
}
