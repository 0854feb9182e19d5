import FloatCore

/// The fields of one mapping, by their names.
///
/// Names that are unknown or given twice are reported and left out. A misspelt name is reported once and read as the
/// name it resembles, unless that one is given as well, so that errors inside it are reported too.
struct Fields {
  let position: SourcePosition
  let problems: Problems
  private(set) var pairs: [Node.Pair]
  /// Comes before the names in messages, as `drag.` for the parts of a drag.
  private let prefix: String

  fileprivate init(_ pairs: [Node.Pair], at position: SourcePosition, prefix: String, _ problems: Problems) {
    (self.pairs, self.position, self.prefix, self.problems) = (pairs, position, prefix, problems)
    if hasRepetition { removeRepetitions() }
  }

  /// The field of that name; nil where it is not given.
  subscript(name: String) -> Field? { pairs.first { $0.key.text == name }.map(field) }

  /// All fields in the order of the file.
  var all: [Field] { pairs.map(field) }

  /// The field of that name; a missing one is reported.
  func required(_ name: String) -> Field? {
    if let field = self[name] { return field }
    problems.report(position, prefix + name, "is missing")
    return nil
  }

  private func field(_ pair: Node.Pair) -> Field {
    Field(
      node: pair.value, name: pair.key.text, prefix: prefix, keyPosition: pair.key.position,
      problems: problems)
  }

  /// Reports the names that are not among the known ones.
  mutating func allowOnly(_ known: [String]) {
    guard !pairs.allSatisfy({ known.contains($0.key.text) }) else { return }
    var given = Set(pairs.map(\.key.text))
    var found: [Node.Pair] = []
    for var pair in pairs {
      if !known.contains(pair.key.text) {
        problems.reportUnknown(pair.key, prefix: prefix, in: known)
        guard let meant = Spelling.nearest(to: pair.key.text, in: known, limit: 1).first,
          given.insert(meant).inserted
        else { continue }
        pair.key.text = meant
      }
      found.append(pair)
    }
    pairs = found
  }

  private var hasRepetition: Bool {
    guard pairs.count <= 16 else { return Set(pairs.map(\.key.text)).count < pairs.count }
    return pairs.indices.contains { index in
      pairs[..<index].contains { $0.key.text == pairs[index].key.text }
    }
  }

  private mutating func removeRepetitions() {
    var seen: [String: SourcePosition] = [:]
    pairs.removeAll { pair in
      guard let first = seen.updateValue(pair.key.position, forKey: pair.key.text) else { return false }
      seen[pair.key.text] = first
      problems.report(pair.key.position, prefix + pair.key.text, first.givenTwice())
      return true
    }
  }
}

extension Field {
  /// The fields of a mapping; nil, with a report, for anything else.
  ///
  /// - Parameters:
  ///   - known: The names that it may hold; nil for names of the writer's choice.
  ///   - prefix: Comes before the names in messages.
  func fields(_ known: [String]? = nil, prefix: String = "") -> Fields? {
    guard case .mapping(let pairs, let position) = node else {
      let names = known.map { ": " + $0.joined(separator: ", ") } ?? ""
      let what =
        isMissing
        ? (isRoot ? "the file is empty" : "has no value") + "; it takes keys and values"
        : "takes keys and values, not \(node.name)"
      return refuse(what + names)
    }
    var fields = Fields(pairs, at: position, prefix: prefix, problems)
    if let known { fields.allowOnly(known) }
    return fields
  }
}
