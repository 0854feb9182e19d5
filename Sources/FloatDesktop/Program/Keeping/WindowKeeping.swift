import FloatCore
import FloatFiles
import FloatStudio

/// Keeps gestures for the window: the inputs that lead to them, the card to choose from, and the writing.
struct WindowKeeping {
  private var keeper: GestureKeeper
  private var lead: SessionLead
  private var card: KeepCard
  private var gesture: GestureTake?
  private var task: KeepingTask?

  /// The card's distance from the screen's top, as a share of the height.
  private static let share = 0.3

  init(_ keeper: GestureKeeper, _ start: Prototype, language: PanelLanguage) {
    self.keeper = keeper
    lead = SessionLead(start)
    card = KeepCard(language: language)
  }

  // MARK: Events

  mutating func note(_ change: Playback.Change) { lead.note(change) }
  mutating func note(_ playback: Playback) { lead.note(playback) }

  /// Shows another phone from now on, whose gestures are kept instead. Writing in progress goes on.
  mutating func startOver(_ keeper: GestureKeeper, _ start: Prototype) {
    self.keeper = keeper
    lead = SessionLead(start)
    gesture = nil
    if card.state == .choosing { card.toggle() }
  }

  /// Changes the card's language.
  mutating func speak(_ language: PanelLanguage) { card.speak(language) }

  /// Opens the choice for the looped gesture, or the last one.
  mutating func toggle(_ playback: Playback) {
    guard task == nil else { return }
    gesture = playback.take
    if gesture == nil { card.fail(nil) } else { card.toggle() }
  }

  /// Passes an input to the card; returns true where the card took it.
  mutating func take(_ input: Input, on device: Device) -> Bool {
    guard card.isShown else { return false }
    let before = card
    switch input {
    case .key(let key):
      let (isTaken, kind) = card.take(key: key)
      if let kind { begin(kind) }
      return isTaken
    case .pointer(let phase, _, let point):
      let (isTaken, kind) = card.take(phase, at: point - frame(on: device).origin)
      if let kind { begin(kind) }
      // A press beside the choice closes it and is spent; a press beside a message goes on to the phone.
      return isTaken || before.state == .choosing && before != card && phase == .down
    case .wheel(let point, _, _, _), .contextMenu(let point): return frame(on: device).contains(point)
    case .resize, .configure: return false
    }
  }

  private mutating func begin(_ kind: KeepKind) {
    guard let gesture else { return card.fail(nil) }
    do {
      task = try KeepingTask(keeper, gesture, after: lead, as: kind)
    } catch {
      card.fail("\(error)")
    }
  }

  /// Shows the outcome of writing, waiting for it if necessary.
  mutating func finish(at now: Double) {
    guard let (paths, failure) = task?.result() else { return }
    task = nil
    if let failure {
      Diagnostics.error(failure)
      card.fail(failure)
    } else {
      for path in paths { Diagnostics.notice("kept: \(path)") }
      card.finish(paths, at: now)
    }
  }

  /// Ends writing that is not done yet.
  func cancel() { task?.cancel() }

  /// True while a gesture is being written.
  var isWriting: Bool { task != nil }

  /// The real time at which the card closes by itself; nil for never.
  var closeTime: Double? { card.closeTime }

  /// Closes a card that was open for long enough.
  mutating func advance(to now: Double) { card.advance(to: now) }

  // MARK: The card

  private func frame(on device: Device) -> Rect {
    let size = card.size
    return Rect(
      (device.size.width - size.width) / 2, device.size.height * Self.share, size.width, size.height)
  }

  /// The card's layer; nil while it is closed.
  func layer(on device: Device, _ appearance: Appearance, now: Double) -> Layer? {
    guard card.isShown else { return nil }
    let scene = card.scene(gesture?.block, now: now, appearance)
    let outline = RoundedRect(Rect(size: scene.size), radius: 16)
    return Layer(
      id: "shell:keep", position: frame(on: device).origin, outline: outline,
      shadow: Shadow(color: Color(0, 0, 0, 80), radius: 14, offset: Point(0, 4)),
      content: [.roundedRect(outline, .color(scene.background))], sublayers: scene.layers)
  }
}
