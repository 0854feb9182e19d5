import FloatCore
import FloatStudio

/// The lines of the panel's list from top to bottom.
struct PanelLayout: Sendable {
  private(set) var items: [PanelItem] = []
  /// The height of all lines, in points.
  private(set) var height = 0.0
  /// The places where the focus stops, from top to bottom.
  private(set) var stops: [PanelPlace] = []
  private var places: [PanelPlace: Int] = [:]

  init() {}

  /// - Parameter values: The shown values.
  init(_ content: PanelContent, _ catalog: PanelCatalog, _ values: Parameters) {
    let words = PanelWords(content.language)
    height = 4
    if let found = content.found {
      addResults(found, content, catalog, words)
    } else {
      addLists(content, catalog, words)
    }
    height += 12
    for (index, item) in items.enumerated() {
      let new = item.stops(values)
      stops += new
      for stop in new { places[stop] = index }
    }
  }

  // MARK: Sections

  private mutating func addLists(_ content: PanelContent, _ catalog: PanelCatalog, _ words: PanelWords) {
    if !content.offered.isEmpty { put(.offer(content.offered.count), nil, PanelMetrics.offer) }
    let touched = content.touched
    if add(.touched, words.touched, touched.isEmpty ? nil : Set(touched).count, content) {
      if touched.isEmpty {
        addHint(words.touchedHint)
      } else {
        add(catalog.blocks(of: touched, first: content.moved), in: .touched, content, words)
      }
    }
    let changed = content.changed.union(content.conflicts.keys)
    if add(.changed, words.changed, changed.count, content) {
      add(catalog.blocks(of: catalog.sorted(changed.union(content.kept))), in: .changed, content, words)
    }
    let settings = content.settings.filter { $0.lock == nil }
    if !settings.isEmpty, add(.phone, words.phone, nil, content) {
      put(settings, words)
    }
    for group in catalog.groups where add(.group(group.id), group.title, group.count, content) {
      add(group.blocks, in: .group(group.id), content, words)
    }
  }

  private mutating func addResults(
    _ found: PanelSearch, _ content: PanelContent, _ catalog: PanelCatalog, _ words: PanelWords
  ) {
    let matching = content.settings.filter { found.settings.contains($0.kind) }
    let settings = matching.filter { $0.lock == nil }
    for setting in matching { if let lock = setting.lock { addHint(words.locked(setting.kind, lock)) } }
    guard !found.named.isEmpty || !found.described.isEmpty || !matching.isEmpty else {
      return addHint(words.nothingFound)
    }
    if !settings.isEmpty {
      put(.caption(words.phone), .phone, PanelMetrics.caption)
      put(settings, words)
    }
    if !found.named.isEmpty, add(.named, words.inNames, found.named.count, content) {
      add(catalog.blocks(of: found.named, curves: true), in: .named, content, words)
    }
    if !found.described.isEmpty, add(.described, words.inSentences, found.described.count, content) {
      add(catalog.blocks(of: found.described, curves: true), in: .described, content, words)
    }
  }

  /// Adds a section's line; returns true if the section is open.
  private mutating func add(_ section: PanelSection, _ title: String, _ count: Int?, _ content: PanelContent)
    -> Bool
  {
    let isOpen = content.toggled.contains(section) != section.isOpenAtFirst
    put(.section(section, title: title, count: count, isOpen: isOpen), nil, PanelMetrics.section)
    return isOpen
  }

  private mutating func add(
    _ blocks: [PanelBlock], in section: PanelSection, _ content: PanelContent, _ words: PanelWords
  ) {
    for block in blocks {
      if let spring = block.spring {
        let title = block.title.isEmpty ? words.spring : block.title
        put(SpringControl(spring: spring), name: title, section, PanelMetrics.caption, isUnfolded: true)
      } else if !block.title.isEmpty {
        put(.caption(block.title), section, PanelMetrics.caption)
      }
      for key in block.keys { add(key, block.spring, in: section, content, words) }
    }
    height += 6
  }

  private mutating func add(
    _ key: PanelKey, _ spring: PanelSpring?, in section: PanelSection, _ content: PanelContent,
    _ words: PanelWords
  ) {
    let id = key.entry.key
    var name = key.name
    if content.usesBounce, id == spring?.ratio { name = words.bounce }
    if let spring, id == spring.time {
      // A settling duration is none of SwiftUI's, which is the response.
      if spring.isSettling {
        name = words.settlingDuration
      } else if content.usesBounce {
        name = words.duration
      }
    }
    put(
      key.control, name: name, section, PanelMetrics.row,
      isUnfolded: content.unfolded.contains(PanelRowID(section, id)))
    if let value = content.conflicts[id] { put(.conflict(key, value.text), section, PanelMetrics.caption) }
  }

  private mutating func addHint(_ text: String) {
    let lines = TextMetrics.wrap(
      text, size: Ink.text, width: PanelMetrics.width - 2 * PanelMetrics.margin, maxLines: 3)
    put(.hint(lines), nil, Double(lines.count) * 17 + 8)
  }

  private mutating func put(_ settings: [PanelSetting], _ words: PanelWords) {
    for setting in settings {
      put(SettingControl(setting: setting), name: words.title(setting.kind), .phone, PanelMetrics.row)
    }
    height += 6
  }

  /// Adds a control's row, and its editor below if that is unfolded.
  private mutating func put(
    _ control: any PanelControl, name: String, _ section: PanelSection, _ h: Double, isUnfolded: Bool = false
  ) {
    put(.control(control, .row, name: name), section, h)
    if isUnfolded, let h = control.editorHeight { put(.control(control, .editor, name: name), section, h) }
  }

  private mutating func put(_ kind: PanelItem.Kind, _ section: PanelSection?, _ h: Double) {
    items.append(PanelItem(kind: kind, frame: Rect(0, height, PanelMetrics.width, h), section: section))
    height += h
  }

  // MARK: Finding

  /// The line at a height of the list; nil between two and below the last.
  func item(at y: Double) -> PanelItem? { items.first { $0.frame.y <= y && y < $0.frame.maxY } }

  /// The lines that are visible between two heights of the list.
  func items(from top: Double, to bottom: Double) -> [PanelItem] {
    items.filter { $0.frame.maxY > top && $0.frame.y < bottom }
  }

  /// The line of a place: a row as a whole, or one of its parts.
  func item(of place: PanelPlace) -> PanelItem? { places[place].map { items[$0] } }
}
