import FloatCore
import FloatPages

extension PrototypeReader {
  /// Reads a page; nil if it shows nothing or has no usable name. All its other mistakes are still reported.
  mutating func page(_ pair: Field) -> PrototypePages.Page? {
    let name = pair.name
    current = name
    placed = []
    let isNamed = !name.isEmpty && !name.contains("/") && !name.contains(":")
    if !isNamed { pair.reportKey("a page's name cannot contain \"/\" or \":\"") }
    let page = shownPage(pair)
    return isNamed ? page : nil
  }

  private mutating func shownPage(_ pair: Field) -> PrototypePages.Page? {
    let name = pair.name
    guard let values = pair.values(PrototypeKeys.page) else { return nil }
    let hasLayout = values[\.layout] != nil
    if values.picture == nil, !hasLayout {
      pair.reportKey(
        "has no picture; write \"picture: screens/\(name).png\", or \"layout:\" with one of "
          + PrototypeKeys.Layout.allCases.map(\.rawValue).joined(separator: ", "))
    }
    let title = translated(values.title)
    var page = PrototypePages.Page(
      id: PageID(name), title: title ?? name,
      icon: self.name(values.icon) ?? "",
      hasBar: values.bar.map { $0 == "drawn" } ?? (hasLayout || title != nil),
      isCollectable: values[\.collectable].map { _ in values.collectable ?? false },
      content: .list(.init()))
    page.asksToCollect = values.collect != nil
    page.statusBar = values.statusBar ?? .automatic
    if let node = values.swipeBack { page.swipeBack = swipeBack(node) }
    guard let content = hasLayout ? laidOut(values, pair, &page) : pictured(values, &page) else {
      return nil
    }
    page.content = content
    return page
  }

  /// The content of a page that is a picture.
  private mutating func pictured(
    _ values: Values<PrototypeKeys.Page>, _ page: inout PrototypePages.Page
  ) -> PrototypePages.Content? {
    if let node = values.content {
      node.report("belongs to a built-in layout; write \"layout:\" above it")
    }
    guard let content = picturePage(values, page) else { return nil }
    if page.icon.isEmpty { page.icon = content.form.picture.light.name }
    return .picture(content)
  }

  /// The content of a page that has a built-in layout.
  private mutating func laidOut(
    _ values: Values<PrototypeKeys.Page>, _ name: Field, _ page: inout PrototypePages.Page
  ) -> PrototypePages.Content? {
    for key in ["picture"] + PrototypeKeys.ofPictures {
      values.fields[key]?.report("belongs to a page that is a picture; this one has a layout")
    }
    guard let layout = values.layout else { return nil }
    guard let node = values.content else {
      name.reportKey("has no content; write \"content:\" with the words of the layout")
      return nil
    }
    return content(layout, node, &page)
  }

  private mutating func swipeBack(_ node: Field) -> PageTraits.SwipeBack {
    switch node.choice(SwipeOrigin.allCases.map(\.rawValue) + ["false", "true"]) {
    case "false": .never
    case let name?: SwipeOrigin(rawValue: name).map { .from($0) } ?? .usual
    case nil: .usual
    }
  }

  // MARK: - Targets

  /// The page that a node opens; nil, with a report, if it cannot be opened.
  ///
  /// - Parameter isPresented: True for a page over the stack, false for one in it; nil where another place decides.
  mutating func target(_ node: Field?, isPresented: Bool?) -> PageID? {
    guard let node else { return nil }
    guard let page = node.name(of: "page", in: names) else {
      // The page that is probably meant is then not reported as unreachable as well.
      if let name = node.scalar?.text, let meant = Spelling.nearest(to: name, in: names, limit: 1).first {
        openings.append(Opening(page: meant, isPresented: nil, position: node.position, from: current))
      }
      return nil
    }
    guard !tabs.contains(page), page != tabs.first ?? names.first else {
      return node.refuse(
        tabs.contains(page)
          ? "\"\(page)\" is a tab; write \"tab: \(page)\""
          : "\"\(page)\" is the first page; write \"back: true\"")
    }
    openings.append(Opening(page: page, isPresented: isPresented, position: node.position, from: current))
    return PageID(page)
  }

  /// The page that a row opens, by `page` or by `present`.
  mutating func rowTarget(_ values: Values<PrototypeKeys.Target>) -> PageID? {
    if let node = values.present, values.page != nil {
      node.report("a row opens one page; choose page or present")
    }
    return values.page != nil
      ? target(values.page, isPresented: false) : target(values.present, isPresented: true)
  }

  // MARK: Pictures

  mutating func picture(_ node: Field) -> PrototypePages.Picture? {
    guard let path = node.text() else { return nil }
    return node.found(path) { () throws(BoundedFile.Failure) in
      try pictures.find(path, isIcon: node.name.hasSuffix("icon"))
    }
  }

  /// The icon for the selected tab that lies beside a tab's icon.
  mutating func selectedIcon(_ node: Field?) -> String? {
    guard let node, let path = node.scalar?.text else { return nil }
    return node.found(path + "-fill") { () throws(BoundedFile.Failure) in try pictures.selected(path) }?.name
  }

  /// One picture, or one for light and one for dark; `home.dark.png` beside `home.png` is found by its name.
  mutating func themed(_ node: Field) -> Themed<PrototypePages.Picture>? {
    guard node.isMapping else {
      guard let light = picture(node), let path = node.scalar?.text else { return nil }
      let dark = node.found(path + " in dark mode") { () throws(BoundedFile.Failure) in
        try pictures.dark(path)
      }
      return Themed(light: light, dark: dark ?? light)
    }
    guard let values = node.values(PrototypeKeys.themed) else { return nil }
    let light = values.light.flatMap { picture($0) }
    let dark = values.dark.flatMap { picture($0) }
    guard let one = light ?? dark else {
      if values.fields.pairs.isEmpty {
        node.report("takes a picture, or one for light and one for dark")
      }
      return nil
    }
    return Themed(light: light ?? one, dark: dark ?? one)
  }
}

extension Field {
  /// The picture that a path in this value leads to; nil where there is none, with a report where it cannot be shown.
  fileprivate func found(
    _ path: String, _ find: () throws(BoundedFile.Failure) -> PrototypePages.Picture?
  ) -> PrototypePages.Picture? {
    do throws(BoundedFile.Failure) { return try find() } catch {
      return refuse("\(PrintableText.shortened(path, to: 80)): \(error.message)")
    }
  }
}
