extension MotionName {
  /// The motions that code can be written for; content that scrolls on slows down by itself.
  public static var animated: [MotionName] { allCases.filter { $0 != .scroll } }

  /// The keys of the spring, or of the curve if the parameters choose one.
  package func driveKeys(in p: Parameters) -> [String] {
    guard let kind else { return springKeys }
    return [kind] + (p.text(for: kind) == MotionKind.curve.rawValue ? curveKeys : springKeys)
  }

  /// The key that chooses between spring and curve; nil for what is always a spring.
  package var kind: String? {
    switch self {
    case .ballSnap: "ball.snap.motion"
    case .navigation: "navigation.settle"
    case .modal: "modal.settle"
    case .expand, .shrink: "morph.motion"
    case .zoneSlide: "zone.slide.motion"
    case .listSlide: "list.slide.motion"
    case .badgeReturn, .badgeTear, .zoneGrowth, .rowOpen, .pager, .slider, .scroll: nil
    }
  }

  /// The keys that describe the spring.
  package var springKeys: [String] {
    switch self {
    case .expand, .shrink: ["\(rawValue).response", "morph.damping-ratio"]
    case .badgeReturn: ["badge.return.duration", "badge.return.damping-ratio"]
    case .badgeTear: ["badge.tear.response", "badge.return.damping-ratio"]
    case .zoneSlide, .listSlide, .slider: ["\(rawValue).response"]
    case .ballSnap, .navigation, .modal, .zoneGrowth, .rowOpen, .pager:
      ["\(rawValue).response", "\(rawValue).damping-ratio"]
    case .scroll: ["scroll.deceleration-rate"]
    }
  }

  private var curveKeys: [String] {
    switch self {
    case .ballSnap, .modal, .listSlide: ["\(rawValue).duration", "\(rawValue).curve"]
    case .navigation: ["navigation.duration", "navigation.fast-duration", "navigation.curve"]
    case .expand: ["morph.expand.duration", "morph.curve"]
    case .shrink: ["morph.shrink.duration", "morph.collect.duration", "morph.curve"]
    case .zoneSlide: ["zone.slide.in", "zone.slide.out", "zone.slide.curve"]
    case .badgeReturn, .badgeTear, .zoneGrowth, .rowOpen, .pager, .slider, .scroll: []
    }
  }

  /// The keys of springs and curves that no motion runs by, because another key chooses the other kind.
  package static func idleKeys(in p: Parameters) -> Set<String> {
    let all = allCases.flatMap { $0.springKeys + $0.curveKeys }
    // A menu slides by the spring of presented pages, whatever those do.
    return Set(all).subtracting(allCases.flatMap { $0.driveKeys(in: p) }).subtracting(["modal.response"])
  }

  /// The keys that shape the rest of the motion: what a release hands on, where it ends, and what follows it.
  package func ruleKeys(in p: Parameters) -> [String] {
    switch self {
    case .ballSnap:
      return [
        "ball.snap.lookahead", "ball.snap.maximum-velocity", "ball.diameter", "ball.margin", "ball.inset.top",
        "ball.inset.bottom",
      ]
    case .navigation:
      return finishKeys("navigation", p.navigation.finish)
        + ["navigation.edge-width", "navigation.parallax", "navigation.dim"]
    case .modal:
      return finishKeys("modal", p.modal.finish)
        + ["modal.axis", "modal.edge-width", "modal.parallax", "modal.dim"]
    case .expand: return ["morph.page-end", "ball.diameter", "morph.cover"]
    case .shrink: return ["morph.page-end", "ball.diameter", "morph.shrink.cover", "morph.collect.cover"]
    case .badgeReturn: return ["badge.return.velocity", "badge.return.neck"]
    case .badgeTear: return ["badge.tear.kick", "badge.break-distance", "badge.after-break"]
    case .zoneGrowth: return ["zone.radius", "zone.growth.distance", "zone.hit", "zone.leave-ratio"]
    case .zoneSlide: return ["zone.radius", "zone.slide.distance"]
    case .listSlide: return ["list.stagger", "list.stagger-out", "list.slide.lead"]
    case .rowOpen:
      return [
        "row-swipe.open-distance", "row-swipe.flick-velocity", "row-swipe.resistance", "row-swipe.full-swipe",
        "row-swipe.close", "row-swipe.button-width", "row-swipe.padding",
      ]
    case .pager: return ["pager.deceleration-rate", "pager.rubber-band"]
    case .slider: return ["slider.thumb.size", "slider.step"]
    case .scroll: return []
    }
  }

  private func finishKeys(_ group: String, _ condition: FinishCondition) -> [String] {
    let keys = ["\(group).finish-rule", "\(group).finish-fraction"]
    return keys + (condition.projection == nil ? ["\(group).finish-velocity"] : ["\(group).lookahead"])
  }
}
