/// The motions of rows, as they are reported.
extension Page {
  /// The motions of the rows that a pointer holds, or that move.
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
  /// The row's motion over its place on the screen; nil at rest. Only while it opens does a spring with keys move it.
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
