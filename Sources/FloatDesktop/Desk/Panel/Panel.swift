import FloatCore
import FloatStudio

/// The panel beside the phone: the table of parameters made visible, a value type like the phone.
///
/// Inputs and time go in, a scene and effects come out. Times are in seconds, places in points of the panel. Decisions
/// are state; lines, heights and the values for the phone are derived from it.
struct Panel: Sendable {
  /// The keys that can be tuned.
  let catalog: PanelCatalog
  private(set) var now = 0.0
  var tuning: Tuning
  /// The height, in points; the width is ``width``.
  private(set) var height: Double
  private(set) var appearance: Appearance
  var content: PanelContent
  var list = PanelList()
  /// The text in the search field.
  var query = TextField()
  /// The open field for a value or a name.
  var field: PanelField?
  /// The kind of text that a spring is copied as.
  var copying = PanelCopy()
  /// Text that an input method has not committed yet.
  var composition: Composition?
  var keyboard = PanelKeyboard()
  var pointer = PanelPointer()
  var message = PanelMessage()
  var menu: PanelMenu?
  var states = ControlStates()
  var effects: [PanelEffect] = []

  /// The panel's width in points.
  static let width = PanelMetrics.width

  /// - Parameters:
  ///   - values: The files' values.
  ///   - height: In points.
  init(
    _ values: Parameters, height: Double, appearance: Appearance = .light, language: PanelLanguage = .english
  ) {
    catalog = PanelCatalog(values.schema.entries)
    tuning = Tuning(values)
    self.height = height
    self.appearance = appearance
    content = PanelContent(language)
    relayout()
  }

  // MARK: Time

  /// Lets time pass; ignores earlier times.
  mutating func advance(to time: Double) {
    guard time.isFinite, time > now else { return }
    while let deadline = list.scroller.deadline, deadline <= time { list.scroller.meetDeadline() }
    now = time
    states.dots = states.dots.filter { !isOver($0.value, of: $0.key) }
    states.switches = states.switches.filter { !$0.value.isAtRest(at: now) }
    list.advance(to: now)
    message.advance(to: now)
  }

  /// True while the scene is animating.
  var isAnimating: Bool {
    list.scroller.isMoving(at: now) || !states.switches.isEmpty || list.slide != nil
      || states.dots.values.contains { !$0.isLive } || message.helpOpacity(at: now) < 1
  }

  /// When a scroll turns into a bounce or comes to rest, or a notice begins to fade; nil for never.
  var nextDeadline: Double? { [list.scroller.deadline, message.fadeTime].compactMap(\.self).min() }

  // MARK: Input

  /// Advances to a time and applies an input.
  mutating func send(_ input: PanelInput, at time: Double) {
    advance(to: time)
    switch input {
    case .pointer(let phase, let point, let modifiers): handlePointer(phase, point, modifiers)
    case .leave: pointer.hover = nil
    case .secondary(let point): handleSecondary(point)
    case .wheel(let point, let dy, let isPrecise, let modifiers):
      handleWheel(point, dy, isPrecise: isPrecise, modifiers)
    case .key(let key, let modifiers): handleKey(key, modifiers)
    case .text(let text): handleText(text)
    case .composing(let text, let caret): compose(text, caret: caret)
    case .focus(let isHere): takeFocus(isHere)
    case .resize(let height): if height.isFinite { self.height = height.clamped(to: 200...8000) }
    case .appearance(let appearance): self.appearance = appearance
    case .language(let language): content.language = language
    case .touched(let keys, let moved):
      (content.touched, content.moved) = (keys.filter { catalog[$0] != nil }, moved)
    case .inspected(let keys): show(keys)
    case .springs(let running): follow(running)
    case .values(let values):
      cancelPress()
      tuning.set(values)
    case .offer(let values): content.offered = values.filter { catalog[$0.key] != nil }
    case .settings(let settings): content.settings = settings
    case .loaded(let parameters):
      let known = tuning.conflicts
      tuning.load(parameters)
      let count = tuning.conflicts.count { known[$0.key] != $0.value }
      if count > 0 { notice = words.inConflict(count) }
    case .saved:
      tuning.markSaved()
      notice = words.savedFile
    case .preset(let answer): take(answer)
    case .peek(let isOn):
      finishPress()
      tuning.peek(isOn)
    case .action(let action): perform(action)
    }
    if !isTyping { composition = nil }
    relayout()
  }

  /// Returns the requests to the shell: the new values in one step, and then the others, oldest first.
  mutating func takeEffects() -> [PanelEffect] {
    defer { effects = [] }
    let stale = tuning.takeStale()
    return stale.isEmpty ? effects : [.configure(stale)] + effects
  }

  // MARK: Derived values

  var words: PanelWords { PanelWords(content.language) }
  var language: PanelLanguage { content.language }
  /// True while the keyboard's input goes to the panel and not to the phone.
  var hasFocus: Bool { keyboard.isHere }

