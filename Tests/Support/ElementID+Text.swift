import FloatCore

extension Element {
  /// What scripts call it.
  var name: String { id.description }
}

extension ElementID {
  static func == (a: ElementID, b: String) -> Bool { a.description == b }
}
