/// The list of collected pages.
extension Prototype {
  private var rowSlide: Animation { isReduced ? crossFade : rowMotion(.unit) }
  private var rowGlide: Animation { rowMotion(.points) }

  private func rowMotion(_ threshold: RestThreshold) -> Animation {
    let p = parameters.list
    return switch p.slideMotion {
    case .spring: .spring(Spring(response: p.slide, dampingRatio: 1), threshold)
    case .curve: .curve(p.slideCurve, duration: p.slideDuration)
    }
  }

  private func rowFrames(_ count: Int) -> [Rect] {
    let p = parameters.list
    return EntranceListPlacement.frames(
      ball: dockFrame(ball.dock), count: count, screen: size, safeArea: device.safeArea,
      rowHeight: p.rowHeight, gap: p.gap, widthFraction: p.widthFraction, edge: ball.dock.edge,
      bottomMargin: p.bottomMargin, maximumWidth: p.maximumWidth)
  }

  /// Where a row's text begins, from its left edge.
  var rowTextInset: Double { rowIconX + parameters.list.icon / 2 + parameters.list.textGap }
  /// The icon's centre, from the row's left edge.
  var rowIconX: Double { list.edge == .left ? parameters.list.iconLeft : parameters.list.iconRight }

  /// What a row's text leaves free at the row's end: the delete button's place where there is one.
  var rowTextEnd: Double {
    list.mode == .tap ? parameters.list.deleteWidth : parameters.list.textEnd
  }

  private func rowLines(_ title: String, _ frame: Rect) -> [String] {
    let p = parameters.list
    return TextMetrics.wrap(
      title, size: p.textSize, weight: .medium, width: frame.width - rowTextInset - rowTextEnd,
      maxLines: p.lines)
  }

  mutating func openList(_ mode: EntranceList.Mode) {
    let entrances = unusedEntrances
    guard !entrances.isEmpty, !list.isOpen else { return }
    // Rows of a list that is still closing go on from where they are.
    let old = list.edge == ball.dock.edge ? list.rows : []
    list.isOpen = true
    list.mode = mode
    list.edge = ball.dock.edge
    list.buttons.set(mode == .tap ? 1 : 0)
    list.selected = nil
    list.pointerLeftBall = false
    list.rows = zip(entrances, rowFrames(entrances.count)).enumerated().map { index, pair in
      let (entrance, frame) = pair
      let previous = old.first { $0.id == entrance.pageID }
      var row = EntranceList.Row(
        id: entrance.pageID, lines: rowLines(entrance.title, frame), icon: entrance.icon, frame: frame,
        clearance: previous?.clearance ?? parameters.list.slideLead,
        y: Animated(previous?.y.value(at: environment.now) ?? frame.y), slide: previous?.slide ?? Animated(0))
      row.fades = previous?.fades ?? isReduced
      row.y.animate(to: frame.y, with: row.fades ? .none : rowGlide, at: environment.now)
      let delay = previous == nil && !row.fades ? parameters.list.stagger * Double(index) : 0
      row.slide.animate(to: 1, with: rowSlide, delay: delay, at: environment.now)
      return row
    }
    list.backdrop.animate(
      to: 1, with: .curve(.easeOut, duration: parameters.list.backdrop), at: environment.now)
    if mode == .press { perform(.impact(.ball)) }
  }

  /// Slides everything out; the ball comes back by itself.
  mutating func closeList(keeping chosen: PageID? = nil) {
    guard list.isOpen else { return }
    list.isOpen = false
    list.selected = nil
    list.rows.removeAll { $0.id == chosen }
    for index in list.rows.indices {
      let settled = list.rows[index].slide.isAtRest(at: environment.now) && !list.rows[index].fades
      list.rows[index].reach(2 * parameters.list.shadowRadius, at: environment.now)
      list.rows[index].slide.animate(
        to: 0, with: rowSlide, delay: settled ? parameters.list.staggerOut * Double(index) : 0,
        at: environment.now)
      list.rows[index].selection.animate(to: 0, with: rowSlide, at: environment.now)
    }
    list.backdrop.animate(
      to: 0, with: .curve(.easeIn, duration: parameters.list.backdrop), at: environment.now)
  }

  mutating func forgetListRows() {
    if list.isOpen {
      list.rows.removeAll { $0.isLeaving && $0.slide.endTime <= environment.now }
    } else {
      list.rows = []
    }
  }

  // MARK: Under a pointer

