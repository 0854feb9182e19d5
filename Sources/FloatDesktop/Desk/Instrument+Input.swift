package import FloatCore
package import FloatFiles
import FloatStudio

/// What comes in from outside, and what it means to the phone, the panel, the cards and the window.
extension Instrument {
  /// Takes an input.
  ///
  /// - Parameter now: When it happened, which may lie before the last picture.
  package mutating func send(_ input: InstrumentInput, at now: Double) {
    if attend(input, at: now) { return settle(at: now) }
    switch input {
    case .pointer(let phase, let pointer, let place, let modifiers):
      take(phase, pointer, at: place, modifiers, at: now)
    case .secondary(let place):
      if sidebar.secondary(at: pixel(place), boxed.value, at: now) {
        isStale = true
      } else if let input = pointers.secondary(at: onPhone(place)) {
        hand(input, at: now)
      }
    case .wheel(let place, let dx, let dy, let isPrecise, let modifiers):
      if let place, sidebar.wheel(at: pixel(place), dy: dy, isPrecise: isPrecise, modifiers, at: now) {
        isStale = true
      } else {
        // With Shift all of it goes to one side, as in browsers; over the panel Shift means larger steps.
        let turn = modifiers.contains(.shift) ? Point(dx + dy, 0) : Point(dx, dy)
        let at = place.map { onPhone($0) }
        if let input = pointers.wheel(at: at, dx: turn.x, dy: turn.y, isPrecise: isPrecise) {
          hand(input, at: now)
        }
      }
    case .key(let names, let isRepeat): key(names, isRepeat: isRepeat, at: now)
    case .keyUp:
      if sidebar.peek(false, at: now) { isStale = true }
    case .text(let text): type(.text(text), at: now)
    case .composing(let text, let caret): type(.composing(text, caret: caret), at: now)
    case .leave(let isCaptured):
      sidebar.leave(at: now)
      isStale = true
      if !isCaptured { hand(pointers.leaveWindow(), at: now) }
    case .interruption:
      sidebar.cancel(at: now, boxed.value)
      isStale = true
      hand(pointers.cancelAll(), at: now)
    case .script(let input): hand(input, at: now)
    case .clock(let action): perform(action, at: now)
    case .makePanel: makePanel(at: now)
    case .window(let facts): note(facts)
    case .measured(let measure): headsUp?.note(measure)
    case .desktop(let isDark, let reducesMotion, let textScale):
      follow(isDark: isDark, reducesMotion: reducesMotion, at: now)
      desktop.textScale = max(1, textScale)
      isStale = true
    case .answer(let answer): take(answer, at: now)
    }
    // A mouse moves up to a thousand times a second, and the panel's values of a turn are one step.
    switch input {
    case .pointer(.move, _, _, _), .wheel: break
    default: settle(at: now)
    }
  }

  /// Performs a scenario's step in the panel.
  ///
  /// - Parameter prototype: The phone as it is by now.
  package mutating func perform(
    _ step: ScenarioStep.Panel, at now: Double, on prototype: Prototype
  ) throws(PanelStepError) {
    switch step {
    case .open: openPanel(at: now)
    case .close: if sidebar.isOpen { togglePanel(at: now) }
    default: try sidebar.perform(step, at: now, on: prototype)
    }
    isStale = true
    settle(at: now)
  }

  private mutating func note(_ facts: WindowFacts) {
    if facts != window { isStale = true }
    window = facts
    sidebar.note(facts)
  }

  /// Brings phone and panel up to date with each other.
  mutating func settle(at now: Double) {
    takeChanges()
    sidebar.adopt(boxed, without: desktop.decidesMotion ? "motion.reduced" : nil, at: now)
    performPanelEffects(at: now)
  }

  /// Converts a place in the window's units to the drawable's pixels.
  private func pixel(_ place: Point) -> Point { place * window.density }

  /// Converts a place in the window's units to points of the device.
  private func onPhone(_ place: Point) -> Point {
    pointers.layout.devicePoint(windowX: place.x, windowY: place.y)
  }

  // MARK: Pointers

  private mutating func take(
    _ phase: PointerPhase, _ pointer: Pointer, at place: Point, _ modifiers: PanelModifiers, at now: Double
  ) {
    let onPhone = onPhone(place)
    let isOnPhone = Rect(size: pointers.layout.device).contains(onPhone)
    let before = sidebar.look
    // While frames are drawn, Ctrl is not for inspection.
    cards.drawing.note(modifiers)
    let event = SidebarHands.Event(
      phase: phase, pointer: pointer, place: pixel(place),
      modifiers: cards.drawing.isOn ? modifiers.subtracting(.control) : modifiers,
      onPhone: isOnPhone ? onPhone : nil, isPhonesMouse: pointers.isMousePressed)
    // A stand has no sidebar, which a press with Ctrl would open.
    let answer = kiosk == nil ? sidebar.take(event, boxed.value, at: now) : .passed
    if phase != .move || answer != .passed || sidebar.look != before || cards.drawing.isOn { isStale = true }
    defer { if phase != .move { tellCapture() } }
    switch answer {
    case .passed: hand(pointers.take(phase, pointer, at: onPhone), at: now)
    case .taken: if phase == .move, pointer == .mouse { pointers.leave() }
    case .inspect(let point):
      openPanel(at: now)
      sidebar.inspect(point, boxed.value, at: now)
    case .toggle: togglePanel(at: now)
    }
  }

