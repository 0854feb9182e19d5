/// A dot that runs along the curve of a spring.
enum SpringDot: Hashable, Sendable {
  /// The curve plays by itself, from a time of the panel on.
  case playing(since: Double)
  /// The spring has moved something on the phone for so many of its seconds.
  case live(Double)
  /// The motion ended, or was caught, after so many seconds; the dot fades from a time of the panel on.
  case leaving(Double, since: Double)

  /// How long a dot takes to come, and to go, in seconds.
  private static let coming = 0.05
  private static let going = 0.15

  var isLive: Bool { if case .live = self { true } else { false } }

  /// How far along the curve it is, in seconds.
  func elapsed(at t: Double) -> Double {
    switch self {
    case .playing(let since): max(0, t - since)
    case .live(let elapsed), .leaving(let elapsed, _): elapsed
    }
  }

  /// How large it is, 0…1: it neither appears nor vanishes at once.
  ///
  /// - Parameter span: How long its curve is drawn, in seconds.
  func size(at t: Double, span: Double) -> Double {
    let share =
      switch self {
      case .playing(let since): min((t - since) / Self.coming, (since + span - t) / Self.going)
      case .live(let elapsed): elapsed / Self.coming
      case .leaving(_, let since): 1 - (t - since) / Self.going
      }
    return min(max(share, 0), 1)
  }

  func isOver(at t: Double, span: Double) -> Bool {
    switch self {
    case .playing(let since): t - since >= span
    case .live: false
    case .leaving(_, let since): t - since >= Self.going
    }
  }
}

/// The dots that run.
extension Panel {
  /// The motion of a spring runs along its curve once, unless the phone shows one.
  mutating func play(_ block: String) {
    if dots[block]?.isLive != true { dots[block] = .playing(since: now) }
  }

  /// The phone has some springs at work.
  mutating func follow(_ running: [String: Double]) {
    for (block, dot) in dots {
      if case .live(let elapsed) = dot, running[block] == nil { dots[block] = .leaving(elapsed, since: now) }
    }
    for (block, elapsed) in running where catalog.springs[block] != nil && elapsed.isFinite {
      dots[block] = .live(max(0, elapsed))
    }
  }
}
