/// What rows report of their motions.
extension Page {
  /// The rows that a pointer holds, or that are on their way.
  ///
  /// - Parameter content: Where the scrolled content begins on the screen.
  func rowMotions(content: Point, _ e: Environment) -> [Motion] {
    rows.all.compactMap { row in
      guard let frame = layout.row(row.id)?.frame else { return nil }
      let rest = content + frame.center + Point(0, shift(of: frame.center, e).y)
      return row.motion(over: frame.offset(by: rest - frame.center), e)
    }
  }
}

extension SwipedRow {
  /// Its motion over its place on the screen; nil at rest. Only its way out has keys of a spring.
  fileprivate func motion(over frame: Rect, _ e: Environment) -> Motion? {
    let course = offset.course
    guard isHeld || course.drive(at: e.now) != nil else { return nil }
    var motion = Motion(.row(id), isHeld || phase == .open ? .rowOpen : nil)
    motion.isHeld = isHeld
    motion.place = frame.center + Point(offset.value(at: e.now), 0)
    motion.decided = frame.center + Point(offset.decision(at: e.now), 0)
    motion.outline = RoundedRect(frame.offset(by: Point(offset.value(at: e.now), 0)))
    motion.follow(course.map({ frame.center + Point($0, 0) }, { Point($0, 0) }), at: e.now)
    motion.release = ReleaseRule(axis: .horizontal)
    motion.layer = layerID
    return motion
  }
}
