package import FloatCore
import FloatPages

/// A `prototype.yaml` that is drawn in: the bytes that were read, and what they say about the pictures.
package struct DrawingFile: Sendable {
  /// Something on a picture.
  package struct Thing: Equatable, Sendable {
    package var place: PrototypeEditor.Place
    /// In points of the picture.
    package var frame: Rect
    /// What a tap on a hotspot does as the file gives it, but for the form in which a page is shown.
    package fileprivate(set) var action: PrototypeEditor.Action?
    /// Whether it is a hotspot on all that scrolls, which is neither moved nor sized.
    package fileprivate(set) var isEverywhere = false

    package init(place: PrototypeEditor.Place, frame: Rect) { (self.place, self.frame) = (place, frame) }
  }

  /// An action that a hotspot may have: its key, and the words that it takes, none for one without words.
  package typealias Choice = (key: String, words: [String])

  package let editor: PrototypeEditor
  private let pages: PrototypePages
  private let root: Node?

  /// - Parameter name: The file's name in messages.
  package init(_ folder: PrototypeFolder, bytes: [UInt8], name: String) {
    (editor, pages) = (PrototypeEditor(bytes: bytes, name: name), folder.pages)
    root = try? editor.read()
  }

  package var bytes: [UInt8] { editor.bytes }

  private func content(of page: PageID) -> PrototypePages.PicturePage? {
    if case .picture(let content)? = pages.page(page)?.content { content } else { nil }
  }

  private func form(_ form: String, of page: PageID) -> PrototypePages.Form? {
    content(of: page).map { $0.variants[form] ?? $0.form }
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
    func thing(_ kind: PrototypeEditor.Kind, _ name: String, _ frame: Rect?) -> Thing {
      let common = PrototypeEditor.Place(page: page.description, kind: kind, name: name)
      var own = common
      if !form.isEmpty { own.form = form }
      let isOwn = root?.value(at: own.path) != nil
      var thing = Thing(place: isOwn ? own : common, frame: frame ?? Rect(size: shown.picture.light.size))
      // A form's action replaces the page's.
      (thing.isEverywhere, thing.action) = (frame == nil, action(at: own) ?? action(at: common))
      return thing
    }
    let hotspots = shown.hotspots.map { thing(.hotspots, $0.name, $0.frame) }
    return hotspots.filter(\.isEverywhere) + shown.rows.map { thing(.rows, $0.name, $0.frame) }
      + hotspots.filter { !$0.isEverywhere } + shown.pagers.map { thing(.pager, $0.name, $0.frame) }
      + shown.sliders.map { thing(.slider, $0.name, $0.frame) }
  }

  private func action(at place: PrototypeEditor.Place) -> PrototypeEditor.Action? {
    let pairs = place.kind == .hotspots ? root?.value(at: place.path)?.pairs ?? [] : []
    let given = pairs.filter { PrototypeKeys.actions.contains($0.key.text) }
    return (given.first { $0.key.text != "variant" } ?? given.first).map { pair in
      let (key, word) = (pair.key.text, pair.value.scalar?.text)
      return .init(key, ["back", "collect"].contains(key) && word == "true" ? nil : word)
    }
  }

  /// The names that a page's hotspots have in any form.
  package func names(on page: PageID) -> Set<String> {
    guard let content = content(of: page) else { return [] }
    return Set(([content.form] + content.variants.values).flatMap { $0.hotspots.map(\.name) })
  }

  /// The actions that the reader accepts on a page.
  package func choices(on page: PageID) -> [Choice] {
    guard let content = content(of: page) else { return [] }
    let tabs = pages.tabItems.map(\.id)
    let roots = tabs.isEmpty ? pages.pages.prefix(1).map(\.id.description) : tabs
    let others = pages.pages.filter { !roots.contains($0.id.description) && $0.id != page }
    let variants = content.variants.keys.sorted()
    // A page is opened in one way.
    var choices: [Choice] = [
      ("push", others.filter { !$0.isPresented }.map(\.id.description)),
      ("present", others.filter { !$0.isPushed }.map(\.id.description)),
      ("tab", tabs), ("variant", variants.isEmpty ? [] : [PrototypeKeys.ownForm] + variants),
    ].filter { !$0.words.isEmpty }
    if !roots.contains(page.description) { choices.append(("back", [])) }
    if pages.page(page)?.isCollectable == true { choices.append(("collect", [])) }
    return choices + [("custom", [])]
  }
}
