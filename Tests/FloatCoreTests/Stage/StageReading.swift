import Testing

@testable import FloatCore
@testable import FloatTestSupport

/// A number on the phone; not a number where the thing is not there.
enum StageNumber: Sendable {
  case ballX, ballY, ballMidX, ballMidY, ballMaxX, ballMaxY, ballWidth, ballHeight, ballAlpha
  /// The ball's corner radius towards the edge of the screen, and how far it is pressed.
  case ballTopRight, ballPress
  /// The diameter and the middle of an icon in the ball.
  case iconSize(Int)
  case iconX(Int)
  case iconY(Int)
  case zoneProgress, zoneRadius, zoneMaxX, zoneMaxY
  /// A ring's diameter from outer edge to outer edge, the outermost first.
  case ring(Int)
  /// The radius of the blur behind a layer.
  case blur(String)
  /// From the ball's middle to the corner of the screen.
  case ballToCorner
  /// The number of slashes through the zone.
  case zoneSlashes
  /// The page on its way: its left and its top edge, the share of its way, and the cover over its shape.
  case topX, topY, progress, morphShade, morphTopLeft
  /// Until the motion ends, in seconds.
  case timeLeft
  case scroll
  /// From the scroll offset to the largest one.
  case scrollLeft
  /// The top of an element.
  case elementY(String)
  /// A page's left edge and the opacity of the shade over it, 0…1.
  case pageX(String)
  case pageY(String)
  case shade(String)
  case opacity(String)
  /// The opacity of a layer's shadow, 0…1.
  case shadow(String)
  /// The outline of a page.
  case pageWidth(String)
  case pageHeight(String)
  case pageRadius(String)
  case rowX(Int)
  case rowY(Int)
  case rowMaxX(Int)
  case rowMaxY(Int)
  case rowWidth(Int)
  /// How far a row is enlarged and pressed.
  case rowRise(Int)
  case rowSink(Int)
  /// How far a badge is from its place, and the radius of the part that stays.
  case badgeX(String = "chat-1")
  case badgeY(String = "chat-1")
  case anchorRadius(String = "chat-1")
  /// Where it is on the screen and on its page, and where it sticks.
  case badgeMidY, badgePageY, anchorX, anchorY
  case unread(PageID)
  /// The effects so far: impacts of all kinds, light and heavy ones, notices, and writings of the entrances.
  case impacts, lightImpacts, heavyImpacts, notices, saves
  /// The number of badges that are not gone.
  case badgesLeft

  func value(on stage: Stage) -> Double { reading(stage) ?? .nan }

  private func reading(_ stage: Stage) -> Double? {
    let (state, prototype, now) = (stage.state, stage.prototype, stage.now)
    let ball = state.ball.frame
    func icon(_ index: Int) -> BallIcon? { prototype.ball.icons.shown.dropFirst(index).first }
    func row(_ index: Int) -> BallList.Row? { prototype.list.rows.dropFirst(index).first }
    func badge(_ id: String) -> PrototypeState.Badge? { state.badges.first { $0.id == id } }
    switch self {
    case .ballX: return ball.x
    case .ballY: return ball.y
    case .ballMidX: return ball.midX
    case .ballMidY: return ball.midY
    case .ballMaxX: return ball.maxX
    case .ballMaxY: return ball.maxY
    case .ballWidth: return ball.width
    case .ballHeight: return ball.height
    case .ballAlpha: return state.ball.alpha
    case .ballTopRight: return prototype.ballOutline.radii.topRight
    case .ballPress: return prototype.ball.pressure.value(at: now)
    case .iconSize(let index): return icon(index)?.diameter.value(at: now)
    case .iconX(let index): return icon(index)?.center.value(at: now).x
    case .iconY(let index): return icon(index)?.center.value(at: now).y
    case .zoneProgress: return state.zone.progress
    case .zoneRadius: return state.zone.radius
    case .zoneMaxX: return stage.layer("zone")?.outline?.rect.maxX
    case .zoneMaxY: return stage.layer("zone")?.outline?.rect.maxY
    case .zoneSlashes: return Double(stage.zoneStrokes.count { $0.path.elements.count == 2 })
    case .ring(let index):
      let ring = stage.zoneStrokes.filter { $0.path.elements.count > 3 }.dropFirst(index).first
      return ring.map { $0.path.controlBounds.width + $0.width }
    case .blur(let id): return stage.layer(id).map { $0.backdrop?.radius ?? 0 }
    case .ballToCorner:
      return ball.center.distance(to: Point(prototype.device.size.width, prototype.device.size.height))
    case .topX: return state.transition?.topX
    case .topY: return state.transition?.topY
    case .progress: return state.transition?.progress
    case .timeLeft: return prototype.navigation.transitionDeadline.map { $0 - now }
    case .morphShade: return stage.layer("morph").map { Double($0.sublayers[0].shade.alpha) / 255 }
    case .morphTopLeft: return prototype.pageOutline?.radii.topLeft
    case .scroll: return state.scroll
    case .scrollLeft:
      let page = state.stack.last.flatMap { prototype.pages[PageID($0)] }
      return page.map { $0.layout.maximumScroll - state.scroll }
    case .elementY(let id): return stage.frame(id)?.minY
    case .pageX(let id): return stage.layer("page:\(id)")?.position.x
    case .pageY(let id): return stage.layer("page:\(id)")?.position.y
    case .shade(let id): return stage.layer("page:\(id)").map { Double($0.shade.alpha) / 255 }
    case .opacity(let id): return stage.layer(id)?.opacity
    case .shadow(let id): return stage.layer(id).map { Double($0.shadow?.color.alpha ?? 0) / 255 }
    case .pageWidth(let id): return stage.layer("page:\(id)")?.outline?.rect.width
    case .pageHeight(let id): return stage.layer("page:\(id)")?.outline?.rect.height
    case .pageRadius(let id): return stage.layer("page:\(id)")?.outline?.radii.topLeft
    case .rowX(let index): return row(index)?.frame(at: now).x
    case .rowY(let index): return row(index)?.frame(at: now).y
    case .rowMaxX(let index): return row(index)?.frame(at: now).maxX
    case .rowMaxY(let index): return row(index)?.frame(at: now).maxY
    case .rowWidth(let index): return row(index)?.frame(at: now).width
    case .rowRise(let index): return row(index)?.rise.value(at: now)
    case .rowSink(let index): return row(index)?.sink.value(at: now)
    case .badgeX(let id): return badge(id).map { $0.center.x - $0.anchor.x }
    case .badgeY(let id): return badge(id).map { $0.center.y - $0.anchor.y }
    case .anchorRadius(let id): return badge(id)?.anchorRadius
    case .badgeMidY: return badge("chat-1")?.center.y
    case .badgePageY: return badge("chat-1").map { $0.center.y + state.scroll }
    case .anchorX: return badge("chat-1")?.anchor.x
    case .anchorY: return badge("chat-1")?.anchor.y
    case .unread(let id): return prototype.badges.counts.unread[id].map(Double.init)
    case .impacts: return Double(stage.effects.count { $0.name == "impact" })
    case .lightImpacts: return Double(stage.effects.count { $0 == .impact(.light) })
    case .saves: return Double(stage.effects.count { $0 == .save })
    case .badgesLeft: return Double(state.badges.count { $0.state != .gone })
    case .heavyImpacts: return Double(stage.effects.count { $0 == .impact(.heavy) })
    case .notices: return Double(stage.effects.count { $0.name == "notice" })
    }
  }
}

