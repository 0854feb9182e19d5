@testable import FloatCore

/// Rules for every prototype at every time.
enum Invariants {
  static func problem(in prototype: Prototype) -> String? {
    let state = prototype.state
    let screen = Rect(size: prototype.device.size)
    if let problem = problem(in: state) { return problem }
    if !prototype.ball.isRemoved, state.ball.visible {
      let frame = state.ball.frame
      // A ball that turns round on its way into the corner leaves the corner from its place: it may stick out by the
      // share of itself by which it may still leave its area.
      // So may one that is brought in from its edge, or that a page takes along.
      let rides = prototype.navigation.transition?.morph?.hasBall == true
      let isBrought = rides || prototype.ball.visibility.isBrought(prototype.environment)
      let beyond = frame.width * (isBrought ? 2 : prototype.ball.freedom.value(at: prototype.now)) + 1e-9
      if frame.minX < -beyond || frame.maxX > screen.maxX + beyond || frame.minY < -beyond
        || frame.maxY > screen.maxY + beyond
      {
        return "the ball is outside: \(frame)"
      }
    }
    let layers = prototype.scene.layers
    for layer in layers { if let problem = self.problem(in: layer) { return problem } }
    func ids(_ layer: Layer) -> [String] { [layer.id] + layer.sublayers.flatMap(ids) }
    let all = layers.flatMap(ids)
    var seen: Set<String> = []
    if let twice = all.first(where: { !seen.insert($0).inserted }) {
      return "two layers have the id \(twice)"
    }
    return nil
  }

  static func problem(in state: PrototypeState) -> String? {
    if state.stack.first != "chats" { return "the root is gone: \(state.stack)" }
    if Set(state.stack).count != state.stack.count { return "a page twice: \(state.stack)" }
    if Set(state.ball.items).count != state.ball.items.count { return "an item twice" }
    if let transition = state.transition {
      if !(0...1).contains(transition.progress) { return "progress \(transition.progress)" }
      if !transition.topX.isFinite { return "topX \(transition.topX)" }
    }
    if !(0...1).contains(state.ball.alpha) { return "ball alpha \(state.ball.alpha)" }
    if !state.scroll.isFinite { return "scroll \(state.scroll)" }
    for badge in state.badges where !badge.center.isFinite || !badge.anchorRadius.isFinite {
      return "badge \(badge)"
    }
    return nil
  }

  /// Pages come into the ball and leave it only at a release, one at a time; restarts keep them. None comes where there
  /// is no room. Pages from a time with more room stay, and return when they are restored.
  ///
  /// - Parameter offered: The pages that a notice offers to restore; a tap on it brings all of them.
  static func problem(
    from before: [String], to after: [String], by op: Op, maximum: Int, offered: [String] = []
  ) -> String? {
    let added = after.filter { !before.contains($0) }
    if !added.allSatisfy(offered.contains), after.count > maximum { return "too many items: \(after)" }
    let removed = before.filter { !after.contains($0) }
    if added.count > 1, !added.allSatisfy(offered.contains) { return "\(added) came at once" }
    guard !added.isEmpty || !removed.isEmpty else { return nil }
    // A release, or a key that stands for one.
    if case .key(let key) = op, key != "Escape", key != "Tab" { return nil }
    return op == .release ? nil : "\(added) came and \(removed) went"
  }

  private static func problem(in layer: Layer) -> String? {
    if !layer.position.isFinite { return "\(layer.id) at \(layer.position)" }
    if !layer.opacity.isFinite || layer.opacity < 0 || layer.opacity > 1 {
      return "\(layer.id) has opacity \(layer.opacity)"
    }
    if let r = layer.outline?.rect, ![r.x, r.y, r.width, r.height].allSatisfy(\.isFinite) || r.width < 0 {
      return "\(layer.id) has outline \(r)"
    }
    for sublayer in layer.sublayers { if let problem = self.problem(in: sublayer) { return problem } }
    return nil
  }

  /// From any state, releasing everything and waiting five seconds, which is as long as a notice offers anything, leads
  /// to rest.
  static func problemOnLettingGo(of stage: Stage) -> String? {
    let end = atRest(stage).prototype
    if end.isAnimating || end.nextDeadline != nil { return "no rest 5 s after everything was let go" }
    return problemAtRest(in: end)
  }

  /// The stage five seconds after everything was released.
  static func atRest(_ stage: Stage) -> Stage {
    var stage = stage
    stage.apply(.release)
    stage.apply(.cancel)
    stage.apply(.wait(5))
    return stage
  }

  /// At rest every element answers a press visibly, and a tap by an effect.
  static func problemOnTrying(_ stage: Stage) -> String? {
    let rest = atRest(stage)
    var answers = 0
    let screen = Rect(size: rest.prototype.device.size)
    for element in rest.prototype.elements where screen.contains(element.frame.center) {
      var tried = rest
      tried.apply(.press(element.frame.center))
      tried.apply(.wait(0.05))
      tried.apply(.release)
      tried.apply(.wait(0.2))
      if tried.prototype.scene != rest.prototype.scene { answers += 1 }
    }
    return answers > 0 ? nil : "nothing answers a tap: \(rest.prototype.elements.map(\.id))"
  }

  static func problemAtRest(in prototype: Prototype) -> String? {
    let state = prototype.state
    if state.transition != nil { return "a transition at rest" }
    if state.zone.kind != .none { return "a zone at rest" }
    if !prototype.navigation.stack.requests.isEmpty { return "a request at rest" }
    if !prototype.highlights.all.isEmpty { return "\(prototype.highlights.all) at rest" }
    if prototype.pages.hasMovingMarks { return "marks on their way at rest" }
    for (id, page) in prototype.pages.ids.map({ ($0, prototype.pages[$0]!) })
    where prototype.content.traits(of: id)?.showsValues == true
      && page.layout != prototype.pages.layout(of: id, prototype.environment)
    {
      return "\(id) does not show what the keys are"
    }
    let safe = Rect(size: prototype.device.size).inset(by: prototype.device.safeArea)
    let frame = state.ball.frame
    let isOutside =
      frame.minX < safe.minX - 1e-9 || frame.maxX > safe.maxX + 1e-9 || frame.minY < safe.minY - 1e-9
      || frame.maxY > safe.maxY + 1e-9
    if state.ball.visible, isOutside {
      return "the ball rests outside the safe area: \(frame)"
    }
    let unused = state.ball.items.filter { !state.stack.contains($0) }
    let isModal = state.stack.contains("sdk")
    if state.ball.visible != (!unused.isEmpty && !state.list.open && !isModal) {
      return "ball visible \(state.ball.visible) with \(unused), list \(state.list.open)"
    }
    if state.scroll < 0 { return "scrolled to \(state.scroll) at rest" }
    return nil
  }
}
