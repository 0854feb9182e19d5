import FloatCore
import FloatPages

/// Makes a prototype from a `prototype.yaml`.
///
/// Mistakes are reported and left out: a hotspot that leads to no page can still be pressed, a page without its picture
/// is missing, and everything else is there. ``PrototypeMapping`` lists the keys of each mapping.
struct PrototypeReader {
  var fields: PrototypeFields
  var pictures: PrototypePictures
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
  var articles: [(page: PageID, position: SourcePosition, key: String)] = []

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
    _ root: YAMLNode, _ source: SourceText, _ pictures: PrototypePictures, checksAllLanguages: Bool,
    shownOn chosen: Device?, _ device: (String?) -> Device?
  ) -> PrototypeFolder {
    func reader(_ pictures: PrototypePictures) -> PrototypeReader {
      PrototypeReader(fields: PrototypeFields(source, language: pictures.language), pictures: pictures)
    }
    var own = reader(pictures)
    var folder = own.folder(root, chosen, device)
    guard checksAllLanguages else { return folder }
    for language in own.fields.otherLanguages.sorted() {
      var other = reader(pictures.inLanguage(language))
      let found = other.folder(root, chosen, device).diagnostics
      folder.diagnostics += found.filter { !folder.diagnostics.contains($0) }
    }
    folder.diagnostics = Diagnostic.sorted(folder.diagnostics)
    return folder
  }

  private mutating func folder(_ root: YAMLNode, _ chosen: Device?, _ device: (String?) -> Device?)
    -> PrototypeFolder
  {
    let values = fields.values(root, nil, known: PrototypeMapping.prototype.names) ?? [:]
    readVersion(values["floatdesktop"], root.position)
    let path = pictures.folder
    let id = identifier(values["id"], folder: path)
    let deviceName = fields.text(values["device"], "device")
    let named = device(deviceName)
    // Without a named device, the pictures may be of any.
    if let own = deviceName == nil ? chosen ?? named : named ?? chosen {
      self.device = chosen ?? own
      pictures.screen = own.size
      pictures.shownWidth = self.device.size.width
    } else if let node = values["device"],
      fields.name(node, "device", of: "device", in: pictures.devices) != nil
    {
      fields.report(node.position, "device", "its file in Assets/devices cannot be read")
    }
    let presets = fields.items(values["presets"], "presets").compactMap { preset($0) }
    let options = readOptions(values["options"])
    let pagePairs = values["pages"].flatMap { fields.pairs($0, "pages") } ?? []
    if values["pages"] == nil {
      fields.report(root.position, "pages", "is missing; a prototype needs at least one page")
    }
    names = pagePairs.map(\.key.text)
    for pair in pagePairs {
      guard case .mapping(let variants, _)? = Self.pair("variants", in: pair.value)?.value else { continue }
      forms[pair.key.text] = variants.map(\.key.text).filter { $0 != "default" }
    }
    var content = PrototypePages(name: fields.words(values["name"], "name") ?? id, pages: [])
    readStrings(values["strings"], &content)
    let tabNodes = readTabs(values["tabs"], &content)
    content.pages = pagePairs.compactMap { page($0) }
    settle(&content, pagePairs, tabNodes)
    if let first = tabs.first, let index = content.pages.firstIndex(where: { $0.id.description == first }) {
      content.pages.insert(content.pages.remove(at: index), at: 0)
    }
    content.tabItems.removeAll { item in !content.pages.contains { $0.id.description == item.id } }
    return PrototypeFolder(
      path: path, id: id, device: deviceName, presets: presets, options: options, pages: content,
      diagnostics: Diagnostic.sorted(fields.problems))
  }

  private mutating func readVersion(_ node: YAMLNode?, _ position: SourcePosition) {
    guard let node else {
      return fields.report(position, "floatdesktop", "is missing; write \"floatdesktop: 1\" at the top")
    }
    if let version = fields.text(node, "floatdesktop"), version != "1" {
      fields.report(node.position, "floatdesktop", "must be 1; this program does not know other formats")
    }
  }

  /// A name that can be part of a file's name, by default the folder's.
  private mutating func identifier(_ node: YAMLNode?, folder: String) -> String {
    func isRight(_ text: String) -> Bool {
      !text.isEmpty && text.utf8.count <= 64
        && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_") }
    }
    if let node, let text = fields.text(node, "id") {
      if isRight(text) { return text }
      fields.report(node.position, "id", "takes letters, digits, \"-\" and \"_\", at most 64 of them")
    }
    let name = Folder.name(of: folder)
    return isRight(name) ? name : "prototype"
  }

  /// A shipped preset: a prototype is handed on, and everybody has these.
  private mutating func preset(_ node: YAMLNode) -> String? {
    guard let known = pictures.presets else { return fields.text(node, "presets") }
    return fields.name(node, "presets", of: "preset", in: known)
  }

  private mutating func readOptions(_ node: YAMLNode?) -> [ConfigurationValue] {
    // A page itself says whether it is collectable.
    parameters.entrances.rule = .declared
    var keys: Set = ["entrances.rule"]
    if let node {
      let file = ConfigurationFile(
        name: fields.source.file, source: fields.source, node: node, schema: .builtIn)
      keys.formUnion(file.assignments.map(\.key))
      for var problem in file.apply(to: &parameters) {
        problem.kept = nil
        fields.report(problem.position ?? node.position, problem.key, problem.reason)
      }
    }
    return parameters.differences(from: .builtIn, among: keys)
  }

  private mutating func readStrings(_ node: YAMLNode?, _ content: inout PrototypePages) {
    for (key, text) in pictures.strings {
      if let key = PrototypePages.StringKey(rawValue: key) { content.strings[key] = text }
      if let key = InterfaceText(rawValue: key) { content.interface[key] = text }
    }
    guard let node else { return }
    let known = PrototypePages.StringKey.allCases.map(\.rawValue) + InterfaceText.allCases.map(\.rawValue)
    for pair in fields.pairs(node, "strings", known: known) ?? [] {
      guard let words = fields.words(pair.value, pair.key.text) else { continue }
      if let key = PrototypePages.StringKey(rawValue: pair.key.text) { content.strings[key] = words }
      if let key = InterfaceText(rawValue: pair.key.text) { content.interface[key] = words }
    }
  }

  /// Reads the tabs; returns the nodes of their badges, by page.
  private mutating func readTabs(_ node: YAMLNode?, _ content: inout PrototypePages) -> [String: YAMLNode] {
    var badges: [String: YAMLNode] = [:]
    for node in fields.items(node, "tabs") {
      guard let values = fields.values(node, "tabs", known: PrototypeMapping.tab.names) else { continue }
      let page = tabPage(values["page"], node.position)
      let icon = values["icon"].flatMap { picture($0, "icon")?.name }
      let selected =
        values["selected-icon"].flatMap { picture($0, "selected-icon")?.name }
        ?? (icon == nil ? nil : selectedIcon(values["icon"]) ?? icon)
      let title = fields.words(values["title"], "title")
      let badge = badge(values["badge"], ofTab: page, &content)
      guard let page else { continue }
      tabs.append(page)
      badges[page] = values["badge"]
      content.tabItems.append(
        TabItem(
          id: page, title: title ?? page, icon: icon ?? "icons/discover", selectedIcon: selected, badge: badge
        ))
    }
    return badges
  }

  /// The name of a tab's page; nil, with a report, where the page does not exist or has a tab already.
  private mutating func tabPage(_ node: YAMLNode?, _ position: SourcePosition) -> String? {
    guard let node else {
      fields.report(position, "tabs", "a tab must name its page, as in \"page: home\"")
      return nil
    }
    guard let page = fields.name(node, "page", of: "page", in: names) else { return nil }
    guard !tabs.contains(page) else {
      fields.report(node.position, "page", "\"\(page)\" is already a tab")
      return nil
    }
    return page
  }

  private mutating func badge(
    _ node: YAMLNode?, ofTab page: String?, _ content: inout PrototypePages
  ) -> BadgeID? {
    guard let node else { return nil }
    switch node.scalar?.text {
    case "all": return .tab
    case "sum": if let page { content.tabSums.insert(page) }
    default:
      guard let text = fields.text(node, "badge") else { return nil }
      guard let count = Int(text), PrototypeKey.counts.contains(Double(count)) else {
        fields.report(node.position, "badge", "takes a count, \"sum\" for the page's badges, or \"all\"")
        return nil
      }
      if let page { content.tabCounts[page] = count }
    }
    return page.map(PrototypePages.badge)
  }
}
