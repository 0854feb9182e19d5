/// The positions of the pages.
extension Navigation {
  /// How much of the screen's width the moving page has come in by, 0…1; 0 if no page moves.
  func presence(_ e: Environment) -> Double { transition?.presence(e) ?? 0 }

  /// How far the moving page has left the screen, 0…1, by the drag and by shrinking since; 0 if no page moves.
  func departure(_ e: Environment) -> Double {
    transition.map { 1 - $0.presence(e) * $0.startPresence(e) } ?? 0
  }

  /// The x of a page's left edge, in points, for the moving page and for the page below it.
  func x(of id: PageID, _ e: Environment) -> Double {
    guard let transition, !transition.standsStill else { return 0 }
    let offset = transition.shownOffset(e)
    if id == transition.page { return transition.isMorph || transition.axis == .vertical ? 0 : offset }
    switch transition.style {
    // A page that comes from below covers one that stays.
    case .modal(.vertical): return 0
    case .slide, .modal(.horizontal): return belowX(offset: offset, isModal: transition.isModal, e)
    case .morph(let morph): return morph.belowX * transition.presence(e)
    }
  }

  /// The position of a page's top-left corner.
  func origin(of id: PageID, _ e: Environment) -> Point {
    guard let transition, id == transition.page, transition.axis == .vertical, !transition.fades, e.width > 0
    else {
      return Point(x(of: id, e), 0)
    }
    return transition.place(transition.shownOffset(e), along: .vertical, e)
  }

  /// The x of the page below when the front page is `offset` points out.
  func belowX(offset: Double, isModal: Bool, _ e: Environment) -> Double {
    let parallax = isModal ? e.parameters.modal.parallax : e.parameters.navigation.parallax
    return e.width > 0 ? -parallax * (e.width - offset) : 0
  }

  func dim(offset: Double, isModal: Bool, _ e: Environment) -> Double {
    let dim = isModal ? e.parameters.modal.dim : e.parameters.navigation.dim
    return e.width > 0 ? dim * (1 - offset / e.width) : 0
  }

  /// How far the tab bar has slid down while a page moves over it, in points; nil while the bar moves with its page.
  func tabBarShift(_ e: Environment) -> Double? {
    guard let transition, transition.tabBar == .slide, !transition.standsStill, stack.pages.count == 2 else {
      return nil
    }
    var share = transition.presence(e)
    if case .morph(let morph) = transition.style { share *= morph.tabBarShare }
    return share * (e.parameters.tabBar.height + e.device.safeArea.bottom)
  }

  /// A page as the host of its badges; nil for one that is not alive.
  func badgeHost(on id: PageID, _ pages: LivePages, _ e: Environment) -> BadgeHost? {
    pages[id].map {
      BadgeHost(page: $0, origin: origin(of: id, e), tabBarShift: id == e.content.root ? tabBarShift(e) : nil)
    }
  }

  // MARK: Morph

  /// The shape of the page between ball and screen; nil if there is none.
  func morph(to end: BallEnd, _ pages: LivePages, _ e: Environment) -> MorphShape? {
    guard let transition, let morph = transition.morph else { return nil }
    let layout = pages[transition.page]?.layout
    return MorphShape(
      transition, morph, to: end, card: layout?.sheet, isCard: layout?.isCard == true,
      overscan: overscan.value(at: e.now), e)
  }
}
