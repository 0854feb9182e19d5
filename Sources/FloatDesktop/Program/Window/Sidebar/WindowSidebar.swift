import FloatCore
import FloatPainting
import FloatStudio

/// The sidebar as the window has it: whether it is open, where it is, and what is drawn of it.
struct WindowSidebar {
  /// From the first time that it is opened; it keeps its steps while it is closed.
  var sidebar: Sidebar?
  /// True from then on. Of the sidebar itself, which is large, asking makes a copy.
  private(set) var isMade = false
  private(set) var isOpen = false
  /// Nil while it is closed.
  private(set) var place: SidebarPlace?
  var handle = StageHandle()
  var wheel: WheelReader
  var cursor = MouseCursor()
  var typing = TextTyping()
  /// Where the mouse is over it, in its points.
  var hover: Point?
  /// The finger that is down in it.
  var finger: Int64?
  /// True while the next click on the phone is a question.
  var isInspecting = false
  /// Where on the phone such a click would be now, in points.
  var pointed: Point?
  /// What the window is called since something else was chosen in the panel, until it says so.
  var newTitle: String?
  /// True while a button is held whose press was a question.
  var isSwallowing = false
  /// True while the phone with the other set of values lies over it.
  var showsGhost = false
  /// True while that one moves.
  var isGhostMoving = false
  /// True while a key is held that shows the other set of values.
  var isPeeking = false
  /// The touch that the panel knows.
  var lastTouch: LastTouch?
  /// True when the phone has values that the panel may not know of.
  var isStale = false
  /// True while springs move something on the phone, as far as the panel knows.
  private var hasSprings = false
  /// What the window is wider by for it, in the desktop's units.
  var growth = 0
  /// What of the window's width is not the phone's, in the desktop's units: in a window made narrow it lies over the phone.
  var room: Int { isOver ? 0 : growth }
  private var pane: WindowPane?
  private var handlePane: WindowPane?

  init(isWayland: Bool) { wheel = WheelReader(isWayland: isWayland) }

  /// True while keys go to the panel.
  var hasFocus: Bool { isOpen && sidebar?.panel.hasFocus == true }
  /// True while a pointer is down in it, or on its handle.
  var isPressed: Bool { sidebar?.isPressed == true || handle.isPressed }
  /// True while its picture changes by itself.
  var isAnimating: Bool { isOpen && (sidebar?.isAnimating == true || isGhostMoving) }
  var nextDeadline: Double? { isOpen ? sidebar?.nextDeadline : nil }
  /// True where it lies over the phone.
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

  /// Finds its place in a window.
  mutating func lay(device: Size, drawable: PixelSize, density: Double, at time: Double) {
    guard isOpen else { return }
    let new = SidebarPlace(device: device, drawable: drawable, density: density)
    place = new
    sidebar?.resize(height: new.size.height, at: time)
  }

  /// The point of the sidebar at a place of the drawable; nil where it is not there.
  func point(_ x: Double, _ y: Double) -> Point? {
    guard isOpen, let place, x >= Double(place.frame.minX) else { return nil }
    return place.point(x, y)
  }

  /// The same for a place anywhere, of a pointer that is held.
  func anyPoint(_ x: Double, _ y: Double) -> Point { place?.point(x, y) ?? .zero }

  /// Draws what changed of it.
  ///
  /// - Parameter painted: What of the window was painted before.
  /// - Returns: What changed in the window.
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
