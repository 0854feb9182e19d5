import FloatCore

/// Names the configuration behind the current motion, in the words of its keys.
enum MotionReport {
  /// The group of keys and its motion, such as ("navigation", "0.40 s, damping 0.86"); nil where nothing is known to
  /// move.
  ///
  /// - Parameter before: The state of the frame before; a thing that differs now is moving.
  static func current(_ state: PrototypeState, after before: PrototypeState?, _ p: Parameters)
    -> (name: String, motion: String)?
  {
    if let transition = state.transition {
      guard !transition.interactive else { return (name(transition.kind), "follows the finger") }
      return (name(transition.kind), motion(transition.kind, p))
    }
    if state.badges.contains(where: { $0.state == .returning }) {
      return (
        "badge.return", "\(seconds(p.badge.returnDuration)), damping \(number(p.badge.returnDampingRatio))"
      )
    }
    guard let before else { return nil }
    if state.zone != before.zone, state.zone.isSeen || before.zone.isSeen { return ("zone", "") }
    if state.list != before.list { return ("list", "") }
    if state.ball.frame != before.ball.frame, state.ball.visible {
      let isSpring = p.ball.snapMotion == .spring
      return (
        "ball.snap",
        isSpring ? spring(p.ball.snapResponse, p.ball.snapDampingRatio) : seconds(p.ball.snapDuration)
      )
    }
    return state.scroll == before.scroll ? nil : ("scroll", "")
  }

  private static func name(_ kind: PrototypeState.Transition.Kind) -> String {
    switch kind {
    case .push, .pop: "navigation"
    case .present, .dismiss: "modal"
    case .expand: "morph.expand"
    case .shrink: "morph.shrink"
    }
  }

  private static func motion(_ kind: PrototypeState.Transition.Kind, _ p: Parameters) -> String {
    switch kind {
    case .push, .pop:
      p.navigation.settle == .spring
        ? spring(p.navigation.response, p.navigation.dampingRatio) : seconds(p.navigation.duration)
    case .present, .dismiss:
      p.modal.settle == .spring
        ? spring(p.modal.response, p.modal.dampingRatio) : seconds(p.modal.duration)
    case .expand:
      p.morph.motion == .spring
        ? spring(p.morph.expandResponse, p.morph.dampingRatio) : seconds(p.morph.expandDuration)
    case .shrink:
      p.morph.motion == .spring
        ? spring(p.morph.shrinkResponse, p.morph.dampingRatio) : seconds(p.morph.shrinkDuration)
    }
  }

  /// The condition for a dragged page to go, by the rule in use: a distance, a distance after some time, or a velocity.
  static func finish(_ p: NavigationParameters, width: Double) -> String {
    let share = "\(whole(p.finishFraction * 100)) %"
    switch p.finishRule {
    case .projected:
      return p.lookahead > 0 ? "\(share) in \(seconds(p.lookahead))" : share
    case .maxDistanceOrVelocity:
      guard p.lookahead > 0 else { return share }
      return "\(share) or \(whole(p.finishFraction * width / p.lookahead)) pt/s"
    case .percentOrVelocity:
      return "\(share) or ±\(whole(p.finishVelocity)) pt/s"
    }
  }

  private static func spring(_ response: Double, _ damping: Double) -> String {
    "spring \(seconds(response)), \(number(damping))"
  }

  private static func whole(_ value: Double) -> Int { Int(min(max(value, -1e9), 1e9).rounded()) }

  static func seconds(_ value: Double) -> String { "\(number(value)) s" }

  /// A number with two decimals, or none for a whole number.
  static func number(_ value: Double) -> String {
    let hundredths = whole(min(max(value, -9999), 9999) * 100)
    let rest = abs(hundredths) % 100
    let whole = "\(hundredths < 0 ? "-" : "")\(abs(hundredths) / 100)"
    return rest == 0 ? whole : whole + ".\(rest < 10 ? "0" : "")\(rest)"
  }
}

extension PrototypeState.Zone {
  /// False for a zone that is out of sight, although its spring has not settled completely.
  var isSeen: Bool { kind != .none && progress > 0.01 }
}
