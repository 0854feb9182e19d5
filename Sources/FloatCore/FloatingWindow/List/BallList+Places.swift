/// Where the list's rows are, and how they move.
extension BallList {
  /// The rows that can be chosen.
  var liveRows: [Row] { rows.filter { !$0.isLeaving } }

  /// True while it is open with a row of this page.
  func shows(_ id: PageID) -> Bool { isOpen && liveRows.contains { $0.id == id } }

  /// True once no part of the list is visible.
  func isGone(_ e: Environment) -> Bool {
    let area = e.screen.inset(by: -e.parameters.list.shadowRadius)
    return !isOpen && backdrop.value(at: e.now) <= 0
      && rows.allSatisfy { area.intersection($0.frame(at: e.now)).isEmpty }
  }

  /// The area that the rows cover once they have slid in; nil while the list is closed.
  var place: Rect? { isOpen ? liveRows.map(\.frame).reduce(nil) { $0?.union($1) ?? $1 } : nil }

  /// What lies under a pointer.
  func target(at p: Point, _ e: Environment) -> Target {
    for row in liveRows {
      let frame = row.frame(at: e.now)
      guard frame.contains(p) else { continue }
      if mode == .tap, deleteFrame(frame, e).contains(p) { return .delete(row.id) }
      return .row(row.id)
    }
    return .outside
  }

  /// The motion of the first row that slides, as it is reported.
  func motions(_ e: Environment) -> [Motion] {
    guard let row = rows.first(where: { $0.slide.drive(at: e.now) != nil }) else { return [] }
    var motion = Motion(.list, .listSlide)
    motion.take(row.slide, at: e.now)
    return [motion]
  }
}
