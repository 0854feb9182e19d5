import FloatCore
import FloatStudio

/// What follows from the sidebar's state.
extension Sidebar {
  /// The panel; nil until it is first opened.
  var panel: Panel? { boxed?.value }

  /// True once the panel exists; looking at the panel itself, which is large, would copy it.
  var isMade: Bool { boxed != nil }
  /// True while keys go to the panel.
  var hasFocus: Bool { isOpen && boxed?.value.hasFocus == true }
  /// True while the keyboard types into a field of it.
  var isTyping: Bool { isOpen && boxed?.value.isTyping == true }
  /// True while a pointer is down in it, or on its handle.
  var isPressed: Bool { hands.isHolding || hands.handle.isPressed }
  /// True while its picture, or what it draws on the phone, is animating.
  var isChanging: Bool { isOpen && (boxed?.value.isAnimating == true || inspection.isMoving) }
  var nextDeadline: Double? { isOpen ? boxed?.value.nextDeadline : nil }
  /// True if it lies over the phone.
  var isOver: Bool { place?.isOver == true }

  /// How much of the window's widening the sidebar uses, in the desktop's units: less than all of it where the window
  /// was made lower since, and 0 if it lies over the phone.
  var room: Int { isOver ? 0 : min(growth, width) }

  /// What of its look a hovering mouse changes.
  var look: (isLit: Bool, isEntered: Bool, question: Inspection.Question) {
    (hands.handle.isHovered, hands.hover != nil, inspection.question)
  }

  /// The mouse pointer's shape.
  var cursor: PanelCursor {
    guard isOpen, let place, let point = hands.hover, !hands.isOverTransport(point, place) else {
      return .arrow
    }
    return boxed?.value.cursor(at: point - Point(0, place.top)) ?? .arrow
  }

  /// The place of the text being typed, in the desktop's units; nil if there is none.
  func textArea(density: Double) -> PixelRect? {
    guard let place, hasFocus, let rect = boxed?.value.textArea?.offset(y: place.top) else { return nil }
    let unit = place.scale / density
    return PixelRect(
      Rect(
        Double(place.frame.x) / density + rect.x * unit, rect.y * unit, rect.width * unit, rect.height * unit)
    )
  }

  // MARK: The picture

  /// The sidebar and its handle, as scenes with places in the drawable.
  func panes(on ground: StageGround?, _ playback: Boxed<Playback>) -> [Pane] {
    var panes: [Pane] = []
    if let frame = hands.handle.frame, let ground, let scene = hands.handle.scene(on: ground, isOpen: isOpen)
    {
      panes.append(
        Pane(name: .handle, scene: scene, frame: frame, scale: ground.layout.scale, isOver: false))
    }
    if let place, let boxed {
      panes.append(
        Pane(
          name: .panel, scene: scene(boxed, in: place, playback.value), frame: place.frame,
          scale: place.scale, isOver: place.isOver))
    }
    return panes
  }

  /// The sidebar as shapes, for the painter that draws the phone.
  private func scene(_ boxed: Boxed<Panel>, in place: SidebarPlace, _ playback: Playback) -> Scene {
    let panel = boxed.value.scene
    let appearance = boxed.value.appearance
    var layers: [Layer] = []
    if place.top > 0 {
      var transport = hands.transport
      transport.words = TransportWords(boxed.value.language)
      layers.append(
        Layer(id: "sidebar:transport", sublayers: transport.scene(playback, appearance).layers))
    }
    layers.append(Layer(id: "sidebar:panel", position: Point(0, place.top), sublayers: panel.layers))
    let (height, line) = (place.size.height, Palette(appearance).line)
    layers.append(
      Layer(id: "sidebar:edge", content: [.hairline(from: .zero, to: Point(0, height), line)]))
    return Scene(size: Size(Panel.width, height), background: panel.background, layers: layers)
  }
}
