import FloatCore
import FloatStudio

/// The controls of time on a card over the phone: at its foot, or below its bar while the foot is needed for a hand, or
/// at the place that the user dragged it to.
///
/// While the panel is open, which has the same controls at its top, it is hidden.
struct TransportCard: Card, Sendable {
  private var transport = Transport(width: Self.widest, isMovable: true)
  private var isWanted = false
  private var fade = Fade()
  private var slide = Slide()
  /// The card's frame on the screen.
  private var frame = Rect.zero
  /// True while it lies below the bar.
  private var isAway = false
  /// The place that it was dragged to.
  private var parked: Point?
  /// The pointer that drags it, and the point of the card that it holds.
  private var hold: Hold<Point>?
  static let name = "transport"

  /// In points.
  private static let widest = 400.0
  private static let margin = 8.0
  private static let radius = 16.0
  /// The distance from its place at the foot within which a dropped card returns there, in points.
  private static let snap = 24.0

  /// True while a pointer is down on it.
  var isPressed: Bool { transport.isPressed || hold != nil }

  /// Shows the controls, or hides them.
  mutating func toggle() { isWanted.toggle() }

  /// The place where it is visible, or will be in a moment; nil while it is hidden.
  var place: Rect? { fade.isShown ? Rect(origin: slide.target, size: frame.size) : nil }

  func parts(_ playback: Playback, _ context: CardContext) -> [HitArea<CardPart>] {
    guard fade.isShown else { return [] }
    return [HitArea(.ground, frame)]
      + transport.layout.parts.map {
        HitArea(.control($0.place), $0.frame.offset(by: frame.origin))
      }
  }

  func isChanging(_ playback: Playback, _ context: CardContext) -> Bool {
    let now = context.now
    return fade.isChanging(at: now) || fade.opacity(at: now) > 0 && frame.origin != slide.value(at: now)
      || fade.isShown != (isWanted && !context.hasPanel) || looksOtherwise(context.hover)
  }

  /// True if a hovering mouse at a place of the screen changes its look.
  private func looksOtherwise(_ hover: Point?) -> Bool {
    var other = self
    other.follow(hover: hover)
    return other.transport != transport
  }

  // MARK: Place

  /// Updates the card to the phone, for a frame.
  private mutating func follow(_ playback: Playback, _ context: CardContext) {
    let now = context.now
    transport.words = TransportWords(context.panelLanguage)
    follow(hover: context.hover)
    let isSeen = fade.opacity(at: now) > 0
    fade.show(isWanted && !context.hasPanel, at: now)
    // The place of a hidden card is computed when it appears.
    guard fade.isShown || isSeen else { return }
    let prototype = playback.prototype
    let width = min(Self.widest, prototype.device.size.width - 2 * Self.margin)
    if transport.size.width != width { transport.layout = TransportLayout(width: width) }
    // Nothing slides away from under a hand.
    if !isPressed {
      if transport.pointer == nil { choose(playback, isSeen: isSeen, isHeld: context.isHeld) }
      slide.go(to: origin(on: prototype), at: now, isSeen: isSeen)
    }
    frame = Rect(origin: slide.value(at: now), size: transport.size)
  }

  /// Chooses the place: the card gives way at once, but returns only at rest, because a loop would move it back and
  /// forth.
  private mutating func choose(_ playback: Playback, isSeen: Bool, isHeld: Bool) {
    let prototype = playback.prototype
    let blockers = Self.places(prototype)
    func isFree(_ isAway: Bool) -> Bool {
      let card = Rect(origin: home(isAway, on: prototype), size: transport.size)
      return !blockers.contains { !$0.intersection(card).isEmpty }
    }
    if isAway {
      let isCalm = playback.loop == nil && !prototype.isAnimating && !isHeld
      if isFree(false), isCalm || !isSeen || !isFree(true) { isAway = false }
    } else {
      isAway = !isFree(false) && isFree(true)
    }
  }

  private func home(_ isAway: Bool, on prototype: Prototype) -> Point {
    let device = prototype.device
    let y =
      isAway
      ? device.safeArea.top + prototype.parameters.bar.height + Self.margin
      : device.size.height - max(device.safeArea.bottom, Self.margin) - transport.size.height
    return Point((device.size.width - transport.size.width) / 2, y)
  }

