import FloatCore
import FloatFiles
import FloatStudio

/// The column beside the phone, with the controls of time and the panel below them: whether it is open, its place, its
/// values, and what it does on the phone.
///
/// Places are in the drawable's pixels; times are real seconds.
struct Sidebar: Sendable {
  /// Nil until it is first opened; it keeps its steps while it is closed.
  private(set) var boxed: Boxed<Panel>?
  private(set) var isOpen = false
  /// Nil while it is closed, and until the window is laid out.
  private(set) var place: SidebarPlace?
  /// The pointers over it and its handle.
  private(set) var hands = SidebarHands()
  private(set) var inspection = Inspection()
  /// True if the phone has values from elsewhere, which the panel may not know.
  private var isStale = false
  /// The width that it takes beside the phone, in the desktop's units, as it was last laid out.
  private(set) var width = 0
  /// The width added to the window for it, in the desktop's units.
  private(set) var growth: Int
  /// Where the window was and went to become wider.
  private(set) var widening: (from: PixelRect, to: PixelRect)?
  /// False if only a person can make the window wider for it.
  let canGrow: Bool

  /// - Parameter growth: The width with which the window opens for it.
  init(canGrow: Bool, growth: Int = 0) { (self.canGrow, self.growth) = (canGrow, growth) }

  // MARK: Opening

  mutating func open() { isOpen = true }

  /// The panel's height until the window is laid out, in points.
  static let firstHeight = 800 - TransportLayout.height

  /// Takes the panel, which there is none of yet.
  mutating func make(_ panel: Panel) {
    (boxed, isStale) = (Boxed(panel), true)
  }

  mutating func close(at now: Double, _ playback: Playback) {
    peek(false, at: now)
    hands.cancel(on: &boxed, playback, at: now)
    send(.focus(false), at: now)
    send(.springs([:]), at: now)
    inspection = Inspection(after: inspection)
    (isOpen, place, growth, widening) = (false, nil, 0, nil)
  }

  /// Uses a width that is added to the window.
  ///
  /// - Parameter moved: Where the window is and goes to become wider; nil where it is wider already.
  mutating func grow(to width: Int, _ moved: (from: PixelRect, to: PixelRect)? = nil) {
    (growth, widening) = (width, moved ?? widening)
  }

  /// Notes the window's size: one that did not become wider, or no longer is, has no room for the panel beside the phone.
  mutating func note(_ window: WindowFacts) {
    guard growth > 0, let widening, window.size.width == widening.from.width else { return }
    (growth, self.widening) = (0, nil)
  }

  /// Computes its place in a window.
  mutating func lay(_ device: Size, in window: WindowFacts, textScale: Double, at now: Double) {
    guard isOpen else { return }
    let density = window.density
    width = SidebarPlace.width(
      device: device, windowHeight: window.size.height, density: density, textScale: textScale)
    let new = SidebarPlace(
      device: device, drawable: window.drawable, density: density, textScale: textScale, canGrow: canGrow)
    guard new != place else { return }
    place = new
    send(.resize(height: new.size.height - new.top), at: now)
  }

  /// Places the handle on the stage, if there is one.
  mutating func layHandle(in layout: DeviceLayout, isShown: Bool) {
    hands.handle.place(in: layout, stage: isShown && !isOver)
  }

  // MARK: Values

  /// Sends the panel an input that has no place in it.
  mutating func send(_ input: PanelInput, at now: Double) {
    boxed?.value.send(input, at: now)
  }

  mutating func advance(to now: Double) { boxed?.value.advance(to: now) }

  mutating func perform(
    _ step: ScenarioStep.Panel, at now: Double, on prototype: Prototype
  ) throws(PanelStepError) {
    try boxed?.value.perform(step, at: now, on: prototype)
  }

  /// Returns the requests to the clock, oldest first.
  mutating func takeActions() -> [ClockAction] { hands.takeActions() }

  /// Returns the panel's requests.
  mutating func takeEffects() -> [PanelEffect] { boxed?.value.takeEffects() ?? [] }

  /// Notes that the phone may have values that were set elsewhere.
  mutating func noteValues() { isStale = true }