  /// A message about the last action, until another action or until it has been shown for long enough.
  var notice: String? {
    get { message.text }
    set { message = PanelMessage(newValue, at: now) }
  }

  /// The part of the panel where the list scrolls.
  var viewport: Rect {
    Rect(
      0, PanelMetrics.header, PanelMetrics.width,
      max(0, height - PanelMetrics.header - PanelMetrics.help - PanelMetrics.footer))
  }
  /// How far the list is scrolled, in points.
  var scrollOffset: Double { list.scroller.offset(at: now) }

  /// Converts a point of the panel to the list's coordinates.
  func listPoint(_ point: Point) -> Point { Point(point.x, point.y - viewport.y + scrollOffset) }

  /// Converts a rectangle of the list to the panel's coordinates.
  func panelRect(_ rect: Rect) -> Rect { rect.offset(y: viewport.y - scrollOffset) }

  /// The control of a row, whether or not the list shows it.
  func control(_ row: PanelRowID) -> (any PanelControl)? {
    if row.section == .phone {
      return content.settings.first { $0.kind.rawValue == row.key }.map { SettingControl(setting: $0) }
    }
    return catalog[row.key]?.control ?? catalog.springs[row.key].map { SpringControl(spring: $0) }
  }

  /// Updates the lines to the state; the line that is being handled stays in place.
  private mutating func relayout() {
    let held =
      pointer.press?.hold.target.row ?? editing?.row ?? (keyboard.isShown ? keyboard.place?.row : nil)
    content.changed = tuning.changedKeys
    content.conflicts = tuning.conflicts
    content.idle = MotionName.idleKeys(in: tuning.shown)
    content.kept = []
    if let held, held.section == .changed {
      content.kept = Set(catalog.springs[held.key]?.keys ?? [held.key])
    }
    list.lay(content, catalog, tuning.shown, held: held, viewport: viewport.height, at: now)
    if let place = keyboard.place, let row = place.row, list.layout.item(of: place) == nil {
      keyboard.place = .row(row)
    }
  }
}

/// The keyboard's focus in the panel.
struct PanelKeyboard: Equatable, Sendable {
  /// True while the keyboard's input goes to the panel and not to the phone.
  var isHere = false
  /// True once a key moved the focus, because a pointer needs no ring.
  var isShown = false
  var place: PanelPlace?
}

/// The pointer over the panel.
struct PanelPointer: Sendable {
  var hover: Point?
  var press: Press?
  var clicks = Clicks<PanelPlace>()

  /// A press and its state so far.
  struct Press: Sendable {
    var hold: Hold<PanelPlace>
    /// The number, or the two numbers, that the drag has reached, before rounding to their grid.
    var value = Point.zero
    /// How far the hand is ahead of what it drags, because `Ctrl` makes its way finer.
    var lead = Point.zero
    /// The way of a finger that scrolls the list.
    var way: Trail<Double>?
  }
}

/// The message at the panel's foot, which fades out after a while.
struct PanelMessage: Equatable, Sendable {
  private(set) var text: String?
  /// When it goes, or went.
  private var end = -Double.infinity

  /// How long it is shown, in seconds.
  static let time = 6.0

  init() {}

  init(_ text: String?, at now: Double) {
    self.text = text
    if text != nil { end = now + Self.time }
  }

  mutating func advance(to now: Double) { if end <= now { text = nil } }

  /// When it begins to fade; nil for never.
  var fadeTime: Double? { text == nil ? nil : end - Fade.duration }

  /// The opacity of the words at the foot: a message fades out, and then the help fades in.
  func helpOpacity(at now: Double) -> Double { min(abs(now - end) / Fade.duration, 1) }
}

/// The open list of choices.
struct PanelMenu: Hashable, Sendable {
  var row: PanelRowID
  var words: [String]
  var selected: Int
  /// In the panel's coordinates.
  var frame: Rect

  /// The words' lines, in the panel's coordinates; the first responds up to the list's edge.
  var areas: [HitArea<PanelPlace>] {
    words.indices.map { index in
      let row = self.row(index).offset(by: frame.origin)
      let top = index == 0 ? frame.y : row.y
      return HitArea(
        .choice(index), row, hit: .rect(Rect(frame.x, top, frame.width, row.maxY - top)))
    }
  }

  /// The line of a word, in the list's coordinates.
  func row(_ index: Int) -> Rect {
    Rect(4, 4 + Double(index) * PanelMetrics.menuRow, frame.width - 8, PanelMetrics.menuRow)
  }
}

/// What controls remember beside their values.
struct ControlStates: Sendable {
  /// The dots on the curves of springs, by the springs' blocks.
  var dots: [String: SpringDot] = [:]
  /// The time on the axis of the curve that was pressed last, in seconds, and that curve's block.
  var axis: (block: String, span: Double)?
  /// The positions of switches in motion, 0…1, by their keys.
  var switches: [String: Animated<Double>] = [:]
  /// The hue, saturation and brightness that a colour was set from, as long as it is that colour, by the colours' keys.
  var hsv: [String: HSVColor] = [:]
}
