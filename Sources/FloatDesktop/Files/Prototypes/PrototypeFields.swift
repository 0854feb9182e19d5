import FloatCore

/// Reads the values of a `prototype.yaml`, continuing after each mistake, so that all mistakes are reported at once.
struct PrototypeFields {
  let source: SourceText
  /// The language that is read where a text is given in several.
  let language: String
  private(set) var problems: [Diagnostic] = []
  /// The other languages in which something is given.
  private(set) var otherLanguages: Set<String> = []

  private static let languages = Language.allCases.map(\.rawValue)

  init(_ source: SourceText, language: String) {
    self.source = source
    self.language = language
  }

  mutating func report(_ position: SourcePosition, _ key: String?, _ reason: String, isWarning: Bool = false)
  {
    // Many warnings do not hide an error.
    let others = problems.count { ($0.severity == .warning) == isWarning }
    guard others < ConfigurationFile.maximumProblems else { return }
    var problem = source.error(at: position, key: key, reason)
    if isWarning { problem.severity = .warning }
    problems.append(problem)
  }

  /// The pairs of a mapping, without those that are unknown or given twice; nil for a node that is no mapping.
  ///
  /// An unknown key that is nearly a known one is reported and read as that one, unless the known one is given as well.
  /// So the mistakes behind it are reported with the rest, and the known key is not reported as missing.
  mutating func pairs(_ node: YAMLNode, _ key: String?, known: [String]? = nil) -> [YAMLPair]? {
    guard case .mapping(let pairs, _) = node else {
      report(node.position, key, "takes keys and values")
      return nil
    }
    var seen: [String: SourcePosition] = [:]
    var found: [YAMLPair] = []
    var given = Set(pairs.map(\.key.text))
    for var pair in pairs {
      let name = pair.key.text
      if let first = seen[name] {
        report(
          pair.key.position, name,
          "given twice, first at line \(first.line), column \(first.column); remove one")
        continue
      }
      seen[name] = pair.key.position
      if let known, !known.contains(name) {
        report(pair.key.position, name, "unknown key; " + Spelling.advice(for: name, in: known))
        guard let meant = Spelling.nearest(to: name, in: known, limit: 1).first,
          given.insert(meant).inserted
        else { continue }
        pair.key.text = meant
      }
      found.append(pair)
    }
    return found
  }

  /// The values of a mapping by their keys.
  mutating func values(_ node: YAMLNode, _ key: String?, known: [String]) -> [String: YAMLNode]? {
    pairs(node, key, known: known).map { pairs in
      Dictionary(pairs.map { ($0.key.text, $0.value) }, uniquingKeysWith: { first, _ in first })
    }
  }

  mutating func items(_ node: YAMLNode?, _ key: String) -> [YAMLNode] {
    guard let node else { return [] }
    guard case .sequence(let items, _) = node else {
      report(node.position, key, "takes a list")
      return []
    }
    return items
  }

  /// A word that is not empty.
  mutating func text(_ node: YAMLNode?, _ key: String) -> String? {
    guard let node else { return nil }
    guard let scalar = node.scalar, !scalar.text.isEmpty else {
      report(node.position, key, "takes text")
      return nil
    }
    return scalar.text
  }

  /// The value for the language, where a node gives one for each of several languages; else the node itself.
  mutating func own(_ node: YAMLNode) -> YAMLNode {
    let known = Self.languages
    guard case .mapping(let pairs, _) = node, let first = pairs.first,
      pairs.allSatisfy({ known.contains($0.key.text) })
    else { return node }
    note(pairs)
    return (pairs.first { $0.key.text == language } ?? pairs.first { $0.key.text == "en" } ?? first).value
  }

  /// A text for people: one for all languages, or one for each.
  mutating func words(_ node: YAMLNode?, _ key: String) -> String? {
    guard case .mapping(let pairs, _)? = node else { return text(node, key) }
    let known = Self.languages
    for pair in pairs where !known.contains(pair.key.text) {
      report(pair.key.position, key, "unknown language; use one of " + known.joined(separator: ", "))
    }
    note(pairs)
    let own = pairs.first { $0.key.text == language } ?? pairs.first { $0.key.text == "en" } ?? pairs.first
    return text(own?.value, key)
  }

  private mutating func note(_ pairs: [YAMLPair]) {
    for pair in pairs where pair.key.text != language && Self.languages.contains(pair.key.text) {
      otherLanguages.insert(pair.key.text)
    }
  }

  mutating func flag(_ node: YAMLNode?, _ key: String) -> Bool {
    guard let node else { return false }
    guard let text = text(node, key) else { return false }
    do throws(ParameterError) { return try ParameterText.flag(text) } catch {
      report(node.position, key, error.message)
      return false
    }
  }

  mutating func number(_ node: YAMLNode?, _ key: String, _ range: ClosedRange<Double>) -> Double? {
    guard let node, let text = text(node, key) else { return nil }
    do throws(ParameterError) { return try ParameterText.number(text, .none, range) } catch {
      report(node.position, key, error.message)
      return nil
    }
  }

  /// A list of exactly `count` numbers, as in `[0, 180, 375, 72]`.
  mutating func numbers(_ node: YAMLNode, _ key: String, count: Int, example: String) -> [Double]? {
    guard case .sequence(let items, _) = node, items.count == count else {
      report(node.position, key, "takes \(count) numbers, as in \(example)")
      return nil
    }
    let numbers = items.compactMap { number($0, key, -100_000...100_000) }
    return numbers.count == count ? numbers : nil
  }

  /// One of the `known` names.
  mutating func name(_ node: YAMLNode, _ key: String, of kind: String, in known: [String]) -> String? {
    guard let name = text(node, key) else { return nil }
    if known.contains(name) { return name }
    let offer = Spelling.offer(for: name, in: known, most: 12).map { "; " + $0 } ?? ""
    report(
      node.position, key, "there is no \(kind) \"\(PrintableText.shortened(name, to: 40))\"" + offer)
    return nil
  }
}
