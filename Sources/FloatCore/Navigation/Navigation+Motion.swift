/// What navigation reports of its motions.
extension Navigation {
  /// The page that moves; nil at rest.
  func motion(_ shape: MorphShape?, _ pages: LivePages, _ e: Environment) -> Motion? {
    guard let transition else { return nil }
    // A page that hurries because requests wait moves by another spring, which has no name.
    var motion = Motion(
      .page(transition.page), stack.requests.isEmpty || transition.isHeld ? transition.name : nil)
    motion.isHeld = transition.isHeld
    motion.release = ReleaseRule(
      axis: transition.axisInHand, lookahead: finishCondition(of: transition, e).projection)
    motion.layer = pages[transition.page]?.names.page
    if let shape { add(transition, shape, to: &motion, e) } else { add(transition, pages, to: &motion, e) }
    return motion
  }

  /// The place of a page that slides is the middle of its leading edge.
  private func add(_ transition: Transition, _ pages: LivePages, to motion: inout Motion, _ e: Environment) {
    let axis = transition.axis
    let (along, middle) = (axis == .horizontal ? Point(1, 0) : Point(0, 1), e.size[axis.other] / 2)
    let scale = transition.fades || e.width <= 0 ? 0 : e.size[axis] / e.width
    func place(_ offset: Double) -> Point { along * (offset * scale) + Point(along.y, along.x) * middle }
    motion.place = place(transition.shownOffset(e))
    motion.decided = place(transition.offset.decision(at: e.now))
    motion.wall = Rect(place(0), place(e.width))
    motion.outline = (pages[transition.page]?.layout.sheet ?? RoundedRect(e.screen))
      .offset(by: origin(of: transition.page, e))
    motion.follow(transition.offset.course.map(place) { along * ($0 * scale) }, at: e.now)
  }

  /// The place of a page between ball and screen is its middle, which moves along a straight line with its offset.
  private func add(_ transition: Transition, _ shape: MorphShape, to motion: inout Motion, _ e: Environment) {
    let place = shape.outline.rect.center
    let end = transition.opens ? e.screen.center : shape.end.home
    motion.place = place
    motion.outline = shape.outline
    if !transition.fades { motion.layer = MorphShape.layerID }
    let offset = transition.offset.course
    let left = transition.shownOffset(e) - offset.target
    let step = left == 0 ? .zero : (place - end) / left
    let farthest = end + step * ((transition.opens ? e.width : 0) - offset.target)
    motion.wall = Rect(farthest, end)
    motion.follow(offset.map({ end + step * ($0 - offset.target) }, { step * $0 }), at: e.now)
    // A page that fades with a removed ball has no target.
    if shape.morph.opacity.target == 0 { motion.target = nil }
  }

  /// The edge of the strip from which the front page can be dragged away, or the line beyond which a held page leaves.
  func thresholds(_ e: Environment) -> [Threshold] {
    guard let edge = edgeStrip(e) else { return [] }
    guard let transition else { return [Threshold(kind: .edge, line: .vertical(edge))] }
    guard transition.isHeld else { return [] }
    let share = finishCondition(of: transition, e).fraction
    let line: Threshold.Line =
      transition.axisInHand == .vertical ? .horizontal(share * e.size.height) : .vertical(share * e.width)
    return [Threshold(kind: .finish, line: line)]
  }
}