  /// Takes over values set elsewhere: by a script, or by a return to a past with other values.
  mutating func adopt(_ playback: Boxed<Playback>, without left: String?, at now: Double) {
    guard isStale, let boxed else { return }
    isStale = false
    let values = playback.value.history.present.tuned.differences(from: boxed.value.tuning.shown)
      .filter { $0.key != left }
    if !values.isEmpty { send(.values(values), at: now) }
  }

  // MARK: The phone

  /// Tells the panel of the springs that move something on the phone, as long as any do, and of the last touch.
  mutating func follow(_ playback: Boxed<Playback>, at now: Double) {
    guard isOpen, let catalog = boxed?.value.catalog else { return }
    let prototype = playback.value.prototype
    let starts = prototype.springStarts
    if !starts.isEmpty || boxed?.value.states.dots.values.contains(where: \.isLive) == true {
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
    boxed.map { KeyMap.keys(at: point, on: playback.prototype, in: $0.value.catalog) }
  }

  /// Shows the other set of values, or no longer.
  ///
  /// - Returns: True if that changes anything.
  @discardableResult
  mutating func peek(_ isOn: Bool, at now: Double) -> Bool {
    guard isOpen, boxed?.value.tuning.isPeeking == !isOn else { return false }
    send(.peek(isOn), at: now)
    return true
  }

  /// Shows the ghost, or no longer.
  mutating func toggleGhost() { inspection.toggleGhost() }

  /// Asks for the keys of what is clicked next, or no longer.
  mutating func toggleQuestion() { inspection.toggleQuestion() }

  /// The ghost, and the outlines of the things in question.
  mutating func layers(_ playback: Boxed<Playback>) -> [Layer] {
    guard isOpen, let boxed else { return [] }
    return inspection.layers(boxed.value, playback.value)
  }

  // MARK: The hand

  /// Takes a pointer, unless it is the phone's.
  mutating func take(
    _ event: SidebarHands.Event, _ playback: Playback, at now: Double
  ) -> SidebarHands.Answer {
    hands.take(event, on: &boxed, at: place, &inspection, playback, at: now)
  }

  /// Shows the keys of the thing at a place on the phone, and does nothing more until the button is let go.
  mutating func inspect(_ point: Point, _ playback: Playback, at now: Double) {
    inspection.endQuestion()
    hands.swallow()
    if let keys = keys(at: point, playback) { send(.inspected(keys), at: now) }
  }

  /// Takes the right button: it takes back the effect of a pointer that is down, or else is the panel's.
  mutating func secondary(at: Point, _ playback: Playback, at now: Double) -> Bool {
    guard let place, let point = place.inside(at) else { return hands.isHolding }
    if hands.isHolding {
      hands.cancel(on: &boxed, playback, at: now)
    } else if point.y >= place.top {
      send(.secondary(at: point - Point(0, place.top)), at: now)
    }
    return true
  }

  /// Takes a wheel, which steps by frames over the controls of time.
  mutating func wheel(
    at: Point, dy: Double, isPrecise: Bool, _ modifiers: PanelModifiers, at now: Double
  ) -> Bool {
    guard let place, let point = place.inside(at) else { return false }
    if hands.isHolding { return true }
    if point.y < place.top {
      if dy != 0 { hands.request(.step(dy > 0 ? -1 : 1)) }
    } else {
      let place = point - Point(0, place.top)
      send(.wheel(at: place, dy: dy, isPrecise: isPrecise, modifiers: modifiers), at: now)
    }
    return true
  }

  /// The mouse left the sidebar, or the window.
  mutating func leave(at now: Double) {
    inspection.hover(at: nil)
    hands.leave(&boxed, isOpen: isOpen, at: now)
  }

  /// Takes back the effect of a pointer that is down, and of a key that is held.
  mutating func cancel(at now: Double, _ playback: Playback) {
    peek(false, at: now)
    hands.handle.cancel()
    hands.cancel(on: &boxed, playback, at: now)
  }

  /// Handles Escape: ends a question for keys, or passes it to the panel if that has the keyboard; false otherwise.
  mutating func escape(at now: Double) -> Bool {
    if inspection.isAsking {
      inspection.endQuestion()
      return true
    }
    guard hasFocus else { return false }
    send(.key("Escape"), at: now)
    return true
  }
}
