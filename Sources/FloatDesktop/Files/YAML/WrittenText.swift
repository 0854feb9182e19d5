import FloatCore

/// A file of YAML with the places of its values, and what has to be replaced in it for a change.
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
    var node: WrittenNode
    /// The pair that holds the mapping; nil for the file's own.
    var pair: WrittenNode.Pair?
    /// The column of its keys, and by how much they are indented.
    var indentation: Int
    var step: Int
    /// Whether braces or brackets are around it, or are its own.
    var isInFlow: Bool
    /// The pair that the path names; nil for one that is missing.
    var index: Int?
  }

  let bytes: [UInt8]
  let source: SourceText
  private let lines: LineTable
  let root: WrittenNode?
  /// The whole file, as it is read.
  let value: YAMLValue

  init(_ bytes: [UInt8], name: String, _ limits: YAMLLimits) throws(Diagnostic) {
    self.bytes = bytes
    source = try SourceText(bytes, file: name)
    lines = LineTable(bytes)
    let read = try YAMLReader.read(source, limits: limits)
    value = read.map(YAMLValue.init) ?? .mapping([])
    do throws(YAMLFailure) {
      let root = try WrittenNode.read(source, bytes, lines)
      self.root = root?.range.isEmpty ?? true ? nil : root
    } catch {
      throw source.error(at: error.position, error.problem)
    }
  }

  func unsafe(_ path: [String], _ position: SourcePosition?) -> Diagnostic {
    source.error(
      at: position, key: path.last, "is written in a way that cannot be changed safely; change it by hand")
  }

  /// The mappings from the file's own to the one that holds a path's last key, or the last one that exists.
  func way(_ path: [String]) throws(Diagnostic) -> [Step] {
    let nothing = WrittenNode(
      content: .mapping([]), range: bytes.count..<bytes.count, position: SourcePosition(line: 1, column: 1))
    var way: [Step] = []
    var (node, pair, indentation, step) = (root ?? nothing, WrittenNode.Pair?.none, 0, 2)
    var isInFlow = false
    for (depth, name) in path.enumerated() {
      if node.range.isEmpty { node.content = .mapping([]) }
      guard let pairs = node.pairs else {
        let key = depth > 0 ? path[depth - 1] : nil
        throw source.error(
          at: node.position, key: key, "does not hold keys and values, so it was not changed")
      }
      let found = pairs.indices.filter { pairs[$0].name == name }
      if found.count > 1 {
        throw source.error(
          at: pairs[found[1]].key.position, key: name, pairs[found[0]].key.position.givenTwice())
      }
      let column = pairs.first.map { $0.key.position.column - 1 } ?? (pair == nil ? 0 : indentation + step)
      isInFlow = isInFlow || node.isFlow
      if depth > 0, column > indentation, !isInFlow { step = column - indentation }
      indentation = column
      way.append(
        Step(
          node: node, pair: pair, indentation: column, step: step, isInFlow: isInFlow, index: found.first))
      guard let index = found.first else { break }
      pair = pairs[index]
      node = pairs[index].value
    }
    return way
  }

  /// The mapping and the pair that a path leads to.
  private func found(_ path: [String]) throws(Diagnostic) -> (Step, [WrittenNode.Pair], Int) {
    guard let step = try way(path).last, let index = step.index, let pairs = step.node.pairs,
      pairs[index].name == path.last
    else { throw source.error(at: root?.position, key: path.last, "is not in the file any more") }
    return (step, pairs, index)
  }

  // MARK: - Changes

  func setting(_ path: [String], to value: YAMLValue, at index: Int?) throws(Diagnostic) -> [Change] {
    let way = try way(path)
    guard let last = way.last else { return [] }
    if way.count == path.count, let index = last.index, let pairs = last.node.pairs {
      return try replacing(pairs[index].value, behind: pairs[index].key.range.upperBound, with: value, path)
    }
    var entry = YAMLValue.Entry(path[path.count - 1], value)
    for name in path[way.count - 1..<path.count - 1].reversed() {
      entry = YAMLValue.Entry(name, .mapping([entry]))
    }
    return inserting(entry, into: last, at: index)
  }

  private func replacing(
    _ old: WrittenNode, behind key: Int, with value: YAMLValue, _ path: [String]
  ) throws(Diagnostic) -> [Change] {
    if old.range.isEmpty {
      return [Change(old.range, (old.range.lowerBound > key ? " " : ": ") + value.flow)]
    }
    switch (old.content, value) {
    case (.sequence(let items), .list(let values)) where items.count == values.count:
      var changes: [Change] = []
      for (item, value) in zip(items, values) { changes += try replacing(item, behind: 0, with: value, path) }
      return changes
    case (.scalar(let text), .text(let new)), (.scalar(let text), .name(let new)):
      return text == new ? [] : [Change(old.range, quoted(new, as: old) ?? value.flow)]
    case (.scalar, _): return [Change(old.range, value.flow)]
    default:
      throw source.error(
        at: old.position, key: path.last, "does not hold a single value, so it was not changed")
    }
  }

  func wrapping(_ path: [String], in key: String) throws(Diagnostic) -> [Change] {
    let (step, pairs, index) = try found(path)
    let old = pairs[index].value
    if case .scalar(let text) = old.content {
      return [Change(old.range, "{\(key): \(quoted(text, as: old) ?? YAMLText.name(text))}")]
    }
    if old.isFlow { return [Change(old.range.lowerBound, "{\(key): "), Change(old.range.upperBound, "}")] }
    // The lines move to the right, below their new key.
    let shift = String(repeating: " ", count: step.step)
    let head = key + ":" + lines.ending(in: bytes) + String(repeating: " ", count: old.position.column - 1)
    let starts = old.range.dropFirst().filter { Self.isBreak(bytes[$0 - 1]) && !Self.isBreak(bytes[$0]) }
    return [Change(old.range.lowerBound, head + shift)] + starts.map { Change($0, shift) }
  }

  func renaming(_ path: [String], to name: String) throws(Diagnostic) -> [Change] {
    let (_, pairs, index) = try found(path)
    let key = pairs[index].key
    if pairs.contains(where: { $0.name == name }) {
      throw source.error(at: key.position, key: name, "is there already; choose another name")
    }
    return [Change(key.range, quoted(name, as: key) ?? YAMLText.name(name))]
  }

  /// A text in the quotes that a scalar has; nil for one without.
  private func quoted(_ text: String, as old: WrittenNode) -> String? {
    let mark = bytes[old.range.lowerBound]
    guard mark == UInt8(ascii: "\"") || mark == UInt8(ascii: "'") else { return nil }
    return YAMLText.quoted(text, by: Character(Unicode.Scalar(mark)))
  }

  private func inserting(_ entry: YAMLValue.Entry, into step: Step, at index: Int?) -> [Change] {
    let (node, ending) = (step.node, lines.ending(in: bytes))
    let pairs = node.pairs ?? []
    if node.isFlow {
      let close = node.range.upperBound - 1
      guard let last = pairs.last else { return [Change(node.range.lowerBound + 1, entry.flow)] }
      let comma = comma(from: last.end, to: close)
      let end = comma.map { $0 + 1 } ?? last.end
      let (before, after) = comma == nil ? (",", "") : ("", ",")
      let start = lineStart(last.key.range.lowerBound)
      guard bytes[start..<last.key.range.lowerBound].allSatisfy(Self.isBlank) else {
        return [Change(end, before + " " + entry.flow + after)]
      }
      // A line for each key: the new one goes behind the comment of the last.
      let indentation = String(decoding: bytes[start..<last.key.range.lowerBound], as: UTF8.self)
      let place = restOfLine(end).map { _ in contentEnd(end) } ?? end
      return [Change(end, before), Change(place, ending + indentation + entry.flow + after)]
    }
    if let pair = step.pair, step.isInFlow {
      let start = node.range.lowerBound > pair.key.range.upperBound ? " {" : ": {"
      return [Change(node.range, start + entry.flow + "}")]
    }
    let new = entry.lines(indentation: step.indentation, step: step.step).joined(separator: ending) + ending
    let above = min(index ?? pairs.count, pairs.count)
    let place =
      above > 0
      ? lineEnd(pairs[above - 1].end)
      : step.pair.map { lineEnd($0.key.range.upperBound) } ?? lines.end(ofLine: lines.lastLine(in: bytes))
    let isWhole = place <= lines.start || Self.isBreak(bytes[place - 1])
    return [Change(place, (isWhole ? "" : ending) + new)]
  }

  func removing(_ path: [String]) throws(Diagnostic) -> [Change] {
    let (step, pairs, index) = try found(path)
    let (pair, node) = (pairs[index], step.node)
    let (first, end) = (pair.key.range.lowerBound, pair.end)
    let start = lineStart(first)
    let isOwnLine = bytes[start..<first].allSatisfy(Self.isBlank)
    if !node.isFlow {
      guard isOwnLine, pairs.count > 1 || step.pair != nil else { throw unsafe(path, pair.key.position) }
      let lines = Change(start..<lineEnd(end), "")
      guard pairs.count == 1, let above = step.pair,
        let colon = bytes[above.key.range.upperBound..<first].firstIndex(of: UInt8(ascii: ":"))
      else { return [lines] }
      return [Change(colon + 1, " {}"), lines]
    }
    let next = index + 1 < pairs.count ? pairs[index + 1].key.range.lowerBound : node.range.upperBound - 1
    if let comma = comma(from: end, to: next) {
      if isOwnLine, let rest = restOfLine(comma + 1) { return [Change(start..<rest, "")] }
      let behind = bytes[(comma + 1)..<next].firstIndex { !Self.isBlank($0) } ?? next
      return [Change(first..<behind, "")]
    }
    guard index > 0, let comma = comma(from: pairs[index - 1].end, to: first) else {
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

  /// The comma between two places, which hold nothing but blanks and comments beside it.
  private func comma(from place: Int, to end: Int) -> Int? {
    var place = place
    while place < end, bytes[place] != UInt8(ascii: ",") {
      place = bytes[place] == UInt8(ascii: "#") ? contentEnd(place) : place + 1
    }
    return place < end ? place : nil
  }
}
