import FloatCore
import FloatFiles
import FloatStudio

/// What the keys of the table do.
extension Instrument {
  mutating func perform(_ action: KeyAction, at now: Double) {
    switch action {
    case .help: cards.keys.toggle(at: now)
    case .transport: toggleTransport(at: now)
    case .nextProblem: showNextProblem(at: now)
    case .keep: cards.keeping.toggle(boxed.value, PanelLanguage(phone.language))
    case .play: perform(.togglePlay, at: now)
    case .frameBack: perform(.step(-1), at: now)
    case .frameOn: perform(.step(1), at: now)
    case .speed100: perform(.speed(1), at: now)
    case .speed50: perform(.speed(0.5), at: now)
    case .speed25: perform(.speed(0.25), at: now)
    case .speed10: perform(.speed(0.1), at: now)
    case .slow: perform(.toggleSlow, at: now)
    case .loop: perform(.toggleLoop, at: now)
    case .onion: toggle(.onion, at: now)
    case .path: toggle(.path, at: now)
    case .velocity: toggle(.velocity, at: now)
    case .thresholds: toggle(.thresholds, at: now)
    case .touches: toggle(.touches, at: now)
    case .hotspots: toggle(.hotspots, at: now)
    case .draw: toggleDrawing(at: now)
    case .panel: togglePanel(at: now)
    case .focus:
      let hadFocus = sidebar.hasFocus
      openPanel(at: now)
      sidebar.send(.focus(!hadFocus), at: now)
    case .find: ask(.find, opens: true, at: now)
    case .savePreset: ask(.preset, opens: true, at: now)
    case .save: save(at: now)
    case .undo: if cards.drawing.isOn, !sidebar.hasFocus { undoDrawing(at: now) } else { ask(.undo, at: now) }
    case .redo: ask(.redo, at: now)
    case .copy: ask(.copy, at: now)
    case .peek: sidebar.peek(true, at: now)
    case .ghost:
      openPanel(at: now)
      sidebar.toggleGhost()
      sayGhost(at: now)
    case .inspect:
      openPanel(at: now)
      sidebar.toggleQuestion()
      sayInspecting(at: now)
    case .appearance: choose(.appearance, playback.prototype.appearance == .light ? "dark" : "light", at: now)
    case .fullScreen: request(.resize(sizing.toggleFullScreen(window)))
    case .fit: resize(.fit)
    case .larger: resize(.larger)
    case .smaller: resize(.smaller)
    case .quit: requestEnd()
    }
  }

  /// - Returns: False if the action had no effect.
  @discardableResult
  mutating func perform(_ action: ClockAction, at now: Double) -> Bool {
    guard playback.perform(action, atReal: now) else { return false }
    takeChanges()
    isStale = true
    return true
  }

  private mutating func toggle(_ kind: OverlayKind, at now: Double) {
    let isOn = overlays.toggle(kind)
    tell(kind.words(isOn: isOn, PanelLanguage(phone.language)), at: now)
  }

  private mutating func ask(_ action: PanelAction, opens: Bool = false, at now: Double) {
    if opens { openPanel(at: now) }
    guard sidebar.isOpen else { return sayItIsThePanels(at: now) }
    // The action ends typing, which applies the typed value.
    if !sidebar.isTyping, sidebar.panel?.isEnabled(action) == false { sayNothing(to: action, at: now) }
    sidebar.send(.action(action), at: now)
  }

  private mutating func resize(_ change: WindowSizing.Change) {
    let (isGrown, device, density, textScale) = (
      sidebar.growth > 0, screen(of: playback.prototype), window.density, desktop.textScale
    )
    func extra(_ height: Int) -> Int {
      isGrown
        ? SidebarPlace.width(device: device, windowHeight: height, density: density, textScale: textScale) : 0
    }
    let asked = sizing.perform(change, window, natural: pointers.layout.naturalSize, extra: extra)
    guard let asked else { return }
    if case .place(let placement) = asked { sidebar.grow(to: extra(placement.size.height)) }
    request(.resize(asked))
  }

  // MARK: The panel

  mutating func togglePanel(at now: Double) {
    if sidebar.isOpen { closePanel(at: now) } else { openPanel(at: now) }
  }

  /// Makes the panel, which knows the values that are in the files now.
  mutating func makePanel(at now: Double) {
    guard !sidebar.isMade else { return }
    let values = files?.parameters ?? playback.history.present.tuned
    let (appearance, language) = (playback.prototype.appearance, PanelLanguage(phone.language))
    sidebar.make(Panel(values, height: Sidebar.firstHeight, appearance: appearance, language: language))
    request(.readUnsaved)
    tellSettings(at: now)
  }

  /// Opens the panel, and makes the window wider for it if there is room; nothing if it is open.
  mutating func openPanel(at now: Double) {
    guard !sidebar.isOpen else { return }
    makePanel(at: now)
    sidebar.open()
    isStale = true
    guard sidebar.growth == 0, sidebar.canGrow else { return }
    let width = SidebarPlace.width(
      device: screen(of: playback.prototype), windowHeight: window.size.height, density: window.density,
      textScale: desktop.textScale)
    guard window.hasOwnSize, !window.fillsDisplay, let room = window.room,
      window.size.width + width <= room.width
    else { return }
    let wider = PixelSize(width: window.size.width + width, height: window.size.height)
    let placement = WindowPlacement(wider, at: window.place, in: room)
    sidebar.grow(to: width, (window.place, placement.place(from: window.place)))
    request(.resize(.place(placement)))
  }

  /// Closes the panel, and gives its room back.
  private mutating func closePanel(at now: Double) {
    let (room, widening) = (sidebar.room, sidebar.widening)
    sidebar.close(at: now, boxed.value)
    performPanelEffects(at: now)
    keepUnsaved(isDurable: true)
    isStale = true
    guard room > 0, window.hasOwnSize, !window.fillsDisplay else { return }
    let size = PixelSize(width: max(1, window.size.width - room), height: window.size.height)
    var placement = WindowPlacement(size, at: window.place, in: nil)
    // A window that was moved to become wider goes back, unless the user moved it since. Window managers may place a
    // window a pixel or two from where it was asked for.
    if let (from, to) = widening, from.x != to.x, abs(window.place.x - to.x) <= 2 {
      placement.origin = (from.x, window.place.y)
    }
    request(.resize(.place(placement)))
  }
}
