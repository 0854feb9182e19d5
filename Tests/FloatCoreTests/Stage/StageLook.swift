import Testing

@testable import FloatCore
@testable import FloatTestSupport

/// What a row sees: a value of the phone's state in most cases. A number or word of what is not there is nil.
extension StageStep {
  typealias Look<Value> = @Sendable (Stage) -> Value

  private static func look<Value: Sendable>(
    _ what: @escaping Look<Value?>, _ place: SourceLocation, _ words: String,
    _ isSo: @escaping @Sendable (Value) -> Bool
  ) -> Self {
    Self { hand in
      let seen = what(hand.stage)
      guard seen.map({ !isSo($0) }) ?? true else { return }
      let found = seen.map { "\($0)" } ?? "nothing"
      Issue.record("\(hand.row.name): \(found), not \(words)", sourceLocation: place)
    }
  }

  static func see(
    _ what: @escaping Look<Double?>, _ wanted: Double, within tolerance: Double = 1e-6,
    _ place: SourceLocation = #_sourceLocation
  ) -> Self { look(what, place, "\(wanted)") { abs($0 - wanted) <= tolerance } }
  static func less(
    _ what: @escaping Look<Double?>, than limit: Double, _ place: SourceLocation = #_sourceLocation
  ) -> Self { look(what, place, "below \(limit)") { $0 < limit } }
  static func more(
    _ what: @escaping Look<Double?>, than limit: Double, _ place: SourceLocation = #_sourceLocation
  ) -> Self { look(what, place, "above \(limit)") { $0 > limit } }
  /// The number is still the one of the noted phone.
  static func same(
    _ what: @escaping Look<Double?>, within tolerance: Double = 1e-6,
    _ place: SourceLocation = #_sourceLocation
  ) -> Self { Self { see(what, what($0.noted) ?? .nan, within: tolerance, place).perform(&$0) } }
  /// The number is less than that of the noted phone, or more by at least a distance.
  static func fell(_ what: @escaping Look<Double?>, _ place: SourceLocation = #_sourceLocation) -> Self {
    Self { less(what, than: what($0.noted) ?? .nan, place).perform(&$0) }
  }
  static func rose(
    _ what: @escaping Look<Double?>, by distance: Double, _ place: SourceLocation = #_sourceLocation
  ) -> Self { Self { more(what, than: (what($0.noted) ?? .nan) + distance, place).perform(&$0) } }
  /// The word, or words with blanks between them; "" where there is none.
  static func says(
    _ what: @escaping Look<String?>, _ wanted: String, _ place: SourceLocation = #_sourceLocation
  ) -> Self { look({ what($0) ?? "" }, place, wanted, { $0 == wanted }) }
  static func yes(_ fact: @escaping Look<Bool>, _ place: SourceLocation = #_sourceLocation) -> Self {
    look({ fact($0) }, place, "true", { $0 })
  }
  static func no(_ fact: @escaping Look<Bool>, _ place: SourceLocation = #_sourceLocation) -> Self {
    look({ fact($0) }, place, "false", { !$0 })
  }
  /// A motion that begins now, at its start, its quarters and its end; until three quarters if it ends in nothing.
  ///
  /// - Parameter from: Its start; nil for the number as it is.
  static func eases(
    _ what: @escaping Look<Double?>, from: Double? = nil, to: Double, over duration: Double,
    _ curve: StageCurve = .easeInOut, after delay: Double = 0, gone: Bool = false,
    within tolerance: Double = 0.01, _ place: SourceLocation = #_sourceLocation
  ) -> Self {
    Self { hand in
      let start = from ?? what(hand.stage) ?? .nan
      for (quarter, eased) in curve.quarters.enumerated() where !gone || quarter < 4 {
        let later: Look<Double?> = { what($0.later(Double(quarter) / 4, of: duration, after: delay)) }
        see(later, start + (to - start) * eased, within: tolerance, place).perform(&hand)
      }
    }
  }
  /// The ball's outline.
  static func outline(_ wanted: RoundedRect, _ place: SourceLocation = #_sourceLocation) -> Self {
    look({ $0.prototype.ballOutline }, place, "\(wanted)", { isNear($0, wanted, within: 0.01) })
  }
  /// A page and something small that change linearly into each other.
  static func morphs(
    from: RoundedRect, to: RoundedRect, over duration: Double, _ place: SourceLocation = #_sourceLocation
  ) -> Self {
    .all(
      [0, 0.25, 0.5, 0.75, 1].map { part in
        let wanted = mix(from, to, part)
        let outline: Look<RoundedRect?> = { $0.later(part, of: duration).prototype.pageOutline }
        return look(outline, place, "\(wanted) at \(part)") { isNear($0, wanted, within: 0.01) }
      })
  }
  /// Moves along the bottom edge, by the distance to the corner, with the zone's answer.
  static func corner(_ distances: [(distance: Double, inside: Bool, radius: Double)]) -> [StageStep] {
    distances.flatMap { distance, inside, radius -> [StageStep] in
      [
        .move(375 - distance, 812, over: 0.05), inside ? .yes(\.zone.highlighted) : .no(\.zone.highlighted),
        .wait(0.1), .see(\.zone.radius, radius, within: 0.01),
      ]
    }
  }
}

