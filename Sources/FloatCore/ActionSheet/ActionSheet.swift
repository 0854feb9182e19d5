/// The menu that slides up from the bottom of the screen, with what can be done with a page, or pages to go to.
struct ActionSheet: Equatable, Sendable {
  /// The corner radius at its top, in points. Tuned by eye to WeChat.
  static let radius = 14.0
  /// The space above the row that cancels, in points. Tuned by eye to WeChat.
  private static let gap = 8.0
  /// The font size. Tuned by eye to WeChat.
  private static let textSize = 17.0
  /// How dark the page behind gets, 0…1. Tuned by eye to UIKit.
  private static let dim = 0.4

  /// A row.
  struct Item: Equatable, Sendable {
    var title: String
    var id: ElementID
    /// The command of the row; nil for the row that cancels. A tap on any row closes the menu.
    var command: Command?

    /// Collects a page.
    static func float(_ page: PageID, _ title: String) -> Item {
      Item(title: title, id: .menu("float"), command: .float(page))
    }

    /// Removes a page from the ball.
    static func cancelFloat(_ page: PageID, _ title: String) -> Item {
      Item(title: title, id: .menu("cancel-float"), command: .remove(page))
    }

    /// Opens a page.
    static func push(_ page: PageID, _ title: String) -> Item {
      Item(title: title, id: .menu(page.description), command: .navigate(.push(page)))
    }

    static func cancel(_ title: String) -> Item { Item(title: title, id: .menu("cancel")) }
  }

  /// The rows of a menu, and how far it has come in.
  private struct Menu: Equatable {
    /// Distinguishes menus with the same rows, of which several may be leaving.
    var number: Int
    var items: [Item]
    /// True with reduced motion: it fades in place instead of sliding.
    var fades: Bool
    /// 0 below the screen, 1 in place.
    var presence = Animated(0.0)
  }

  private(set) var isOpen = false
  /// The page that the open menu asks about, or that the last one asked about.
  private var asked: PageID?
  /// The oldest first. All but the last one are leaving, and so is the last one unless the menu is open.
  private var menus: [Menu] = []

  /// True while it asks whether to collect a page.
  var isAsking: Bool { isOpen && asked != nil }

  private func animation(_ e: Environment) -> Animation {
    e.isReduced ? e.crossFade : .critical(e.parameters.modal.settling.response, .unit)
  }

  // MARK: What happens

  /// Opens a menu with these rows and one that cancels; does nothing without rows. A leaving menu with the same rows
  /// turns around.
  ///
  /// - Parameter page: The page that the rows ask about; nil for a menu without a question.
  mutating func open(_ rows: [Item], asking page: PageID? = nil, _ e: Environment) {
    guard !rows.isEmpty else { return }
    close(e)
    asked = page ?? asked
    let items = rows + [.cancel(e.content[.cancel])]
    let same = menus.firstIndex { $0.items == items }
    var menu =
      same.map { menus.remove(at: $0) }
      ?? Menu(number: (menus.map(\.number).max() ?? 0) + 1, items: items, fades: e.isReduced)
    menu.presence.animate(to: 1, with: animation(e), at: e.now)
    menus.append(menu)
    isOpen = true
  }

  mutating func close(_ e: Environment) {
    guard isOpen else { return }
    isOpen = false
    menus[menus.count - 1].presence.animate(to: 0, with: animation(e), at: e.now)
  }

  /// Handles a release while the menu is open: on a row it performs the row's command, above the menu it closes it.
  mutating func choose(at p: Point, _ e: Environment) -> [Command] {
    if let element = elements(e).first(where: { $0.frame.contains(p) }) { return activate(element.id, e) }
    // The gap and the safe area belong to the sheet and do nothing.
    if let menu = menus.last, p.y < frames(of: menu, e)[0].minY { close(e) }
    return []
  }

  /// Performs a row's command and closes the menu.
  mutating func activate(_ id: ElementID, _ e: Environment) -> [Command] {
    guard isOpen, let item = menus.last?.items.first(where: { $0.id == id }) else { return [] }
    close(e)
    guard let command = item.command else { return [] }
    // A row with a command is the answer, even if the command is refused.
    asked = nil
    return [command]
  }

  /// Takes the page of a question whose menu closed without an answer; nil if there is none.
  mutating func takeDeclined() -> PageID? {
    guard !isOpen else { return nil }
    defer { asked = nil }
    return asked
  }

  // MARK: Time

  private var leaving: ArraySlice<Menu> { isOpen ? menus.dropLast() : menus[...] }

  /// When the first leaving menu has left.
  var nextDeadline: Double? { leaving.map(\.presence.endTime).min() }

  func isMoving(_ e: Environment) -> Bool { menus.contains { $0.presence.endTime > e.now } }

  mutating func meetDeadlines(_ e: Environment) {
    guard let nextDeadline, nextDeadline <= e.now else { return }
    menus = leaving.filter { $0.presence.endTime > e.now } + (isOpen ? menus.suffix(1) : [])
  }

  // MARK: Elements and pictures

  /// The present frames of the rows, from top to bottom.
  private func frames(of menu: Menu, _ e: Environment) -> [Rect] {
    let row = e.parameters.sheet.rowHeight
    let height = Double(menu.items.count) * row + Self.gap + e.device.safeArea.bottom
    let top = e.size.height - height * (menu.fades ? 1 : menu.presence.share(at: e.now))
    return menu.items.indices.map { index in
      // The last row, which cancels, stands apart.
      let gap = index == menu.items.count - 1 ? Self.gap : 0
      return Rect(0, top + Double(index) * row + gap, e.width, row)
    }
  }

  /// The rows while it is open.
  func elements(_ e: Environment) -> [Element] {
    guard isOpen, let menu = menus.last else { return [] }
    return zip(menu.items, frames(of: menu, e)).map { item, frame in
      Element(id: item.id, role: "menuitem", label: item.title, frame: frame)
    }
  }

  func appendLayers(_ e: Environment, _ highlights: Highlights, to layers: inout [Layer]) {
    let dim = min(menus.reduce(0) { $0 + $1.presence.share(at: e.now) }, 1)
    guard dim > 0 else { return }
    layers.append(Layer(id: "sheet-dim", content: [.rect(e.screen, Color.black.faded(Self.dim * dim))]))
    for menu in menus { layers.append(layer(of: menu, highlights, e)) }
  }

  private func layer(of menu: Menu, _ highlights: Highlights, _ e: Environment) -> Layer {
    let frames = frames(of: menu, e)
    // The menu extends beyond the screen's bottom edge, so that nothing shows below it.
    let outline = RoundedRect(
      Rect(0, frames[0].minY, e.width, e.size.height - frames[0].minY + e.parameters.sheet.rowHeight),
      radii: CornerRadii(top: Self.radius))
    var layer = Layer(
      id: "sheet:\(menu.number)", outline: outline, opacity: menu.fades ? menu.presence.share(at: e.now) : 1,
      content: [.rect(outline.rect, e.colors.groupedBackground)])
    for (item, frame) in zip(menu.items, frames) {
      let bottom = item.command == nil ? outline.rect.maxY : frame.maxY
      layer.content.append(.rect(Rect(0, frame.minY, e.width, bottom - frame.minY), e.colors.row))
      let tint = e.pressedTint.faded(highlights.strength(of: item.id, on: nil, e))
      if tint.alpha > 0 { layer.content.append(.rect(frame, tint)) }
      layer.content.write(
        item.title, x: e.width / 2, midY: frame.midY, size: Self.textSize, color: e.colors.label,
        alignment: .center)
    }
    return layer
  }
}
