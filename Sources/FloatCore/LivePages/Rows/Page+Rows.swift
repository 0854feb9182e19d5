/// Where the content of a page lies while rows are swiped, come or leave.
extension Page {
  /// The height of the leaving rows together.
  var leavingHeight: Double { rows.leaving.reduce(0) { $0 + (layout.row($1)?.frame.height ?? 0) } }

  /// The largest scroll offset, without the rows that leave.
  var maximumScroll: Double {
    rows.isEmpty
      ? layout.maximumScroll : max(0, layout.contentHeight - leavingHeight - layout.viewport.height)
  }

  /// The rows that come or leave, from top to bottom, with the share of its height that each has.
  private func partialRows(at t: Double) -> [(frame: Rect, share: Double)] {
    rows.all.compactMap { row in
      let share = row.height.share(at: t)
      return share < 1 ? layout.row(row.id).map { ($0.frame, share) } : nil
    }.sorted { $0.frame.minY < $1.frame.minY }
  }

  /// How far a point of the content has moved with its swiped row, and because rows above it come or leave.
  func shift(of place: Point, _ e: Environment) -> Point {
    guard !rows.isEmpty else { return .zero }
    var shift = Point.zero
    for row in partialRows(at: e.now) where row.frame.maxY <= place.y {
      shift.y -= row.frame.height * (1 - row.share)
    }
    if let row = swipedRow(at: place) { shift.x += row.offset.value(at: e.now) }
    return shift
  }

  /// The swiped row that a place of the content belongs to.
  func swipedRow(at place: Point) -> SwipedRow? {
    guard !rows.isEmpty, let row = layout.rows.first(where: { $0.frame.contains(place) }) else { return nil }
    return rows[row.id]
  }

  /// The frame that an element of the content has now; nil for an element in a leaving row.
  func shown(_ frame: Rect, _ e: Environment) -> Rect? {
    guard !rows.isEmpty else { return frame }
    if swipedRow(at: frame.center)?.phase == .leaving { return nil }
    return frame.offset(by: shift(of: frame.center, e))
  }

  /// A stripe of the content between two rows that come or leave.
  struct Band {
    /// Its part of the content.
    var range: ClosedRange<Double>
    /// How far it has moved up.
    var rise: Double
  }

  /// The content in stripes that move separately; a single one if no row comes or leaves.
  func bands(_ e: Environment) -> [Band] {
    // The first and last stripe reach as far beyond the content as a page can be pulled.
    let (start, end) = (-e.size.height, layout.contentHeight + 2 * e.size.height)
    var (from, rise) = (start, 0.0)
    var bands: [Band] = []
    for row in partialRows(at: e.now) where row.frame.minY >= from {
      bands.append(Band(range: from...row.frame.minY + row.frame.height * row.share, rise: rise))
      rise += row.frame.height * (1 - row.share)
      from = row.frame.maxY
    }
    return bands + [Band(range: from...max(from, end), rise: rise)]
  }

  func rowStates(_ e: Environment) -> [PrototypeState.Row] {
    rows.all.map {
      .init(id: ElementID.row($0.id).description, offset: $0.offset.value(at: e.now), open: $0.phase == .open)
    }
  }

  // MARK: Elements

  /// The elements of rows for which the layout has none, in the content.
  var rowElements: [Element] {
    let layout = layout
    let own = layout.scrolledElements.compactMap { if case .row(let id) = $0.id { id } else { nil } }
    return layout.rows.filter { !own.contains($0.id) }.map {
      Element(id: .row($0.id), role: "row", label: $0.label, frame: $0.frame, radius: $0.radius)
    }
  }

  /// The actions behind the rows that are open, in the content.
  func actionElements(_ e: Environment) -> [Element] {
    rows.all.flatMap { row -> [Element] in
      guard row.isOpen, let layout = layout.row(row.id) else { return [] }
      return row.places(over: layout.frame, e).map { index, frame in
        let button = row.buttons[index]
        return Element(
          id: .rowAction(row.id, button.action.name), role: "button",
          label: row.isAsking ? button.action.question ?? button.title : button.title,
          frame: frame.offset(by: Point(0, shift(of: layout.frame.center, e).y)))
      }
    }
  }

  // MARK: Layers

  /// The layers of the swiped rows, over the content.
  ///
  /// - Parameters:
  ///   - pressed: The shapes over the content, such as pressed looks.
  ///   - badges: The badges of each of these rows.
  func rowLayers(
    pressed: [Shape], badges: [PageID: [Shape]], on id: PageID, _ highlights: Highlights, _ e: Environment
  ) -> [Layer] {
    rows.all.compactMap { swiped in
      guard let row = layout.row(swiped.id) else { return nil }
      return swiped.layer(
        row, layout.outline(of: row), content: row.shapes + pressed, badges: badges[swiped.id] ?? [], on: id,
        highlights, e)
    }
  }

  /// The page's shapes without those of the rows that are swiped, which move with them.
  func shapesWithoutRows() -> [Shape] {
    let moved = rows.all.compactMap { layout.row($0.id)?.own }
    guard !moved.isEmpty else { return layout.scrolled }
    return layout.scrolled.indices.filter { index in !moved.contains { $0.contains(index) } }
      .map { layout.scrolled[$0] }
  }

  /// The scrolled content, in stripes while a row comes or leaves.
  func stripes(of scrolled: Layer, width: Double, _ e: Environment) -> [Layer] {
    let bands = bands(e)
    guard bands.count > 1 else { return [scrolled] }
    return bands.enumerated().map { index, band in
      var content = scrolled.named("\(index):")
      content.position.y -= band.rise
      let top = content.position.y + band.range.lowerBound
      return Layer(
        id: "stripe:\(index):\(scrolled.id)",
        outline: RoundedRect(Rect(0, top, width, max(0, band.range.upperBound - band.range.lowerBound))),
        sublayers: [content])
    }
  }
}
