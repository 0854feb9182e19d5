import FloatCore

/// The lines of the panel's list from top to bottom.
package struct PanelLayout: Sendable {
  package private(set) var items: [PanelItem] = []
  /// The height of all lines, in points.
  package private(set) var height = 0.0

  /// What the lines follow from.
  struct Source {
    var catalog: PanelCatalog
    var tuning: Tuning
    var words: PanelWords
    var query: String
    var touched: [String]
    /// Sections that are not as they are at first: open, or folded.
    var toggled: Set<PanelSection>
    /// Keys of the changed section that stay in it while they are handled.
    var kept: Set<String>
    var unfolded: Set<PanelRowID>
    var usesBounce: Bool
  }

  init() {}

  init(_ source: Source) {
    height = 4
    let search = PanelSearch(source.query)
    if search.isEmpty {
      addLists(source)
    } else {
      addResults(search, source)
    }
    height += 12
  }

  // MARK: Sections

  private mutating func addLists(_ source: Source) {
    let touched = Set(source.touched)
    if add(.touched, source.words.touched, touched.isEmpty ? nil : touched.count, source) {
      if touched.isEmpty {
        addHint(source.words.touchedHint)
      } else {
        add(source.catalog.blocks(of: touched), in: .touched, source)
      }
    }
    let changed = source.tuning.changedKeys.union(source.tuning.conflicts.keys)
    if add(.changed, source.words.changed, changed.count, source) {
      add(source.catalog.blocks(of: changed.union(source.kept)), in: .changed, source)
    }
    for group in source.catalog.groups where add(.group(group.id), group.title, group.count, source) {
      add(group.blocks, in: .group(group.id), source)
    }
  }

  private mutating func addResults(_ search: PanelSearch, _ source: Source) {
    let result = search.find(in: source.catalog, values: source.tuning.values)
    guard result.count > 0 else { return addHint(source.words.nothingFound) }
    if !result.named.isEmpty, add(.named, source.words.inNames, result.named.count, source) {
      add(source.catalog.blocks(of: Set(result.named)), in: .named, source)
    }
    if !result.described.isEmpty, add(.described, source.words.inSentences, result.described.count, source) {
      add(source.catalog.blocks(of: Set(result.described)), in: .described, source)
    }
  }

  /// Adds a section's line; true when it is open.
  private mutating func add(
    _ section: PanelSection, _ title: String, _ count: Int?, _ source: Source
  ) -> Bool {
    let isOpen = source.toggled.contains(section) != section.isOpenAtFirst
    put(.section(section, title: title, count: count, isOpen: isOpen), nil, PanelMetrics.section)
    return isOpen
  }

  private mutating func add(_ blocks: [PanelBlock], in section: PanelSection, _ source: Source) {
    for block in blocks {
      if let spring = block.spring {
        let title = block.title.isEmpty ? source.words.spring : block.title
        put(.springTitle(spring, title), section, PanelMetrics.caption)
        put(.springPlot(spring), section, PanelMetrics.springCard)
      } else if !block.title.isEmpty {
        put(.caption(block.title), section, PanelMetrics.caption)
      }
      for key in block.keys { add(key, block.spring, in: section, source) }
    }
    height += 6
  }

  private mutating func add(
    _ key: PanelKey, _ spring: PanelSpring?, in section: PanelSection, _ source: Source
  ) {
    let isUnfolded = source.unfolded.contains(PanelRowID(section, key.entry.key))
    switch key.entry.kind {
    case .number, .count:
      if let spring, key.entry.key == spring.ratio, source.usesBounce {
        put(.bounce(key, name: source.words.bounce), section, PanelMetrics.row)
      } else if let spring, key.entry.key == spring.time, source.usesBounce {
        put(.number(key, name: source.words.duration), section, PanelMetrics.row)
      } else {
        put(.number(key, name: key.name), section, PanelMetrics.row)
      }
    case .flag: put(.flag(key), section, PanelMetrics.row)
    case .choice(let words): put(.choice(key, words), section, PanelMetrics.row)
    case .text: put(.text(key), section, PanelMetrics.row)
    case .color:
      put(.color(key), section, PanelMetrics.row)
      if isUnfolded { put(.colorEditor(key), section, PanelMetrics.colorCard) }
    case .curve:
      put(.curve(key), section, PanelMetrics.row)
      if isUnfolded { put(.curveEditor(key), section, PanelMetrics.curveCard) }
    }
    if let text = source.tuning.conflicts[key.entry.key] {
      put(.conflict(key, text), section, PanelMetrics.caption)
    }
  }

  private mutating func addHint(_ text: String) {
    let lines = TextMetrics.wrap(
      text, size: PanelMetrics.text, width: PanelMetrics.width - 2 * PanelMetrics.margin, maxLines: 3)
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

  /// The lines that show between two heights of the list.
  func items(from top: Double, to bottom: Double) -> ArraySlice<PanelItem> {
    guard let first = firstIndex(below: top) else { return [] }
    let end = items[first...].firstIndex { $0.frame.y >= bottom } ?? items.count
    return items[first..<end]
  }

  /// The line of a row as a whole or of one of its parts.
  func item(of place: PanelPlace) -> PanelItem? { items.first { $0.stops.contains(place) } }

  /// Everything the focus stops at, from top to bottom.
  var stops: [PanelPlace] { items.flatMap(\.stops) }

  /// The first line that ends below a height.
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