/// A word on the phone, or several with blanks between them; empty where there is none.
enum StageWord: Sendable {
  case stack, items, icons, rows
  /// The pages whose pictures the icons show.
  case iconNames
  /// The page in front.
  case front
  case transition, zone, mode, ballEdge
  case badge(String = "chat-1")
  /// The element that has the keyboard.
  case focus
  /// The row under the finger.
  case selected
  case label(String)
  /// The words in the zone.
  case zoneLabel
  /// The colour over the blur behind the zone, and the colour of a zone without.
  case zoneTint, zoneFill

  func value(on stage: Stage) -> String {
    let (state, prototype) = (stage.state, stage.prototype)
    switch self {
    case .stack: return state.stack.joined(separator: " ")
    case .front: return state.stack.last ?? ""
    case .items: return state.ball.items.joined(separator: " ")
    case .icons: return prototype.ball.icons.shown.map(\.id.description).joined(separator: " ")
    case .iconNames:
      let entrances = prototype.collected.pages
      return prototype.ball.icons.shown.map { icon in
        entrances.first { $0.icon == icon.name && $0.pageID == icon.id }?.pageID.description ?? "none"
      }.joined(separator: " ")
    case .rows: return state.list.rows.map(\.id).joined(separator: " ")
    case .transition: return state.transition?.kind.rawValue ?? ""
    case .focus: return state.focus ?? ""
    case .zone: return state.zone.kind.rawValue
    case .mode: return state.list.mode.rawValue
    case .ballEdge: return state.ball.edge.rawValue
    case .badge(let id): return state.badges.first { $0.id == id }?.state.rawValue ?? ""
    case .selected: return prototype.list.selected?.description ?? ""
    case .label(let id): return prototype.elements.last { $0.id == id }?.label ?? ""
    case .zoneTint: return stage.layer("zone")?.backdrop.map { "\($0.tint)" } ?? ""
    case .zoneFill:
      let zone = stage.layer("zone")
      guard case .roundedRect(let outline, .color(let color)) = zone?.content.first, outline == zone?.outline
      else { return "" }
      return "\(color)"
    case .zoneLabel: return stage.words("zone").joined(separator: " ")
    }
  }
}

/// Something that is so or not.
enum StageFact: Sendable {
  case ballVisible, highlighted, listOpen
  /// The page in motion follows a finger.
  case interactive
  /// A notice is there, seen or not yet.
  case offer
  case layer(String)
  case element(String)
  /// The page keeps its state.
  case alive(PageID)
  /// The badge of the first conversation has its neck.
  case neck

  func isTrue(on stage: Stage) -> Bool {
    switch self {
    case .ballVisible: stage.state.ball.visible
    case .highlighted: stage.state.zone.highlighted
    case .listOpen: stage.state.list.open
    case .interactive: stage.state.transition?.interactive == true
    case .alive(let id): stage.prototype.pages[id] != nil
    case .offer: stage.prototype.notices.current != nil
    case .layer(let id): stage.layer(id) != nil
    case .element(let id): stage.frame(id) != nil
    case .neck:
      stage.layer("badge:chat-1")?.content.contains { if case .fill = $0 { true } else { false } } ?? false
    }
  }
}

extension Stage {
  func layer(_ id: String) -> Layer? { prototype.scene.layers.first { $0.id == id } }

  fileprivate var zoneStrokes: [(path: Path, width: Double)] {
    (layer("zone")?.content ?? []).compactMap {
      if case .stroke(let path, let width, _) = $0 { (path, width) } else { nil }
    }
  }

  /// The texts of a layer.
  func words(_ id: String) -> [String] {
    layer(id)?.content.compactMap { if case .text(let run) = $0 { run.text } else { nil } } ?? []
  }
}
