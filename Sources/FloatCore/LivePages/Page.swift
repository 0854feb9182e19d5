/// A live page: its layout, its scroll offset, and its switches and check marks in motion.
struct Page: Equatable, Sendable {
  private var boxed: Boxed<Contents>

  /// The contents are held by reference, because every feature receives pages in every frame.
  private struct Contents: Equatable {
    var layout: Boxed<PageLayout>
    let names: LayerNames
    var scroll: Scroller
    var marks: [ElementID: Animated<Double>] = [:]
    var rows = SwipedRows()
    var controls: [ElementID: ControlState] = [:]
    var indicator = ScrollIndicator()
    /// The forms it had before its present one, the oldest first.
    var former: [Former] = []
  }

  private(set) var layout: PageLayout {
    @inline(__always) _read { yield boxed.value.layout.value }
    @inline(__always) _modify { yield &boxed.value.layout.value }
  }
  /// The names of its layers.
  var names: LayerNames { @inline(__always) _read { yield boxed.value.names } }
  var scroll: Scroller {
    @inline(__always) _read { yield boxed.value.scroll }
    @inline(__always) _modify { yield &boxed.value.scroll }
  }
  /// Switches and check marks in motion, by the ids of their elements: 0 off, 1 on.
  private(set) var marks: [ElementID: Animated<Double>] {
    @inline(__always) _read { yield boxed.value.marks }
    @inline(__always) _modify { yield &boxed.value.marks }
  }
  /// The rows that are open, swiped, coming or going.
  var rows: SwipedRows {
    @inline(__always) _read { yield boxed.value.rows }
    @inline(__always) _modify { yield &boxed.value.rows }
  }
  /// The pagers and sliders that were touched.
  var controls: [ElementID: ControlState] {
    @inline(__always) _read { yield boxed.value.controls }
    @inline(__always) _modify { yield &boxed.value.controls }
  }
  /// The bar that shows how far it is scrolled.
  var indicator: ScrollIndicator {
    @inline(__always) _read { yield boxed.value.indicator }
    @inline(__always) _modify { yield &boxed.value.indicator }
  }
  private var former: [Former] {
    @inline(__always) _read { yield boxed.value.former }
    @inline(__always) _modify { yield &boxed.value.former }
  }

  /// A form that fades away over the one that took its place.
  private struct Former: Equatable {
    /// The number in the names of its layers, constant while they exist.
    var number: Int
    var layout: PageLayout
    /// Its rows, pagers and sliders if those have moved since; nil if they are still the page's.
    var rows: SwipedRows?
    var controls: [ElementID: ControlState]?
    /// How much farther than the page it is scrolled, in points.
    var shift = 0.0
    /// Its opacity, which fades to 0.
    var left = Animated(1.0)
  }

  /// The names of a page's layers, built once because every frame needs all of them.
  struct LayerNames: Equatable, Sendable {
    let page: String
    let viewport: String
    let scroll: String
    let scrolledBadges: String
    let bars: String
    let badgesOfBars: String
  }

  init(layout: PageLayout, offset: Double, parameters: ScrollParameters) {
    let id = layout.id
    boxed = Boxed(
      Contents(
        layout: Boxed(layout),
        names: LayerNames(
          page: "page:\(id)", viewport: "viewport:\(id)", scroll: "scroll:\(id)",
          scrolledBadges: "scroll:\(id):badges", bars: "bars:\(id)", badgesOfBars: "bars:\(id):badges"),
        scroll: Scroller(
          offset: offset, maximum: layout.maximumScroll, viewport: layout.viewport.height,
          parameters: parameters)))
  }

  /// The scroll offset, limited to the ends of the content.
  func offset(at t: Double) -> Double { min(max(scroll.offset(at: t), 0), maximumScroll) }

  /// True while a pointer holds the content, a row, a pager or a slider, also after a press that only stopped it.
  var isHeld: Bool {
    scroll.isHeld || rows.all.contains(where: \.isHeld) || controls.values.contains(where: \.isHeld)
  }

  /// True while its content scrolls, or a row, a pager or a slider moves.
  func isMoving(at t: Double) -> Bool {
    scroll.isMoving(at: t) || !rows.isEmpty && rows.isMoving(at: t)
      || !controls.isEmpty && controls.isMoving(at: t) || indicator.isMoving(at: t)
  }

  /// Takes a new layout at rest, as after a resize, and keeps the scroll offset as far as the new content reaches.
  mutating func replaceLayout(_ new: PageLayout, _ e: Environment) {
    let offset = min(max(scroll.offset(at: e.now), 0), new.maximumScroll)
    let former = self
    self = Page(layout: new, offset: offset, parameters: e.parameters.scroll)
    marks = former.marks
    controls = former.controls.atRest(on: new)
    moveMarks(from: former.layout, e)
  }

  /// Takes a new layout without a stop of its scrolling.
  mutating func update(to new: PageLayout, _ e: Environment) {
    let former = layout
    layout = new
    moveMarks(from: former, e)
    rows.keep(new.rows)
    controls.refit(from: former, to: new)
    refit(e)
  }

