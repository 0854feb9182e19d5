import FloatCore
package import FloatReplay
package import FloatStudio

/// The motion during a time: the values of everything that changed, at regular intervals.
package struct MotionTrace: Equatable {
  /// The version of its text: 1, which had neither the ball's scale nor the badges' sizes, or 2.
  var version = MotionTraceText.version
  /// Seconds between two lines.
  package var every: Double
  /// Seconds until everything was at rest; nil where the trace had a given length.
  package var rest: Double?
  package var columns: [MotionColumn]
  /// The state without its numbers, one text per line: the stack, edges and phases.
  package var phases: [String]

  /// The interval over which velocities are measured, in seconds.
  private static let lookahead = 0.001

  /// Plays on and records; the player is at the trace's end afterwards.
  package static func record(_ plan: TracePlan, with player: inout Player) -> MotionTrace {
    var samples: [[String: Double]] = []
    var names: [String] = []
    var phases: [String] = []
    for time in plan.times {
      player.advance(to: time)
      let state = player.prototype.state
      // The state is a function of time, so a copy advanced by a moment gives its velocity.
      var ahead = player.prototype
      ahead.advance(to: time + lookahead)
      let now = values(of: state)
      let next = Dictionary(values(of: ahead.state), uniquingKeysWith: { $1 })
      var sample: [String: Double] = [:]
      for (name, value) in now {
        sample[name] = value
        if !names.contains(name) { names.append(name) }
        guard let later = next[name], !name.hasSuffix(".alpha") else { continue }
        sample[name + "'"] = (later - value) / lookahead
        if !names.contains(name + "'") { names.append(name + "'") }
      }
      samples.append(sample)
      phases.append(phase(of: state))
    }
    let columns = names.map { name in MotionColumn(name: name, values: samples.map { $0[name] }) }
    return MotionTrace(
      every: plan.every, rest: plan.isUntilRest ? plan.end - plan.start : nil,
      columns: columns.filter(\.varies), phases: phases)
  }

  /// The numbers of a state by name; lengths in points.
  static func values(of state: PrototypeState) -> [(String, Double)] {
    var values: [(String, Double)] = []
    if let transition = state.transition {
      values += [("transition.progress", transition.progress), ("transition.x", transition.topX)]
    }
    if state.ball.visible {
      let center = state.ball.frame.center
      values += [
        ("ball.x", center.x), ("ball.y", center.y), ("ball.width", state.ball.frame.width),
        ("ball.height", state.ball.frame.height), ("ball.scale", state.ball.scale),
        ("ball.alpha", state.ball.alpha),
      ]
    }
    if state.zone.kind != .none {
      values += [("zone.progress", state.zone.progress), ("zone.radius", state.zone.radius)]
    }
    for row in state.list.rows {
      values += [("list:\(row.id).x", row.frame.x), ("list:\(row.id).y", row.frame.y)]
    }
    for badge in state.badges where badge.state != .idle && badge.state != .gone {
      values += [
        ("badge:\(badge.id).x", badge.center.x), ("badge:\(badge.id).y", badge.center.y),
        ("badge:\(badge.id).width", badge.size.width), ("badge:\(badge.id).height", badge.size.height),
        ("badge:\(badge.id).radius", badge.anchorRadius),
      ]
    }
    values += state.rows.map { ("\($0.id).offset", $0.offset) }
    values += state.pagers.map { ("\($0.id).offset", $0.offset) }
    values += state.sliders.map { ("\($0.id).value", $0.value) }
    values.append(("scroll", state.scroll))
    return values
  }

  private static func phase(of state: PrototypeState) -> String {
    var words = [state.stack.joined(separator: ">")]
    if let transition = state.transition {
      words.append(transition.kind.rawValue + (transition.interactive ? "(held)" : ""))
    }
    if state.ball.visible { words.append("ball:" + state.ball.edge.rawValue) }
    if state.zone.kind != .none {
      words.append("zone:" + state.zone.kind.rawValue + (state.zone.highlighted ? "(in)" : ""))
    }
    if state.list.open { words.append("list:" + state.list.mode.rawValue) }
    words += state.badges.filter { $0.state != .idle && $0.state != .gone }.map {
      "badge:\($0.id):\($0.state.rawValue)"
    }
    return words.joined(separator: ",")
  }
}
