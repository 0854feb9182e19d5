import FloatCore
import FloatPages

extension PrototypeReader {
  private static let ofPictures = ["fixed", "hotspots", "badges", "variants"]

  /// Reads a page; nil if it shows nothing or has no usable name. All its other mistakes are still reported.
  mutating func page(_ pair: YAMLPair) -> PrototypePages.Page? {
    let name = pair.key.text
    current = name
    placed = []
    let isNamed = !name.isEmpty && !name.contains("/") && !name.contains(":")
    if !isNamed { fields.report(pair.key.position, name, "a page's name cannot contain \"/\" or \":\"") }
    let page = shownPage(pair)
    return isNamed ? page : nil
  }

  private mutating func shownPage(_ pair: YAMLPair) -> PrototypePages.Page? {
    let name = pair.key.text
    guard let values = fields.values(pair.value, name, known: PrototypeMapping.page.names) else {
      return nil
    }
    if values["picture"] == nil, values["layout"] == nil {
      fields.report(
        pair.key.position, name,
        "has no picture; write \"picture: screens/\(name).png\", or \"layout:\" with one of "
          + PrototypeMapping.layouts.map(\.rawValue).joined(separator: ", "))
    }
    let title = fields.words(values["title"], "title")
    var page = PrototypePages.Page(
      id: PageID(name), title: title ?? name,
      icon: values["icon"].flatMap { picture($0, "icon")?.name } ?? "",
      hasBar: bar(values["bar"], usual: values["layout"] != nil || title != nil),
      isCollectable: values["collectable"] == nil ? nil : fields.flag(values["collectable"], "collectable"),
      content: .list(.init()))
    if let node = values["status-bar"] {
      let styles = StatusBarStyle.allCases.map(\.rawValue)
      page.statusBar =
        fields.name(node, "status-bar", of: "style", in: styles).flatMap(StatusBarStyle.init) ?? .automatic
    }
    let hasLayout = values["layout"] != nil
    guard let content = hasLayout ? laidOut(values, pair.key, &page) : pictured(values, &page) else {
      return nil
    }
    page.content = content
    return page
  }

  /// The content of a page that is a picture.
  private mutating func pictured(
    _ values: [String: YAMLNode], _ page: inout PrototypePages.Page
  ) -> PrototypePages.Content? {
    if let node = values["content"] {
      fields.report(node.position, "content", "belongs to a built-in layout; write \"layout:\" above it")
    }
    guard let content = picturePage(values, page) else { return nil }
    if page.icon.isEmpty { page.icon = content.form.picture.light.name }
    return .picture(content)
  }

  /// The content of a page that has a built-in layout.
  private mutating func laidOut(
    _ values: [String: YAMLNode], _ name: YAMLScalar, _ page: inout PrototypePages.Page
  ) -> PrototypePages.Content? {
    for key in ["picture"] + Self.ofPictures {
      guard let node = values[key] else { continue }
      fields.report(node.position, key, "belongs to a page that is a picture; this one has a layout")
    }
    let known = PrototypeMapping.layouts.map(\.rawValue)
    guard let word = values["layout"].flatMap({ fields.name($0, "layout", of: "layout", in: known) }),
      let mapping = PrototypeMapping(rawValue: word)
    else { return nil }
    guard let node = values["content"] else {
      fields.report(
        name.position, name.text, "has no content; write \"content:\" with the words of the layout")
      return nil
    }
    return content(mapping, node, &page)
  }

  private mutating func bar(_ node: YAMLNode?, usual: Bool) -> Bool {
    guard let node, let word = fields.text(node, "bar") else { return usual }
    switch word {
    case "none": return false
    case "drawn": return true
    default:
      fields.report(node.position, "bar", "must be drawn or none")
      return usual
    }
  }

  // MARK: - Targets

  /// The page that a node opens; nil, with a report, if it cannot be opened.
  ///
  /// - Parameter isPresented: True for a page over the stack, false for one in it; nil where another place decides.
  mutating func target(_ node: YAMLNode?, _ key: String, isPresented: Bool?) -> PageID? {
    guard let node else { return nil }
    guard let page = fields.name(node, key, of: "page", in: names) else {
      // The page that is probably meant is then not reported as unreachable as well.
      if let name = node.scalar?.text, let meant = Spelling.nearest(to: name, in: names, limit: 1).first {
        openings.append(Opening(page: meant, isPresented: nil, position: node.position, from: current))
      }
      return nil
    }
    guard !tabs.contains(page), page != tabs.first ?? names.first else {
      fields.report(
        node.position, key,
        tabs.contains(page)
          ? "\"\(page)\" is a tab; write \"tab: \(page)\""
          : "\"\(page)\" is the first page; write \"back: true\"")
      return nil
    }
    openings.append(Opening(page: page, isPresented: isPresented, position: node.position, from: current))
    return PageID(page)
  }

  /// The page that a row opens, by `page` or by `present`.
  mutating func rowTarget(_ values: [String: YAMLNode]) -> PageID? {
    if let node = values["present"], values["page"] != nil {
      fields.report(node.position, "present", "a row opens one page; choose page or present")
    }
    return values["page"] != nil
      ? target(values["page"], "page", isPresented: false)
      : target(values["present"], "present", isPresented: true)
  }

  // MARK: Pictures

  mutating func picture(_ node: YAMLNode, _ key: String) -> PrototypePages.Picture? {
    guard let path = fields.text(node, key) else { return nil }
    do throws(PrototypePictures.Problem) {
      return try pictures.find(path, isIcon: key.hasSuffix("icon"))
    } catch {
      report(error, path, node, key)
      return nil
    }
  }

  /// The icon for the selected tab that lies beside a tab's icon.
  mutating func selectedIcon(_ node: YAMLNode?) -> String? {
    guard let node, let path = node.scalar?.text else { return nil }
    do throws(PrototypePictures.Problem) { return try pictures.selected(path)?.name } catch {
      report(error, path + "-fill", node, "icon")
      return nil
    }
  }

  private mutating func report(
    _ problem: PrototypePictures.Problem, _ path: String, _ node: YAMLNode, _ key: String
  ) {
    fields.report(node.position, key, "\(PrintableText.shortened(path, to: 80)): \(problem.reason)")
  }

  /// One picture, or one for light and one for dark; `home.dark.png` beside `home.png` is found by its name.
  mutating func themed(_ node: YAMLNode, _ key: String) -> Themed<PrototypePages.Picture>? {
    guard case .mapping = node else {
      guard let light = picture(node, key), let path = node.scalar?.text else { return nil }
      do throws(PrototypePictures.Problem) {
        return Themed(light: light, dark: try pictures.dark(path) ?? light)
      } catch {
        report(error, path + " in dark mode", node, key)
        return Themed(light: light, dark: light)
      }
    }
    guard let values = fields.values(node, key, known: PrototypeMapping.themed.names) else { return nil }
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
}
