package import FloatCore
import FloatFiles
package import FloatStudio

/// What there is to see, and when.
extension Instrument {
  /// What is going to happen without another input.
  package struct Outlook: Equatable, Sendable {
    /// True while every frame differs from the one before.
    package var isMoving = false
    /// True if the next picture may differ from the last one.
    package var isStale = false
    /// When something changes unless an input comes first; nil for never.
    package var deadline: Double?
    /// The phone's next deadline.
    package var phoneDeadline: Double?
    /// True while a pointer is down on the phone.
    package var isPressed = false
    /// When invisible work is due; the next `outlook` does it.
    package var choreTime: Double?

    package init() {}
  }

  /// Advances to a time, and tells what is going to happen after it without another input.
  package mutating func outlook(at now: Double) -> Outlook {
    attend(at: now)
    settle(at: now)
    standWhileDrawing(at: now)
    if let unsavedTime, unsavedTime <= now { keepUnsaved(isDurable: false) }
    tellChanges(at: now)
    var outlook = Outlook()
    outlook.isMoving = playback.isMoving || companion?.value.isMoving(with: boxed.value) == true
    let context = context(at: now)
    let (isChanging, deadline) = cards.outlook(boxed.value, context)
    outlook.isStale =
      isStale || isChanging || sidebar.isChanging || overlays.isChanging(boxed.value, context)
      || headsUp?.isChanging(boxed.value) == true || kiosk?.fade.isShown == true
    outlook.phoneDeadline = earliest(playback.nextDeadline, companion?.value.nextDeadline(with: boxed.value))
    outlook.deadline = earliest(outlook.phoneDeadline, earliest(sidebar.nextDeadline, deadline))
    outlook.choreTime = earliest(unsavedTime, attendTime(after: now))
    outlook.isPressed = pointers.isPressed
    return outlook
  }

  /// Says what has changed of title, mouse pointer and keyboard.
  private mutating func tellChanges(at now: Double) {
    phone.title.time = cards.sign.word(for: playback.clock)
    let title = phone.title
    if title != told.title { request(.title(title.text)) }
    let cursor = kiosk?.showsCursor(at: now) == false ? .hidden : sidebar.cursor
    if cursor != told.cursor { request(.cursor(cursor)) }
    let isTyping = sidebar.hasFocus || cards.drawing.form != nil
    let area = sidebar.textArea(density: window.density) ?? drawnTextArea
    if isTyping != told.isTyping || area != told.textArea { request(.typing(isTyping, area: area)) }
    (told.title, told.cursor, told.isTyping, told.textArea) = (title, cursor, isTyping, area)
    tellCapture()
  }

  /// Requests the mouse's moves outside the window while its button is held; at once, because it may be about to leave.
  mutating func tellCapture() {
    let isCaptured = pointers.isMousePressed || sidebar.isPressed
    guard isCaptured != told.isCaptured else { return }
    told.isCaptured = isCaptured
    request(.captureMouse(isCaptured))
  }

  /// The picture at a time, which becomes the present. It needs no outlook before it.
  package mutating func picture(at now: Double) -> WindowPicture {
    attend(at: now)
    settle(at: now)
    playback.advance(toReal: now)
    takeChanges()
    sidebar.advance(to: now)
    sidebar.follow(boxed, at: now)
    let prototype = playback.shown
    lay(prototype.value, at: now)
    isStale = false
    let context = context(at: now)
    // The cards first, because the overlays' words give way to the controls of time.
    let cards = cards.layers(boxed.value, context)
    let covered = self.cards.transport.place
    kiosk?.fade.advance(to: now)
    let below = layersBelowCards(covered: covered, context)
    let over = below[0] + sidebar.layers(boxed) + cards
    var beside: WindowPicture.Beside?
    if let sides, let companion {
      // Frames are drawn on the first alone.
      beside = .init(
        sides: sides, darkness: darkness(around: prototype.value, at: now),
        phone: companion.value.prototype.scene, over: below[1] + (self.cards.drawing.isOn ? [] : cards))
    }
    let layout = pointers.layout
    sidebar.layHandle(in: layout, isShown: ground != nil && headsUp == nil && kiosk == nil)
    if sidebar.isOpen, let appearance = sidebar.panel?.appearance,
      appearance != prototype.value.appearance
    {
      sidebar.send(.appearance(prototype.value.appearance), at: now)
      tellSettings(at: now)
    }
    var panes = sidebar.panes(on: ground, boxed)
    // Over the phone it gives way to cards.
    if let pane = headsUp?.pane(prototype.value, in: layout), !pane.isOver || !self.cards.isReading {
      panes.append(pane)
    }
    let effects = playback.takeEffects()
    for effect in effects { report(effect, at: now) }
    return WindowPicture(
      shown: prototype, effects: effects, over: over, beside: beside, panes: panes, layout: layout,
      ground: ground, frames: headsUp?.frames)
  }

