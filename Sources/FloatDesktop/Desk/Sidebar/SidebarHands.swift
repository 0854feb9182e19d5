import FloatCore
import FloatStudio

/// The pointers over the sidebar and its handle on the stage: which of them the sidebar has, whether the controls of time
/// or the panel hold them, and what a press asks for.
///
/// Places are in the drawable's pixels, and inside the sidebar in its points.
struct SidebarHands: Sendable {
  var handle = StageHandle()
  /// The controls of time, above the panel.
  private(set) var transport = Transport(width: Panel.width)
  /// The place of the mouse over the sidebar, in its points.
  private(set) var hover: Point?
  /// The pointer that is down in the sidebar, and the part that holds it; others have no effect there.
  private var held: (pointer: Pointer, part: Part)?
  /// True while a button is held whose press asked for keys.
  private var isSwallowing = false
  private var actions: [ClockAction] = []

  private enum Part { case transport, panel }

  /// Something that a pointer does in the window.
  struct Event {
    let phase: PointerPhase
    let pointer: Pointer
    let place: Point
    var modifiers: PanelModifiers = []
    /// The place on the phone's screen; nil for one outside.
    var onPhone: Point?
    /// True while the mouse's button is held on the phone.
    var isPhonesMouse = false
  }

  enum Answer: Equatable {
    /// The pointer is the phone's.
    case passed
    case taken
    /// Opens the panel, if it is closed, and shows the keys of the thing under the pointer.
    case inspect(Point)
    /// The handle was clicked.
    case toggle
  }

  /// True while a pointer is down in the sidebar.
  var isHolding: Bool { held != nil }

  /// True if a mouse at a point of the sidebar is the controls' of time.
  func isOverTransport(_ point: Point, _ area: SidebarPlace) -> Bool {
    (held?.part ?? (point.y < area.top ? .transport : .panel)) == .transport
  }

  /// Takes a pointer, unless it is the phone's.
  ///
  /// - Parameters:
  ///   - panel: Nil until it is first opened.
  ///   - area: The sidebar's place in the window; nil while it is closed.
  mutating func take(
    _ event: Event, on panel: inout Boxed<Panel>?, at area: SidebarPlace?, _ inspection: inout Inspection,
    _ playback: Playback, at now: Double
  ) -> Answer {
    if held?.pointer == event.pointer {
      guard event.phase == .down else {
        point(event, on: &panel, at: area, playback, at: now)
        if event.pointer != .mouse, event.phase != .move { leave(&panel, at: now) }
        return .taken
      }
      // Its release was lost.
      cancel(on: &panel, playback, at: now)
    }
    if event.pointer == .mouse,
      let answer = take(mouse: event, on: &panel, at: area, &inspection, playback, at: now)
    {
      return answer
    }
    guard event.phase == .down, area?.inside(event.place) != nil else { return .passed }
    if !isHolding { point(event, on: &panel, at: area, playback, at: now) }
    return .taken
  }

  /// Handles a mouse that is not down in the sidebar; nil for a press there.
  private mutating func take(
    mouse event: Event, on panel: inout Boxed<Panel>?, at area: SidebarPlace?,
    _ inspection: inout Inspection, _ playback: Playback, at now: Double
  ) -> Answer? {
    let at = event.place
    switch event.phase {
    case .move:
      if handle.isPressed { return .taken }
      guard !event.isPhonesMouse else { return .passed }
      if isSwallowing || isHolding { return .taken }
      let inside = area?.inside(at)
      inspection.hover(at: event.onPhone)
      if inside == nil, hover != nil { leave(&panel, isOpen: area != nil, at: now) }
      handle.hover(at)
      guard let inside else { return .passed }
      hover = inside
      point(event, on: &panel, at: area, playback, at: now)
      return .taken
    case .down:
      // The release of a press that asked for keys may have been lost.
      isSwallowing = false
      guard !event.isPhonesMouse else { return .passed }
      if handle.press(at) { return .taken }
      if area?.inside(at) != nil { return nil }
      if let onPhone = event.onPhone, inspection.isAsking || event.modifiers.contains(.control) {
        return .inspect(onPhone)
      }
      if panel?.value.hasFocus == true { panel?.value.send(.focus(false), at: now) }
      return .passed
    case .up, .cancel:
      if isSwallowing {
        isSwallowing = false
        return .taken
      }
      guard handle.isPressed else { return .passed }
      return handle.release(at) ? .toggle : .taken
    }
  }

  /// Hands a pointer that is down in the sidebar, wherever it is by now, or hovers there, to the controls of time or the
  /// panel.
  private mutating func point(
    _ event: Event, on panel: inout Boxed<Panel>?, at area: SidebarPlace?, _ playback: Playback,
    at now: Double
  ) {
    guard let area else { return }
    let phase = event.phase
    let point = area.point(event.place.x, event.place.y)
    let isTransports = isOverTransport(point, area)
    switch phase {
    case .down: held = (event.pointer, isTransports ? .transport : .panel)
    case .up, .cancel: held = nil
    case .move: break
    }
    if isTransports {
      panel?.value.send(.leave, at: now)
      if phase == .move, !isHolding {
        transport.hover(at: point)
      } else {
        actions += transport.point(phase, at: point, playback)
      }
    } else {
      transport.hover(at: nil)
      panel?.value.send(
        .pointer(phase, at: point - Point(0, area.top), modifiers: event.modifiers), at: now)
    }
  }

  /// Takes back the effect of a pointer that is down in the sidebar, whose release may never come.
  mutating func cancel(on panel: inout Boxed<Panel>?, _ playback: Playback, at now: Double) {
    isSwallowing = false
    guard let part = held?.part else { return }
    held = nil
    switch part {
    case .transport:
      actions += transport.point(.cancel, at: .zero, playback)
      transport.hover(at: nil)
    case .panel: panel?.value.send(.pointer(.cancel, at: .zero), at: now)
    }
  }

  /// Does nothing more with the mouse until its button is let go.
  mutating func swallow() { isSwallowing = true }

  /// The mouse left the sidebar, or the window.
  mutating func leave(_ panel: inout Boxed<Panel>?, isOpen: Bool, at now: Double) {
    handle.hover(Point(-1, -1))
    // A drag that began in the sidebar continues outside of it.
    guard isOpen, !isHolding, !handle.isPressed else { return }
    hover = nil
    leave(&panel, at: now)
  }

  /// No pointer is over the sidebar any more.
  private mutating func leave(_ panel: inout Boxed<Panel>?, at now: Double) {
    transport.hover(at: nil)
    panel?.value.send(.leave, at: now)
  }

  // MARK: The controls of time

  mutating func request(_ action: ClockAction) { actions.append(action) }

  mutating func takeActions() -> [ClockAction] {
    defer { actions = [] }
    return actions
  }
}
