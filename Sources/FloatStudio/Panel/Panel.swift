import FloatCore

/// The panel beside the phone: the table of parameters made visible, a value type like the phone.
///
/// Inputs and time go in, a scene and effects come out. Times are in seconds, places in points of the panel. Decisions
/// are state; lines, heights and the values for the phone are derived from it.
package struct Panel: Sendable {
  /// The keys that can be tuned.
  package let catalog: PanelCatalog
  package private(set) var now = 0.0
  package internal(set) var tuning: Tuning
  /// The height, in points; the width is ``width``.
  package internal(set) var height: Double
  package internal(set) var appearance: Appearance
  package internal(set) var language: PanelLanguage

  /// The text in the search field.
  package internal(set) var query = LineEditor()
  /// The search results since the query's words last changed; nil without a search.
  var found: PanelSearch.Result?
  /// Values that were changed earlier and not saved, until somebody restores or discards them.
  package internal(set) var offered: [ConfigurationValue] = []
  /// The settings of the phone other than keys.
  var settings: [PanelSetting] = []
  /// The keys of the thing touched last.
  package internal(set) var touched: [String] = []
  /// The blocks of those keys whose springs moved something after the touch, the last first.
  var moved: [String] = []
  var toggled: Set<PanelSection> = []
  var unfolded: Set<PanelRowID> = []
  /// True while springs are described by duration and bounce.
  var usesBounce = false

  /// True while the keyboard's input goes to the panel and not to the phone.
  package internal(set) var hasFocus = false
  package internal(set) var focus: PanelPlace?
  /// True once a key moved the focus, because a pointer needs no ring.
  var showsFocus = false
  var hover: Point?
  var editing: Editing?
  /// The name of a preset while it is typed.
  package internal(set) var naming: Naming?
  /// A message about the last action, until another action or until it has been shown for long enough.
  var notice: String? {
    didSet { noticeEnd = notice == nil ? -.infinity : now + Self.noticeTime }
  }
  /// When the notice goes, or went, by itself.
  private var noticeEnd = -Double.infinity
  /// Text that an input method has not committed yet.
  var composition: Composition?
  var menu: Menu?
  var press: Press?
  var lastPress: (time: Double, place: PanelPlace?, at: Point) = (-.infinity, nil, .zero)
  /// The dots on the curves of springs, by the springs' blocks.
  var dots: [String: SpringDot] = [:]
  /// The hue, saturation and brightness that a colour was set from, as long as it is that colour.
  var hsv: [String: HSVColor] = [:]
  /// The positions of switches in motion, 0…1.
  var switches: [String: Animated<Double>] = [:]
  /// The lines that move to make room, or to close it.
  var slide: PanelSlide?
  /// The place that the present input opens or closes.
  var opened: PanelPlace?
  var effects: [PanelEffect] = []

  var scroller: Scroller
  private(set) var layout = PanelLayout()
  /// The values that the lines were derived from.
  private var source: PanelLayout.Source?

  /// How long a notice is shown, in seconds.
  static let noticeTime = 6.0

  /// The panel's width in points.
  package static let width = PanelMetrics.width

  /// A value that is being typed.
  struct Editing: Hashable, Sendable {
    var row: PanelRowID
    var line: LineEditor
    /// The reason why it is not valid.
    var problem: String?
  }

  /// The open list of choices.
  struct Menu: Hashable, Sendable {
    var row: PanelRowID
    var words: [String]
    var selected: Int
    /// In the panel's coordinates.
    var frame: Rect
  }

  /// - Parameters:
  ///   - values: The files' values.
  ///   - height: In points.
  package init(
    _ values: Parameters, height: Double, appearance: Appearance = .light, language: PanelLanguage = .english
  ) {
    catalog = PanelCatalog(values.schema.entries)
    tuning = Tuning(values)
    self.height = height
    self.appearance = appearance
    self.language = language
    scroller = Scroller(maximum: 0, viewport: 1)
    relayout()
  }

  // MARK: Time

  /// Lets time pass; ignores earlier times.
  package mutating func advance(to time: Double) {
    guard time.isFinite, time > now else { return }
    while let deadline = scroller.deadline, deadline <= time { scroller.meetDeadline() }
    now = time
    dots = dots.filter { !isOver($0.value, of: $0.key) }
    switches = switches.filter { !$0.value.isAtRest(at: now) }
    if slide?.isOver(at: now) ?? false { slide = nil }
    if notice != nil, noticeEnd <= now {
      let end = noticeEnd
      notice = nil
      noticeEnd = end
    }
  }

  /// The opacity of the words at the foot: a notice that goes by itself fades out, and then the help fades in.
  var helpOpacity: Double { min(abs(now - noticeEnd) / Fade.duration, 1) }

  /// True while the scene changes by itself.
  package var isAnimating: Bool {
    scroller.isMoving(at: now) || !switches.isEmpty || slide != nil
      || dots.values.contains { !$0.isLive } || helpOpacity < 1
  }

  /// When a scroll turns into a bounce or comes to rest, or a notice begins to fade; nil for never.
  package var nextDeadline: Double? {
    [scroller.deadline, notice == nil ? nil : noticeEnd - Fade.duration].compactMap(\.self).min()
  }

  private func isOver(_ dot: SpringDot, of block: String) -> Bool {
    catalog.springs[block].map { dot.isOver(at: now, span: SpringShape.span($0.spring(in: tuning.saved))) }
      ?? true
  }

  // MARK: Input

  /// Advances to a time and applies an input.
  package mutating func send(_ input: PanelInput, at time: Double) {
    advance(to: time)
    switch input {
    case .pointer(let phase, let point, let modifiers): handlePointer(phase, point, modifiers)
    case .leave: hover = nil
    case .secondary(let point): handleSecondary(point)
    case .wheel(let point, let dy, let isPrecise, let modifiers):
      handleWheel(point, dy, isPrecise: isPrecise, modifiers)
    case .key(let key, let modifiers): handleKey(key, modifiers)
    case .text(let text): handleText(text)
    case .composing(let text, let caret): compose(text, caret: caret)
    case .focus(let isHere): takeFocus(isHere)
    case .resize(let height): if height.isFinite { self.height = min(max(height, 200), 8000) }
    case .appearance(let appearance): self.appearance = appearance
    case .language(let language): self.language = language
    case .touched(let keys, let moved): (touched, self.moved) = (keys.filter { catalog[$0] != nil }, moved)
    case .inspected(let keys): show(keys)
    case .springs(let running): follow(running)
    case .values(let values):
      cancelPress()
      tuning.set(values)
    case .offer(let values): offered = values.filter { catalog[$0.key] != nil }
    case .settings(let settings): self.settings = settings
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
    let stale = tuning.takeStale()
    if !stale.isEmpty { effects.append(.configure(stale)) }
    relayout()
  }

  /// Returns the requests to the shell, oldest first.
  package mutating func takeEffects() -> [PanelEffect] {
    defer { effects = [] }
    return effects
  }

  // MARK: Derived values

  var words: PanelWords { PanelWords(language) }
  /// The part of the panel where the list scrolls.
  var viewport: Rect {
    Rect(
      0, PanelMetrics.header, PanelMetrics.width,
      max(0, height - PanelMetrics.header - PanelMetrics.help - PanelMetrics.footer))
  }
  /// How far the list is scrolled, in points.
  package var scrollOffset: Double { scroller.offset(at: now) }

  /// Converts a point of the panel to the list's coordinates.
  func listPoint(_ point: Point) -> Point { Point(point.x, point.y - viewport.y + scrollOffset) }

  /// Converts a rectangle of the list to the panel's coordinates.
  func panelRect(_ rect: Rect) -> Rect { rect.offset(y: viewport.y - scrollOffset) }

  /// Updates the lines to the state; the line that is being handled stays in place.
  private mutating func relayout() {
    let held = (press?.place.row ?? editing?.row ?? (showsFocus ? focus?.row : nil))
    let before = held.flatMap { layout.item(of: .row($0))?.frame.y }
    var kept: Set<String> = []
    if let held, held.section == .changed { kept = [held.key] }
    let new = PanelLayout.Source(
      language: language, found: found, touched: touched, moved: moved, changed: tuning.changedKeys,
      conflicts: tuning.conflicts,
      toggled: toggled, kept: kept, unfolded: unfolded, usesBounce: usesBounce,
      offered: offered.count, settings: settings)
    let old = layout
    if new != source {
      layout = PanelLayout(new, catalog)
      source = new
    }
    if let opened {
      slide = PanelSlide(
        from: old, to: layout, below: opened, bottom: scrollOffset + viewport.height, at: now)
      self.opened = nil
    }
    let maximum = max(0, layout.height - viewport.height)
    if let held, let before, let after = layout.item(of: .row(held))?.frame.y, after != before,
      !scroller.isMoving(at: now), scroller.heldOffset == nil
    {
      scroller = Scroller(
        offset: scrollOffset + after - before, maximum: maximum, viewport: viewport.height)
    }
    scroller.refit(maximum: maximum, viewport: viewport.height, at: now)
    if let place = focus, place.row != nil, layout.item(of: place) == nil {
      focus = place.row.map { .row($0) }
    }
  }
}
