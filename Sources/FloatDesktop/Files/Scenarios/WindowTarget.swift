package import FloatCore

/// A place in a window.
package enum WindowTarget: Hashable, Sendable, CustomStringConvertible {
  /// In the desktop's units, from the top left of the window's contents.
  case point(Point)
  /// The middle of a control of the panel, or of a part of it: a key, a spring, a setting, a section or a button.
  case control(String, part: String? = nil)
  /// The middle of a card over the phone, or of a part of it.
  case card(String, part: String? = nil)

  package var description: String {
    switch self {
    case .point(let point): "\(point.x), \(point.y)"
    case .control(let name, let part): "control: \(name)" + (part.map { ", part: \($0)" } ?? "")
    case .card(let name, let part): "card: \(name)" + (part.map { ", part: \($0)" } ?? "")
    }
  }

  /// True for the same thing, or for one whose part it is.
  package func contains(_ other: WindowTarget) -> Bool {
    switch (self, other) {
    case (.control(let name, nil), .control(let other, _)): name == other
    case (.card(let name, nil), .card(let other, _)): name == other
    default: self == other
    }
  }
}

/// A place in brackets, or a control or card by its name.
struct WindowTargetKind: PlaceKind {
  struct Named: KeyGroup {
    let name: Key<LineKind>
    let part = Key("part", LineKind(), "A part of it, by its name.")

    init(_ word: String, _ summary: String) { name = Key(word, LineKind(), summary, isRequired: true) }
  }
  private static let control = KeyTable("", Named("control", "A key of the panel, or a button by its name."))
  private static let card = KeyTable("", Named("card", "A card over the phone."))
  private static let place = PairKind(example: "[20, 30]")

  static var definition: JSON { Schema.anyOf([place.form, control.form, card.form]) }
  var form: JSON { Schema.reference("window-target") }

  func read(_ field: Field) -> WindowTarget? {
    guard case .mapping(let pairs, _) = field.node else {
      return Self.place.read(field).map(WindowTarget.point)
    }
    let isCard = pairs.contains { $0.key.text == "card" }
    guard let values = field.values(isCard ? Self.card : Self.control, prefix: field.name + ".") else {
      return nil
    }
    let (name, part) = (values.name, values.part)
    return name.map { isCard ? .card($0, part: part) : .control($0, part: part) }
  }
}
