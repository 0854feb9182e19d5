import FloatCore
import FloatPages

/// Makes a prototype from a `prototype.yaml`.
///
/// Mistakes are reported and left out: a hotspot that leads to no page can still be pressed, a page without its picture
/// is missing, and everything else is there. ``PrototypeKeys`` lists the keys of each mapping.
struct PrototypeReader {
  let problems: Problems
  var pictures: PrototypePictures
  /// The other languages in which something is given.
  private(set) var otherLanguages: Set<String> = []
  /// The screen, which decides which parts of pictures are under bars.
  var device = Device.iPhoneX
  /// The values that the prototype starts from: the built-in ones with `options` applied.
  var parameters = Parameters.builtIn
  /// The pages' names, including those of broken pages.
  var names: [String] = []
  /// The names of the pages' forms, by the pages' names.
  var forms: [String: [String]] = [:]
  /// The names of the tabs' pages.
  var tabs: [String] = []
  /// The page being read, which its rows and hotspots lead on from.
  var current = ""
  /// The hotspots and badges that the page places, rightly or wrongly.
  var placed: Set<String> = []
  /// The places that open pages.
  var openings: [Opening] = []
  /// The places that show a page as an article.
  var articles: [(page: PageID, place: Field)] = []

  /// A place of the file that opens a page.
  struct Opening {
    var page: String
    /// Whether the page opens over the stack; nil where other places decide.
    var isPresented: Bool?
    var position: SourcePosition
    var from: String
  }

  /// - Parameter checksAllLanguages: Whether problems in other languages are reported as well.
  static func read(
    _ root: Field, _ pictures: PrototypePictures, checksAllLanguages: Bool, shownOn chosen: Device?,
    _ device: (String?) -> Device?
  ) -> PrototypeFolder {
    var own = PrototypeReader(problems: root.problems, pictures: pictures)
    var folder = own.folder(root, chosen, device)
    guard checksAllLanguages, let source = root.problems.source else { return folder }
    for language in own.otherLanguages.sorted() {
      let root = Field.root(root.node, Problems(source))
      var other = PrototypeReader(problems: root.problems, pictures: pictures.inLanguage(language))
      let found = other.folder(root, chosen, device).diagnostics
      folder.diagnostics += found.filter { !folder.diagnostics.contains($0) }
    }
    folder.diagnostics = Diagnostic.sorted(folder.diagnostics)
    return folder
  }

  private mutating func folder(_ root: Field, _ chosen: Device?, _ device: (String?) -> Device?)
    -> PrototypeFolder
  {
    guard let values = root.values(PrototypeKeys.root, reportsMissing: false) else {
      return PrototypeFolder(
        path: pictures.folder, id: "", presets: [], options: [], pages: PrototypePages(name: "", pages: []),
        diagnostics: problems.all)
    }
    readVersion(values[\.version], root.position)
    let path = pictures.folder
    let id = identifier(values.id, folder: path)
    let deviceName = values.device?.text()
    let named = device(deviceName)
    // Without a named device, the pictures may be of any.
    if let own = deviceName == nil ? chosen ?? named : named ?? chosen {
      self.device = chosen ?? own
      pictures.screen = own.size
      pictures.shownWidth = self.device.size.width
    } else if let node = values.device, node.name(of: "device", in: pictures.devices) != nil {
      node.report("its file in Assets/devices cannot be read")
    }
    let presets = values.presets?.items().compactMap { preset($0) } ?? []
    let options = readOptions(values.options)
    let pagePairs = values.pages?.fields()?.all ?? []
    if values.pages == nil {
      problems.report(root.position, "pages", "is missing; a prototype needs at least one page")
    }
    if pagePairs.isEmpty, let pages = values.pages, pages.isMapping {
      pages.report("holds no page; a prototype needs at least one")
    }
    names = pagePairs.map(\.name)
    for pair in pagePairs {
      guard case .mapping(let variants, _)? = pair.part("variants")?.node else { continue }
      forms[pair.name] = variants.map(\.key.text).filter { $0 != PrototypeKeys.ownForm }
    }
    var content = PrototypePages(name: translated(values.name) ?? id, pages: [])
    readStrings(values.strings, &content)
    let tabNodes = readTabs(values[\.tabs], &content)
    content.pages = pagePairs.compactMap { page($0) }
    let kept = values.entrances?.values(PrototypeKeys.entrances)?.keep?.items() ?? []
    let keptNames = kept.compactMap { $0.name(of: "page", in: names) }
    for index in content.pages.indices {
      content.pages[index].isKept = keptNames.contains(content.pages[index].id.description)
    }
    settle(&content, pagePairs, tabNodes)
    if let first = tabs.first, let index = content.pages.firstIndex(where: { $0.id.description == first }) {
      content.pages.insert(content.pages.remove(at: index), at: 0)
    }
    content.tabItems.removeAll { item in !content.pages.contains { $0.id.description == item.id } }
    return PrototypeFolder(
      path: path, id: id, device: deviceName, presets: presets, options: options, pages: content,
      diagnostics: Diagnostic.sorted(problems.all) + pictures.warnings)
  }

