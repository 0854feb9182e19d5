import FloatCore
import FloatPages

/// Makes a prototype of a `prototype.yaml`.
///
/// What is wrong is told and left out: a hotspot without a right page to go to can still be pressed, a page without its
/// picture is missing, and everything else is there.
struct PrototypeReader {
  private var fields: PrototypeFields
  private var pictures: PrototypePictures
  /// The pages' names, those of broken pages too.
  private var names: [String] = []
  private var tabs: [String] = []
  /// Who opens which page, and whether over the stack.
  private var openings: [(page: String, isPresented: Bool, position: SourcePosition, from: String)] = []

  private static let keys = ["floatdesktop", "id", "name", "device", "presets", "options", "tabs", "pages"]
  private static let pageKeys = [
    "title", "bar", "picture", "fixed", "hotspots", "variants", "badges", "collectable", "icon",
  ]
  private static let actions = ["push", "present", "tab", "variant", "back", "collect"]

  static func read(
    _ root: YAMLNode, _ source: SourceText, _ pictures: PrototypePictures, _ deviceWidth: (String?) -> Double?
  ) throws(Diagnostic) -> PrototypeFolder {
    var reader = PrototypeReader(
      fields: PrototypeFields(source, language: pictures.language), pictures: pictures)
    return reader.folder(root, deviceWidth)
  }

  private mutating func folder(_ root: YAMLNode, _ deviceWidth: (String?) -> Double?) -> PrototypeFolder {
    let values = fields.values(root, nil, known: Self.keys) ?? [:]
    readVersion(values["floatdesktop"], root.position)
    let path = pictures.folder
    let id = identifier(values["id"], folder: path)
    let device = fields.text(values["device"], "device")
    if let width = deviceWidth(device) {
      pictures.deviceWidth = width
    } else if let node = values["device"] {
      fields.report(node.position, "device", "there is no such device")
    }
    let presets = fields.items(values["presets"], "presets").compactMap { fields.text($0, "presets") }
    let options = readOptions(values["options"])
    let pagePairs = values["pages"].flatMap { fields.pairs($0, "pages") } ?? []
    if values["pages"] == nil {
      fields.report(root.position, "pages", "is missing; a prototype has one page at least")
    }
    names = pagePairs.map(\.key.text)
    let tabItems = readTabs(values["tabs"])
    var pages = pagePairs.compactMap { page($0) }
    settle(&pages, pagePairs)
    if let first = tabs.first, let index = pages.firstIndex(where: { $0.id.description == first }) {
      pages.insert(pages.remove(at: index), at: 0)
    }
    let right = tabItems.filter { item in pages.contains { $0.id.description == item.id } }
    let name = fields.words(values["name"], "name") ?? id
    var content = PicturePages(name: name, pages: pages, tabs: right)
    content.tabCounts = tabCounts
    return PrototypeFolder(
      path: path, id: id, device: device, presets: presets, options: options,
      pages: content,
      diagnostics: Diagnostic.sorted(fields.problems))
  }

  // MARK: The whole

  private mutating func readVersion(_ node: YAMLNode?, _ position: SourcePosition) {
    guard let node else {
      return fields.report(position, "floatdesktop", "is missing; write \"floatdesktop: 1\" at the top")
    }
    if let version = fields.text(node, "floatdesktop"), version != "1" {
      fields.report(node.position, "floatdesktop", "is 1 for this program; it does not know other formats")
    }
  }

  /// A name for files, by default the folder's.
  private mutating func identifier(_ node: YAMLNode?, folder: String) -> String {
    func isRight(_ text: String) -> Bool {
      !text.isEmpty && text.utf8.count <= 64
        && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_") }
    }
    if let node, let text = fields.text(node, "id") {
      if isRight(text) { return text }
      fields.report(node.position, "id", "takes letters, digits, \"-\" and \"_\", at most 64 of them")
    }
    let name = folder.split(separator: "/").last.map(String.init) ?? ""
    return isRight(name) ? name : "prototype"
  }

