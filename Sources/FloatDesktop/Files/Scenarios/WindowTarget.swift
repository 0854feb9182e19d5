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
struct WindowTargetKind: KeyKind {
  struct Control: KeyGroup {
    let control = Key("control", LineKind(), "A key of the panel, or a button by its name.", isRequired: true)
    let part = WindowTargetKind.part
  }
  struct Card: KeyGroup {
    let card = Key("card", LineKind(), "A card over the phone.", isRequired: true)
    let part = WindowTargetKind.part
  }
  private static let control = KeyTable("", Control())
  private static let card = KeyTable("", Card())
  private static let part = Key("part", LineKind(), "A part of it, by its name.")
  private static let place = PairKind(example: "[20, 30]")

  var form: JSON { Schema.anyOf([Self.place.form, Self.control.form, Self.card.form]) }

  func read(_ field: Field) -> WindowTarget? {
    guard case .mapping(let pairs, _) = field.node else {
      return Self.place.read(field).map(WindowTarget.point)
    }
    if pairs.contains(where: { $0.key.text == "card" }) {
      guard let values = field.values(Self.card, prefix: field.name + ".") else { return nil }
      let (card, part) = (values.card, values.part)
      return card.map { .card($0, part: part) }
    }
    guard let values = field.values(Self.control, prefix: field.name + ".") else { return nil }
    let (control, part) = (values.control, values.part)
    return control.map { .control($0, part: part) }
  }
}
