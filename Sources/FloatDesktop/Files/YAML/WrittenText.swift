import FloatCore

/// The bytes of a file of YAML, and what has to be replaced in them for a change.
struct WrittenText {
  /// Bytes that another text replaces.
  typealias Change = (range: Range<Int>, text: String)

  /// A mapping on the way to a key.
  struct Step {
    /// Empty for a key without a value, which may become a mapping.
    var range: Range<Int>
    var pairs: [Node.Pair] = []
    /// The pair that holds the mapping; nil for the file's own.
    var pair: Node.Pair?
    /// The column of its keys, and by how much they are indented.
    var indentation = 0
    var step = 2
    /// Whether braces or brackets are around it, or are its own.
    var isInFlow = false
    /// How many keys of the path lead to it.
    var depth = 0
    /// The pair of the path's last key; nil for one that is missing.
    var index: Int?
  }

  let bytes: [UInt8]
  let source: SourceText
  private let lines: LineTable
  /// Nil for a file that holds nothing but comments.
  let root: Node?

  init(_ bytes: [UInt8], name: String, _ limits: YAMLLimits) throws(Diagnostic) {
    self.bytes = bytes
    source = try SourceText(bytes, file: name)
    lines = LineTable(bytes)
    let root = try YAMLReader.read(source, limits: limits)
    self.root = root?.scalar?.isMissing == true ? nil : root
  }

  func unsafe(_ path: [String], _ position: SourcePosition?) -> Diagnostic {
    source.error(
      at: position, key: path.last, "is written in a way that cannot be changed safely; change it by hand")
  }

  /// The mapping that holds a path's last key, or the deepest one on the way there.
  func step(_ path: [String]) throws(Diagnostic) -> Step {
    var step = Step(range: root.map(range) ?? bytes.count..<bytes.count)
    var node = root
    for (depth, name) in path.enumerated() {
      guard let pairs = step.range.isEmpty ? [] : node?.pairs else {
        throw source.error(
          at: node?.position, key: step.pair?.key.text, "does not hold keys and values, so it was not changed"
        )
      }
      let found = pairs.indices.filter { pairs[$0].key.text == name }
      if found.count > 1 {
        throw source.error(
          at: pairs[found[1]].key.position, key: name, pairs[found[0]].key.position.givenTwice())
      }
      let column =
        pairs.first.map { $0.key.position.column - 1 }
        ?? (step.pair == nil ? 0 : step.indentation + step.step)
      step.isInFlow = step.isInFlow || isFlow(step.range)
      if depth > 0, column > step.indentation, !step.isInFlow { step.step = column - step.indentation }
      (step.pairs, step.indentation, step.depth, step.index) = (pairs, column, depth, found.first)
      guard let index = found.first, depth + 1 < path.count else { break }
      step.pair = pairs[index]
      (node, step.range) = (pairs[index].value, range(ofValueIn: pairs[index]))
      // Braces that hold nothing make room for lines.
      let behind = colon(of: pairs[index])..<step.range.upperBound
      if !step.isInFlow, node?.pairs?.isEmpty == true, !bytes[behind].contains(where: Self.isBreak) {
        step.range = behind
      }
    }
    return step
  }

  /// The mapping and the pair that a path leads to.
  private func found(_ path: [String]) throws(Diagnostic) -> (step: Step, index: Int, pair: Node.Pair) {
    let step = try step(path)
    guard let index = step.index else {
      throw source.error(at: root?.position, key: path.last, "is not in the file any more")
    }
    return (step, index, step.pairs[index])
  }

  // MARK: - Changes

  func setting(_ path: [String], to value: WrittenText, at index: Int?) throws(Diagnostic) -> [Change] {
    let step = try step(path)
    guard let new = value.root else { throw unsafe(path, nil) }
    guard let pair = step.index.map({ step.pairs[$0] }) else {
      return inserting(Array(path[step.depth...]), value.text(of: new), into: step, at: index)
    }
    if range(ofValueIn: pair).isEmpty { return [filling(pair, with: value.text(of: new))] }
    return try replacing(pair.value, with: new, of: value, path)
  }

  /// Gives a pair without a value one.
  private func filling(_ pair: Node.Pair, with value: String) -> Change {
    let colon = colon(of: pair)
    return put((colon > range(of: pair.key).upperBound ? " " : ": ") + value, at: colon)
  }

