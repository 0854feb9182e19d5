package import FloatCore

/// Changes what lies on the pictures of a `prototype.yaml`, as a person would write it.
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
    fileprivate var path: [String] { ground + [kind.rawValue, name] }
  }

  /// What lies on a picture, by the key that holds it.
  package enum Kind: String, Sendable {
    case hotspots, rows, pager, slider

    fileprivate var keys: [String] {
      switch self {
      case .hotspots: PrototypeKeys.hotspot.names
      case .rows: PrototypeKeys.swipeRow.names
      case .pager: PrototypeKeys.pager.names
      case .slider: PrototypeKeys.slider.names
      }
    }
  }

  private var editor: YAMLEditor

  package var bytes: [UInt8] { editor.bytes }

  /// - Parameters:
  ///   - bytes: The file as it is.
  ///   - name: The file's name in messages.
  package init(bytes: [UInt8], name: String) {
    editor = YAMLEditor(bytes: bytes, name: name, limits: .content)
  }

  /// Gives a thing its frame; one that is not there yet comes last.
  ///
  /// - Parameter frame: In points of the picture; written in halves of a point.
  package mutating func setFrame(_ frame: Rect, of place: Place) throws(Diagnostic) {
    try check(place)
    if place.form != nil, let form = try value(at: place.ground), Self.isPicture(form) {
      try editor.wrap(place.ground, in: "picture")
    }
    let sides = [frame.x, frame.y, frame.width, frame.height]
    let numbers = sides.map { YAMLValue.text(DecimalText.text(($0 * 2).rounded() / 2)) }
    if try value(at: place.path) == nil {
      try editor.set(place.path, to: .mapping([.init("frame", .list(numbers))]))
    } else {
      try editor.set(place.path + ["frame"], to: .list(numbers))
    }
  }

  /// Gives a hotspot its action: the keys and their words, instead of those that it has; none for no action.
  package mutating func setAction(_ action: [(key: String, word: String)], of place: Place) throws(Diagnostic)
  {
    try check(place)
    for key in PrototypeKeys.actions where !action.contains(where: { $0.key == key }) {
      if try value(at: place.path + [key]) != nil { try editor.remove(place.path + [key]) }
    }
    for (key, word) in action {
      let isFlag = key == "back" || key == "collect"
      try editor.set(place.path + [key], to: isFlag ? .text("true") : .name(word))
    }
  }

  /// Gives a thing another name.
  package mutating func rename(_ place: Place, to name: String) throws(Diagnostic) {
    try check(place)
    try editor.rename(place.path, to: name)
  }

  /// Removes a thing.
  package mutating func remove(_ place: Place) throws(Diagnostic) {
    try check(place)
    try editor.remove(place.path)
  }

  /// True for a form that is a picture alone, or one for light and one for dark.
  private static func isPicture(_ form: Node) -> Bool {
    guard case .mapping(let pairs, _) = form else { return true }
    return pairs.contains { PrototypeKeys.themed.names.contains($0.key.text) }
  }

  private func value(at path: [String]) throws(Diagnostic) -> Node? {
    var node = try editor.read()
    for name in path {
      guard case .mapping(let pairs, _)? = node else { return nil }
      node = pairs.first { $0.key.text == name }?.value
    }
    return node
  }

  /// Throws where a key on the way to a thing is not one that the program reads: what is meant may be there under
  /// another spelling.
  private func check(_ place: Place) throws(Diagnostic) {
    var node = try editor.read()
    let source = try SourceText(bytes, file: editor.name)
    let known: [[String]?] =
      [PrototypeKeys.root.names, nil, PrototypeKeys.page.names]
      + (place.form == nil ? [] : [nil, PrototypeKeys.variant.names + PrototypeKeys.themed.names])
      + [nil, place.kind.keys]
    for (depth, (names, name)) in zip(known, place.path + [""]).enumerated() {
      guard case .mapping(let pairs, _)? = node else { return }
      if let names, let wrong = pairs.first(where: { !names.contains($0.key.text) }) {
        let reason = "unknown key; " + Spelling.advice(for: wrong.key.text, in: names)
        throw source.error(at: wrong.key.position, key: wrong.key.text, reason)
      }
      node = pairs.first { $0.key.text == name }?.value
      if node == nil, depth < 2 {
        throw source.error(at: nil, key: name, "is not in the file any more")
      }
    }
  }
}
