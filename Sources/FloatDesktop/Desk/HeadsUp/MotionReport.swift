import FloatCore
import FloatStudio

/// Names the configuration behind the current motion, in the words of its keys.
enum MotionReport {
  /// The name of a motion's keys and what drives it, such as ("navigation", "spring 344 ms, 1"), and the walls that stop
  /// it.
  static func rows(_ motion: Motion) -> [HeadsUpPanel.Row] {
    let name = motion.name?.rawValue ?? String(motion.thing.name.prefix { $0 != ":" })
    let value = motion.isHeld ? "follows the finger" : motion.drive.map(text) ?? ""
    return [.init(name: name, value: value)]
      + motion.reachedWalls.map { .init(name: "stopped by a wall", value: text($0)) }
  }

  private static func text(_ drive: Drive) -> String {
    switch drive {
    case .spring(let spring): "spring \(milliseconds(spring.response)), \(number(spring.dampingRatio))"
    case .curve(_, let duration): "curve \(milliseconds(duration))"
    case .decay(let rate): "decay \(DecimalText.text(rate.perMillisecond)) per ms"
    }
  }

  private static func text(_ wall: Threshold.Line) -> String {
    switch wall {
    case .vertical(let x): "x = \(number(x)) pt"
    case .horizontal(let y): "y = \(number(y)) pt"
    case .circle(_, let radius): "\(number(radius)) pt"
    }
  }

  private static func milliseconds(_ seconds: Double) -> String { "\(number(seconds * 1000)) ms" }

  /// The condition for a dragged page to go, by the rule in use: a distance, a distance after some time, or a velocity.
  static func text(of finish: FinishCondition, width: Double) -> String {
    let share = "\(whole(finish.fraction * 100)) %"
    switch finish.rule {
    case .projected:
      return finish.lookahead > 0 ? "\(share) in \(number(finish.lookahead)) s" : share
    case .maxDistanceOrVelocity:
      guard finish.lookahead > 0 else { return share }
      return "\(share) or \(whole(finish.fraction * width / finish.lookahead)) pt/s"
    case .percentOrVelocity:
      return "\(share) or ±\(whole(finish.velocity)) pt/s"
    }
  }

  static func whole(_ value: Double) -> Int { Int(min(max(value, -1e9), 1e9).rounded()) }

  /// A number with two decimals, or none for a whole number.
  static func number(_ value: Double) -> String {
    let text = DecimalText.fixed(value.clamped(to: -9999...9999), 2)
    return text.hasSuffix(".00") ? String(text.dropLast(3)) : text
  }
}

extension PrototypeState.Zone {
  /// False for a zone that is out of sight, although its spring has not settled completely.
  var isSeen: Bool { kind != .none && progress > 0.01 }
}
