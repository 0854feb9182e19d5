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
  func rowTextInset(_ edge: Edge) -> Double {
    rowIconX(edge) + parameters.list.icon / 2 + parameters.list.textGap
  }
  /// The icon's centre, from the row's left edge.
  func rowIconX(_ edge: Edge) -> Double {
    edge == .left ? parameters.list.iconLeft : parameters.list.iconRight
  }

  private func rowLines(_ title: String, width: Double, edge: Edge, end: Double) -> [String] {
    let p = parameters.list
    return TextMetrics.wrap(
      title, size: p.textSize, weight: .medium, width: width - rowTextInset(edge) - end, maxLines: p.lines)
  }

  mutating func openList(_ mode: EntranceList.Mode) {
    let entrances = unusedEntrances
    guard !entrances.isEmpty, !list.isOpen else { return }
    // Rows of a list that is still closing go on from where they are; those that are not wanted back go on their way.
    let edge = ball.dock.edge
    let isWanted = { (row: EntranceList.Row) in
      row.edge == edge && entrances.contains { $0.pageID == row.id }
    }
    let old = list.rows
    let buttons = mode == .tap ? 1.0 : 0
    if old.isEmpty {
      list.buttons.set(buttons)
    } else {
      list.buttons.animate(to: buttons, with: buttonFade, at: now)
    }
    list.isOpen = true
    list.mode = mode
    list.selected = nil
    list.pointerLeftBall = false
    list.rows = zip(entrances, rowFrames(entrances.count)).enumerated().map { index, pair in
      let (entrance, frame) = pair
      let previous = old.first { $0.id == entrance.pageID && isWanted($0) }
      func lines(_ end: Double) -> [String] {
        rowLines(entrance.title, width: frame.width, edge: edge, end: end)
      }
      var row = EntranceList.Row(
        id: entrance.pageID, edge: edge, freeLines: lines(parameters.list.textEnd),
        lines: lines(parameters.list.deleteWidth), icon: entrance.icon, frame: frame,
        clearance: previous?.clearance ?? parameters.list.slideLead,
        y: Animated(previous?.y.value(at: now) ?? frame.y), slide: previous?.slide ?? Animated(0))
      if let previous { (row.rise, row.sink) = (previous.rise, previous.sink) }
      row.fades = previous?.fades ?? isReduced
      row.y.animate(to: frame.y, with: row.fades ? .none : rowGlide, at: now)
      let delay = previous == nil && !row.fades ? parameters.list.stagger * Double(index) : 0
      row.slide.animate(to: 1, with: rowSlide, delay: delay, at: now)
      return row
    }
    for var row in old where !isWanted(row) {
      row.isLeaving = true
      list.rows.append(row)
    }
    list.backdrop.animate(to: 1, with: .curve(.easeOut, duration: parameters.list.backdrop), at: now)
    if mode == .press { impact(.ball) }
  }

  /// The notice was tapped: it does what it offered, and goes.
  mutating func actOnNotice() {
    guard var acted = notice, acted.isButton, let action = acted.action else { return }
    acted.dismiss(at: now)
    notice = acted
    switch action {
    case .openList: openList(.tap)
    case .restore(let kept): restore(kept)
    }
  }

  /// Slides everything out; the ball comes back by itself.
  mutating func closeList(keeping chosen: PageID? = nil) {
    guard list.isOpen else { return }
    list.isOpen = false
    list.selected = nil
    list.rows.removeAll { $0.id == chosen }
    for index in list.rows.indices {
      let settled = list.rows[index].slide.isAtRest(at: now) && !list.rows[index].fades
      list.rows[index].reach(2 * parameters.list.shadowRadius, at: now)
      list.rows[index].slide.animate(
        to: 0, with: rowSlide, delay: settled ? parameters.list.staggerOut * Double(index) : 0, at: now)
      list.rows[index].rise.animate(to: 0, with: rowSlide, at: now)
      list.rows[index].sink.animate(to: 0, with: rowSlide, at: now)
    }
    list.backdrop.animate(to: 0, with: .curve(.easeIn, duration: parameters.list.backdrop), at: now)
  }

  mutating func forgetListRows() {
    if list.isOpen {
      list.rows.removeAll { $0.isLeaving && $0.slide.endTime <= now }
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
      let frame = row.frame(at: now)
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
    let animation = Animation.curve(.easeOut, duration: parameters.ball.press)
    for index in list.rows.indices {
      let isSelected = list.rows[index].id == id && !list.rows[index].isLeaving
      list.rows[index].rise.animate(to: isSelected && list.mode == .press ? 1 : 0, with: animation, at: now)
      list.rows[index].sink.animate(to: isSelected && list.mode == .tap ? 1 : 0, with: animation, at: now)
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
    // A page that has to wait opens from the ball; by then the row has gone with the others.
    guard transition == nil else {
      closeList()
      return navigate(.open(id, from: nil))
    }
    let look = rowLook(row)
    closeList(keeping: id)
    navigate(.open(id, from: look))
  }

  func rowRadii(_ row: EntranceList.Row) -> CornerRadii {
    CornerRadii(edge: row.edge, inner: row.frame.height / 2, outer: 0)
  }

  /// The row slides out and those below it close up; the last one takes the list with it.
  mutating func deleteRow(_ id: PageID) {
    guard let index = list.rows.firstIndex(where: { $0.id == id && !$0.isLeaving }) else { return }
    removeEntrance(id)
    list.rows[index].isLeaving = true
    list.rows[index].reach(2 * parameters.list.shadowRadius, at: now)
    list.rows[index].slide.animate(to: 0, with: rowSlide, at: now)
    list.rows[index].presence.animate(
      to: 0, with: .curve(.easeOut, duration: parameters.list.deleteFade), at: now)
    let live = list.rows.indices.filter { !list.rows[$0].isLeaving }
    guard !live.isEmpty else { return closeList() }
    // The rows keep their first place, so that only those below move.
    let top = min(list.rows[index].frame.y, list.rows[live[0]].frame.y)
    let pitch = parameters.list.rowHeight + parameters.list.gap
    for (position, row) in live.enumerated() {
      list.rows[row].frame.y = top + Double(position) * pitch
      list.rows[row].y.animate(
        to: list.rows[row].frame.y, with: list.rows[row].fades ? .none : rowGlide,
        delay: list.rows[row].fades ? 0 : parameters.list.closeUpDelay, at: now)
    }
  }

  mutating func moveInPressedList(_ event: GestureEvent<Gesture>) {
    if !list.pointerLeftBall {
      list.pointerLeftBall = !ballOutline(at: now).contains(event.location)
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
    list.buttons.animate(to: 1, with: buttonFade, at: now)
  }

  private var buttonFade: Animation { .curve(.easeOut, duration: parameters.list.buttonFade) }
}