  private func replacing(
    _ old: Node, with new: Node, of value: WrittenText, _ path: [String]
  ) throws(Diagnostic) -> [Change] {
    switch (old, new) {
    case (.sequence(let items, _), .sequence(let values, _)) where items.count == values.count:
      var changes: [Change] = []
      for (item, new) in zip(items, values) { changes += try replacing(item, with: new, of: value, path) }
      return changes
    case (.scalar(let scalar), _):
      if new.scalar?.text == scalar.text { return [] }
      return [(range(of: old), new.scalar.flatMap { quoted($0.text, as: scalar) } ?? value.text(of: new))]
    default:
      throw source.error(
        at: old.position, key: path.last, "does not hold a single value, so it was not changed")
    }
  }

  func wrapping(_ path: [String], in key: String) throws(Diagnostic) -> [Change] {
    let (step, _, pair) = try found(path)
    let range = range(ofValueIn: pair)
    if let scalar = pair.value.scalar {
      return [(range, "{\(key): \(quoted(scalar.text, as: scalar) ?? YAMLText.name(scalar.text))}")]
    }
    if isFlow(range) { return [put("{\(key): ", at: range.lowerBound), put("}", at: range.upperBound)] }
    // The lines move to the right, below their new key.
    let shift = String(repeating: " ", count: step.step)
    let margin = String(repeating: " ", count: pair.value.position.column - 1)
    let starts = range.dropFirst().filter { Self.isBreak(bytes[$0 - 1]) && !Self.isBreak(bytes[$0]) }
    return [put(key + ":" + lines.ending(in: bytes) + margin + shift, at: range.lowerBound)]
      + starts.map { put(shift, at: $0) }
  }

  func renaming(_ path: [String], to name: String) throws(Diagnostic) -> [Change] {
    let (step, _, pair) = try found(path)
    if step.pairs.contains(where: { $0.key.text == name }) {
      throw source.error(at: pair.key.position, key: name, "is there already; choose another name")
    }
    return [(range(of: pair.key), quoted(name, as: pair.key) ?? YAMLText.name(name))]
  }

  /// A text in the quotes that a scalar has; nil for one without.
  private func quoted(_ text: String, as old: Node.Scalar) -> String? {
    guard old.kind == .quoted else { return nil }
    return YAMLText.quoted(text, by: Character(Unicode.Scalar(bytes[offset(old.position)])))
  }

  /// - Parameters:
  ///   - path: The key, and before it those of mappings that are missing, too.
  ///   - index: Where among the keys of a block; nil for last.
  private func inserting(
    _ path: [String], _ value: String, into step: Step, at index: Int?
  ) -> [Change] {
    let (pairs, ending, keys) = (step.pairs, lines.ending(in: bytes), path.map { YAMLText.name($0) + ":" })
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
    let place =
      above > 0
      ? lineEnd(end(of: pairs[above - 1]))
      : step.pair.map { lineEnd(range(of: $0.key).upperBound) }
        ?? lines.end(ofLine: lines.lastLine(in: bytes))
    let isWhole = place <= lines.start || Self.isBreak(bytes[place - 1])
    return (pairs.isEmpty ? [(step.range, "")] : []) + [put((isWhole ? "" : ending) + new, at: place)]
  }

  func removing(_ path: [String]) throws(Diagnostic) -> [Change] {
    let (step, index, pair) = try found(path)
    let (first, end) = (range(of: pair.key).lowerBound, end(of: pair))
    let margin = margin(before: first)
    if !step.isInFlow {
      guard let margin, step.pairs.count > 1 || step.pair != nil else {
        throw unsafe(path, pair.key.position)
      }
      let block: [Change] = [(margin.lowerBound..<lineEnd(end), "")]
      guard step.pairs.count == 1, let above = step.pair else { return block }
      return [put(" {}", at: colon(of: above))] + block
    }
    let isLast = index + 1 == step.pairs.count
    let next = isLast ? step.range.upperBound - 1 : range(of: step.pairs[index + 1].key).lowerBound
    let behind = place(of: ",", from: end, to: next).map { $0 + 1 } ?? end
    if let margin, let rest = restOfLine(behind) { return [(margin.lowerBound..<rest, "")] }
    // The last one goes with the comma before it.
    let before = isLast && index > 0 ? self.end(of: step.pairs[index - 1]) : first
    if before < first, bytes[before..<first].allSatisfy({ Self.isBlank($0) || $0 == UInt8(ascii: ",") }) {
      return [(before..<end, "")]
    }
    return [(first..<(bytes[behind..<next].firstIndex { !Self.isBlank($0) } ?? next), "")]
  }