  private mutating func readOptions(_ node: YAMLNode?) -> [ConfigurationValue] {
    // A page says itself whether it is collectable.
    var scratch = Parameters.builtIn
    scratch.entrances.rule = .declared
    guard let node else { return scratch.differences(from: .builtIn) }
    let file = ConfigurationFile(
      name: fields.source.file, source: fields.source, node: node, schema: .builtIn)
    for var problem in file.apply(to: &scratch) {
      problem.kept = nil
      fields.report(problem.position ?? node.position, problem.key, problem.reason)
    }
    return scratch.differences(from: .builtIn)
  }

  private mutating func readTabs(_ node: YAMLNode?) -> [TabItem] {
    var items: [TabItem] = []
    for node in fields.items(node, "tabs") {
      guard
        let values = fields.values(node, "tabs", known: ["page", "title", "icon", "selected-icon", "badge"])
      else { continue }
      guard let pageNode = values["page"] else {
        fields.report(node.position, "tabs", "a tab names its page, as in \"page: home\"")
        continue
      }
      guard let page = fields.name(pageNode, "page", of: "page", in: names) else { continue }
      guard !tabs.contains(page) else {
        fields.report(pageNode.position, "page", "\"\(page)\" is a tab already")
        continue
      }
      tabs.append(page)
      let icon = values["icon"].flatMap { picture($0, "icon") }?.name ?? "icons/discover"
      let selected = values["selected-icon"].flatMap { picture($0, "selected-icon") }?.name
      items.append(
        TabItem(
          id: page, title: fields.words(values["title"], "title") ?? page, icon: icon,
          selectedIcon: selected ?? (values["icon"] == nil ? nil : icon),
          badge: values["badge"] == nil ? nil : PicturePages.badge(ofTab: page)))
      if let count = fields.number(values["badge"], "badge", -1...9999) { tabCounts[page] = Int(count) }
    }
    return items
  }

  /// What the tabs' badges count.
  private var tabCounts: [String: Int] = [:]

  // MARK: Pages

  private mutating func page(_ pair: YAMLPair) -> PicturePages.Page? {
    let name = pair.key.text
    guard !name.isEmpty, !name.contains("/"), !name.contains(":") else {
      fields.report(pair.key.position, name, "a page's name has no \"/\" and no \":\"")
      return nil
    }
    guard let values = fields.values(pair.value, name, known: Self.pageKeys) else { return nil }
    guard let node = values["picture"] else {
      fields.report(pair.key.position, name, "has no picture; write \"picture: screens/\(name).png\"")
      return nil
    }
    guard let picture = themed(node, "picture") else { return nil }
    let icon = values["icon"].flatMap { self.picture($0, "icon") }?.name ?? picture.light.name
    var page = PicturePages.Page(
      id: PageID(name), title: fields.words(values["title"], "title") ?? name, picture: picture, icon: icon)
    readFixed(values["fixed"], &page)
    page.hasBar = readBar(values["bar"], usual: values["title"] != nil && page.fixedTop == 0)
    page.isCollectable = fields.flag(values["collectable"], "collectable")
    for pair in values["variants"].flatMap({ fields.pairs($0, "variants") }) ?? [] {
      page.variants[pair.key.text] = themed(pair.value, pair.key.text)
    }
    let variants = values["variants"].flatMap { node -> [String]? in
      if case .mapping(let pairs, _) = node { pairs.map(\.key.text) } else { nil }
    }
    for pair in values["hotspots"].flatMap({ fields.pairs($0, "hotspots") }) ?? [] {
      if let hotspot = hotspot(pair, on: page, variants: variants ?? []) { page.hotspots.append(hotspot) }
    }
    readBadges(values["badges"], &page)
    return page
  }

