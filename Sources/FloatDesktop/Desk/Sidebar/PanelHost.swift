import FloatCore
import FloatFiles
import FloatStudio

/// The panel in the window: whether it is open, its place, its values, and what it does on the phone.
///
/// Places are in the drawable's pixels.
struct PanelHost: Sendable {
  /// Nil until it is first opened; it keeps its steps while it is closed.
  private var boxed: Boxed<Sidebar>?
  private(set) var isOpen = false
  /// Nil while it is closed, and until the window is laid out.
  private(set) var place: SidebarPlace?
  /// The pointers over it and its handle.
  private(set) var hands = PanelHands()
  private(set) var inspection = Inspection()
  /// True if the phone has values that the panel may not know.
  private(set) var isStale = false
  /// What its place was computed from.
  private var laid: (device: Size, window: WindowFacts, textScale: Double)?
  /// True once the panel exists. A flag of its own, because looking at the panel, which is large, would copy it.
  private(set) var isMade = false
  /// The width added to the window for it, in the desktop's units.
  var growth = 0
  /// Where the window was and went to become wider, if it was moved for that.
  var widening: (from: PixelRect, to: PixelRect)?
  /// True while springs move something on the phone, as far as the panel knows.
  private var hasSprings = false
  /// False if only a person can make the window wider for it.
  private let canGrow: Bool

  init(canGrow: Bool) { self.canGrow = canGrow }

  // MARK: Opening

  mutating func open() { isOpen = true }

  /// Takes the panel, which there is none of yet.
  mutating func make(_ panel: Panel) {
    isMade = true
    boxed = Boxed(Sidebar(panel, height: Self.firstHeight))
    isStale = true
  }

  private static let firstHeight = 800.0

  mutating func close(at now: Double, _ playback: Playback) {
    peek(false, at: now)
    boxed?.value.cancel(at: now, playback)
    boxed?.value.send(.focus(false), at: now)
    boxed?.value.send(.springs([:]), at: now)
    (inspection, hasSprings) = (Inspection(after: inspection), false)
    (isOpen, place, growth, widening) = (false, nil, 0, nil)
  }

  /// Computes its place in a window.
  mutating func lay(_ device: Size, in window: WindowFacts, textScale: Double, at now: Double) {
    guard isOpen,
      place == nil || laid?.device != device || laid?.window != window || laid?.textScale != textScale
    else { return }
    laid = (device, window, textScale)
    let new = SidebarPlace(
      device: device, drawable: window.drawable, density: window.density, textScale: textScale,
      canGrow: canGrow)
    place = new
    boxed?.value.resize(height: new.size.height, at: now)
  }

  /// Places the handle on the stage, if there is one.
  mutating func layHandle(in layout: DeviceLayout, isShown: Bool) {
    hands.layHandle(in: layout, isShown: isShown && !isOver)
  }

  // MARK: Derived values

  /// The panel with the controls of time above it; nil until it is first opened.
  var sidebar: Sidebar? { boxed?.value }

  /// True while keys go to the panel.
  var hasFocus: Bool { isOpen && boxed?.value.panel.hasFocus == true }
  /// True while the keyboard types into a field of it.
  var isTyping: Bool { isOpen && boxed?.value.panel.isTyping == true }
  /// True while a pointer is down in it, or on its handle.
  var isPressed: Bool { boxed?.value.isPressed == true || handle.isPressed }
  /// True while its picture, or what it draws on the phone, changes by itself.
  var isChanging: Bool { isOpen && (boxed?.value.isAnimating == true || inspection.isMoving) }
  var nextDeadline: Double? { isOpen ? boxed?.value.nextDeadline : nil }
  var handle: StageHandle { hands.handle }
  /// True if it lies over the phone.
  var isOver: Bool { place?.isOver == true }
  /// The part of the width added to the window for it that it takes, in the desktop's units: less than all of it in a
  /// window that was made lower since, where it is narrower, and 0 if it lies over the phone.
  var room: Int {
    guard let laid, !isOver else { return 0 }
    let width = SidebarPlace.width(
      device: laid.device, windowHeight: laid.window.size.height, density: laid.window.density,
      textScale: laid.textScale)
    return min(growth, width)
  }
  /// True if only a person can make the window wider.
  var isFixed: Bool { !canGrow }
  /// What of its look a hovering mouse changes.
  var look: Look {
    Look(isLit: handle.isHovered, isEntered: hands.hover != nil, question: inspection.question)
  }

  struct Look: Equatable {
    let isLit: Bool
    let isEntered: Bool
    let question: Inspection.Question
  }

  /// The mouse pointer's shape.
  var cursor: PanelCursor { isOpen ? hands.hover.flatMap { boxed?.value.cursor(at: $0) } ?? .arrow : .arrow }

  /// The place of the text being typed, in the desktop's units; nil if there is none.
  func textArea(density: Double) -> PixelRect? {
    guard let place, hasFocus, let rect = boxed?.value.textArea else { return nil }
    let unit = place.scale / density
    return PixelRect(
      x: Int(Double(place.frame.x) / density + rect.x * unit), y: Int(rect.y * unit),
      width: Int(rect.width * unit), height: Int(rect.height * unit))
  }

  // MARK: Values

  /// Sends the panel an input that has no place in it.
  mutating func send(_ input: PanelInput, at now: Double) { boxed?.value.send(input, at: now) }

  mutating func advance(to now: Double) { boxed?.value.advance(to: now) }

