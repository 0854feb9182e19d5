import FloatCore
import FloatFiles
import FloatStudio
import Testing

@testable import FloatDesk
@testable import FloatTestSupport

/// The instrument of a window with a person at it, on a desktop that does what is requested of it.
///
/// The desktop's units are pixels. The hand's steps are the mouse's, or a finger's, at places of the phone or of the window.
struct WindowStage: PrototypeStage {
  /// Carries out an errand of the window at a time; returns the answers.
  typealias Runner = (Errand, Double) -> [InstrumentAnswer]

  private var window: OffscreenWindow
  private let runner: Runner
  private(set) var picture: WindowPicture
  private(set) var outlook = Instrument.Outlook()
  /// Every request so far.
  private(set) var requests: [InstrumentEffect] = []
  private(set) var now = 0.0
  /// The mouse, or a finger, which leaves the mouse where it is.
  var pointer = Pointer.mouse
  var held: Point?
  /// Once a frame.
  var samplesPerSecond = 60.0

  init(
    _ prototype: Prototype = Prototype(), _ options: InstrumentOptions = InstrumentOptions(),
    window: WindowFacts = WindowStage.facts()
  ) {
    self.init(Playback(prototype), options, window: window)
  }

  /// - Parameter runner: By default a desktop without files.
  init(
    _ playback: Playback, _ options: InstrumentOptions, window: WindowFacts,
    runner: @escaping Runner = { _, _ in [] }
  ) {
    self.window = OffscreenWindow(playback, options, window)
    self.runner = runner
    picture = self.window.picture(at: 0)
    noteRequests()
  }

  var instrument: Instrument { window.instrument }

  /// A window, by default as large as an iPhone X.
  static func facts(x: Int = 0, y: Int = 0, width: Int = 375, height: Int = 812) -> WindowFacts {
    WindowFacts(
      place: PixelRect(x: x, y: y, width: width, height: height),
      drawable: PixelSize(width: width, height: height))
  }

  /// A window that has opened a second ago; by default the phone fills it, so that places in it are points.
  static func opened(
    _ prototype: Prototype = Prototype(), _ options: InstrumentOptions = .bare,
    window: WindowFacts = WindowStage.facts()
  ) -> WindowStage {
    var stage = WindowStage(prototype, options, window: window)
    stage.wait(1)
    return stage
  }

  // MARK: The desktop

  /// Carries out what is requested, until there is nothing more.
  private mutating func noteRequests() {
    var new = window.takeRequests()[...]
    while let request = new.popFirst() {
      requests.append(request)
      guard case .errand(let errand) = request else { continue }
      for answer in runner(errand, now) {
        window.send(.answer(answer), at: now)
        new += window.takeRequests()
      }
    }
  }

  /// Places the window elsewhere, as a person does at its frame.
  mutating func place(_ place: PixelRect) {
    window.place(place, at: now)
    noteRequests()
  }

  // MARK: Time

  /// Passes time, with a frame at its end.
  mutating func pass(to end: Double) {
    now = end
    look()
    picture = window.picture(at: now)
    noteRequests()
  }

  /// Looks at what is going to happen, without a frame.
  mutating func look() {
    outlook = window.act(at: now) { [now] in $0.outlook(at: now) }
    noteRequests()
  }

  mutating func end() {
    window.act(at: now) { [now] in $0.end(at: now) }
    noteRequests()
  }

  // MARK: The hand

  mutating func send(_ input: InstrumentInput) {
    if case .pointer(let phase, pointer, at: let place, _) = input { note(.pointer(phase, id: 0, at: place)) }
    window.send(input, at: now)
    noteRequests()
  }

  /// Does with the mouse or the finger what an input asks for at its place in the window.
  mutating func send(_ input: Input) {
    if pointer != .mouse, case .pointer(let phase, _, let place) = input {
      send(.pointer(phase, pointer, at: place))
    } else {
      for input in input.byMouse { send(input) }
    }
  }

  mutating func send(_ inputs: [TimedInput], until end: Double) {
    for input in inputs {
      if input.time > now { pass(to: input.time) }
      send(input.input)
    }
    if end > now { pass(to: end) }
  }

  /// The place in the window of something on the phone.
  func place(of target: HandTarget) -> Point? {
    target.place(among: prototype.elements).map(place(onPhone:))
  }

  private func place(onPhone point: Point) -> Point {
    let layout = picture.layout
    return Point(Double(layout.frame.x), Double(layout.frame.y)) + point * layout.scale
  }

  /// The middle of something in the window by its name, as it was last laid out.
  func place(of target: WindowTarget) throws -> Point {
    try #require(instrument.place(of: target, at: now), "\(target) is not in sight")
  }