  private mutating func readFixed(_ node: YAMLNode?, _ page: inout PicturePages.Page) {
    guard let node, let values = fields.values(node, "fixed", known: ["top", "bottom"]) else { return }
    let height = page.picture.light.size.height
    page.fixedTop = fields.number(values["top"], "top", 0...height) ?? 0
    page.fixedBottom = fields.number(values["bottom"], "bottom", 0...height) ?? 0
    if page.fixedTop + page.fixedBottom > height {
      fields.report(
        node.position, "fixed",
        "leaves nothing of the picture, which is \(DecimalText.text(height)) points long")
      page.fixedTop = 0
      page.fixedBottom = 0
    }
  }

  private mutating func readBar(_ node: YAMLNode?, usual: Bool) -> Bool {
    guard let node, let word = fields.text(node, "bar") else { return usual }
    switch word {
    case "none": return false
    case "drawn": return true
    default:
      fields.report(node.position, "bar", "is drawn or none")
      return usual
    }
  }

  private mutating func hotspot(
    _ pair: YAMLPair, on page: PicturePages.Page, variants: [String]
  ) -> PicturePages.Hotspot? {
    let name = pair.key.text
    guard let values = fields.values(pair.value, name, known: ["frame", "label"] + Self.actions) else {
      return nil
    }
    guard let frameNode = values["frame"] else {
      fields.report(pair.key.position, name, "has no frame; write \"frame: [x, y, width, height]\"")
      return nil
    }
    guard let sides = fields.numbers(frameNode, "frame", count: 4, example: "[0, 180, 375, 72]") else {
      return nil
    }
    let frame = Rect(sides[0], sides[1], sides[2], sides[3])
    let size = page.picture.light.size
    guard !frame.isEmpty, frame.minX >= 0, frame.minY >= 0, frame.maxX <= size.width,
      frame.maxY <= size.height
    else {
      fields.report(
        frameNode.position, "frame",
        "lies outside the page's picture, which has \(DecimalText.text(size.width)) × \(DecimalText.text(size.height)) points"
      )
      return nil
    }
    let given = Self.actions.filter { values[$0] != nil }
    if given.count > 1 {
      fields.report(pair.key.position, name, "does one thing: \(given.joined(separator: " or "))")
    }
    let action = given.first.flatMap { key in
      values[key].flatMap { self.action(key, $0, on: page, variants: variants) }
    }
    return PicturePages.Hotspot(
      name: name, frame: frame, label: fields.words(values["label"], "label") ?? name,
      action: action ?? .highlight)
  }

  private mutating func action(
    _ key: String, _ node: YAMLNode, on page: PicturePages.Page, variants: [String]
  ) -> PageAction? {
    switch key {
    case "push", "present":
      guard let target = fields.name(node, key, of: "page", in: names) else { return nil }
      let root = tabs.first ?? names.first
      guard !tabs.contains(target), target != root else {
        fields.report(
          node.position, key,
          tabs.contains(target)
            ? "\"\(target)\" is a tab; write \"tab: \(target)\""
            : "\"\(target)\" is the first page; write \"back: true\"")
        return nil
      }
      openings.append((target, key == "present", node.position, page.id.description))
      return .push(PageID(target))
    case "tab":
      guard tabs.contains(page.id.description) || tabs.isEmpty else {
        fields.report(node.position, key, "tabs are changed on a tab's page; write \"back: true\" here")
        return nil
      }
      return fields.name(node, key, of: "tab", in: tabs).map(PageAction.tab)
    case "variant":
      return fields.name(node, key, of: "variant", in: variants).map(PageAction.variant)
    case "back": return fields.flag(node, key) ? .back : nil
    default:
      guard fields.flag(node, key) else { return nil }
      guard page.isCollectable else {
        fields.report(node.position, key, "the page is not collectable; write \"collectable: true\" below it")
        return nil
      }
      return .collect
    }
  }

