import FloatCore
import FloatPainting
import FloatStudio

/// The panel's drawings over the phone, and its questions about it.
extension RunLoop {
  // MARK: Questions

  /// True if a press asks for the keys of the thing under it; the phone does not receive it.
  func inspects(_ x: Double, _ y: Double, _ window: borrowing Window) -> Bool {
    let p = translator.layout.devicePoint(windowX: x, windowY: y)
    let asks = aside.isInspecting || Self.modifiers.contains(.control)
    guard asks, Rect(size: translator.layout.device).contains(p) else { return false }
    openSidebar(window)
    aside.isInspecting = false
    aside.isSwallowing = true
    aside.pointed = nil
    showKeys(at: p) { .inspected($0) }
    return true
  }

  /// Tells the panel about a press on a phone that takes no input, because the phone's history does not contain it.
  func noteTouch(_ input: Input) {
    guard aside.isOpen, playback.isStanding, case .pointer(.down, _, let p) = input else { return }
    showKeys(at: p) { .touched($0) }
  }

  /// Tells the panel about the last touch, whenever it was, and about the motion that it started.
  func tellTouch(at now: Double) {
    guard aside.isOpen, let catalog = aside.sidebar?.panel.catalog else { return }
    let touch = LastTouch(playback)
    guard let touch, touch != aside.lastTouch else { return }
    aside.lastTouch = touch
    let (keys, moved) = touch.keys(in: playback, catalog)
    aside.sidebar?.send(.touched(keys, moved: moved), at: now)
  }

  private func showKeys(at p: Point, _ input: ([String]) -> PanelInput) {
    guard let catalog = aside.sidebar?.panel.catalog else { return }
    let keys = KeyMap.keys(at: p, on: playback.prototype, in: catalog)
    aside.sidebar?.send(input(keys), at: clock.realNow)
    needsScene = true
  }

  /// Follows a mouse that may be about to ask.
  func pointInspector(_ x: Double, _ y: Double) {
    guard aside.isInspecting || aside.pointed != nil else { return }
    let p = translator.layout.devicePoint(windowX: x, windowY: y)
    let isThere = aside.isInspecting && Rect(size: translator.layout.device).contains(p)
    aside.pointed = isThere ? p : nil
    needsScene = true
  }

  // MARK: Over the phone

  /// The ghost, and the outlines of the things in question.
  func layersOfPanel() -> [Layer] {
    aside.isGhostMoving = false
    guard aside.isOpen, let panel = aside.sidebar?.panel else { return [] }
    return [ghost(panel), outlines(panel)].compactMap(\.self)
  }

  private func outlines(_ panel: Panel) -> Layer? {
    let prototype = playback.prototype
    var outlines: [RoundedRect] = []
    if let p = aside.pointed {
      outlines = [KeyMap.outline(at: p, on: prototype)]
    } else if let key = panel.keyOfInterest {
      outlines = KeyMap.outlines(of: key, on: prototype)
    }
    guard !outlines.isEmpty else { return nil }
    let color = Self.outlineColor
    return Layer(
      id: "shell:outlines",
      content: outlines.prefix(Self.mostOutlines).flatMap { outline -> [Shape] in
        let line = outline.inset(by: 1)
        return [.roundedRect(outline, .color(color.faded(0.1))), .stroke(Path(line), width: 2, color)]
      })
  }

  private static let outlineColor = Color(rgb: 0x0A84FF)
  private static let mostOutlines = 40

  /// The phone as it would be with the other set of values; nil if both sets are equal.
  private func ghost(_ panel: Panel) -> Layer? {
    guard aside.showsGhost else { return nil }
    let tuning = panel.tuning
    let other = tuning.isPeeking ? tuning.values : tuning.other
    let changes = other.differences(from: tuning.shown)
    guard !changes.isEmpty else { return nil }
    let prototype = playback.shown(with: changes)
    aside.isGhostMoving = prototype.isAnimating && !playback.isStanding
    return Layer(
      id: "ghost", outline: RoundedRect(Rect(size: prototype.device.size)), opacity: 0.5,
      sublayers: prototype.scene.layers.map { $0.renamed("ghost:") })
  }
}
