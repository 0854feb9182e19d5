import FloatCore
import FloatPainting
import FloatStudio

/// The window's state of the sidebar: whether it is open, its place, and its picture.
struct WindowSidebar {
  /// Nil until it is first opened; it keeps its steps while it is closed.
  var sidebar: Sidebar?
  /// True once the sidebar exists. A separate flag, because checking the sidebar itself, which is large, would copy it.
  private(set) var isMade = false
  private(set) var isOpen = false
  /// Nil while it is closed.
  private(set) var place: SidebarPlace?
  var handle = StageHandle()
  var wheel: WheelReader
  var cursor = MouseCursor()
  var typing = TextTyping()
  /// The place of the mouse over it, in its points.
  var hover: Point?
  /// The finger that is down in it.
  var finger: Int64?
  /// True while the next click on the phone asks for the keys of a thing.
  var isInspecting = false
  /// The place of the mouse on the phone while a click would ask, in points.
  var pointed: Point?
  /// True while a button is held whose press asked for keys.
  var isSwallowing = false
  /// True while the ghost of the phone with the other set of values lies over it.
  var showsGhost = false
  /// True while the ghost moves.
  var isGhostMoving = false
  /// True while a key is held that shows the other set of values.
  var isPeeking = false
  /// The touch that the panel knows.
  var lastTouch: LastTouch?
  /// True if the phone has values that the panel may not know.
  var isStale = false
  /// True while springs move something on the phone, as far as the panel knows.
  private var hasSprings = false
  /// How many times the usual size the desktop's text has, 1 or more.
  var textScale = 1.0
  /// The width added to the window for it, in the desktop's units.
  var growth = 0
  /// What was done to the window for it; nil if it was opened as wide.
  private var widening: WindowWidening?
  /// The part of the window's width that is not the phone's, in the desktop's units; 0 if the sidebar lies over the
  /// phone.
  var room: Int { isOver ? 0 : growth }
  private var pane: WindowPane?
  private var handlePane: WindowPane?

  /// False if only a person can make the window wider for it.
  private let canGrow: Bool

  init(isWayland: Bool) {
    wheel = WheelReader(isWayland: isWayland)
    // A Wayland compositor does not tell where the window is, so a wider one might leave the display.
    canGrow = !isWayland
  }

  /// True while keys go to the panel.
  var hasFocus: Bool { isOpen && sidebar?.panel.hasFocus == true }
  /// True while a pointer is down in it, or on its handle.
  var isPressed: Bool { sidebar?.isPressed == true || handle.isPressed }
  /// True while its picture changes by itself.
  var isAnimating: Bool { isOpen && (sidebar?.isAnimating == true || isGhostMoving) }
  var nextDeadline: Double? { isOpen ? sidebar?.nextDeadline : nil }
  /// Makes room for it beside the phone, if it can.
  mutating func widen(_ window: borrowing Window, by width: Int) {
    guard growth == 0, canGrow, let widening = window.widen(by: width) else { return }
    growth = width
    self.widening = widening
  }

  /// Gives that room back.
  mutating func narrow(_ window: borrowing Window, by width: Int) {
    if width > 0 { window.narrow(by: width, after: widening) }
    (growth, widening) = (0, nil)
  }

  /// True if it lies over the phone.
  var isOver: Bool { place?.isOver == true }

  mutating func make(_ sidebar: Sidebar) {
    self.sidebar = sidebar
    isMade = true
  }

  mutating func open() { isOpen = true }

  mutating func close() {
    isOpen = false
    hasSprings = false
    let now = sidebar?.panel.now ?? 0
    sidebar?.send(.springs([:]), at: now)
    place = nil
    pane = nil
  }

  /// Computes its place in a window.
  mutating func lay(device: Size, drawable: PixelSize, density: Double, at time: Double) {
    guard isOpen else { return }
    let new = SidebarPlace(
      device: device, drawable: drawable, density: density, textScale: textScale, canGrow: canGrow)
    place = new
    sidebar?.resize(height: new.size.height, at: time)
  }

  /// The point of the sidebar at a place in the drawable; nil outside the sidebar.
  func point(_ x: Double, _ y: Double) -> Point? {
    guard isOpen, let place, x >= Double(place.frame.minX) else { return nil }
    return place.point(x, y)
  }

  /// The point for any place, inside or outside, for a pointer that is held.
  func anyPoint(_ x: Double, _ y: Double) -> Point { place?.point(x, y) ?? .zero }

  /// Draws its changes.
  ///
  /// - Parameter painted: The parts of the window that were painted before.
  /// - Returns: The parts of the window that changed.
  mutating func show(
    in window: Surface, after painted: [PixelRect], stage: PhoneStage?, _ playback: Playback,
    _ painter: Painter
  ) -> [PixelRect] {
    var changed: [PixelRect] = []
    if let frame = handle.frame, let stage, let scene = handle.scene(on: stage, isOpen: isOpen) {
      if handlePane == nil { handlePane = WindowPane(painter) }
      changed += handlePane!.show(
        scene, at: frame, scale: stage.layout.scale, in: window, after: painted)
    }
    if let place, let sidebar {
      if pane == nil { pane = WindowPane(painter) }
      changed += pane!.show(
        sidebar.scene(playback), at: place.frame, scale: place.scale, in: window, after: painted)
    }
    return changed
  }

  /// Tells the panel which springs move something on the phone, as long as any do.
  mutating func follow(_ prototype: Prototype, at time: Double) {
    guard isOpen else { return }
    let starts = prototype.springStarts
    guard !starts.isEmpty || hasSprings else { return }
    hasSprings = !starts.isEmpty
    sidebar?.send(.springs(starts.mapValues { prototype.now - $0 }), at: time)
  }

  func trim() {
    pane?.trim()
    handlePane?.trim()
  }
}