  /// Carries out a step in the window.
  mutating func perform(_ step: HandStep<WindowTarget>) throws(HandError) {
    if case .settle = step { return settle() }
    window.look(at: now)
    let lowered = try step.lower(at: now, from: held, rate: samplesPerSecond, hovers: true) {
      instrument.place(of: $0, at: now)
    }
    send(lowered.inputs, until: lowered.end)
    held = lowered.pointer
  }

  /// Clicks something in the window, in no time.
  mutating func click(_ target: WindowTarget) throws(HandError) {
    try perform(.longPress(target, duration: 0, release: true))
  }

  /// Presses a key, and lets some seconds pass.
  mutating func key(_ names: String..., isRepeat: Bool = false, then seconds: Double? = nil) {
    send(.key(names, isRepeat: isRepeat))
    if let seconds { wait(seconds) }
  }

  /// Sends the mouse to a place in the window, or its button.
  mutating func mouse(_ phase: PointerPhase, at place: Point, _ modifiers: PanelModifiers = []) {
    send(.pointer(phase, .mouse, at: place, modifiers))
  }

  /// Presses a point of the phone while keys are held.
  mutating func press(_ point: Point, _ modifiers: PanelModifiers) {
    mouse(.down, at: place(onPhone: point), modifiers)
  }

  /// Taps an element, and lets some seconds pass.
  mutating func tap(_ id: String, then seconds: Double, _ location: SourceLocation = #_sourceLocation) {
    tap(id, location)
    wait(seconds)
  }

  /// Finds a row in the panel by its words, with the keyboard.
  mutating func find(_ words: String) {
    key("Ctrl+F")
    send(.text(words))
    key("Return")
  }

  /// Types a value of a key into the panel.
  mutating func tune(_ key: String, to value: String) {
    find(key)
    send(.text(value))
    self.key("Return")
  }

  // MARK: The phone

  /// The phone that the window shows.
  var prototype: Prototype { picture.shown.value }

  /// The phone of the present.
  var phone: Prototype { instrument.playback.history.present }

  var stack: [String] { phone.state.stack }

  /// The phone's value of a key.
  func value(_ key: String) -> String? { phone.tuned.text(for: key) }

  /// Every input that the phone has received.
  var inputs: [Input] {
    requests.compactMap { if case .errand(.change(.happened(let input))) = $0 { input.input } else { nil } }
  }

  /// Those of pointers.
  var phases: [PointerPhase] {
    inputs.compactMap { if case .pointer(let phase, _, _) = $0 { phase } else { nil } }
  }

  /// Those of keys.
  var keys: [String] { inputs.compactMap { if case .key(let key) = $0 { key } else { nil } } }

  // MARK: The picture

  /// A card as it was last drawn, by its name; nil while it is hidden.
  func card(_ name: String) -> Layer? { picture.over.first { $0.id == "shell:\(name)" } }

  func shows(_ name: String) -> Bool { card(name) != nil }

  /// The words on a card, in their order.
  func words(on name: String) -> [String] { card(name)?.words ?? [] }

  func pane(_ name: Pane.Name) -> Pane? { picture.panes.first { $0.name == name } }

  // MARK: Requests

  /// Every requested size or full screen.
  var resizes: [WindowSizing.Request] {
    requests.compactMap { if case .window(.resize(let request)) = $0 { request } else { nil } }
  }

  var placements: [WindowPlacement] {
    resizes.compactMap { if case .place(let placement) = $0 { placement } else { nil } }
  }

  /// The sizes that the next window is to have.
  var remembered: [PixelSize] {
    requests.compactMap { if case .errand(.rememberSize(let size)) = $0 { size } else { nil } }
  }

  var captures: [Bool] {
    requests.compactMap { if case .window(.captureMouse(let isCaptured)) = $0 { isCaptured } else { nil } }
  }

  var titles: [String] {
    requests.compactMap { if case .window(.title(let title)) = $0 { title } else { nil } }
  }

  var copies: [String] {
    requests.compactMap { if case .window(.copy(let text)) = $0 { text } else { nil } }
  }

  /// The unsaved values that were to be kept.
  var keeps: [[ConfigurationValue]] {
    requests.compactMap { if case .errand(.keepUnsaved(let values, _)) = $0 { values } else { nil } }
  }

  /// The values that were to be saved.
  var saves: [[ConfigurationValue]] {
    requests.compactMap { if case .errand(.saveValues(let values)) = $0 { values } else { nil } }
  }

  /// How often the window was to be closed.
  var quitCount: Int { requests.count { if case .quit = $0 { true } else { false } } }
}

extension InstrumentOptions {
  /// A phone without its body.
  static var bare: InstrumentOptions {
    var options = InstrumentOptions()
    options.phone.bezel = .off
    return options
  }
}