  /// Adapts the scrolling to the height of the content.
  private mutating func refit(_ e: Environment) {
    let viewport = layout.viewport.height
    // Leaving rows still take up room, and the content moves up as that room closes.
    scroll.refit(
      maximum: maximumScroll, viewport: viewport, reach: e.isReduced ? 0 : max(viewport / 2, leavingHeight),
      at: e.now)
  }

  // MARK: Rows

  /// Starts to remove a row, or to restore it.
  mutating func move(_ row: PageLayout.SwipeRow, leaves: Bool, _ e: Environment) {
    if leaves { rows.leave(row, e) } else { rows.restore(row, e) }
    refit(e)
  }

  /// Takes the colours of another appearance's layout; its switches keep their state.
  mutating func repaint(by new: PageLayout) {
    let marks = layout.marks
    layout = new
    layout.marks = marks
  }

  // MARK: Forms

  /// Takes another form, over which the previous form fades away.
  mutating func turn(into new: PageLayout, _ e: Environment) {
    fade(with: .curve(.easeInOut, duration: e.parameters.navigation.variantFade), e) {
      $0.update(to: new, e)
      return true
    }
  }

  /// Changes rows, pagers or sliders. With reduced motion, rows and controls that no finger moves are in their new
  /// places at once, and the page as it was fades away over them.
  ///
  /// - Parameter isFree: False while a finger moves them.
  @discardableResult
  mutating func moving<Result>(
    if isFree: Bool = true, _ e: Environment, _ change: (inout Page) -> Result
  ) -> Result? {
    guard isFree, e.isReduced else { return change(&self) }
    let (layout, rows, controls) = (layout, rows, controls)
    var result: Result?
    fade(with: e.crossFade, rows: rows, controls: controls, e) { page in
      result = change(&page)
      return page.layout != layout || page.rows.hasJumped(from: rows, at: e.now)
        || page.controls.hasJumped(from: controls, on: layout, at: e.now)
    }
    return result
  }

  /// Changes the page; if the change returns true, the page as it was fades away over the new one.
  private mutating func fade(
    with animation: Animation, rows: SwipedRows? = nil, controls: [ElementID: ControlState]? = nil,
    _ e: Environment, _ change: (inout Page) -> Bool
  ) {
    var old = Former(number: former.last.map { $0.number + 1 } ?? 0, layout: layout)
    (old.rows, old.controls) = (rows, controls)
    let offset = scroll.offset(at: e.now)
    guard change(&self) else { return }
    old.shift = offset - scroll.offset(at: e.now)
    old.left.animate(to: 0, with: animation, at: e.now)
    if old.left.endTime > e.now { former.append(old) }
  }

  /// The page in those former forms that are still visible, the oldest last, each with its opacity.
  func former(_ e: Environment) -> [(number: Int, page: Page, opacity: Double)] {
    former.reversed().map { old in
      var page = self
      page.layout = old.layout
      if let rows = old.rows { page.rows = rows }
      if let controls = old.controls { page.controls = controls }
      if old.shift != 0 { page.scroll.shift(by: old.shift) }
      return (old.number, page, old.left.share(at: e.now))
    }
  }

  // MARK: Marks

  /// Animates the switches and check marks whose value has changed, from where they are.
  private mutating func moveMarks(from old: PageLayout, _ e: Environment) {
    for mark in layout.marks {
      guard let before = old.marks.first(where: { $0.id == mark.id }), before.isOn != mark.isOn
      else {
        continue
      }
      var share = marks[mark.id] ?? Animated(before.isOn ? 1 : 0)
      share.animate(to: mark.isOn ? 1 : 0, with: .critical(mark.response, .unit), at: e.now)
      marks[mark.id] = share
    }
  }

  /// The page's switches and check marks, in its scrolled content.
  func markShapes(_ e: Environment) -> [Shape] {
    let builder = e.pageBuilder
    return layout.marks.flatMap { mark in
      builder.shapes(of: mark, share: marks[mark.id]?.share(at: e.now) ?? (mark.isOn ? 1 : 0))
    }
  }

  /// When the first moving mark arrives, a row has closed, or a former form has faded; infinity if none is due.
  var nextMark: Double {
    var mark = marks.isEmpty ? .infinity : marks.values.reduce(.infinity) { min($0, $1.endTime) }
    if !rows.isEmpty { mark = min(mark, rows.nextDeadline) }
    return former.isEmpty ? mark : former.reduce(mark) { min($0, $1.left.endTime) }
  }

  /// Forgets the motions that are over; true if a row has left.
  mutating func finishMarks(at t: Double) -> Bool {
    for (id, share) in marks where share.endTime <= t { marks[id] = nil }
    former.removeAll { $0.left.endTime <= t }
    return !rows.isEmpty && rows.meetDeadlines(at: t)
  }
}
