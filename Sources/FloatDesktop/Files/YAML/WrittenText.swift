import FloatCore

/// The bytes of a file of YAML, and what has to be replaced in them for a change.
struct WrittenText {
  /// Bytes that another text replaces.
  struct Change {
    var range: Range<Int>
    var text: String

    init(_ range: Range<Int>, _ text: String) { (self.range, self.text) = (range, text) }
    init(_ place: Int, _ text: String) { self.init(place..<place, text) }
  }

  /// A mapping on the way to a key.
  struct Step {
    /// Empty for a key without a value, which may become a mapping.
    var range: Range<Int>
    var pairs: [Node.Pair]
    /// The pair that holds the mapping; nil for the file's own.
    var pair: Node.Pair?
    /// The column of its keys, and by how much they are indented.
    var indentation: Int
    var step: Int
    /// Whether braces or brackets are around it, or are its own.
    var isInFlow: Bool
    /// How many keys of the path lead to it.
    var depth: Int
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
    var (node, range) = (root, root.map(range) ?? bytes.count..<bytes.count)
    var (pair, indentation, step, isInFlow, depth) = (Node.Pair?.none, 0, 2, false, 0)
    while true {
      guard let pairs = range.isEmpty ? [] : node?.pairs else {
        throw source.error(
          at: node?.position, key: pair?.key.text, "does not hold keys and values, so it was not changed")
      }
      let found = pairs.indices.filter { pairs[$0].key.text == path[depth] }
      if found.count > 1 {
        throw source.error(
          at: pairs[found[1]].key.position, key: path[depth], pairs[found[0]].key.position.givenTwice())
      }
      let column = pairs.first.map { $0.key.position.column - 1 } ?? (pair == nil ? 0 : indentation + step)
      isInFlow = isInFlow || isFlow(range)
      if depth > 0, column > indentation, !isInFlow { step = column - indentation }
      indentation = column
      guard let index = found.first, depth + 1 < path.count else {
        return Step(
          range: range, pairs: pairs, pair: pair, indentation: indentation, step: step,
          isInFlow: isInFlow, depth: depth, index: found.first)
      }
      pair = pairs[index]
      (node, range) = (pairs[index].value, self.range(ofValueIn: pairs[index]))
      depth += 1
    }
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

  func setting(_ path: [String], to value: YAMLValue, at index: Int?) throws(Diagnostic) -> [Change] {
    let step = try step(path)
    if let index = step.index {
      let pair = step.pairs[index]
      let (key, old) = (range(of: pair.key), range(ofValueIn: pair))
      guard old.isEmpty else { return try replacing(pair.value, with: value, path) }
      return [Change(old, (old.lowerBound > key.upperBound ? " " : ": ") + value.flow)]
    }
    var entry = YAMLValue.Entry(path[path.count - 1], value)
    for name in path[step.depth..<path.count - 1].reversed() {
      entry = YAMLValue.Entry(name, .mapping([entry]))
    }
    return inserting(entry, into: step, at: index)
  }

  private func replacing(_ old: Node, with value: YAMLValue, _ path: [String]) throws(Diagnostic) -> [Change]
  {
    switch (old, value) {
    case (.sequence(let items, _), .list(let values)) where items.count == values.count:
      var changes: [Change] = []
      for (item, value) in zip(items, values) { changes += try replacing(item, with: value, path) }
      return changes
    case (.scalar(let scalar), .text(let new)), (.scalar(let scalar), .name(let new)):
      return scalar.text == new ? [] : [Change(range(of: old), quoted(new, as: scalar) ?? value.flow)]
    case (.scalar, _): return [Change(range(of: old), value.flow)]
    default:
      throw source.error(
        at: old.position, key: path.last, "does not hold a single value, so it was not changed")
    }
  }

  func wrapping(_ path: [String], in key: String) throws(Diagnostic) -> [Change] {
    let (step, _, pair) = try found(path)
    let range = range(ofValueIn: pair)
    if let scalar = pair.value.scalar {
      return [Change(range, "{\(key): \(quoted(scalar.text, as: scalar) ?? YAMLText.name(scalar.text))}")]
    }
    if isFlow(range) { return [Change(range.lowerBound, "{\(key): "), Change(range.upperBound, "}")] }
    // The lines move to the right, below their new key.
    let shift = String(repeating: " ", count: step.step)
    let margin = String(repeating: " ", count: pair.value.position.column - 1)
    let starts = range.dropFirst().filter { Self.isBreak(bytes[$0 - 1]) && !Self.isBreak(bytes[$0]) }
    return [Change(range.lowerBound, key + ":" + lines.ending(in: bytes) + margin + shift)]
      + starts.map { Change($0, shift) }
  }

