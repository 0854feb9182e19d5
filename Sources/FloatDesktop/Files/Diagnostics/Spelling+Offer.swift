import FloatCore

extension Spelling {
  /// What to say about an unknown name: the name that was probably meant, else the known ones; nil where there are
  /// none.
  ///
  /// - Parameter most: The most names that are listed.
  package static func offer(for name: String, in known: [String], most: Int = .max) -> String? {
    if let meant = nearest(to: name, in: known, limit: 1).first { return "did you mean \(meant)?" }
    return known.isEmpty ? nil : "use one of " + known.prefix(most).joined(separator: ", ")
  }
}
