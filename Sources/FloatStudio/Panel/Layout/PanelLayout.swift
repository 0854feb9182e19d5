import FloatCore

/// The lines of the panel's list from top to bottom.
struct PanelLayout: Sendable {
  private(set) var items: [PanelItem] = []
  /// The height of all lines, in points.
  private(set) var height = 0.0
  /// The places where the focus stops, from top to bottom.
  private(set) var stops: [PanelPlace] = []
  private var places: [PanelPlace: Int] = [:]

  /// The values that the lines are derived from.
  struct Source: Equatable, Sendable {
    var language: PanelLanguage
    /// The search results; nil without a search.
    var found: PanelSearch.Result?
    var touched: [String]
    var moved: [String]
    var changed: Set<String>
    /// Keys that the file has changed as well, with its values.
    var conflicts: [String: ParameterValue]
    /// Sections whose state differs from the initial one: opened, or folded.
    var toggled: Set<PanelSection>
    /// Keys that stay in the changed section while they are handled.
    var kept: Set<String>
    /// Rows whose editors are open.
    var unfolded: Set<PanelRowID>
    /// True while springs are described by duration and bounce.
    var usesBounce: Bool
    /// The number of unsaved values on offer.
    var offered: Int
    var settings: [PanelSetting]
  }

  init() {}

  init(_ source: Source, _ catalog: PanelCatalog) {
    let words = PanelWords(source.language)
    height = 4
    if let found = source.found {
      addResults(found, source, catalog, words)
    } else {
      addLists(source, catalog, words)
    }
    height += 12
    for (index, item) in items.enumerated() {
      stops += item.stops
      for stop in item.stops { places[stop] = index }
    }
  }

  // MARK: Sections

  private mutating func addLists(_ source: Source, _ catalog: PanelCatalog, _ words: PanelWords) {
    if source.offered > 0 { put(.offer(source.offered), nil, PanelMetrics.offer) }
    let touched = source.touched
    if add(.touched, words.touched, touched.isEmpty ? nil : Set(touched).count, source) {
      if touched.isEmpty {
        addHint(words.touchedHint)
      } else {
        add(catalog.blocks(of: touched, first: source.moved), in: .touched, source, words)
      }
    }
    let changed = source.changed.union(source.conflicts.keys)
    if add(.changed, words.changed, changed.count, source) {
      add(catalog.blocks(of: catalog.sorted(changed.union(source.kept))), in: .changed, source, words)
    }
    if !source.settings.isEmpty, add(.phone, words.phone, nil, source) {
      for setting in source.settings { put(.setting(setting), .phone, PanelMetrics.row) }
      height += 6
    }
    for group in catalog.groups where add(.group(group.id), group.title, group.count, source) {
      add(group.blocks, in: .group(group.id), source, words)
    }
  }

  private mutating func addResults(
    _ found: PanelSearch.Result, _ source: Source, _ catalog: PanelCatalog, _ words: PanelWords
  ) {
    let settings = source.settings.filter { found.settings.contains($0.kind) }
    guard found.count > found.settings.count || !settings.isEmpty else { return addHint(words.nothingFound) }
    if !settings.isEmpty {
      put(.caption(words.phone), .phone, PanelMetrics.caption)
      for setting in settings { put(.setting(setting), .phone, PanelMetrics.row) }
      height += 6
    }
    if !found.named.isEmpty, add(.named, words.inNames, found.named.count, source) {
      add(catalog.blocks(of: found.named, curves: true), in: .named, source, words)
    }
    if !found.described.isEmpty, add(.described, words.inSentences, found.described.count, source) {
      add(catalog.blocks(of: found.described, curves: true), in: .described, source, words)
    }
  }

  /// Adds a section's line; returns true if the section is open.
  private mutating func add(
    _ section: PanelSection, _ title: String, _ count: Int?, _ source: Source
  ) -> Bool {
    let isOpen = source.toggled.contains(section) != section.isOpenAtFirst
    put(.section(section, title: title, count: count, isOpen: isOpen), nil, PanelMetrics.section)
    return isOpen
  }

  private mutating func add(
    _ blocks: [PanelBlock], in section: PanelSection, _ source: Source, _ words: PanelWords
  ) {
    for block in blocks {
      if let spring = block.spring {
        let title = block.title.isEmpty ? words.spring : block.title
        put(.springTitle(spring, title), section, PanelMetrics.caption)
        put(.springPlot(spring), section, PanelMetrics.springCard)
      } else if !block.title.isEmpty {
        put(.caption(block.title), section, PanelMetrics.caption)
      }
      for key in block.keys { add(key, block.spring, in: section, source, words) }
    }
    height += 6
  }

  private mutating func add(
    _ key: PanelKey, _ spring: PanelSpring?, in section: PanelSection, _ source: Source, _ words: PanelWords
  ) {
    let id = key.entry.key
    var name = key.name
    if source.usesBounce, id == spring?.ratio { name = words.bounce }
    if source.usesBounce, id == spring?.time { name = words.duration }
    put(.row(key, name: name), section, PanelMetrics.row)
    if source.unfolded.contains(PanelRowID(section, id)) {
      if key.entry.kind == .color { put(.colorEditor(key), section, PanelMetrics.colorCard) }
      if key.entry.kind == .curve { put(.curveEditor(key), section, PanelMetrics.curveCard) }
    }
    if let value = source.conflicts[id] {
      put(.conflict(key, value.text), section, PanelMetrics.caption)
    }
  }

  private mutating func addHint(_ text: String) {
    let lines = TextMetrics.wrap(
      text, size: Ink.text, width: PanelMetrics.width - 2 * PanelMetrics.margin, maxLines: 3)
    put(.hint(lines), nil, Double(lines.count) * 17 + 8)
  }

  private mutating func put(_ kind: PanelItem.Kind, _ section: PanelSection?, _ h: Double) {
    items.append(PanelItem(kind: kind, frame: Rect(0, height, PanelMetrics.width, h), section: section))
    height += h
  }

  // MARK: Finding

  /// The line at a height of the list; nil below the last.
  func item(at y: Double) -> PanelItem? {
    guard let index = firstIndex(below: y), items[index].frame.y <= y else { return nil }
    return items[index]
  }

  /// The lines that are visible between two heights of the list.
  func items(from top: Double, to bottom: Double) -> ArraySlice<PanelItem> {
    guard let first = firstIndex(below: top) else { return [] }
    let end = items[first...].firstIndex { $0.frame.y >= bottom } ?? items.count
    return items[first..<end]
  }

  /// The line of a place: a row as a whole, or one of its parts.
  func item(of place: PanelPlace) -> PanelItem? { places[place].map { items[$0] } }

  /// The index of the first line that ends below a height.
  private func firstIndex(below y: Double) -> Int? {
    var low = 0
    var high = items.count
    while low < high {
      let middle = (low + high) / 2
      if items[middle].frame.maxY > y { high = middle } else { low = middle + 1 }
    }
    return low < items.count ? low : nil
  }
}
