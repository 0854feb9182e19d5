import FloatCore
import FloatStudio

/// ``KeepSheet`` as a card, with the gesture to keep and the inputs that lead to it.
struct KeepSheetCard: Card, Sendable {
  private var sheet: KeepSheet
  private var lead: SessionLead
  /// The gesture to keep, with what led to it when the choice was opened: a demo may begin again meanwhile.
  private var gesture: (take: GestureTake, lead: SessionLead)?

  static let name = "keep"

  /// Its distance from the screen's top, as a share of the height.
  private static let share = 0.3
  /// The least distance from the screen's sides, in points.
  private static let margin = 8.0

  /// - Parameter isCompared: True beside a second phone.
  init(_ start: Prototype, isCompared: Bool) {
    lead = SessionLead(start)
    sheet = KeepSheet(isCompared: isCompared)
  }

  var isShown: Bool { sheet.isShown }

  mutating func note(_ change: Playback.Change) { lead.note(change) }
  mutating func note(_ playback: Playback) { lead.note(playback) }

  /// Shows another phone from now on, whose gestures are kept instead. A file that is being written is finished.
  mutating func startOver(_ start: Prototype) {
    lead = SessionLead(start)
    gesture = nil
    if sheet.state == .choosing { sheet.toggle() }
  }

  /// Opens the choice for the looped gesture, or the last one.
  mutating func toggle(_ playback: Playback, _ language: PanelLanguage) {
    sheet.language = language
    gesture = playback.take.map { ($0, lead) }
    if gesture == nil { sheet.sayNothing() } else { sheet.toggle() }
  }

  /// Shows how much of a gesture's file is written.
  mutating func progress(_ percent: Int) { sheet.progress(percent) }
  /// Shows that a gesture was kept in these files.
  mutating func finish(_ paths: [String], at now: Double) { sheet.finish(paths, at: now) }
  /// Shows why a gesture was not kept.
  mutating func fail(_ reason: String, at now: Double) { sheet.fail(reason, at: now) }

  func parts(_ playback: Playback, _ context: CardContext) -> [HitArea<CardPart>] {
    let (frame, k) = place(on: playback.device, context)
    return sheet.parts.map {
      let size = $0.frame.size
      return HitArea(
        $0.place,
        Rect(origin: frame.origin + $0.frame.origin * k, size: Size(size.width * k, size.height * k)))
    }
  }

  mutating func take(_ input: Input, _ playback: Playback, _ context: CardContext) -> [CardRequest]? {
    guard sheet.isShown || sheet.isPressed else { return nil }
    let before = sheet
    let (frame, k) = place(on: playback.device, context)
    var answer: (isTaken: Bool, kind: KeepKind?)
    switch input {
    case .key(let key): answer = sheet.take(key: key)
    case .pointer(let phase, let id, let point):
      answer = sheet.take(phase, id, at: (point - frame.origin) / k)
      // A press beside the choice closes it and is spent; a press beside a message also reaches the phone.
      if before.state == .choosing, before != sheet, phase == .down { answer.isTaken = true }
    case .wheel, .contextMenu: answer = (parts(playback, context).part(for: input) != nil, nil)
    case .resize, .configure, .call: return nil
    }
    guard answer.isTaken else { return nil }
    guard let kind = answer.kind, let gesture else { return [] }
    return [.errand(.keep(kind, gesture.take, after: gesture.lead))]
  }

  var nextDeadline: Double? { sheet.closeTime }

  mutating func layers(_ playback: Playback, _ context: CardContext) -> [Layer] {
    sheet.advance(to: context.now)
    guard sheet.isShown else { return [] }
    sheet.language = context.panelLanguage
    let (frame, k) = place(on: playback.device, context)
    let scene = sheet.scene(gesture?.take.block, now: playback.history.now, playback.prototype.appearance)
    let layers = scene.layers.map { layer in
      var layer = layer
      layer.content = layer.content.map { $0.scaled(by: k, about: .zero) }
      return layer
    }
    return [
      Palette(playback.prototype.appearance).card(
        "shell:keep", frame, radius: 16, lift: 14, ground: scene.background, sublayers: layers)
    ]
  }

  /// Its frame on the screen, and by how much it is enlarged: as the desktop's text, as far as there is room.
  private func place(on device: Device, _ context: CardContext) -> (frame: Rect, scale: Double) {
    let (size, screen) = (sheet.size, device.size)
    let room = min(
      (screen.width - 2 * Self.margin) / size.width, (1 - Self.share) * screen.height / size.height)
    let k = max(1, min(context.textScale, room))
    return (
      Rect(
        (screen.width - size.width * k) / 2, screen.height * Self.share, size.width * k, size.height * k), k
    )
  }
}
