import FloatCore
import FloatStudio

/// The last press on the phone, or the last press of the looped gesture.
///
/// It is derived from the playback, so that a panel that is opened later knows it, too.
struct LastTouch: Equatable, Sendable {
  private let block: GestureBlock.ID
  private let time: Double
  private let place: Point
  /// True once everything that the press set in motion is at rest.
  private let isOver: Bool

  /// Nil before the first press.
  init?(_ playback: Playback) {
    let history = playback.history
    guard let block = playback.loop?.block ?? history.blocks.last(where: { !$0.strokes.isEmpty }),
      let stroke = block.strokes.last
    else { return nil }
    self.block = block.id
    (time, place) = (stroke.start, stroke.from)
    isOver =
      playback.loop != nil || block.end != nil || !history.isTouched && !history.present.isAnimating
  }

  /// The keys of the pressed thing, and the blocks of keys whose springs moved something after it, the last one first.
  func keys(in playback: Playback, _ catalog: PanelCatalog) -> (keys: [String], moved: [String]) {
    let touched = KeyMap.keys(
      at: place, on: playback.history.prototype(at: time.nextDown), in: catalog)
    let gesture = playback.history.blocks.first { $0.id == block }
    guard isOver, let take = playback.loop?.take ?? gesture.flatMap(playback.history.take) else {
      return (touched, [])
    }
    let moved = take.springs.filter { catalog.springs[$0] != nil }
    let keys = moved.flatMap { id in catalog.springs[id].flatMap { catalog.block(of: $0.time) }?.keys ?? [] }
    return (touched + keys.map(\.entry.key).filter { !touched.contains($0) }, moved)
  }
}

extension GestureTake {
  /// The springs that moved something after the last release, as their blocks of keys, the last begun first.
  var springs: [String] {
    var player = Player(start, inputs: inputs)
    player.advance(to: block.strokes.last?.end ?? block.start)
    let release = player.prototype.now
    var starts: [String: Double] = [:]
    var count = 0.0
    repeat {
      starts.merge(player.prototype.springStarts) { max($0, $1) }
      count += 1
      player.advance(to: min(release + count * Rest.step, end ?? .infinity))
    } while count * Rest.step < Rest.limit && player.prototype.now < end ?? .infinity
      && !(end == nil && Rest.isReached(by: player.prototype))
    return starts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
  }
}