  // MARK: - Bytes

  private func put(_ text: String, at place: Int) -> Change { (place..<place, text) }

  private static func isBreak(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }
  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }

  /// The blanks before a place, if nothing else is before it on its line.
  private func margin(before place: Int) -> Range<Int>? {
    let start = bytes[lines.start..<place].lastIndex { !Self.isBlank($0) }.map { $0 + 1 } ?? lines.start
    return start == lines.start || Self.isBreak(bytes[start - 1]) ? start..<place : nil
  }

  /// The offset of a line's end, before its line break.
  private func contentEnd(_ place: Int) -> Int {
    bytes[place...].firstIndex(where: Self.isBreak) ?? bytes.count
  }

  /// The offset behind a line's break.
  private func lineEnd(_ place: Int) -> Int {
    let end = contentEnd(place)
    return min(end + (bytes[end...].starts(with: [13, 10]) ? 2 : 1), bytes.count)
  }

  /// The offset behind a line's break, if nothing but a comment comes before it.
  private func restOfLine(_ place: Int) -> Int? {
    let end = contentEnd(place)
    let rest = bytes[place..<end].drop(while: Self.isBlank)
    return end < bytes.count && (rest.isEmpty || rest.first == UInt8(ascii: "#")) ? lineEnd(place) : nil
  }

  /// A mark between two places, which hold nothing but blanks and comments beside it.
  private func place(of mark: Unicode.Scalar, from place: Int, to end: Int) -> Int? {
    var place = place
    while place < end, bytes[place] != UInt8(ascii: mark) {
      place = bytes[place] == UInt8(ascii: "#") ? contentEnd(place) : place + 1
    }
    return place < end ? place : nil
  }

  // MARK: - The bytes of values

  private func offset(_ position: SourcePosition) -> Int {
    lines.offset(of: position, in: bytes) ?? bytes.count
  }

  /// Whether brackets or braces are around what takes these bytes: no key, and nothing else that is not quoted, begins
  /// with one.
  private func isFlow(_ range: Range<Int>) -> Bool {
    !range.isEmpty && "[{".utf8.contains(bytes[range.lowerBound])
  }

  /// A value as it is written.
  private func text(of node: Node) -> String { String(decoding: bytes[range(of: node)], as: UTF8.self) }

  private func range(of scalar: Node.Scalar) -> Range<Int> {
    let start = offset(scalar.position)
    return start..<max(start, scalar.end.map(offset) ?? start)
  }

  private func range(of node: Node) -> Range<Int> {
    if let scalar = node.scalar { return range(of: scalar) }
    let start = offset(node.position)
    var end = start + 1
    switch node {
    case .sequence(let items, _): if let last = items.last { end = range(of: last).upperBound }
    case .mapping(let pairs, _): if let last = pairs.last { end = self.end(of: last) }
    case .scalar: break
    }
    guard isFlow(start..<end) else { return start..<end }
    let mark: Unicode.Scalar = node.pairs == nil ? "]" : "}"
    return start..<(place(of: mark, from: end, to: bytes.count) ?? end) + 1
  }

  /// The bytes of a pair's value; none, behind the colon, for one that is missing, or where there is no colon behind the
  /// key.
  private func range(ofValueIn pair: Node.Pair) -> Range<Int> {
    guard pair.value.scalar?.isMissing == true else { return range(of: pair.value) }
    // libyaml gives a value that is not there the place of what follows.
    return colon(of: pair)..<colon(of: pair)
  }

  /// The offset behind a pair's colon, or behind its key where there is none.
  private func colon(of pair: Node.Pair) -> Int {
    let end = range(of: pair.key).upperBound
    return place(of: ":", from: end, to: offset(pair.value.position)).map { $0 + 1 } ?? end
  }

  /// The offset behind a pair.
  private func end(of pair: Node.Pair) -> Int {
    max(range(of: pair.key).upperBound, range(ofValueIn: pair).upperBound)
  }
}