  private mutating func readBadges(_ node: YAMLNode?, _ page: inout PicturePages.Page) {
    guard let node, let pairs = fields.pairs(node, "badges") else { return }
    let isAtRoot = tabs.contains(page.id.description) || names.first == page.id.description && tabs.isEmpty
    guard isAtRoot else {
      return fields.report(
        node.position, "badges", "badges are shown on tabs' pages and on the first page only")
    }
    for pair in pairs {
      guard let values = fields.values(pair.value, pair.key.text, known: ["center", "count"]) else {
        continue
      }
      guard let place = values["center"] else {
        fields.report(pair.key.position, pair.key.text, "has no center; write \"center: [x, y]\"")
        continue
      }
      guard let center = fields.numbers(place, "center", count: 2, example: "[352, 201]") else { continue }
      let count = fields.number(values["count"], "count", -1...9999) ?? 1
      page.badges.append(
        .init(name: pair.key.text, center: Point(center[0], center[1]), count: Int(count)))
    }
  }

  // MARK: Pictures

  private mutating func picture(_ node: YAMLNode, _ key: String) -> PicturePages.Picture? {
    guard let path = fields.text(node, key) else { return nil }
    do throws(PrototypePictures.Problem) { return try pictures.find(path) } catch {
      fields.report(node.position, key, "\(PrintableText.shortened(path, to: 80)) \(error.reason)")
      return nil
    }
  }

  /// One picture, or one for light and one for dark.
  private mutating func themed(_ node: YAMLNode, _ key: String) -> Themed<PicturePages.Picture>? {
    guard case .mapping = node else { return picture(node, key).map { Themed(light: $0, dark: $0) } }
    guard let values = fields.values(node, key, known: ["light", "dark"]) else { return nil }
    let light = values["light"].flatMap { picture($0, "light") }
    let dark = values["dark"].flatMap { picture($0, "dark") }
    guard let one = light ?? dark else {
      if values.isEmpty {
        fields.report(node.position, key, "takes a picture, or one for light and one for dark")
      }
      return nil
    }
    return Themed(light: light ?? one, dark: dark ?? one)
  }

  // MARK: What belongs together

  /// Says which pages are presented, and finds what nobody reaches and what lies over each other.
  private mutating func settle(_ pages: inout [PicturePages.Page], _ pairs: [YAMLPair]) {
    var presented: [String: Bool] = [:]
    for opening in openings {
      if let before = presented[opening.page], before != opening.isPresented {
        fields.report(
          opening.position, opening.isPresented ? "present" : "push",
          "\"\(opening.page)\" is \(before ? "presented" : "pushed") elsewhere; a page is opened in one way")
      }
      presented[opening.page] = presented[opening.page] ?? opening.isPresented
    }
    for index in pages.indices { pages[index].isPresented = presented[pages[index].id.description] ?? false }
    var reached = Set(tabs.isEmpty ? Array(names.prefix(1)) : tabs)
    var waiting = Array(reached)
    while let page = waiting.popLast() {
      for opening in openings where opening.from == page && reached.insert(opening.page).inserted {
        waiting.append(opening.page)
      }
    }
    for pair in pairs where !reached.contains(pair.key.text) {
      fields.report(pair.key.position, pair.key.text, "no hotspot leads to this page", isWarning: true)
    }
    for page in pages {
      for (index, hotspot) in page.hotspots.enumerated() {
        guard
          let other = page.hotspots[..<index].first(where: { !$0.frame.intersection(hotspot.frame).isEmpty }),
          let position = position(of: hotspot.name, on: page.id.description, in: pairs)
        else { continue }
        fields.report(
          position, hotspot.name, "overlaps \"\(other.name)\" and is on top of it", isWarning: true)
      }
    }
  }

  /// Where a hotspot's name stands.
  private func position(of hotspot: String, on page: String, in pairs: [YAMLPair]) -> SourcePosition? {
    func value(_ key: String, _ node: YAMLNode?) -> YAMLPair? {
      guard case .mapping(let pairs, _)? = node else { return nil }
      return pairs.first { $0.key.text == key }
    }
    let found = pairs.first { $0.key.text == page }
    return value(hotspot, value("hotspots", found?.value)?.value)?.key.position
  }
}
