import FloatCore

/// What has to be replaced in a file of YAML for a change.
extension WrittenText {
  /// Bytes that another text replaces.
  typealias Change = (range: Range<Int>, text: String)

  func unsafe(_ path: [String], _ position: SourcePosition?) -> Diagnostic {
    source.error(
      at: position, key: path.last, "is written in a way that cannot be changed safely; change it by hand")
  }

  private func put(_ text: String, at place: Int) -> Change { (place..<place, text) }

  /// The mapping and the pair that a path leads to.
  private func found(_ path: [String]) throws(Diagnostic) -> (step: Step, index: Int, pair: Node.Pair) {
    let step = try step(path)
    guard let index = step.index else { throw unsafe(path, root?.position) }
    return (step, index, step.pairs[index])
  }

  // MARK: Values

  func setting(_ path: [String], to value: WrittenText, at index: Int?) throws(Diagnostic) -> [Change] {
    let step = try step(path)
    guard let new = value.root else { throw unsafe(path, nil) }
    guard let pair = step.index.map({ step.pairs[$0] }) else {
      return inserting(value.text(of: new), into: step, at: index)
    }
    if range(ofValueIn: pair).isEmpty { return [filling(pair, with: value.text(of: new))] }
    var parts = [(pair.value, new)]
    // What lies between the items of a list stays.
    if case .sequence(let items, _) = pair.value, case .sequence(let values, _) = new,
      items.count == values.count
    {
      parts = Array(zip(items, values))
    }
    var changes: [Change] = []
    for (old, new) in parts {
      guard let scalar = old.scalar else {
        throw source.error(
          at: old.position, key: path.last, "does not hold a single value, so it was not changed")
      }
      if new.scalar?.text == scalar.text { continue }
      changes.append(
        (range(of: scalar), new.scalar.flatMap { quoted($0.text, as: scalar) } ?? value.text(of: new)))
    }
    return changes
  }

  /// Gives a pair without a value one.
  private func filling(_ pair: Node.Pair, with value: String) -> Change {
    let colon = colon(of: pair)
    return put((colon > range(of: pair.key).upperBound ? " " : ": ") + value, at: colon)
  }

  /// A text in the quotes that a scalar has; nil for one without.
  private func quoted(_ text: String, as old: Node.Scalar) -> String? {
    guard old.kind == .quoted else { return nil }
    return YAMLText.quoted(text, by: Character(Unicode.Scalar(bytes[range(of: old).lowerBound])))
  }

  func wrapping(_ path: [String], in key: String) throws(Diagnostic) -> [Change] {
    let (step, _, pair) = try found(path)
    let range = range(ofValueIn: pair)
    if pair.value.scalar != nil || isFlow(range) {
      let plain = pair.value.scalar.flatMap { $0.kind == .plain ? YAMLText.name($0.text) : nil }
      return [(range, "{\(key): \(plain ?? text(of: pair.value))}")]
    }
    // The lines move to the right, below their new key.
    let shift = String(repeating: " ", count: step.step)
    let margin = String(repeating: " ", count: pair.value.position.column - 1)
    let starts = range.dropFirst().filter { Self.isBreak(bytes[$0 - 1]) && !Self.isBreak(bytes[$0]) }
    return [put(key + ":" + ending + margin + shift, at: range.lowerBound)]
      + starts.map { put(shift, at: $0) }
  }

  // MARK: Keys

  func renaming(_ path: [String], to name: String) throws(Diagnostic) -> [Change] {
    let (step, _, pair) = try found(path)
    if step.pairs.contains(where: { $0.key.text == name }) {
      throw source.error(at: pair.key.position, key: name, "is there already; choose another name")
    }
    return [(range(of: pair.key), quoted(name, as: pair.key) ?? YAMLText.name(name))]
  }

  /// Adds a key, and before it those of mappings that are missing, too.
  ///
  /// - Parameter index: Where among the keys of a block; nil for last.
  private func inserting(_ value: String, into step: Step, at index: Int?) -> [Change] {
    let (pairs, keys) = (step.pairs, step.keys.map { YAMLText.name($0) + ":" })
    if step.isInFlow {
      let entry =
        keys.joined(separator: " {") + " " + value + String(repeating: "}", count: keys.count - 1)
      if step.range.isEmpty, let pair = step.pair { return [filling(pair, with: "{\(entry)}")] }
      guard let last = pairs.last else { return [put(entry, at: step.range.lowerBound + 1)] }
      let behind = end(of: last)
      let comma = place(of: ",", from: behind, to: step.range.upperBound - 1)
      let end = comma.map { $0 + 1 } ?? behind
      // On a line of its own it goes behind the comment of the last.
      let margin = margin(before: range(of: last.key).lowerBound)
      let place = margin == nil || restOfLine(end) == nil ? end : contentEnd(end)
      let start = margin.map { ending + String(decoding: bytes[$0], as: UTF8.self) } ?? " "
      let (before, after) = comma == nil ? (",", "") : ("", ",")
      return [put(before, at: end), put(start + entry + after, at: place)]
    }
    let margins = keys.indices.map { String(repeating: " ", count: step.indentation + $0 * step.step) }
    let new = zip(margins, keys).map(+).joined(separator: ending) + " " + value + ending
    let above = min(index ?? pairs.count, pairs.count)
    let before =
      above > 0
      ? end(of: pairs[above - 1])
      : step.pair.map { range(of: $0.key).upperBound } ?? bytes.lastIndex { !Self.isBreak($0) }
    let place = before.map(lineEnd) ?? start
    let isWhole = place <= start || Self.isBreak(bytes[place - 1])
    return (pairs.isEmpty ? [(step.range, "")] : []) + [put((isWhole ? "" : ending) + new, at: place)]
  }

  func removing(_ path: [String]) throws(Diagnostic) -> [Change] {
    let (step, index, pair) = try found(path)
    let (first, end) = (range(of: pair.key).lowerBound, end(of: pair))
    let isLast = index + 1 == step.pairs.count
    let next = isLast ? step.range.upperBound - 1 : range(of: step.pairs[index + 1].key).lowerBound
    let behind = place(of: ",", from: end, to: next).map { $0 + 1 } ?? end
    // In braces the last one goes with the comma before it, unless it has one of its own.
    let before = step.isInFlow && isLast && index > 0 ? self.end(of: step.pairs[index - 1]) : first
    var changes: [Change] = []
    if behind == end, let comma = place(of: ",", from: before, to: first) {
      // A comment begins behind a blank.
      changes.append((comma..<comma + 1, bytes[comma + 1] == UInt8(ascii: "#") ? " " : ""))
    }
    if let margin = margin(before: first), let rest = restOfLine(behind) {
      let lines: Change = (margin.lowerBound..<rest, "")
      if step.isInFlow || step.pairs.count > 1 { return changes + [lines] }
      if let above = step.pair { return [put(" {}", at: colon(of: above)), lines] }
    }
    guard step.isInFlow else { throw unsafe(path, pair.key.position) }
    if before < first, bytes[before..<first].allSatisfy({ " \t\n\r,".utf8.contains($0) }) {
      return [(before..<end, "")]
    }
    return changes + [(first..<(bytes[behind..<next].firstIndex { !Self.isBlank($0) } ?? next), "")]
  }
}