/// A curve at quarters of its time.
enum StageCurve: Sendable {
  /// cubic-bezier(.42, 0, .58, 1), UIKit's.
  case easeInOut
  /// cubic-bezier(0, 0, .58, 1), UIKit's.
  case easeOut
  case linear
  /// cubic-bezier(0.1, 0.9, 0.2, 1)
  case early

  var quarters: [Double] {
    switch self {
    case .easeInOut: [0, 0.1291619, 0.5, 0.8708381, 1]
    case .easeOut: [0, 0.3781381, 0.6846432, 0.9065353, 1]
    case .early: [0, 0.8494695, 0.9662364, 0.9949326, 1]
    case .linear: [0, 0.25, 0.5, 0.75, 1]
    }
  }
}

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
  /// The pages whose pictures the icons show.
  var iconNames: String {
    prototype.ball.icons.shown.map { icon in
      prototype.collected.pages.first { $0.icon == icon.name && $0.pageID == icon.id }?.pageID
        .description ?? "none"
    }.joined(separator: " ")
  }
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
    layer("badge:chat-1")?.content.contains { if case .fill = $0 { true } else { false } } ?? false
  }
  /// The number of effects so far.
  func count(_ isOne: (Effect) -> Bool) -> Double { Double(effects.count(where: isOne)) }
  /// Until the motion ends, in seconds.
  var timeLeft: Double? { prototype.navigation.transitionDeadline.map { $0 - now } }
  /// From the scroll offset to the largest one.
  var scrollLeft: Double? {
    state.stack.last.flatMap { prototype.pages[PageID($0)] }.map { $0.layout.maximumScroll - state.scroll }
  }
  /// From the ball's middle to the corner of the screen.
  var ballToCorner: Double {
    state.ball.frame.center.distance(to: Point(prototype.device.size.width, prototype.device.size.height))
  }

  func layer(_ id: String) -> Layer? { prototype.scene.layers.first { $0.id == id } }
  /// The opacity of the shade over a page, 0…1.
  func shade(_ id: String) -> Double? { layer("page:\(id)").map { Double($0.shade.alpha) / 255 } }
  /// The radius of the blur behind a layer.
  func blur(_ id: String) -> Double? { layer(id).map { $0.backdrop?.radius ?? 0 } }
  /// The texts of a layer.
  func words(_ id: String) -> [String] {
    layer(id)?.content.compactMap { if case .text(let run) = $0 { run.text } else { nil } } ?? []
  }

  private var zoneStrokes: [(path: Path, width: Double)] {
    (layer("zone")?.content ?? []).compactMap {
      if case .stroke(let path, let width, _) = $0 { (path, width) } else { nil }
    }
  }
  /// The number of slashes through the zone.
  var zoneSlashes: Double { Double(zoneStrokes.count { $0.path.elements.count == 2 }) }
  /// A ring's diameter from outer edge to outer edge, the outermost first.
  func ring(_ index: Int) -> Double? {
    zoneStrokes.filter { $0.path.elements.count > 3 }.dropFirst(index).first
      .map { $0.path.controlBounds.width + $0.width }
  }
  /// The colour over the blur behind the zone, and the colour of a zone without.
  var zoneTint: String? { layer("zone")?.backdrop.map { "\($0.tint)" } }
  var zoneFill: String? {
    let zone = layer("zone")
    guard case .roundedRect(let outline, .color(let color)) = zone?.content.first, outline == zone?.outline
    else { return nil }
    return "\(color)"
  }
}
