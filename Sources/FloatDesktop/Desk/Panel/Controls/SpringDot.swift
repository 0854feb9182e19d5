import FloatCore

/// A dot that runs along the curve of a spring.
enum SpringDot: Hashable, Sendable {
  /// The curve plays without a motion of the phone, from a time of the panel on.
  case playing(since: Double)
  /// The spring has been moving something on the phone for this many of the phone's seconds.
  case live(Double)
  /// The motion ended, or was caught, after this many seconds; the dot fades from a time of the panel on.
  case leaving(Double, since: Double)

  /// How long a dot takes to grow, and to shrink, in seconds.
  private static let coming = 0.05
  private static let going = 0.15

  var isLive: Bool { if case .live = self { true } else { false } }

  /// The dot's position on the curve, in seconds.
  func elapsed(at t: Double) -> Double {
    switch self {
    case .playing(let since): max(0, t - since)
    case .live(let elapsed), .leaving(let elapsed, _): elapsed
    }
  }

  /// The dot's size, 0…1, which changes gradually as it appears and goes.
  ///
  /// - Parameter span: The time that the drawn curve spans, in seconds.
  func size(at t: Double, span: Double) -> Double {
    let share =
      switch self {
      case .playing(let since): min((t - since) / Self.coming, (since + span - t) / Self.going)
      case .live(let elapsed): elapsed / Self.coming
      case .leaving(_, let since): 1 - (t - since) / Self.going
      }
    return share.clamped(to: 0...1)
  }

  func isOver(at t: Double, span: Double) -> Bool {
    switch self {
    case .playing(let since): t - since >= span
    case .live: false
    case .leaving(_, let since): t - since >= Self.going
    }
  }
}

/// The motion of the dots.
extension Panel {
  /// Runs the dot along a spring's curve once, unless it follows a motion on the phone.
  ///
  /// - Parameter id: The spring's block or one of its keys; nothing happens for others.
  mutating func play(_ id: String) {
    let block = catalog.springs[id]?.block ?? catalog[id]?.block ?? ""
    guard let spring = catalog.springs[block], id == block || spring.keys.contains(id) else { return }
    if states.dots[block]?.isLive != true { states.dots[block] = .playing(since: now) }
  }

  /// Takes over the springs that are in motion on the phone.
  mutating func follow(_ running: [String: Double]) {
    for (block, dot) in states.dots {
      if case .live(let elapsed) = dot, running[block] == nil {
        states.dots[block] = .leaving(elapsed, since: now)
      }
    }
    for (block, elapsed) in running where catalog.springs[block] != nil && elapsed.isFinite {
      states.dots[block] = .live(max(0, elapsed))
    }
  }

  func isOver(_ dot: SpringDot, of block: String) -> Bool {
    catalog.springs[block].map { dot.isOver(at: now, span: SpringControl(spring: $0).span(self)) } ?? true
  }
}
