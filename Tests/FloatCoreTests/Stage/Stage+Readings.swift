@testable import FloatCore
@testable import FloatTestSupport

/// Values of the phone and of its layers.
extension Stage {
  /// The stage at a part of a motion that begins now; its very end has no transition any more.
  func later(_ part: Double, of duration: Double, after delay: Double = 0) -> Stage {
    var copy = self
    copy.prototype.advance(to: now + delay + min(part * duration, duration - 1e-9))
    return copy
  }

  var stack: String { state.stack.joined(separator: " ") }
  var items: String { state.ball.items.joined(separator: " ") }
  var rows: String { state.list.rows.map(\.id).joined(separator: " ") }
  var icons: String { prototype.ball.icons.shown.map(\.id.description).joined(separator: " ") }
  func icon(_ index: Int) -> BallIcon? { prototype.ball.icons.shown.dropFirst(index).first }
  func iconCenter(_ index: Int) -> Point? { icon(index)?.center.value(at: now) }
  func iconSize(_ index: Int) -> Double? { icon(index)?.diameter.value(at: now) }
  func listRow(_ index: Int) -> BallList.Row? { prototype.list.rows.dropFirst(index).first }
  func row(_ index: Int) -> Rect? { listRow(index)?.frame(at: now) }
  func badge(_ id: String = "chat-1") -> PrototypeState.Badge? { state.badges.first { $0.id == id } }
  var badgeState: String? { badge()?.state.rawValue }
  /// How far a badge is from its place.
  func badgeWay(_ id: String = "chat-1") -> Point? { badge(id).map { $0.center - $0.anchor } }
  /// Where it is on its page.
  var badgePageY: Double? { badge().map { $0.center.y + state.scroll } }
  /// True while the badge of the first conversation has its neck.
  var hasNeck: Bool {
    layer("badge:chat-1")?.content.fills.isEmpty == false
  }
  /// The number of effects so far.
  func count(_ isOne: (Effect) -> Bool) -> Double { Double(effects.count(where: isOne)) }
  /// The opacity of the shade over a page, 0…1.
  func shade(_ id: String) -> Double? { layer("page:\(id)").map { Double($0.shade.alpha) / 255 } }
  /// The radius of the blur behind a layer.
  func blur(_ id: String) -> Double? { layer(id).map { $0.backdrop?.radius ?? 0 } }
  /// The texts of a layer.
  func words(_ id: String) -> [String] { layer(id)?.content.texts.map(\.text) ?? [] }
  /// The names of the pictures in the ball.
  var ballPictures: [String] { layer("ball")?.content.images.map(\.name) ?? [] }

  private var zoneStrokes: [(path: Path, width: Double, color: Color)] {
    layer("zone")?.content.strokes ?? []
  }
  /// The number of slashes through the zone.
  var zoneSlashes: Double { Double(zoneStrokes.count { $0.path.elements.count == 2 }) }
  /// A ring's diameter from outer edge to outer edge, the outermost first.
  func ring(_ index: Int) -> Double? {
    zoneStrokes.filter { $0.path.elements.count > 3 }.dropFirst(index).first
      .map { $0.path.controlBounds.width + $0.width }
  }
}