  enum ListTarget: Equatable {
    case row(PageID)
    case delete(PageID)
    case outside
  }

  func listTarget(at p: Point) -> ListTarget {
    for row in list.liveRows {
      let frame = row.frame(at: environment.now, edge: list.edge)
      guard frame.contains(p) else { continue }
      if list.mode == .tap, deleteFrame(frame).contains(p) { return .delete(row.id) }
      return .row(row.id)
    }
    return .outside
  }

  /// The delete button lies at the row's end, whichever edge the list is on.
  func deleteFrame(_ row: Rect) -> Rect {
    let w = parameters.list.deleteWidth
    return Rect(row.maxX - w, row.y, w, row.height)
  }

  mutating func select(_ target: ListTarget?) {
    var id: PageID?
    if case .row(let row) = target { id = row }
    guard id != list.selected else { return }
    list.selected = id
    for index in list.rows.indices {
      list.rows[index].selection.animate(
        to: list.rows[index].id == id ? 1 : 0,
        with: .curve(.easeOut, duration: parameters.ball.press), at: environment.now)
    }
  }

  /// The pointer let go over the list.
  mutating func chooseFromList(at p: Point) {
    let target = listTarget(at: p)
    select(nil)
    switch target {
    case .row(let id): openRow(id)
    case .delete(let id): deleteRow(id)
    case .outside: closeList()
    }
  }

  func openableRow(_ id: PageID) -> EntranceList.Row? { list.liveRows.first { $0.id == id } }

  mutating func openRow(_ id: PageID) {
    guard let row = openableRow(id) else { return }
    let look = rowLook(row)
    closeList(keeping: id)
    navigate(.open(id, from: look))
  }

  func rowRadii(_ height: Double) -> CornerRadii {
    CornerRadii(edge: list.edge, inner: height / 2, outer: 0)
  }

  /// The row slides out and those below it close up; the last one takes the list with it.
  mutating func deleteRow(_ id: PageID) {
    guard let index = list.rows.firstIndex(where: { $0.id == id && !$0.isLeaving }) else { return }
    removeEntrance(id)
    list.rows[index].isLeaving = true
    list.rows[index].reach(2 * parameters.list.shadowRadius, at: environment.now)
    list.rows[index].slide.animate(to: 0, with: rowSlide, at: environment.now)
    list.rows[index].presence.animate(
      to: 0, with: .curve(.easeOut, duration: parameters.list.deleteFade), at: environment.now)
    let live = list.rows.indices.filter { !list.rows[$0].isLeaving }
    guard !live.isEmpty else { return closeList() }
    // The rows keep their first place, so that only those below move.
    let top = min(list.rows[index].frame.y, list.rows[live[0]].frame.y)
    let pitch = parameters.list.rowHeight + parameters.list.gap
    for (position, row) in live.enumerated() {
      list.rows[row].frame.y = top + Double(position) * pitch
      list.rows[row].y.animate(
        to: list.rows[row].frame.y, with: list.rows[row].fades ? .none : rowGlide,
        delay: list.rows[row].fades ? 0 : parameters.list.closeUpDelay, at: environment.now)
    }
  }

  mutating func moveInPressedList(_ event: GestureEvent<Gesture>) {
    if !list.pointerLeftBall {
      list.pointerLeftBall = !ballOutline(at: environment.now).contains(event.location)
    }
    if list.pointerLeftBall { select(listTarget(at: event.location)) }
  }

  /// The long press ends: on a row it opens it; where it began, the list stays to be tapped; elsewhere it goes.
  mutating func endPressedList(_ event: GestureEvent<Gesture>) {
    letGoOfBall()
    guard list.isOpen, list.mode == .press else { return }
    if list.pointerLeftBall {
      chooseFromList(at: event.location)
    } else {
      showDeleteButtons()
    }
  }

  /// The list stays to be tapped: the titles make room for the buttons.
  private mutating func showDeleteButtons() {
    list.mode = .tap
    list.buttons.animate(
      to: 1, with: .curve(.easeOut, duration: parameters.list.buttonFade), at: environment.now)
    for index in list.rows.indices {
      guard let entrance = entrances.first(where: { $0.pageID == list.rows[index].id }) else { continue }
      let lines = rowLines(entrance.title, list.rows[index].frame)
      if lines != list.rows[index].lines { list.rows[index].formerLines = list.rows[index].lines }
      list.rows[index].lines = lines
    }
  }
}
