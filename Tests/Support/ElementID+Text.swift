import FloatCore

extension Element {
  /// The element's name in scripts.
  var name: String { id.description }
}

extension ElementID {
  static func == (a: ElementID, b: String) -> Bool { a.description == b }
}