  /// Passes inputs on the phone's screen to the cards, and those that no card takes to the phone.
  mutating func hand(_ inputs: [Input], at now: Double) {
    for input in inputs { hand(input, at: now) }
  }

  private mutating func hand(_ input: Input, at now: Double) {
    isStale = true
    if input.isGesture { begin(at: now) }
    if cards.drawing.isOn, case .pointer(.down, _, _) = input {
      cards.messages.closeWarnings()
      cards.toast.hide(at: now)
    }
    if let requests = cards.take(input, boxed.value, context(at: now)) { return perform(requests, at: now) }
    pass(input, at: now)
  }

  /// Passes an input to the phone.
  private mutating func pass(_ input: Input, at now: Double) {
    // While frames are drawn a wheel lets time go on.
    if case .wheel = input, cards.drawing.isOn, playback.isLive { perform(ClockAction.play, at: now) }
    cards.sign.note(input, boxed.value, at: now)
    sidebar.noteTouch(input, boxed.value, at: now)
    playback.send(input, atReal: now)
    takeChanges()
  }

  /// Notes that the user has begun and needs no words any more.
  mutating func begin(at now: Double) { if cards.words.begin(at: now) { request(.begun) } }

  mutating func perform(_ requests: [CardRequest], at now: Double) {
    for card in requests {
      switch card {
      case .clock(let action): perform(action, at: now)
      case .errand(let errand): request(errand)
      case .problem(let problem): take(.problem(problem), at: now)
      case .copy(let text): request(.copy(text))
      case .paste: request(.paste)
      case .endDrawing: toggleDrawing(at: now)
      }
    }
  }

  // MARK: The keyboard

  mutating func type(_ input: PanelInput, at now: Double) {
    isStale = true
    if sidebar.hasFocus { sidebar.send(input, at: now) } else { draw(input, at: now) }
  }

  private mutating func key(_ names: [String], isRepeat: Bool, at now: Double) {
    guard let name = names.first else { return }
    isStale = true
    let binding = kiosk == nil ? names.lazy.compactMap(bindings.binding).first : nil
    // The window's keys come before those of the panel or of frames that are drawn, except for those of a text field.
    let isTyping = sidebar.hasFocus ? sidebar.isTyping : cards.drawing.form != nil
    if sidebar.hasFocus || cards.drawing.isOn && !cards.takesKeys, name != "Escape",
      binding == nil || isTyping && Self.fieldKeys.contains(name)
    {
      // A Return that is held down opens the form of a frame, and must not answer it.
      if !isRepeat || name != "Return" || sidebar.hasFocus { type(Self.panelKey(name), at: now) }
      return
    }
    if let binding {
      guard !isRepeat || binding.repeats else { return }
      begin(at: now)
      return perform(binding.action, at: now)
    }
    // A key held down must not go back through every page.
    guard !isRepeat || Self.repeating.contains(name) else { return }
    if name == "Escape" { escape(at: now) } else { hand(.key(name), at: now) }
  }

  private static let repeating: Set<String> = ["Left", "Right", "Up", "Down", "PageUp", "PageDown", "Tab"]
  private static let fieldKeys: Set<String> = ["Ctrl+A", "Ctrl+C", "Ctrl+V", "Ctrl+X", "Ctrl+Z"]

  private static func panelKey(_ name: String) -> PanelInput {
    var parts = name.split(separator: "+", omittingEmptySubsequences: false).map(String.init)
    // "Ctrl++" is a plus with Ctrl.
    if name.hasSuffix("+") { parts = parts.dropLast(2) + ["+"] }
    var modifiers: PanelModifiers = []
    if parts.dropLast().contains("Ctrl") { modifiers.insert(.control) }
    if parts.dropLast().contains("Shift") { modifiers.insert(.shift) }
    return .key(parts.last ?? name, modifiers)
  }

  /// Handles Escape by the first of these steps that has something to do.
  mutating func escape(at now: Double) {
    // A drag in the panel, in the frames or on the controls of time is taken back.
    if sidebar.isPressed { return sidebar.cancel(at: now, boxed.value) }
    if cards.drawing.hand != nil { return draw(.key("Escape"), at: now) }
    if cards.transport.isPressed,
      let requests = cards.transport.take(.key("Escape"), boxed.value, context(at: now))
    {
      return perform(requests, at: now)
    }
    // A field of the panel is left.
    if sidebar.isTyping, sidebar.escape(at: now) { return }
    // A gesture on the phone is the nearest thing to take back.
    let isHeld = pointers.isPressed
    if !isHeld, let requests = cards.take(.key("Escape"), boxed.value, context(at: now)) {
      return perform(requests, at: now)
    }
    // A question for keys ends, or the key is the panel's.
    if sidebar.escape(at: now) { return }
    // A loop ends, or an earlier moment.
    if !isHeld, perform(.leave, at: now) { return }
    if !isHeld, let change = sizing.leaveFullScreen(window) { return request(.resize(change)) }
    // The phone goes back.
    begin(at: now)
    pass(.key("Escape"), at: now)
  }
}