  func renaming(_ path: [String], to name: String) throws(Diagnostic) -> [Change] {
    let (step, _, pair) = try found(path)
    if step.pairs.contains(where: { $0.key.text == name }) {
      throw source.error(at: pair.key.position, key: name, "is there already; choose another name")
    }
    return [Change(range(of: pair.key), quoted(name, as: pair.key) ?? YAMLText.name(name))]
  }

  /// A text in the quotes that a scalar has; nil for one without.
  private func quoted(_ text: String, as old: Node.Scalar) -> String? {
    guard old.kind == .quoted else { return nil }
    return YAMLText.quoted(text, by: Character(Unicode.Scalar(bytes[offset(old.position)])))
  }

  private func inserting(_ entry: YAMLValue.Entry, into step: Step, at index: Int?) -> [Change] {
    let (pairs, ending) = (step.pairs, lines.ending(in: bytes))
    if isFlow(step.range) {
      guard let last = pairs.last else { return [Change(step.range.lowerBound + 1, entry.flow)] }
      let (first, behind) = (range(of: last.key).lowerBound, end(of: last))
      let comma = place(of: ",", from: behind, to: step.range.upperBound - 1)
      let end = comma.map { $0 + 1 } ?? behind
      let (before, after) = comma == nil ? (",", "") : ("", ",")
      let start = lineStart(first)
      guard bytes[start..<first].allSatisfy(Self.isBlank) else {
        return [Change(end, before + " " + entry.flow + after)]
      }
      // A line for each key: the new one goes behind the comment of the last.
      let indentation = String(decoding: bytes[start..<first], as: UTF8.self)
      let place = restOfLine(end).map { _ in contentEnd(end) } ?? end
      return [Change(end, before), Change(place, ending + indentation + entry.flow + after)]
    }
    if let pair = step.pair, step.isInFlow {
      let start = step.range.lowerBound > range(of: pair.key).upperBound ? " {" : ": {"
      return [Change(step.range, start + entry.flow + "}")]
    }
    let new = entry.lines(indentation: step.indentation, step: step.step).joined(separator: ending) + ending
    let above = min(index ?? pairs.count, pairs.count)
    let place =
      above > 0
      ? lineEnd(end(of: pairs[above - 1]))
      : step.pair.map { lineEnd(range(of: $0.key).upperBound) }
        ?? lines.end(ofLine: lines.lastLine(in: bytes))
    let isWhole = place <= lines.start || Self.isBreak(bytes[place - 1])
    return [Change(place, (isWhole ? "" : ending) + new)]
  }

  func removing(_ path: [String]) throws(Diagnostic) -> [Change] {
    let (step, index, pair) = try found(path)
    let (first, end) = (range(of: pair.key).lowerBound, end(of: pair))
    let start = lineStart(first)
    let isOwnLine = bytes[start..<first].allSatisfy(Self.isBlank)
    if !isFlow(step.range) {
      guard isOwnLine, step.pairs.count > 1 || step.pair != nil else {
        throw unsafe(path, pair.key.position)
      }
      let lines = Change(start..<lineEnd(end), "")
      guard step.pairs.count == 1, let above = step.pair,
        let colon = place(of: ":", from: range(of: above.key).upperBound, to: first)
      else { return [lines] }
      return [Change(colon + 1, " {}"), lines]
    }
    let next =
      index + 1 < step.pairs.count
      ? range(of: step.pairs[index + 1].key).lowerBound : step.range.upperBound - 1
    if let comma = place(of: ",", from: end, to: next) {
      if isOwnLine, let rest = restOfLine(comma + 1) { return [Change(start..<rest, "")] }
      let behind = bytes[(comma + 1)..<next].firstIndex { !Self.isBlank($0) } ?? next
      return [Change(first..<behind, "")]
    }
    guard index > 0, let comma = place(of: ",", from: self.end(of: step.pairs[index - 1]), to: first) else {
      return [Change(first..<end, "")]
    }
    if bytes[(comma + 1)..<first].allSatisfy(Self.isBlank) { return [Change(comma..<end, "")] }
    let own = isOwnLine ? restOfLine(end).map { start..<$0 } : nil
    return [Change(comma..<comma + 1, ""), Change(own ?? first..<end, "")]
  }

  // MARK: - Bytes

  private static func isBreak(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }
  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }

  private func lineStart(_ place: Int) -> Int {
    bytes[lines.start..<place].lastIndex(where: Self.isBreak).map { $0 + 1 } ?? lines.start
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
    let end = range(of: pair.key).upperBound
    let place = place(of: ":", from: end, to: offset(pair.value.position)).map { $0 + 1 } ?? end
    return place..<place
  }

  /// The offset behind a pair.
  private func end(of pair: Node.Pair) -> Int {
    max(range(of: pair.key).upperBound, range(ofValueIn: pair).upperBound)
  }
}
