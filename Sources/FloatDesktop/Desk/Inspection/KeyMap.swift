import FloatCore

/// The map between the things on the phone and the keys that shape them: one table, read in both directions.
///
/// A key belongs to the thing that its first word names, so that a new key needs no entry.
enum KeyMap {
  /// A thing on the phone that keys shape.
  enum Thing: Hashable, CaseIterable {
    case ball, zone, list, menu, notice, badge
    case tab, searchField, textField, row, pager, slider, statusBar, bar
    /// A page in motion: pushed, presented, or moving into the ball or out of it.
    case pushedPage, modalPage, morphedPage
    /// The page in front, whose source names the keys that shape it, and what all pages have in common.
    case page, anyPage
  }

  /// The first words of the keys that shape a thing of any prototype.
  static let groups: [Thing: [String]] = [
    .ball: ["ball", "morph"],
    .zone: ["zone"],
    .list: ["list"],
    .menu: ["sheet"],
    .notice: ["notice"],
    .badge: ["badge"],
    .tab: ["tab-bar"],
    .searchField: ["search"],
    .textField: ["input-bar", "keyboard"],
    .row: ["rows", "navigation", "row-swipe"],
    .pager: ["pager"],
    .slider: ["slider"],
    .statusBar: ["status-bar"],
    .bar: ["bar", "navigation"],
    .pushedPage: ["navigation"],
    .modalPage: ["modal"],
    .morphedPage: ["morph", "ball", "zone"],
    .anyPage: ["scroll", "gesture", "light", "dark", "tint"],
  ]

  // MARK: From the phone to the keys

  /// The keys of the thing at a point of the screen: those of the gesture that a press there begins come first, and the
  /// keys of a group are in the order of the table.
  static func keys(at p: Point, on prototype: Prototype, in catalog: PanelCatalog) -> [String] {
    let words = things(at: p, on: prototype).flatMap { groups(of: $0, on: prototype) }.uniqued()
    let keys = catalog.groups.flatMap(\.blocks).flatMap(\.keys).map(\.entry.key)
    return words.flatMap { word in keys.filter { group(of: $0) == word } }
  }

  /// The first words of the keys that shape a thing on a phone.
  private static func groups(of thing: Thing, on prototype: Prototype) -> [String] {
    guard thing == .page else { return groups[thing] ?? [] }
    let state = prototype.state
    let front = state.stack.last.map { PageID($0) } ?? prototype.content.root
    // The root shows the page of the tab in front.
    let shown = front == prototype.content.root ? state.tab.map { PageID($0) } ?? front : front
    return prototype.content.traits(of: shown)?.keyGroups ?? []
  }

  /// The word by which a key belongs to a thing: its first, but where the tab bar goes is about the tab bar.
  private static func group(of key: String) -> String {
    key == "navigation.tab-bar" ? "tab-bar" : String(key.prefix { $0 != "." })
  }

  /// The outline of the thing at a point.
  static func outline(at p: Point, on prototype: Prototype) -> RoundedRect {
    if let element = prototype.elements.last(where: { $0.frame.contains(p) }) { return outline(of: element) }
    let parts = [statusBar(prototype), bar(prototype)]
    if let zone = prototype.zoneOutline, zone.contains(p) { return zone }
    if movingPage(prototype).isEmpty, let part = parts.first(where: { $0.contains(p) }) {
      return RoundedRect(part)
    }
    return screen(prototype)
  }

  /// The outline of an element, two points outside its frame.
  private static func outline(of element: Element) -> RoundedRect {
    let isRound = [.ball, .badge].contains(kind(of: element.id))
    let frame = element.frame.inset(by: -2)
    let radius = isRound ? min(frame.width, frame.height) / 2 : element.radius + 2
    return RoundedRect(frame, radius: min(radius, frame.height / 2))
  }

  private static func screen(_ prototype: Prototype) -> RoundedRect {
    RoundedRect(Rect(size: prototype.device.size), radius: prototype.device.cornerRadius)
  }

  /// The things at a point: the element there, or else the page, with the motion that it takes part in.
  static func things(at p: Point, on prototype: Prototype) -> [Thing] {
    let moving = movingPage(prototype)
    if moving.isEmpty, let edge = edge(at: p, on: prototype) { return edge }
    if let element = prototype.elements.last(where: { $0.frame.contains(p) }) {
      let thing = thing(of: element, on: prototype)
      if [.ball, .list, .menu, .notice, .badge].contains(thing) { return [thing] }
      return [thing] + (thing == .row ? [.page] : []) + moving
    }
    if prototype.zoneOutline?.contains(p) == true { return [.zone] }
    guard moving.isEmpty else { return moving }
    if statusBar(prototype).contains(p) { return [.statusBar] }
    if bar(prototype).contains(p) { return [.bar] }
    return [.page, .anyPage]
  }

  private static func thing(of element: Element, on prototype: Prototype) -> Thing {
    if let kind = kind(of: element.id) { return kind }
    switch element.role {
    case "searchbox": return .searchField
    case "textbox": return .textField
    case "row": return .row
    case "group": return .pager
    case "slider": return .slider
    default: return element.frame.midY < bar(prototype).maxY ? .bar : .page
    }
  }

  /// The things that a drag from the screen's left edge moves; nil outside the strip where such a drag begins.
  private static func edge(at p: Point, on prototype: Prototype) -> [Thing]? {
    guard let edge = prototype.edgeStrip, p.x < edge, p.y >= bar(prototype).maxY else { return nil }
    return prototype.isPresenting ? [.modalPage] : [.pushedPage, .zone]
  }

  /// The thing that an element's id stands for.
  private static func kind(of id: ElementID) -> Thing? {
    switch id {
    case .ball: .ball
    case .badge: .badge
    case .list, .delete: .list
    case .menu: .menu
    case .notice, .undo: .notice
    case .tab: .tab
    case .rowAction: .row
    case .row, .named: nil
    }
  }

  private static func movingPage(_ prototype: Prototype) -> [Thing] {
    switch prototype.state.transition?.kind {
    case nil: []
    case .push, .pop: [.pushedPage]
    case .present, .dismiss: [.modalPage]
    case .shrink, .expand: [.morphedPage]
    }
  }

  // MARK: From a key to the phone

  /// The outlines on the screen of the things that a key shapes; empty if none is visible.
  static func outlines(of key: String, on prototype: Prototype) -> [RoundedRect] {
    let group = group(of: key)
    let things = Set(Thing.allCases.filter { groups(of: $0, on: prototype).contains(group) })
    var outlines = prototype.elements.filter { things.contains(thing(of: $0, on: prototype)) }
      .map(outline)
    if things.contains(.zone), let zone = prototype.zoneOutline { outlines.append(zone) }
    if things.contains(.statusBar) { outlines.append(RoundedRect(statusBar(prototype))) }
    if things.contains(.bar) { outlines.append(RoundedRect(bar(prototype))) }
    let whole = things.contains(.page) || things.contains(.anyPage)
    let moves = !things.isDisjoint(with: movingPage(prototype))
    if outlines.isEmpty, whole || moves || things.contains(.pushedPage) {
      outlines.append(screen(prototype))
    }
    return outlines
  }

  // MARK: Parts of the screen without elements

  private static func statusBar(_ prototype: Prototype) -> Rect {
    Rect(0, 0, prototype.device.size.width, prototype.device.safeArea.top)
  }

  private static func bar(_ prototype: Prototype) -> Rect {
    let device = prototype.device
    return Rect(0, device.safeArea.top, device.size.width, prototype.parameters.bar.height)
  }
}