  private func origin(on prototype: Prototype) -> Point {
    guard let parked else { return home(isAway, on: prototype) }
    let device = prototype.device
    let room = Rect(size: device.size).inset(
      by: EdgeInsets(
        top: device.safeArea.top, left: Self.margin, bottom: Self.margin + transport.size.height,
        right: Self.margin + transport.size.width))
    return room.clamp(parked)
  }

  /// The places needed for a hand: the ball, its list, and the zone into which pages and the ball are dropped.
  private static func places(_ prototype: Prototype) -> [Rect] {
    let state = prototype.state
    var places = state.list.open ? state.list.rows.map(\.frame) : []
    if state.ball.visible { places.append(state.ball.frame.inset(by: -margin)) }
    if state.zone.isSeen {
      let size = prototype.device.size
      let radius = state.zone.radius
      places.append(Rect(size.width - radius, size.height - radius, radius, radius))
    }
    return places
  }

  // MARK: The hand

  mutating func take(_ input: Input, _ playback: Playback, _ context: CardContext) -> [CardRequest]? {
    let part = parts(playback, context).part(for: input)
    return actions(input, on: part, playback).map { $0.map(CardRequest.clock) }
  }

  /// The actions of an input on the clock, or nil if the input is not the card's.
  private mutating func actions(
    _ input: Input, on part: CardPart?, _ playback: Playback
  ) -> [ClockAction]? {
    switch input {
    case .pointer(let phase, let id, let point):
      guard isPressed || phase == .down && part != nil else { return nil }
      // A moving card is caught.
      if phase == .down { slide.stop(at: frame.origin) }
      if drag(phase, id, at: point, on: part, playback.prototype) { return [] }
      let actions = transport.point(phase, at: point - frame.origin, playback)
      if !isPressed { transport.hover(at: nil) }
      return actions
    case .wheel(_, let dx, let dy, _):
      guard part != nil else { return nil }
      let turn = dy == 0 ? dx : dy
      return turn == 0 ? [] : [.step(turn > 0 ? -1 : 1)]
    case .contextMenu: return part == nil ? nil : []
    // A drag along the strip is taken back before anything is closed.
    case .key("Escape") where isPressed: return cancel(playback)
    case .key, .resize, .configure, .call: return nil
    }
  }

  /// Drags the card by its ground; false if the pointer is on one of the controls.
  private mutating func drag(
    _ phase: PointerPhase, _ id: Int, at point: Point, on part: CardPart?, _ prototype: Prototype
  ) -> Bool {
    if phase == .down, hold == nil, part == .ground {
      hold = Hold(point - frame.origin, at: point, by: id)
      return true
    }
    guard let hold else { return false }
    guard hold.owner == id else { return true }
    parked = point - hold.target
    // A distance dragged beyond the screen is discarded.
    parked = origin(on: prototype)
    if phase == .up || phase == .cancel {
      self.hold = nil
      if let parked, parked.distance(to: home(false, on: prototype)) < Self.snap { self.parked = nil }
    }
    if let parked { slide.stop(at: parked) }
    return true
  }

  private mutating func follow(hover point: Point?) {
    let inside = fade.isShown ? point.flatMap { frame.contains($0) ? $0 - frame.origin : nil } : nil
    if !isPressed { transport.hover(at: inside) }
  }

  private mutating func cancel(_ playback: Playback) -> [ClockAction] {
    hold = nil
    let actions = transport.point(.cancel, at: .zero, playback)
    transport.hover(at: nil)
    return actions
  }

  // MARK: The picture

  mutating func layers(_ playback: Playback, _ context: CardContext) -> [Layer] {
    follow(playback, context)
    guard let opacity = fade.draw(at: context.now) else { return [] }
    let scene = transport.scene(playback, playback.prototype.appearance)
    return [
      Palette(playback.prototype.appearance).card(
        "shell:transport", frame, radius: Self.radius, lift: 14, ground: scene.background,
        opacity: opacity, sublayers: scene.layers)
    ]
  }
}
