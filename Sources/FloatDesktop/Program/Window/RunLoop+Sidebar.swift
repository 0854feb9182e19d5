import CSDL2
import FloatCore
import FloatFiles
import FloatPainting
import FloatStudio

/// The panel beside the phone: opening it, informing it, and carrying out its requests.
extension RunLoop {
  // MARK: Opening

  func perform(_ command: SidebarCommand, _ window: borrowing Window) {
    let now = clock.realNow
    switch command {
    case .toggle:
      if aside.isOpen { closeSidebar(window) } else { openSidebar(window) }
    case .focus:
      if !aside.isOpen { openSidebar(window) }
      let hasFocus = aside.hasFocus
      aside.sidebar?.send(.focus(!hasFocus), at: now)
    case .action(.find), .action(.preset):
      if !aside.isOpen { openSidebar(window) }
      if case .action(let action) = command { aside.sidebar?.send(.action(action), at: now) }
    case .action(.save): aside.sidebar?.send(.action(.save), at: now)
    case .action(let action): if aside.isOpen { aside.sidebar?.send(.action(action), at: now) }
    case .ghost:
      if !aside.isOpen { openSidebar(window) }
      aside.showsGhost.toggle()
    case .inspect:
      if !aside.isOpen { openSidebar(window) }
      aside.isInspecting.toggle()
      aside.pointed = nil
    case .peek:
      guard aside.isOpen else { return }
      aside.isPeeking = true
      aside.sidebar?.send(.peek(true), at: now)
    }
    needsScene = true
  }

  func openSidebar(_ window: borrowing Window) {
    guard !aside.isOpen else { return }
    makeSidebar()
    aside.open()
    let wanted = SidebarPlace.width(
      device: playback.prototype.device.size, windowHeight: window.size.height, density: density,
      textScale: aside.textScale)
    aside.widen(window, by: wanted)
    needsLayout = true
  }

  func closeSidebar(_ window: borrowing Window) {
    guard aside.isOpen else { return }
    endPeeking()
    aside.sidebar?.cancel(at: clock.realNow, playback)
    aside.sidebar?.send(.focus(false), at: clock.realNow)
    performSidebarEffects()
    keepUnsaved()
    (aside.isInspecting, aside.showsGhost) = (false, false)
    let room = aside.room
    aside.close()
    aside.narrow(window, by: room)
    needsLayout = true
  }

  /// Pixels per unit of the desktop.
  private var density: Double {
    Double(translator.layout.drawable.width) / Double(translator.layout.window.width)
  }

  /// Makes the panel when it is first opened, so that it costs nothing before.
  private func makeSidebar() {
    guard !aside.isMade else { return }
    let files = self.files?.configuration.parameters ?? playback.history.present.tuned
    let panel = Panel(
      files, height: 800, appearance: playback.prototype.appearance,
      language: options.panelLanguage)
    aside.make(Sidebar(panel, height: 800))
    aside.isStale = true
    offerUnsaved()
    updateSettings()
  }

  /// The width added to a window of some height for the sidebar, in the desktop's units.
  func sidebarWidth(_ windowHeight: Int) -> Int {
    guard aside.growth > 0 else { return 0 }
    aside.growth = SidebarPlace.width(
      device: playback.prototype.device.size, windowHeight: windowHeight, density: density,
      textScale: aside.textScale)
    return aside.growth
  }

  // MARK: Updates

  /// Brings panel and phone up to date with each other, once for all events of a turn.
  func updateSidebar() {
    guard aside.isMade else { return }
    adoptValues()
    performSidebarEffects()
    updateTyping()
    // The part of the panel below a mouse at rest may have changed.
    let cursor = aside.isOpen ? aside.hover.flatMap { aside.sidebar?.cursor(at: $0) } : nil
    aside.cursor.show(cursor ?? .arrow)
  }

  /// Carries out the panel's requests.
  func performSidebarEffects() {
    for effect in aside.sidebar?.takeEffects() ?? [] {
      switch effect {
      case .clock(let action): perform(action)
      case .panel(.configure(let values)):
        set(playback.missing(values))
        aside.isStale = false
        noteUnsaved()
      case .panel(.copy(let text)): SDL_SetClipboardText(text)
      case .panel(.paste):
        guard let text = SDL_GetClipboardText() else { continue }
        aside.sidebar?.send(.text(String(cString: text)), at: clock.realNow)
        SDL_free(text)
      case .panel(.save): saveValues()
      case .panel(.savePreset(let name, let replaces)): savePreset(name, replaces: replaces)
      case .panel(.choose(let setting, let choice)): choose(setting, choice)
      case .panel(.focusPhone): break
      }
    }
  }

  /// Lets the panel take over values set elsewhere: by a script, or by a return to a past with other values.
  private func adoptValues() {
    guard aside.isStale, let sidebar = aside.sidebar else { return }
    aside.isStale = false
    let values = playback.history.present.tuned.differences(from: sidebar.panel.tuning.shown)
      .filter { !options.followsMotion || $0.key != "motion.reduced" }
    if !values.isEmpty { aside.sidebar?.send(.values(values), at: clock.realNow) }
  }

  private func updateTyping() {
    var area: PixelRect?
    if let place = aside.place, aside.hasFocus, let rect = aside.sidebar?.textArea {
      let unit = place.scale / density
      area = PixelRect(
        x: Int(Double(place.frame.x) / density + rect.x * unit), y: Int(rect.y * unit),
        width: Int(rect.width * unit), height: Int(rect.height * unit))
    }
    aside.typing.update(isOn: aside.hasFocus, area: area)
  }
}
