/// The elements of the pages, and the gestures that a press on them may become.
extension Navigation {
  /// True if a press at a point reaches the moving page. A page that fades takes presses everywhere while it is more
  /// than half visible, and none after that; one that fades with a removed ball takes none.
  func isOnMovingPage(_ p: Point, _ shape: MorphShape?, _ e: Environment) -> Bool {
    guard let transition, transition.morph?.opacity.target != 0 else { return false }
    let offset = transition.shownOffset(e)
    if transition.fades { return offset < e.width / 2 }
    switch transition.style {
    case .slide, .modal:
      return transition.axis == .vertical ? p.y >= origin(of: transition.page, e).y : p.x >= offset
    case .morph: return shape?.outline.contains(p) == true
    }
  }

  /// The page that a press at a point reaches: the moving page or, beside it, the page below.
  func page(at p: Point, _ shape: MorphShape?, _ e: Environment) -> PageID? {
    transition == nil || isOnMovingPage(p, shape, e) ? front : below
  }

  // MARK: What a press may become

  typealias Member = GestureArena<Gesture>.Member

  /// The width of the strip at the screen's left edge from which the front page can be dragged away, in points; nil
  /// for the root, and for a page from which no swipe leads back.
  func edgeStrip(_ e: Environment) -> Double? {
    guard stack.pages.count > 1, swipeOrigin(e) != nil else { return nil }
    return e.isPresented(front) ? e.parameters.modal.edgeWidth : e.parameters.navigation.edgeWidth
  }

  /// The drag from the screen's left edge, if it can leave the front page.
  func edgePan(at p: Point, _ e: Environment) -> [Member] {
    guard let edge = edgeStrip(e), p.x < edge else { return [] }
    let steepness = e.parameters.gesture.edgeSteepness
    return [.init(.edgePan, .edgePan(edgeWidth: edge, steepness: steepness))]
  }

  /// Where a swipe back from the front page may begin; nil for nowhere.
  func swipeOrigin(_ e: Environment) -> SwipeOrigin? {
    switch e.content.traits(of: front)?.swipeBack ?? .usual {
    // A swipe back leaves a presented page from the edge alone.
    case .usual: e.isPresented(front) ? .edge : e.parameters.navigation.swipeFrom
    case .never: nil
    case .from(let origin): origin
    }
  }

  /// True if a swipe back may begin anywhere on the front page, which is at rest.
  func swipesFromAnywhere(_ e: Environment) -> Bool {
    transition == nil && stack.pages.count > 1 && swipeOrigin(e) == .anywhere
  }

  /// The swipe back that begins right of the strip at the edge.
  func anywherePan(at p: Point, _ e: Environment) -> [Member] {
    guard swipesFromAnywhere(e), let edge = edgeStrip(e), p.x >= edge else { return [] }
    return [.init(.edgePan, .pan(.right, slop: e.parameters.navigation.swipeSlop))]
  }

  /// The page that a press can scroll: the front page at rest, or the page below a moving one.
  var scrollingPage: PageID? { transition == nil ? front : below }

  func state(_ shape: MorphShape?, _ e: Environment) -> PrototypeState.Transition? {
    guard let transition else { return nil }
    let presence = transition.presence(e)
    let closes = transition.isHeld || !transition.opens
    var topX = transition.shownOffset(e)
    let kind: PrototypeState.Transition.Kind
    switch transition.style {
    case .slide: kind = closes ? .pop : .push
    case .modal: kind = closes ? .dismiss : .present
    case .morph:
      kind = closes ? .shrink : .expand
      // The visible edge: that of the shape, which at first extends beyond the page's edge and the screen's.
      topX = max(shape?.outline.rect.minX ?? 0, transition.startOrigin(e).x * presence)
    }
    return .init(
      kind: kind, interactive: transition.isHeld, progress: closes ? 1 - presence : presence,
      topX: transition.axis == .vertical || transition.fades ? 0 : topX,
      topY: transition.axis == .vertical ? origin(of: transition.page, e).y : nil)
  }
}
