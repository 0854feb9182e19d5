package import FloatCore

/// Changes what lies on the pictures of a `prototype.yaml` without mistakes, as a person would write it.
package struct PrototypeEditor: Sendable {
  /// A thing on a picture: its page, the form that gives it, and its name.
  package struct Place: Hashable, Sendable {
    package var page: String
    /// Nil for the page itself.
    package var form: String?
    package var kind: Kind
    package var name: String

    package init(page: String, form: String? = nil, kind: Kind, name: String) {
      (self.page, self.form, self.kind, self.name) = (page, form, kind, name)
    }

    fileprivate var ground: [String] { ["pages", page] + (form.map { ["variants", $0] } ?? []) }
    var path: [String] { ground + [kind.rawValue, name] }
  }

  /// What lies on a picture, by the key that holds it.
  package enum Kind: String, Sendable { case hotspots, rows, pager, slider }

  /// What a tap on a hotspot does: a key, and its word, such as a page.
  package struct Action: Equatable, Sendable {
    package var key: String
    /// Nil for a key that only says that it is so.
    package var word: String?

    package init(_ key: String, _ word: String? = nil) { (self.key, self.word) = (key, word) }
  }

  private var editor: YAMLEditor

  package var bytes: [UInt8] { editor.bytes }

  /// - Parameters:
  ///   - bytes: The file as it is.
  ///   - name: The file's name in messages.
  package init(bytes: [UInt8], name: String) {
    editor = YAMLEditor(bytes: bytes, name: name, limits: .content)
  }

  /// What the file says; nil where it holds nothing.
  func read() throws(Diagnostic) -> Node? { try editor.read() }

  /// Gives a thing its frame; one that is not there yet comes last.
  ///
  /// - Parameter frame: In points of the picture; written in halves of a point.
  package mutating func setFrame(_ frame: Rect, of place: Place) throws(Diagnostic) {
    let root = try read()
    // A form that is a picture alone, or one for light and one for dark, becomes a mapping.
    if place.form != nil, let form = root?.value(at: place.ground),
      form.pairs?.contains(where: { PrototypeKeys.themed.names.contains($0.key.text) }) ?? true
    {
      try editor.wrap(place.ground, in: "picture")
    }
    let sides = [frame.x, frame.y, frame.width, frame.height]
    let numbers = sides.map { DecimalText.text(($0 * 2).rounded() / 2) }.joined(separator: ", ")
    if root?.value(at: place.path) == nil {
      try editor.set(place.path, to: "{frame: [\(numbers)]}")
    } else {
      try editor.set(place.path + ["frame"], to: "[\(numbers)]")
    }
  }

  /// Gives a hotspot its action instead of what it has; nil for none.
  package mutating func setAction(_ action: Action?, of place: Place) throws(Diagnostic) {
    for key in PrototypeKeys.actions where key != action?.key {
      if try read()?.value(at: place.path + [key]) != nil { try editor.remove(place.path + [key]) }
    }
    guard let action else { return }
    try editor.set(place.path + [action.key], to: action.word.map(YAMLText.name) ?? "true")
  }

  /// Gives a thing another name, in all forms of its page.
  package mutating func rename(_ place: Place, to name: String) throws(Diagnostic) {
    for place in try places(of: place) { try editor.rename(place.path, to: name) }
  }

  /// Removes a thing; one of a page in its forms, too.
  package mutating func remove(_ place: Place) throws(Diagnostic) {
    for place in place.form == nil ? try places(of: place) : [place] { try editor.remove(place.path) }
  }

  /// Where a thing is given: on its page, and in the forms that say more of it; in its form alone if it is only there.
  private func places(of place: Place) throws(Diagnostic) -> [Place] {
    let root = try read()
    let forms = root?.value(at: ["pages", place.page, "variants"])?.pairs ?? []
    let all = ([nil] + forms.map(\.key.text)).map { form in
      Place(page: place.page, form: form, kind: place.kind, name: place.name)
    }.filter { root?.value(at: $0.path) != nil }
    return all.contains { $0.form == nil } ? all : [place]
  }
}
