import FloatCore
import FloatStudio

/// The cards over the phone, by name.
struct Cards: Sendable {
  var messages = MessageCard()
  var keys = KeySheetCard()
  var words: FirstWordsCard
  var keeping: KeepSheetCard
  var transport = TransportCard()
  var drawing = DrawMode()
  var sign: ClockSign
  var toast = Toast()
  var ring = EscapeRing()
  private let isOnStand: Bool

  /// - Parameters:
  ///   - isCompared: True for a window with a second phone.
  ///   - isOnStand: True where there is no card but the ring.
  init(_ playback: Playback, isFirstStart: Bool, isCompared: Bool = false, isOnStand: Bool = false) {
    self.isOnStand = isOnStand
    words = FirstWordsCard(isShown: isFirstStart)
    keeping = KeepSheetCard(playback.history.present, isCompared: isCompared)
    sign = ClockSign(playback)
  }

  /// Hands every card to a visitor, front to back: the one list of them.
  private mutating func visit(_ visitor: inout some CardVisitor, _ playback: Playback) {
    if isOnStand { return visitor.visit(&ring, playback) }
    visitor.visit(&toast, playback)
    visitor.visit(&messages, playback)
    visitor.visit(&keys, playback)
    visitor.visit(&words, playback)
    visitor.visit(&keeping, playback)
    visitor.visit(&transport, playback)
    visitor.visit(&drawing, playback)
    visitor.visit(&sign, playback)
  }

  /// True while a card has something to read.
  var isReading: Bool { messages.isShown || takesKeys }
  /// True while one of them takes all keys.
  var takesKeys: Bool { keys.isShown || keeping.isShown }

  /// Hands an input to the cards, front to back, until one takes it; nil if none does.
  mutating func take(_ input: Input, _ playback: Playback, _ context: CardContext) -> [CardRequest]? {
    var taking = Taking(input: input, context: context)
    visit(&taking, playback)
    return taking.requests
  }

  /// The layers of all cards, back to front.
  mutating func layers(_ playback: Playback, _ context: CardContext) -> [Layer] {
    var drawing = Drawing(context: context)
    visit(&drawing, playback)
    return drawing.layers.reversed().flatMap(\.self)
  }

  /// The parts of all cards, front to back, each with the name of its card.
  mutating func parts(_ playback: Playback, _ context: CardContext) -> [(
    card: String, part: HitArea<CardPart>
  )] {
    var finding = Finding(context: context)
    visit(&finding, playback)
    return finding.parts
  }

  /// True if any card looks different in the next frame, and when one changes next without an input.
  mutating func outlook(
    _ playback: Playback, _ context: CardContext
  ) -> (isChanging: Bool, deadline: Double?) {
    var looking = Looking(context: context)
    visit(&looking, playback)
    return (looking.isChanging, looking.deadline)
  }
}

/// Something done with each of the cards.
private protocol CardVisitor {
  mutating func visit(_ card: inout some Card, _ playback: Playback)
}

private struct Taking: CardVisitor {
  let input: Input
  let context: CardContext
  var requests: [CardRequest]?

  mutating func visit(_ card: inout some Card, _ playback: Playback) {
    if requests == nil { requests = card.take(input, playback, context) }
  }
}

private struct Drawing: CardVisitor {
  let context: CardContext
  var layers: [[Layer]] = []

  mutating func visit(_ card: inout some Card, _ playback: Playback) {
    let new = card.layers(playback, context)
    if !new.isEmpty { layers.append(new) }
  }
}

private struct Finding: CardVisitor {
  let context: CardContext
  var parts: [(card: String, part: HitArea<CardPart>)] = []

  mutating func visit<Visited: Card>(_ card: inout Visited, _ playback: Playback) {
    parts += card.parts(playback, context).map { (Visited.name, $0) }
  }
}

private struct Looking: CardVisitor {
  let context: CardContext
  var isChanging = false
  var deadline: Double?

  mutating func visit(_ card: inout some Card, _ playback: Playback) {
    isChanging = isChanging || card.isChanging(playback, context)
    deadline = earliest(deadline, card.nextDeadline)
  }
}
