/// What pagers and sliders report of their motions.
extension Page {
  /// The controls that a pointer holds, or that are on their way.
  ///
  /// - Parameters:
  ///   - screen: Where the page begins on the screen.
  ///   - content: Where its scrolled content does.
  func controlMotions(screen: Point, content: Point, _ e: Environment) -> [Motion] {
    guard !controls.isEmpty else { return [] }
    return layout.pagers.compactMap { controls.pagers[$0.id]?.motion(of: $0, e) }
      + layout.sliders.compactMap { slider in
        controls.sliders[slider.id]?.motion(of: slider, at: slider.isFixed ? screen : content, e)
      }
  }
}

extension Paging {
  fileprivate func motion(of pager: PageLayout.Pager, _ e: Environment) -> Motion? {
    let course = offset.course
    guard isHeld || course.drive(at: e.now) != nil else { return nil }
    var motion = Motion(.pager(pager.id), .pager)
    motion.isHeld = isHeld
    motion.place = Point(offset.value(at: e.now), 0)
    motion.follow(course.map({ Point($0, 0) }, { Point($0, 0) }), at: e.now)
    let rate = DecelerationRate(e.parameters.pager.decelerationRate)
    motion.release = ReleaseRule(axis: .horizontal, direction: -1, lookahead: rate.project(velocity: 1))
    motion.layer = "\(pager.id):pages"
    return motion
  }
}

extension Sliding {
  fileprivate func motion(of slider: PageLayout.Slider, at origin: Point, _ e: Environment) -> Motion? {
    guard isHeld || value.course.drive(at: e.now) != nil else { return nil }
    let travel = slider.travel(e)
    func place(_ value: Double) -> Point { origin + slider.thumb(at: value, e) }
    var motion = Motion(.slider(slider.id), .slider)
    motion.isHeld = isHeld
    motion.place = place(value.share(at: e.now))
    motion.wall = Rect(place(0), place(1))
    motion.follow(value.course.map(place) { Point($0 * travel, 0) }, at: e.now)
    // A thumb that is let go stays.
    motion.release = ReleaseRule(axis: .horizontal, maximumSpeed: 0)
    motion.layer = "\(slider.id):thumb"
    return motion
  }
}
