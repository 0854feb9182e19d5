import FloatCore
import FloatFiles
import FloatStudio
import Testing

@testable import FloatDesk
@testable import FloatTestSupport

/// The instrument of a window with a person at it, on a desktop that does what is requested of it.
///
/// The desktop's units are pixels.
struct WindowStage {
  /// Carries out an errand of the window at a time; returns the answers.
  typealias Runner = (Errand, Double) -> [InstrumentAnswer]

  private var window: OffscreenWindow
  private let runner: Runner
  private(set) var picture: WindowPicture
  private(set) var outlook = Instrument.Outlook()
  /// Every request so far.
  private(set) var requests: [InstrumentEffect] = []
  private(set) var now = 0.0
  /// The place of the mouse in the window.
  private var mousePlace = Point(0, 0)

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
  mutating func wait(_ seconds: Double) {
    now += seconds
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
    window.send(input, at: now)
    noteRequests()
  }

  /// Presses a key, and lets some seconds pass.
  mutating func key(_ names: String..., isRepeat: Bool = false, then seconds: Double? = nil) {
    send(.key(names, isRepeat: isRepeat))
    if let seconds { wait(seconds) }
  }

  /// Sends the mouse to a place in the window, or its button.
  mutating func mouse(_ phase: PointerPhase, at place: Point, _ modifiers: PanelModifiers = []) {
    mousePlace = place
    send(.pointer(phase, .mouse, at: place, modifiers))
  }

  /// Presses the mouse's button at a point of the phone.
  mutating func press(_ point: Point, _ modifiers: PanelModifiers = []) {
    let layout = picture.layout
    let origin = Point(Double(layout.frame.x), Double(layout.frame.y))
    mouse(.down, at: origin + point * layout.scale, modifiers)
  }

  mutating func release() { mouse(.up, at: mousePlace) }

  /// Taps an element of the phone by its id, and lets some seconds pass; fails when it does not exist.
  mutating func tap(_ id: String, then seconds: Double? = nil, _ location: SourceLocation = #_sourceLocation)
  {
    guard let element = picture.shown.value.elements.last(where: { $0.id.description == id }) else {
      Issue.record("no element \(id)", sourceLocation: location)
      return
    }
    tap(element.frame.center, then: seconds)
  }

  /// Taps a point of the phone, and lets some seconds pass.
  mutating func tap(_ point: Point, then seconds: Double? = nil) {
    press(point)
    wait(0.05)
    release()
    if let seconds { wait(seconds) }
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

  /// The middle of something in the window by its name, as it was last laid out.
  func place(of target: WindowTarget) throws -> Point {
    let found = instrument.targets(at: now).first { target.contains($0.target) }
    return try #require(found, "\(target) is not in sight").place
  }

  /// The middle of a part of a key's row in the panel.
  func place(of key: String, _ part: PanelPart) throws -> Point {
    try place(of: .control(key, part: part.word))
  }

  mutating func click(_ place: Point) {
    mouse(.down, at: place)
    mouse(.up, at: place)
  }

  /// Drags with the mouse, in steps of a frame.
  mutating func drag(from start: Point, to end: Point, frames: Int = 20, releases: Bool = true) {
    mouse(.down, at: start)
    for frame in 1...frames {
      wait(1.0 / 60)
      mouse(.move, at: start + (end - start) * (Double(frame) / Double(frames)))
    }
    if releases { mouse(.up, at: end) } else { wait(1.0 / 60) }
  }

  // MARK: The phone

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
