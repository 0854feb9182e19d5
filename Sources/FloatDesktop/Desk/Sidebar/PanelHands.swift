import FloatCore
import FloatStudio

/// The pointers over the panel and its handle on the stage: which of them the panel has, and what a press asks for.
///
/// Places are in the drawable's pixels.
struct PanelHands: Sendable {
  private(set) var handle = StageHandle()
  /// The place of the mouse over the panel, in its points.
  private(set) var hover: Point?
  /// The finger that is down in the panel.
  private var finger: Pointer?
  /// True while a button is held whose press asked for keys.
  private var isSwallowing = false

  /// Something that a pointer does in the window.
  struct Event {
    let phase: PointerPhase
    let pointer: Pointer
    let place: Point
    let modifiers: PanelModifiers
    /// The place on the phone's screen; nil for one outside.
    let onPhone: Point?
    /// True while the mouse's button is held on the phone.
    let isPhonesMouse: Bool
  }

  enum Answer: Equatable {
    /// The pointer is the phone's.
    case passed
    case taken
    /// Opens the panel, if need be, and shows the keys of what is there on the phone.
    case inspect(Point)
    /// The handle was clicked.
    case toggle
  }

  /// Takes a pointer, unless it is the phone's.
  ///
  /// - Parameters:
  ///   - panel: Nil until it is first opened.
  ///   - area: The panel's place in the window; nil while it is closed.
  mutating func take(
    _ event: Event, on panel: inout Boxed<Sidebar>?, at area: SidebarPlace?, _ inspection: inout Inspection,
    _ playback: Playback, at now: Double
  ) -> Answer {
    let (phase, at, modifiers) = (event.phase, event.place, event.modifiers)
    /// Points at what a pressed pointer holds, wherever it is by now.
    func drag() {
      panel?.value.point(phase, at: area?.point(at.x, at.y) ?? .zero, modifiers, at: now, playback)
    }
    guard event.pointer == .mouse else {
      return take(finger: event, on: &panel, at: area, playback, at: now)
    }
    switch phase {
    case .move:
      if handle.isPressed { return .taken }
      if panel?.value.isPressed == true {
        drag()
        return .taken
      }
      guard !event.isPhonesMouse else { return .passed }
      if isSwallowing { return .taken }
      let point = area?.inside(at)
      if inspection.isAsking { inspection.question = .next(event.onPhone) }
      if point == nil, hover != nil { leave(&panel, isOpen: area != nil, at: now) }
      _ = handle.hover(at)
      guard let point else { return .passed }
      hover = point
      panel?.value.point(.move, at: point, modifiers, at: now, playback)
    case .down:
      guard !event.isPhonesMouse else { return .passed }
      if handle.press(at) { return .taken }
      if let point = area?.inside(at) {
        panel?.value.point(.down, at: point, modifiers, at: now, playback)
        return .taken
      }
      if let onPhone = event.onPhone, inspection.isAsking || modifiers.contains(.control) {
        return .inspect(onPhone)
      }
      if panel?.value.panel.hasFocus == true { panel?.value.send(.focus(false), at: now) }
      return .passed
    case .up, .cancel:
      if isSwallowing {
        isSwallowing = false
        return .taken
      }
      if handle.isPressed { return handle.release(at) ? .toggle : .taken }
      guard panel?.value.isPressed == true else { return .passed }
      drag()
    }
    return .taken
  }

  /// Handles a finger; the panel takes one at a time, and others have no effect there.
  private mutating func take(
    finger event: Event, on panel: inout Boxed<Sidebar>?, at area: SidebarPlace?, _ playback: Playback,
    at now: Double
  ) -> Answer {
    let (phase, at) = (event.phase, event.place)
    if finger == event.pointer, phase != .down {
      panel?.value.point(phase, at: area?.point(at.x, at.y) ?? .zero, at: now, playback)
      if phase != .move {
        finger = nil
        panel?.value.leave(at: now)
      }
      return .taken
    }
    guard phase == .down, let point = area?.inside(at) else { return .passed }
    if panel?.value.isPressed == false {
      finger = event.pointer
      panel?.value.point(.down, at: point, at: now, playback)
    }
    return .taken
  }

  /// Does nothing more with the mouse until its button is let go.
  mutating func swallow() { isSwallowing = true }

  /// The mouse left the panel, or the window.
  mutating func leave(_ panel: inout Boxed<Sidebar>?, isOpen: Bool, at now: Double) {
    _ = handle.hover(Point(-1, -1))
    // A drag in the panel goes on outside of it.
    guard isOpen, panel?.value.isPressed != true, !handle.isPressed else { return }
    hover = nil
    panel?.value.leave(at: now)
  }

  mutating func cancel() { handle.cancel() }

  /// Places the handle on the stage, if there is one.
  mutating func layHandle(in layout: DeviceLayout, isShown: Bool) { handle.place(in: layout, stage: isShown) }
}