  /// What lies over each phone below the cards, back to front.
  mutating func layersBelowCards(covered: Rect?, _ context: CardContext) -> [[Layer]] {
    let first = overlays.layers(boxed.value, covered: covered, context) + before(0, at: context.now)
    companion?.value.follow(boxed.value)
    guard let companion else { return [first] }
    let second = overlays.layers(on: companion.value, beside: boxed.value, covered: covered, context)
    return [first, second + before(1, at: context.now)]
  }

  /// Renders a time without advancing to it, so that an input at the same time is still handled first.
  mutating func look(at now: Double) -> WindowPicture {
    // What has been asked for by now stays.
    settle(at: now)
    let before = boxed
    defer { boxed = before }
    return picture(at: now)
  }

  /// The panel's picture as high as the phone's screen, for a picture of both; nil while it is closed.
  package func panelScene(beside prototype: Prototype) -> Scene? {
    guard sidebar.isOpen, var panel = sidebar.panel else { return nil }
    panel.send(.resize(height: prototype.device.size.height), at: prototype.now)
    panel.send(.appearance(prototype.appearance), at: prototype.now)
    return panel.scene
  }

  /// The darkness of the ground around the phone.
  func darkness(around prototype: Prototype, at now: Double) -> Double {
    kiosk?.fade.darkness(to: prototype.darkness, at: now) ?? prototype.darkness
  }

  /// Lays the window out around the phone.
  private mutating func lay(_ prototype: Prototype, at now: Double) {
    let screen = screen(of: prototype)
    sidebar.lay(screen, in: window, textScale: desktop.textScale, at: now)
    sizing.note(window, extra: sidebar.room)
    // A panel over the phone covers least of it there.
    pointers.layout = DeviceLayout(
      prototype.device, screen: screen, bezel: phone.bezel, column: headsUp == nil ? 0 : HeadsUp.columnWidth,
      window: window.size, drawable: window.drawable, reserved: sidebar.place?.reserved ?? 0,
      isAtLeft: sidebar.isOver)
    let (layout, darkness) = (pointers.layout, darkness(around: prototype, at: now))
    if layout.isFilled {
      ground = nil
    } else if ground?.layout != layout || ground?.darkness != darkness || ground?.device != prototype.device {
      ground = StageGround(prototype.device, layout, darkness: darkness)
    }
  }
}

/// What the window shows at a moment.
package struct WindowPicture: Sendable {
  /// The phone.
  package let shown: Boxed<Prototype>
  /// What happened on the phone since the last picture.
  package let effects: [Effect]
  /// The window's layers over the phone, back to front.
  let over: [Layer]
  let beside: Beside?
  /// The pictures beside the phone or over it, back to front.
  package let panes: [Pane]
  package let layout: DeviceLayout
  /// The ground and the phone's body around the screen; nil if the phone fills the window.
  package let ground: StageGround?
  /// The costs of the last frames for the graph of the head-up display; nil if it is not shown.
  package let frames: [FrameMeasure]?

  /// The phone beside the first.
  struct Beside: Sendable {
    let sides: SideBySide
    let darkness: Double
    let phone: Scene
    let over: [Layer]
  }

  /// True if a pane lies over the phone.
  package var isCovered: Bool { panes.contains(where: \.isOver) }

  /// Everything in the phone's place in the window.
  ///
  /// - Parameter phone: The phone's scene, in which pictures that are still being made may be missing.
  package func scene(of phone: Scene) -> Scene {
    var scene = phone
    scene.layers += over
    guard let beside else { return scene }
    var other = beside.phone
    other.layers += beside.over
    return beside.sides.scene([scene, other], darkness: beside.darkness)
  }
}
