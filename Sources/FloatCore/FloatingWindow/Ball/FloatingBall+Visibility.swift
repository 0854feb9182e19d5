/// When the ball is seen, what it shows, and whether it takes a press.
extension FloatingBall {
  /// The ball's opacity, 0…1, leaving out that an idle ball is faint.
  func alpha(_ navigation: Navigation, _ e: Environment) -> Double { visibility.alpha(navigation, e) }

  /// True if the ball is visible.
  func isThere(_ navigation: Navigation, _ e: Environment) -> Bool { alpha(navigation, e) > 0.01 }

  /// The opacity at which the ball is drawn, 0…1.
  func shownAlpha(_ navigation: Navigation, _ e: Environment) -> Double {
    alpha(navigation, e) * (1 - idleness.value(at: e.now) * (1 - e.parameters.ball.idleOpacity))
  }

  /// The pages whose icons the ball shows. A ball that appears while its only page is dragged shows that page.
  func pagesShown(
    _ unused: [CollectedPage], _ collected: CollectedPages, _ navigation: Navigation, _ e: Environment
  ) -> [CollectedPage] {
    guard let transition = navigation.transition else { return unused }
    if !unused.isEmpty { return unused }
    return collected.pages.filter {
      $0.pageID == transition.page && collected.belongsToBall($0.pageID, e)
    }
  }

  /// The animation by which the ball's opacity changes to that of a new rule.
  func fade(_ e: Environment) -> Animation {
    let p = e.parameters.ball
    let fadesAway = isRemoved && p.removalStyle == .fade
    return .curve(fadesAway ? p.removalCurve : .easeInOut, duration: fadesAway ? p.removal : p.fade)
  }

  /// The rule of the ball's opacity at this moment, which depends only on the collected pages, the stack and the list.
  func rule(
    _ unused: [CollectedPage], _ collected: CollectedPages, _ list: BallList, _ navigation: Navigation,
    _ e: Environment
  ) -> BallVisibility.Rule {
    if isRemoved { return e.parameters.ball.removalStyle == .slide ? .shown : .hidden }
    if list.isOpen || !e.parameters.entrances.enabled { return .hidden }
    if let transition = navigation.transition, collected.contains(transition.page) {
      let hasOthers = unused.contains { $0.pageID != transition.page }
      switch transition.style {
      case .morph(let morph) where transition.opens && morph.row != nil:
        // While a page grows out of a row of the list the ball stays hidden, unless the row was removed with the ball.
        if !hasOthers { return morph.atBall.target == 0 ? .hidden : .morph }
        if e.parameters.ball.appears == .arrival { return .landing }
      case .morph(let morph) where morph.hasBall && !hasOthers: return .drag
      case .morph(let morph) where !transition.opens && morph.becomesBall: return .morph
      case .morph: if !hasOthers { return transition.opens ? .morph : .shown }
      case .slide, .modal:
        // A ball that appears only at a release is hidden where the release lets the page stay.
        let stays = transition.opens && !transition.isHeld
        if !hasOthers { return stays && e.parameters.ball.appears == .release ? .hidden : .drag }
      }
    }
    if unused.isEmpty || navigation.hidesBall(e) { return .hidden }
    if !e.parameters.ball.overModals, navigation.stack.pages.contains(where: e.isPresented) {
      guard let transition = navigation.transition, case .modal = transition.style, !transition.opens else {
        return .hidden
      }
    }
    return .shown
  }

  /// True if a press at a point goes to the ball.
  ///
  /// - Parameter page: The page that turns into the ball, or comes from it; nil if there is none.
  func takesPress(
    at p: Point, joining page: MorphShape?, _ collected: CollectedPages, _ list: BallList,
    _ navigation: Navigation, _ e: Environment
  ) -> Bool {
    guard visibility.rule.takesPresses || (visibility.isBrought(e) && navigation.transition?.isMorph == true),
      !list.isOpen, !isRemoved, alpha(navigation, e) > 0.5, !collected.unused(navigation, e).isEmpty
    else { return false }
    return seen(joining: page, navigation, e).contains(p)
  }
}
