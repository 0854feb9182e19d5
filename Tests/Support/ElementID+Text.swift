import FloatCore

extension Element {
  /// What scripts call it.
  package var name: String { id.description }
}

extension ElementID {
  package static func == (a: ElementID, b: String) -> Bool { a.description == b }
}