  mutating func perform(
    _ step: ScenarioStep.Panel, at now: Double, on prototype: Prototype
  ) throws(PanelStepError) {
    try boxed?.value.perform(step, at: now, on: prototype)
  }

  mutating func takeEffects() -> [Sidebar.Effect] { boxed?.value.takeEffects() ?? [] }

  /// Notes that the phone may have values from elsewhere.
  mutating func noteValues() { isStale = true }
  /// Notes that the phone takes the panel's own values.
  mutating func noteOwnValues() { isStale = false }

  /// Takes over values set elsewhere: by a script, or by a return to a past with other values.
  mutating func adopt(_ playback: Boxed<Playback>, without left: String?, at now: Double) {
    guard isStale, let boxed else { return }
    isStale = false
    let values = playback.value.history.present.tuned.differences(from: boxed.value.panel.tuning.shown)
      .filter { $0.key != left }
    if !values.isEmpty { send(.values(values), at: now) }
  }

  // MARK: The phone

  /// Tells the panel of the springs that move something on the phone, as long as any do, and of the last touch.
  mutating func follow(_ playback: Boxed<Playback>, at now: Double) {
    guard isOpen, let catalog = boxed?.value.panel.catalog else { return }
    let prototype = playback.value.prototype
    let starts = prototype.springStarts
    if !starts.isEmpty || hasSprings {
      hasSprings = !starts.isEmpty
      send(.springs(starts.mapValues { prototype.now - $0 }), at: now)
    }
    if let touched = inspection.newTouch(playback.value, catalog) { send(touched, at: now) }
  }

  /// Tells the panel of a press on a phone that takes no input, because the phone's history does not contain it.
  mutating func noteTouch(_ input: Input, _ playback: Playback, at now: Double) {
    guard isOpen, playback.isStanding, case .pointer(.down, _, let point) = input else { return }
    if let keys = keys(at: point, playback) { send(.touched(keys), at: now) }
  }

  private func keys(at point: Point, _ playback: Playback) -> [String]? {
    boxed.map { KeyMap.keys(at: point, on: playback.prototype, in: $0.value.panel.catalog) }
  }

  mutating func toggleGhost() { inspection.showsGhost.toggle() }

  mutating func toggleInspecting() { inspection.question = inspection.isAsking ? .none : .next(nil) }

  /// Shows the other set of values, or no longer.
  ///
  /// - Returns: True if that changes anything.
  @discardableResult
  mutating func peek(_ isOn: Bool, at now: Double) -> Bool {
    guard isOn != inspection.isPeeking, isOpen else { return false }
    inspection.isPeeking = isOn
    send(.peek(isOn), at: now)
    return true
  }

  /// The ghost, and the outlines of the things in question.
  mutating func layers(_ playback: Boxed<Playback>) -> [Layer] {
    guard isOpen, let boxed else { return [] }
    return inspection.layers(boxed.value.panel, playback.value)
  }

  // MARK: The hand

  /// Takes a pointer, unless it is the phone's.
  mutating func take(_ event: PanelHands.Event, _ playback: Playback, at now: Double) -> PanelHands.Answer {
    hands.take(event, on: &boxed, at: place, &inspection, playback, at: now)
  }

  /// Shows the keys of the thing at a place on the phone, and does nothing more until the button is let go.
  mutating func inspect(_ point: Point, _ playback: Playback, at now: Double) {
    inspection.question = .none
    hands.swallow()
    if let keys = keys(at: point, playback) { send(.inspected(keys), at: now) }
  }

  /// Takes the right button.
  mutating func secondary(at: Point, _ playback: Playback, at now: Double) -> Bool {
    guard let point = place?.inside(at) else { return boxed?.value.isPressed == true }
    boxed?.value.secondary(at: point, at: now, playback)
    return true
  }

  mutating func wheel(
    at: Point, dy: Double, isPrecise: Bool, _ modifiers: PanelModifiers, at now: Double
  ) -> Bool {
    guard let point = place?.inside(at) else { return false }
    boxed?.value.wheel(at: point, dy: dy, isPrecise: isPrecise, modifiers, at: now)
    return true
  }

  /// The mouse left the panel, or the window.
  mutating func leave(at now: Double) {
    if inspection.isAsking { inspection.question = .next(nil) }
    hands.leave(&boxed, isOpen: isOpen, at: now)
  }

  /// Takes back the effect of a pointer that is down, and of a key that is held.
  mutating func cancel(at now: Double, _ playback: Playback) {
    peek(false, at: now)
    hands.cancel()
    boxed?.value.cancel(at: now, playback)
  }

  /// Handles Escape: ends a question for keys, or passes it to the panel if that has the keyboard; false otherwise.
  mutating func escape(at now: Double) -> Bool {
    if inspection.isAsking {
      inspection.question = .none
      return true
    }
    guard hasFocus else { return false }
    send(.key("Escape"), at: now)
    return true
  }

  // MARK: The picture

  /// The panel and its handle, as scenes with places in the drawable.
  func panes(on ground: StageGround?, _ playback: Boxed<Playback>) -> [Pane] {
    var panes: [Pane] = []
    if let frame = handle.frame, let ground, let scene = handle.scene(on: ground, isOpen: isOpen) {
      panes.append(Pane(.handle, scene, frame: frame, scale: ground.layout.scale))
    }
    if let place, let boxed {
      panes.append(
        Pane(
          .panel, boxed.value.scene(playback.value), frame: place.frame, scale: place.scale,
          isOver: place.isOver))
    }
    return panes
  }
}
