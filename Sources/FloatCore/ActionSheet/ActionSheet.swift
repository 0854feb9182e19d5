/// The menu that comes from the bottom of the screen: what can be done with a page, or where one can go.
struct ActionSheet: Equatable, Sendable {
  /// What a row does.
  enum Action: Equatable, Sendable {
    /// Collects a page.
    case float(PageID)
    /// Takes a page out of the ball.
    case cancelFloat(PageID)
    /// Opens a page.
    case push(PageID)
    /// Nothing; the menu goes as after every row.
    case cancel
  }

  struct Item: Equatable, Sendable {
    var title: String
    var action: Action

    var id: ElementID {
      switch action {
      case .float: .menu("float")
      case .cancelFloat: .menu("cancel-float")
      case .push(let page): .menu(page.description)
      case .cancel: .menu("cancel")
      }
    }
  }

  /// The rows; none when there is no menu.
  private var items: [Item] = []
  private(set) var isOpen = false
  /// True for people who want less motion: it fades in its place.
  private var fades = false
  /// 0 below the screen, 1 in place.
  private var presence = Animated(0.0)

  private func animation(_ e: Environment) -> Animation {
    e.isReduced
      ? e.crossFade : .spring(Spring(response: e.parameters.modal.response, dampingRatio: 1), .unit)
  }

  // MARK: What happens

  /// Comes in with these rows and one that cancels; nothing without any.
  mutating func open(_ actions: [Item], _ e: Environment) {
    guard !actions.isEmpty else { return }
    if items.isEmpty { fades = e.isReduced }
    items = actions + [Item(title: e.content[.cancel], action: .cancel)]
    isOpen = true
    presence.animate(to: 1, with: animation(e), at: e.now)
  }

  mutating func close(_ e: Environment) {
    guard isOpen else { return }
    isOpen = false
    presence.animate(to: 0, with: animation(e), at: e.now)
  }

  /// A press let go while it is open: on a row it acts, beside it the menu goes.
  mutating func choose(at p: Point, _ e: Environment) -> [Command] {
    if let element = elements(e).first(where: { $0.frame.contains(p) }) { return activate(element.id, e) }
    // The gap and the safe area belong to the sheet and do nothing.
    if p.y < frames(e).first?.minY ?? 0 { close(e) }
    return []
  }

  /// Does what a row says, and the menu goes.
  mutating func activate(_ id: ElementID, _ e: Environment) -> [Command] {
    guard isOpen, let item = items.first(where: { $0.id == id }) else { return [] }
    close(e)
    switch item.action {
    case .float(let page): return [.float(page)]
    case .cancelFloat(let page): return [.remove(page)]
    case .push(let page): return [.navigate(.push(page))]
    case .cancel: return []
    }
  }

  // MARK: Time

  /// When a menu that goes is gone.
  var nextDeadline: Double? { isOpen || items.isEmpty ? nil : presence.endTime }

  func isMoving(_ e: Environment) -> Bool { presence.endTime > e.now }

  mutating func meetDeadlines(_ e: Environment) {
    if let nextDeadline, nextDeadline <= e.now { self = ActionSheet() }
  }

  // MARK: Elements and pictures

  /// The rows' frames from top to bottom, where they are now.
  private func frames(_ e: Environment) -> [Rect] {
    let p = e.parameters.sheet
    let height = Double(items.count) * p.rowHeight + p.gap + e.device.safeArea.bottom
    let shown = fades ? 1 : min(max(presence.value(at: e.now), 0), 1)
    let top = e.size.height - height * shown
    return items.indices.map { index in
      // The last row, which cancels, stands apart.
      let gap = index == items.count - 1 ? p.gap : 0
      return Rect(0, top + Double(index) * p.rowHeight + gap, e.width, p.rowHeight)
    }
  }

  /// The rows while it is open.
  func elements(_ e: Environment) -> [Element] {
    guard isOpen else { return [] }
    return zip(items, frames(e)).map { item, frame in
      Element(id: item.id, role: "menuitem", label: item.title, frame: frame)
    }
  }

  func appendLayers(_ e: Environment, _ presses: Presses, to layers: inout [Layer]) {
    let presence = min(max(presence.value(at: e.now), 0), 1)
    let frames = frames(e)
    guard presence > 0, let first = frames.first else { return }
    let p = e.parameters.sheet
    layers.append(
      Layer(id: "sheet-dim", content: [.rect(e.screen, Color.black.faded(p.dim * presence))]))
    // Over the screen's bottom edge, so that nothing shows below it.
    let outline = RoundedRect(
      Rect(0, first.minY, e.width, e.size.height - first.minY + p.rowHeight),
      radii: CornerRadii(topLeft: p.radius, topRight: p.radius, bottomRight: 0, bottomLeft: 0))
    var layer = Layer(
      id: "sheet", outline: outline, opacity: fades ? presence : 1,
      content: [.rect(outline.rect, e.colors.groupedBackground)])
    let builder = e.pageBuilder
    for (item, frame) in zip(items, frames) {
      let bottom = item.action == .cancel ? outline.rect.maxY : frame.maxY
      layer.content.append(.rect(Rect(0, frame.minY, e.width, bottom - frame.minY), e.colors.row))
      let tint = e.pressedTint.faded(presses.strength(of: item.id, on: nil, e))
      if tint.alpha > 0 { layer.content.append(.rect(frame, tint)) }
      layer.content.append(
        builder.text(
          item.title, x: e.width / 2, midY: frame.midY, size: p.textSize, color: e.colors.label,
          alignment: .center))
    }
    layers.append(layer)
  }
}
