import FloatCore

extension Spelling {
  /// What to say of a name that nothing has: the one that was probably meant, else those that there are; nil where there
  /// are none.
  ///
  /// - Parameter most: How many are listed.
  package static func offer(for name: String, in known: [String], most: Int = .max) -> String? {
    if let meant = nearest(to: name, in: known, limit: 1).first { return "did you mean \(meant)?" }
    return known.isEmpty ? nil : "there are " + known.prefix(most).joined(separator: ", ")
  }
}
