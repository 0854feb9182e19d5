package import FloatCore
import FloatFiles
package import FloatStudio

/// The window as a value: the phone, the panel beside it, time, and the cards over it.
///
/// Inputs and real time go in; pictures with their places and effects come out. It knows neither SDL nor a clock nor a
/// file. Whoever runs it sends inputs in the order of time, carries out ``takeEffects()`` after each, sends the answers
/// back, and asks for an ``outlook(at:)`` and a ``picture(at:)`` once a turn. Real times are seconds since its start.
package struct Instrument: Sendable {
  /// The phone and its time, by reference, because a large value that is handed to another module is copied for it.
  var boxed: Boxed<Playback>
  /// The phone beside it, if any.
  var companion: Boxed<Companion>?
  let sides: SideBySide?
  var cards: Cards
  var overlays: PhoneOverlays
  var sidebar: Sidebar
  var pointers: Pointers
  var sizing: WindowSizing
  var window: WindowFacts
  var phone: PhoneFacts
  /// What the followed files say; nil if none are followed.
  var files: FileFacts?
  /// The window's keys, as the files say.
  var bindings: KeyBindings
  var headsUp: HeadsUp?
  /// Nil but on a stand.
  var kiosk: Kiosk?
  var desktop: Desktop
  /// The real time at which the panel's unsaved values are kept, if any changed.
  var unsavedTime: Double?
  /// Something that may be visible happened since the last picture.
  var isStale = true
  /// What lies around the phone; nil if it fills the window.
  var ground: StageGround?
  /// The last picture's title, keyboard and mouse pointer.
  var told = Told()
  private var effects: [InstrumentEffect] = []

  /// How the desktop decides about the phone and the window's text.
  struct Desktop: Equatable, Sendable {
    var decidesAppearance = false
    var decidesMotion = false
    /// How many times the usual size its text has, 1 or more.
    var textScale = 1.0
  }

  /// The last reports of facts that are reported only when they change.
  struct Told: Equatable, Sendable {
    var title: WindowTitle?
    var cursor = PanelCursor.arrow
    var isTyping = false
    var textArea: PixelRect?
    var isCaptured = false
  }

  package init(_ playback: Playback, _ options: InstrumentOptions, window: WindowFacts) {
    boxed = Boxed(playback)
    self.window = window
    phone = options.phone
    files = options.files
    bindings = options.files?.bindings ?? .standard
    companion = options.compared.map { Boxed(Companion($0.start)) }
    sides = options.compared.map(\.sides)
    kiosk = options.kiosk.map { Kiosk($0, first: playback.history.present) }
    cards = Cards(
      playback, isFirstStart: options.isFirstStart, isCompared: options.compared != nil,
      isOnStand: options.kiosk != nil)
    var shown = options.overlays
    let (hasHeadsUp, hasTouches) = (options.shows.contains(.hud), options.shows.contains(.touches))
    if hasHeadsUp { shown.thresholds = true }
    overlays = PhoneOverlays(
      shown, touches: hasTouches || hasHeadsUp, hover: hasTouches || !hasHeadsUp)
    headsUp = hasHeadsUp ? HeadsUp() : nil
    sizing = WindowSizing(usual: options.phone.usualSize)
    sidebar = Sidebar(canGrow: !window.isWayland, growth: options.panelGrowth)
    desktop = Desktop(
      decidesAppearance: options.followsAppearance, decidesMotion: options.followsMotion)
    told.title = options.phone.title
    pointers = Pointers(
      layout: DeviceLayout(
        device: playback.device.size, window: window.size, drawable: window.drawable), sides: sides)
    if options.shows.contains(.panel) { openPanel(at: 0) }
  }

  /// The phone, and the control of its time.
  package internal(set) var playback: Playback {
    @inline(__always) _read { yield boxed.value }
    @inline(__always) _modify { yield &boxed.value }
  }

  // MARK: Effects

  /// Returns the requests, oldest first.
  package mutating func takeEffects() -> [InstrumentEffect] {
    guard !effects.isEmpty else { return [] }
    defer { effects = [] }
    return effects
  }

  mutating func request(_ request: WindowRequest) { effects.append(.window(request)) }
  mutating func request(_ errand: Errand) { effects.append(.errand(errand)) }
  mutating func requestEnd() { effects.append(.quit) }

  // MARK: Derived values

  /// The size of a phone's screen, or of two, in points.
  func screen(of phone: Prototype) -> Size {
    let size = phone.device.size
    return sides?.size(of: size) ?? size
  }

  /// What the cards know at a moment.
  func context(at now: Double) -> CardContext {
    var context = CardContext(now: now, language: phone.language, bindings: bindings)
    context.textScale = desktop.textScale
    context.hover = pointers.passingMouse
    context.transport = cards.transport.place
    context.isHeld = pointers.isPressed
    context.hasPanel = sidebar.isOpen
    context.isDrawing = cards.drawing.isOn
    context.form = cards.drawing.form?.frame
    return context
  }
}

/// How a window begins.
package struct InstrumentOptions: Sendable {
  package var phone = PhoneFacts()
  /// What the followed files say; nil if none are followed.
  package var files: FileFacts?
  package var compared: ComparedStart?
  package var overlays = Overlays()
  package var shows: Set<WindowOption> = []
  /// The width added to the window for the panel, in the desktop's units.
  package var panelGrowth = 0
  package var isFirstStart = false
  /// Nil but on a stand.
  package var kiosk: KioskOptions?
  package var followsAppearance = false
  package var followsMotion = false

  package init() {}
}

/// The phone beside the first at its start, and the places of both in the window.
package struct ComparedStart: Sendable {
  @Boxed private(set) var start: Prototype
  let sides: SideBySide

  package init(_ start: Prototype, names: [String], hasBody: Bool) {
    self.start = start
    sides = SideBySide(start.device, names: names, hasBody: hasBody)
  }

  /// A device as large as the content of a window with two phones.
  package var device: Device {
    var device = start.device
    // This window's size is remembered separately.
    device.id += "/compared"
    device.size = sides.size(of: device.size)
    return device
  }
}
