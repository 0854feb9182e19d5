import FloatCore
import FloatStudio

/// What the panel asks of the phone and draws over it: the keys of what was touched, outlines, and the ghost.
struct Inspection: Sendable {
  private(set) var question = Question.none
  /// True while the ghost of the phone with the other set of values lies over it.
  private(set) var showsGhost = false
  /// True while the ghost moves.
  private(set) var isMoving = false
  /// The touch that the panel knows.
  private var lastTouch: LastTouch?

  enum Question: Equatable, Sendable {
    case none
    /// The next click on the phone asks for the keys of the thing under it; the place of the mouse on the phone.
    case next(Point?)
  }

  private static let outlineColor = Color(rgb: 0x0A84FF)
  private static let mostOutlines = 40

  init() {}

  /// What remains when the panel is closed.
  init(after other: Inspection) { lastTouch = other.lastTouch }

  var isAsking: Bool { question != .none }

  mutating func toggleQuestion() { question = isAsking ? .none : .next(nil) }
  mutating func endQuestion() { question = .none }
  mutating func toggleGhost() { showsGhost.toggle() }

  /// Notes the place of the mouse on the phone, where a question is open; nil for one beside it.
  mutating func hover(at point: Point?) { if isAsking { question = .next(point) } }

  /// The last touch, whenever it was, and the motion that it started; nil if the panel knows it.
  mutating func newTouch(_ playback: Playback, _ catalog: PanelCatalog) -> PanelInput? {
    guard let touch = LastTouch(playback), touch != lastTouch else { return nil }
    lastTouch = touch
    let (keys, moved) = touch.keys(in: playback, catalog)
    return .touched(keys, moved: moved)
  }

  /// The layers over the phone, back to front.
  mutating func layers(_ panel: Panel, _ playback: Playback) -> [Layer] {
    [ghost(panel, playback), outlines(panel, playback.prototype)].compactMap(\.self)
  }

  private func outlines(_ panel: Panel, _ prototype: Prototype) -> Layer? {
    var outlines: [RoundedRect] = []
    if case .next(let point?) = question {
      outlines = [KeyMap.outline(at: point, on: prototype)]
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

  /// The phone as it would be with the other set of values; nil if both sets are equal.
  private mutating func ghost(_ panel: Panel, _ playback: Playback) -> Layer? {
    isMoving = false
    guard showsGhost else { return nil }
    let tuning = panel.tuning
    let other = tuning.isPeeking ? tuning.values : tuning.other
    let changes = other.differences(from: tuning.shown)
    guard !changes.isEmpty else { return nil }
    let prototype = playback.shown(with: changes)
    isMoving = prototype.isAnimating && !playback.isStanding
    return Layer(
      id: "ghost", outline: RoundedRect(Rect(size: prototype.device.size)), opacity: 0.5,
      sublayers: prototype.scene.layers.map { $0.renamed("ghost:") })
  }
}
