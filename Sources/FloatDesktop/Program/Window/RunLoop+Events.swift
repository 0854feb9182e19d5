import CSDL2
import FloatCore
import FloatStudio

/// What happened in the window since the last turn, and what it means to the prototype, the cards and the window.
extension RunLoop {
  func drainEvents(_ window: borrowing Window) {
    let missed = missedDeadline.flatMap { clock.ticks(before: $0) }
    events.pump()
    while let event = events.next(due: missed, window) {
      traceEvent()
      switch event {
      case .loss(let loss):
        self.loss = loss
        wantsQuit = true
      // Only the last one counts, because each is about the files as they are now.
      case .reload(let signal): pendingReload = signal
      case .settings(let settings): follow(settings)
      case .kept: finishKeeping()
      case .covered(let isCovered): visibility.cover(isCovered)
      case .picturesReady: if pictures.isWaiting { needsScene = true }
      case .frameShown: visibility.frameShown()
      case .other(let event):
        let wasPressed = translator.isMousePressed
        if takesAside(event, window) {
          window.captureMouse(aside.isPressed)
          continue
        }
        for meaning in translator.translate(
          event, isCaptured: window.isMouseCaptured, mousePlace: window.mousePlace)
        { handle(meaning, window) }
        followMouse()
        if translator.isMousePressed != wasPressed { window.captureMouse(translator.isMousePressed) }
      }
    }
  }

  func handle(_ event: WindowEvent, _ window: borrowing Window) {
    if case .command = event {
      sheets.begin(at: clock.realNow)
      needsScene = true
    }
    switch event {
    case .quit: (wantsQuit, isClosed) = (true, true)
    case .command(.quit): wantsQuit = true
    case .layout: needsLayout = true
    case .expose: needsFullPresent = true
    case .visible(let isShown): visibility.show(isShown)
    case .command(.nextMessage): if messages.next() { needsScene = true }
    case .command(.hotspots):
      outlines = outlines == nil ? PressableOutlines() : nil
      (needsScene, needsFullPresent) = (true, true)
    case .command(.appearance):
      choose(.appearance, playback.prototype.appearance == .light ? "dark" : "light")
    case .command(.size(let change)):
      sizing.perform(change, window, natural: translator.layout.naturalSize, extra: sidebarWidth)
    case .command(.clock(let action)): perform(action)
    case .command(.overlay(let kind)):
      overlays.toggle(kind, at: clock.realNow)
      needsScene = true
    case .command(.keep): toggleKeeping()
    case .command(.sidebar(let command)): perform(command, window)
    case .command(.transport):
      transport.toggle()
      needsScene = true
    case .command(.help):
      sheets.toggleKeys(at: clock.realNow)
      needsScene = true
    case .input(let input, _) where takesKeeping(input): break
    // A drag is taken back before anything is closed.
    case .input(.key("Escape"), _) where takeBackDrag() || leavesField(): break
    case .input(.key("Escape"), _) where !translator.isPressed && messages.close(): needsScene = true
    case .input(.key("Escape"), _) where !translator.isPressed && sheets.closeKeys(at: clock.realNow):
      needsScene = true
    case .input(.key("Escape"), _) where escapeSidebar(): break
    case .input(.key("Escape"), _) where !translator.isPressed && perform(.leave): break
    case .input(.key("Escape"), _) where !translator.isPressed && sizing.leaveFullScreen(window): break
    case .input(let input, let ticks):
      if Self.isPointing(input) { visibility.trust() }
      guard !takesSheets(input), !takesTransport(input) else { return }
      noteTouch(input)
      playback.send(input, atReal: clock.real(eventTicks: ticks))
      takeChanges()
      needsScene = true
    }
  }

  /// True for an input that is impossible on a window that cannot be seen.
  private static func isPointing(_ input: Input) -> Bool {
    switch input {
    case .pointer(let phase, _, _): phase != .cancel
    case .wheel, .contextMenu: true
    case .key, .resize, .configure: false
    }
  }
}
