/// How opaque the ball is, by the entrances, the stack and the list alone.
struct BallVisibility: Equatable, Sendable {
  /// What the opacity follows; a change of the rule fades, it does not jump.
  enum Rule: Equatable, Sendable {
    case hidden
    case shown
    /// As far as the only collected page is dragged away.
    case drag
    /// As far as the only collected page has shrunk; it begins at what was there when the page was let go.
    case morph(floor: Double)

    /// A ball that a drag or a list has made faint is out of reach.
    var takesPresses: Bool {
      switch self {
      case .shown, .morph: true
      case .hidden, .drag: false
      }
    }
  }

  var rule = Rule.hidden
  /// The distance of the opacity shown from what the rule says; fades to zero.
  private(set) var residual = Animated(0.0)

  private func target(_ navigation: Navigation, _ e: Environment) -> Double {
    let presence = navigation.presence(e)
    switch rule {
    case .hidden: return 0
    case .shown: return 1
    case .drag: return 1 - presence
    case .morph(let floor): return floor + (1 - floor) * PageMorph.iconShare(presence, e.parameters.morph)
    }
  }

  /// The ball's opacity, 0…1.
  func alpha(_ navigation: Navigation, _ e: Environment) -> Double {
    min(max(target(navigation, e) + residual.value(at: e.now), 0), 1)
  }

  /// The rule may have changed: what was shown fades to what is to be shown.
  mutating func fade(
    from shown: Double, with animation: Animation, _ navigation: Navigation, _ e: Environment
  ) {
    let target = target(navigation, e)
    guard abs(target + residual.value(at: e.now) - shown) > 1e-9 else { return }
    residual.set(shown - target)
    residual.animate(to: 0, with: animation, at: e.now)
  }
}

extension FloatingBall {
  /// The opacity the ball has while nothing is idle, 0…1.
  func alpha(_ navigation: Navigation, _ e: Environment) -> Double { visibility.alpha(navigation, e) }

  /// The opacity the ball is drawn with, 0…1.
  func shownAlpha(_ navigation: Navigation, _ e: Environment) -> Double {
    alpha(navigation, e) * (1 - tuck.value(at: e.now) * (1 - e.parameters.ball.idleOpacity))
  }

  /// Brings what follows from the rest, the opacity and the icons, in line without a jump.
  mutating func reconcile(
    alphaBefore: Double, _ collected: CollectedPages, _ list: EntranceList, _ navigation: Navigation,
    _ e: Environment
  ) {
    let unused = collected.unused(navigation, e)
    follow(rule(unused, collected, list, navigation, e), e)
    // Without icons nothing was shown.
    visibility.fade(from: icons.isEmpty ? 0 : alphaBefore, with: fade(e), navigation, e)
    // Without any other the ball that comes with a drag shows the page that is dragged.
    let moving = collected.entrances.filter {
      $0.pageID == navigation.transition?.page && collected.belongsToBall($0.pageID, e)
    }
    let pages = unused.isEmpty ? moving : unused
    let shown = pages.prefix(IconCluster.maximumCount).map(\.pageID)
    if !isRemoved, !shown.isEmpty, shown != icons.pages { icons.update(pages, animated: !icons.isEmpty, e) }
  }

  /// How the ball's opacity changes where it does not follow something else.
  private func fade(_ e: Environment) -> Animation {
    let p = e.parameters.ball
    let fadesAway = isRemoved && p.removalStyle == .fade
    return .curve(fadesAway ? p.removalCurve : .easeInOut, duration: fadesAway ? p.removal : p.fade)
  }

  /// What the ball's opacity follows right now, by the entrances, the stack and the list alone.
  func rule(
    _ unused: [Entrance], _ collected: CollectedPages, _ list: EntranceList, _ navigation: Navigation,
    _ e: Environment
  ) -> BallVisibility.Rule {
    if isRemoved { return e.parameters.ball.removalStyle == .slide ? .shown : .hidden }
    if list.isOpen || !e.parameters.entrances.enabled { return .hidden }
    if let transition = navigation.transition, collected.contains(transition.page),
      !unused.contains(where: { $0.pageID != transition.page })
    {
      guard case .morph(let morph) = transition.style else { return .drag }
      // In front of a page that goes into it the ball may be there at once.
      if !transition.opens, e.parameters.ball.appears.isFirst(isReleased: morph.isReleased) { return .shown }
      // A page that grows out of a row of the list leaves the ball hidden.
      let isBallInSight = morph.row == nil || morph.toBall.target > 0
      return isBallInSight ? .morph(floor: transition.opens ? 0 : morph.ballFloor) : .hidden
    }
    if unused.isEmpty || navigation.hidesBall(e) { return .hidden }
    if !e.parameters.ball.overModals, navigation.stack.contains(where: e.isPresented) {
      guard let transition = navigation.transition, case .modal = transition.style, !transition.opens else {
        return .hidden
      }
    }
    return .shown
  }

  /// True where a press goes to the ball.
  func takesPress(
    at p: Point, _ collected: CollectedPages, _ list: EntranceList, _ navigation: Navigation, _ e: Environment
  ) -> Bool {
    guard visibility.rule.takesPresses, !list.isOpen, !isRemoved, alpha(navigation, e) > 0.5,
      !collected.unused(navigation, e).isEmpty
    else { return false }
    return outline(e).contains(p)
  }
}