  private mutating func readVersion(_ node: Field?, _ position: SourcePosition) {
    guard let node else {
      return problems.report(position, "floatdesktop", "is missing; write \"floatdesktop: 1\" at the top")
    }
    if let version = node.text(), version != "1" {
      node.report("must be 1; this program does not know other formats")
    }
  }

  /// A name that can be part of a file's name, by default the folder's.
  private mutating func identifier(_ node: Field?, folder: String) -> String {
    func isRight(_ text: String) -> Bool {
      !text.isEmpty && text.utf8.count <= 64
        && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_") }
    }
    if let node, let text = node.text() {
      if isRight(text) { return text }
      node.report("takes letters, digits, \"-\" and \"_\", at most 64 of them")
    }
    let name = Folder.name(of: folder)
    return isRight(name) ? name : "prototype"
  }

  /// A shipped preset: a prototype is handed on, and everybody has these.
  private mutating func preset(_ node: Field) -> String? {
    guard let known = pictures.presets else { return node.text() }
    return node.name(of: "preset", in: known)
  }

  private mutating func readOptions(_ node: Field?) -> [ConfigurationValue] {
    // A page itself says whether it is collectable.
    parameters.entrances.rule = .declared
    var keys: Set = ["entrances.rule"]
    if let node {
      keys.formUnion(node.options(appliedTo: &parameters).map(\.key))
    }
    return parameters.differences(from: .builtIn, among: keys)
  }

  private mutating func readStrings(_ node: Field?, _ content: inout PrototypePages) {
    for (key, text) in pictures.strings {
      if let key = PrototypePages.StringKey.byKey[key] { content.strings[key] = text }
      if let key = InterfaceText.byKey[key] { content.interface[key] = text }
    }
    guard let node else { return }
    for pair in node.fields(PrototypeKeys.stringNames)?.all ?? [] {
      guard let words = translated(pair) else { continue }
      if let key = PrototypePages.StringKey.byKey[pair.name] { content.strings[key] = words }
      if let key = InterfaceText.byKey[pair.name] { content.interface[key] = words }
    }
  }

  /// Reads the tabs; returns the nodes of their badges, by page.
  private mutating func readTabs(_ node: Field?, _ content: inout PrototypePages) -> [String: Field] {
    var badges: [String: Field] = [:]
    for node in node?.items() ?? [] {
      guard let values = node.values(PrototypeKeys.tab, reportsMissing: false) else { continue }
      let page = tabPage(values.page, node.position)
      let icon = name(values.icon)
      let selected =
        name(values.selectedIcon) ?? (icon == nil ? nil : selectedIcon(values.icon) ?? icon)
      let title = translated(values.title)
      let badge = badge(values.badge, ofTab: page, &content)
      guard let page else { continue }
      tabs.append(page)
      badges[page] = values.badge
      content.tabItems.append(
        TabItem(
          id: page, title: title ?? page, icon: icon ?? "icons/discover", selectedIcon: selected, badge: badge
        ))
    }
    return badges
  }

  /// The name of a tab's page; nil, with a report, where the page does not exist or has a tab already.
  private mutating func tabPage(_ node: Field?, _ position: SourcePosition) -> String? {
    guard let node else {
      problems.report(position, "tabs", "a tab must name its page, as in \"page: home\"")
      return nil
    }
    guard let page = node.name(of: "page", in: names) else { return nil }
    return tabs.contains(page) ? node.refuse("\"\(page)\" is already a tab") : page
  }

  private mutating func badge(
    _ node: Field?, ofTab page: String?, _ content: inout PrototypePages
  ) -> BadgeID? {
    guard let node else { return nil }
    switch node.scalar?.text {
    case "all": return .tab
    case "sum": if let page { content.tabSums.insert(page) }
    default:
      guard let text = node.text() else { return nil }
      guard let count = Int(text), PrototypeKeys.counts.contains(count) else {
        return node.refuse("takes a count, \"sum\" for the page's badges, or \"all\"")
      }
      if let page { content.tabCounts[page] = count }
    }
    return page.map(PrototypePages.badge)
  }

  // MARK: - Languages

  private static let languages = Language.allCases.map(\.rawValue)

  /// The value for the language, where there is one for each of several languages; else the value itself.
  mutating func own(_ field: Field) -> Field {
    let known = Self.languages
    guard case .mapping(let pairs, _) = field.node, let first = pairs.first,
      pairs.allSatisfy({ known.contains($0.key.text) })
    else { return field }
    otherLanguages.formUnion(pairs.map(\.key.text).filter { $0 != pictures.language })
    let own =
      [pictures.language, "en"].lazy.compactMap { name in pairs.first { $0.key.text == name } }.first ?? first
    return Field(
      node: own.value, name: field.name, keyPosition: own.key.position, problems: field.problems)
  }

  /// A text for people: one for all languages, or one for each.
  mutating func translated(_ field: Field?) -> String? {
    guard let field else { return nil }
    let own = own(field)
    guard case .mapping(let pairs, _) = own.node else { return own.text() }
    for pair in pairs where !Self.languages.contains(pair.key.text) {
      problems.reportUnknown(pair.key, "language", in: Self.languages)
    }
    if pairs.isEmpty { field.report("takes text, not \(field.node.name)") }
    return nil
  }
}
