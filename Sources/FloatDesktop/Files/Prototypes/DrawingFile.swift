package import FloatCore
import FloatPages

/// A `prototype.yaml` that is drawn in: the bytes that were read, and what they say about the pictures.
package struct DrawingFile: Sendable {
  /// Something on a picture.
  package struct Thing: Equatable, Sendable {
    package var place: PrototypeEditor.Place
    /// In points of the picture.
    package var frame: Rect
    /// A hotspot's action as the file gives it: the keys and their words.
    package var action: [Choice.Word]
    /// Whether it is a hotspot on all that scrolls, which is neither moved nor sized.
    package var isEverywhere = false

    package init(place: PrototypeEditor.Place, frame: Rect, action: [Choice.Word] = []) {
      (self.place, self.frame, self.action) = (place, frame, action)
    }
  }

  /// An action that a hotspot may have, and the words that its key takes.
  package struct Choice: Equatable, Sendable {
    package struct Word: Equatable, Sendable {
      package var key: String
      package var word: String

      package init(_ key: String, _ word: String) { (self.key, self.word) = (key, word) }
    }

    /// Empty for no action.
    package var key: String
    /// Empty for a key that takes none of several words.
    package var words: [String]

    package init(key: String, words: [String] = []) { (self.key, self.words) = (key, words) }
  }

  package let bytes: [UInt8]
  /// The file's name in messages.
  package let name: String
  private let pages: PrototypePages
  private let root: Node?

  package init(_ folder: PrototypeFolder, bytes: [UInt8], name: String) {
    (self.bytes, self.name, pages) = (bytes, name, folder.pages)
    root = try? YAMLEditor(bytes: bytes, name: name, limits: .content).read()
  }

  package var editor: PrototypeEditor { PrototypeEditor(bytes: bytes, name: name) }

  private func form(_ form: String, of page: PageID) -> PrototypePages.Form? {
    guard case .picture(let picture)? = pages.page(page)?.content else { return nil }
    return picture.variants[form] ?? picture.form
  }

  /// The picture of a form of a page: its file's name for painters, and its size; nil for a page with a layout.
  package func picture(
    of page: PageID, form: String, _ appearance: Appearance
  ) -> (name: String, size: Size)? {
    self.form(form, of: page).map { ($0.picture[appearance].name, $0.picture[appearance].size) }
  }

  /// What lies on a form of a page, back to front.
  package func things(on page: PageID, form: String) -> [Thing] {
    guard let shown = self.form(form, of: page) else { return [] }
    func thing(_ kind: PrototypeEditor.Kind, _ name: String, _ frame: Rect) -> Thing {
      var place = PrototypeEditor.Place(page: page.description, kind: kind, name: name)
      let own = ["pages", place.page, "variants", form, kind.rawValue, name]
      if !form.isEmpty, value(at: own) != nil { place.form = form }
      func action(_ path: [String]) -> [Choice.Word] {
        PrototypeKeys.actions.compactMap { key in
          value(at: path + [key])?.scalar.map { Choice.Word(key, $0.text) }
        }
      }
      // A form's action replaces the page's.
      let given = place.form == nil ? [] : action(own)
      let words = given.isEmpty ? action(["pages", place.page, kind.rawValue, name]) : given
      return Thing(place: place, frame: frame, action: kind == .hotspots ? words : [])
    }
    let all = Rect(size: shown.picture.light.size)
    let everywhere = shown.hotspots.filter { $0.frame == nil }.map { hotspot in
      var thing = thing(.hotspots, hotspot.name, all)
      thing.isEverywhere = true
      return thing
    }
    return everywhere + shown.rows.map { thing(.rows, $0.name, $0.frame) }
      + shown.hotspots.compactMap { hotspot in hotspot.frame.map { thing(.hotspots, hotspot.name, $0) } }
      + shown.pagers.map { thing(.pager, $0.name, $0.frame) }
      + shown.sliders.map { thing(.slider, $0.name, $0.frame) }
  }

  /// The names that a page's hotspots have in any form.
  package func names(on page: PageID) -> Set<String> {
    guard case .picture(let picture)? = pages.page(page)?.content else { return [] }
    return Set(([picture.form] + picture.variants.values).flatMap { $0.hotspots.map(\.name) })
  }

  /// The actions that the reader accepts on a page.
  package func choices(on page: PageID) -> [Choice] {
    guard let own = pages.page(page), case .picture(let picture) = own.content else { return [] }
    let tabs = pages.tabItems.map(\.id)
    let roots = tabs.isEmpty ? pages.pages.prefix(1).map(\.id.description) : tabs
    let others = pages.pages.map(\.id.description).filter { !roots.contains($0) && $0 != page.description }
    let (pushed, presented) = (
      opened(by: ["push", "page", "next", "search", "article"]), opened(by: ["present"])
    )
    let variants = picture.variants.keys.sorted()
    var choices = [
      Choice(key: ""), Choice(key: "push", words: others.filter { !presented.contains($0) }),
      Choice(key: "present", words: others.filter { !pushed.contains($0) }), Choice(key: "tab", words: tabs),
      Choice(key: "variant", words: variants.isEmpty ? [] : [PrototypeKeys.ownForm] + variants),
    ].filter { $0.key.isEmpty || !$0.words.isEmpty }
    if !roots.contains(page.description) { choices.append(Choice(key: "back")) }
    if own.isCollectable == true { choices.append(Choice(key: "collect")) }
    return choices + [Choice(key: "custom")]
  }

  /// The words of some keys anywhere in the file.
  private func opened(by keys: Set<String>) -> Set<String> {
    func words(_ node: Node?) -> [String] {
      switch node {
      case .mapping(let pairs, _):
        pairs.flatMap { pair in
          words(pair.value) + (keys.contains(pair.key.text) ? [pair.value.scalar?.text ?? ""] : [])
        }
      case .sequence(let items, _): items.flatMap(words)
      case .scalar, nil: []
      }
    }
    return Set(words(root))
  }

  private func value(at path: [String]) -> Node? {
    var node = root
    for name in path {
      guard case .mapping(let pairs, _)? = node else { return nil }
      node = pairs.first { $0.key.text == name }?.value
    }
    return node
  }
}
