import FloatCore

/// The bytes of a file of YAML, and where its keys and values are in them.
struct WrittenText {
  /// The mapping that holds a path's last key, or the deepest one on the way there.
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
    /// The keys of the path from here on.
    var keys: ArraySlice<String> = []
    /// The pair of the path's last key; nil for one that is missing.
    var index: Int?
  }

  let source: SourceText
  /// Nil for a file that holds nothing but comments.
  let root: Node?

  init(_ bytes: [UInt8], name: String, _ limits: YAMLLimits) throws(Diagnostic) {
    source = try SourceText(bytes, file: name)
    let root = try YAMLReader.read(source, limits: limits)
    self.root = root?.scalar?.isMissing == true ? nil : root
  }

  var bytes: [UInt8] { source.bytes }

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
      (step.pairs, step.indentation, step.keys, step.index) = (pairs, column, path[depth...], found.first)
      guard let index = found.first, depth + 1 < path.count else { break }
      let pair = pairs[index]
      (step.pair, node, step.range) = (pair, pair.value, range(ofValueIn: pair))
      // Braces that hold nothing make room for lines.
      let behind = colon(of: pair)..<step.range.upperBound
      if !step.isInFlow, pair.value.pairs?.isEmpty == true, !bytes[behind].contains(where: Self.isBreak) {
        step.range = behind
      }
    }
    return step
  }

  // MARK: Values

  func range(of scalar: Node.Scalar) -> Range<Int> {
    source.offset(of: scalar.position)..<source.offset(of: scalar.end ?? scalar.position)
  }

  func range(of node: Node) -> Range<Int> {
    let inner: Range<Int>? =
      switch node {
      case .scalar(let scalar): range(of: scalar)
      case .sequence(let items, _): items.last.map { range(of: $0) }
      case .mapping(let pairs, _): pairs.last.map { range(ofValueIn: $0) }
      }
    let start = source.offset(of: node.position)
    let end = inner?.upperBound ?? start + 1
    guard isFlow(start..<end) else { return start..<end }
    return start..<(place(of: node.pairs == nil ? "]" : "}", from: end, to: bytes.count) ?? end) + 1
  }

  /// The bytes of a pair's value; none, behind the colon, for one that is missing, or where there is no colon behind the
  /// key.
  func range(ofValueIn pair: Node.Pair) -> Range<Int> {
    guard pair.value.scalar?.isMissing == true else { return range(of: pair.value) }
    // libyaml gives a value that is not there the place of what follows.
    return colon(of: pair)..<colon(of: pair)
  }

  /// The offset behind a pair.
  func end(of pair: Node.Pair) -> Int { range(ofValueIn: pair).upperBound }

  /// The offset behind a pair's colon, or behind its key where there is none.
  func colon(of pair: Node.Pair) -> Int {
    let end = range(of: pair.key).upperBound
    return place(of: ":", from: end, to: source.offset(of: pair.value.position)).map { $0 + 1 } ?? end
  }

  /// Whether brackets or braces are around what takes these bytes: no key, and nothing else that is not quoted, begins
  /// with one.
  func isFlow(_ range: Range<Int>) -> Bool {
    !range.isEmpty && "[{".utf8.contains(bytes[range.lowerBound])
  }

  /// A value as it is written.
  func text(of node: Node) -> String { String(decoding: bytes[range(of: node)], as: UTF8.self) }

  // MARK: Lines

  /// The first byte behind a byte-order mark.
  var start: Int { source.start }
  /// The line end that the file uses.
  var ending: String {
    let first = bytes[contentEnd(start)...]
    return first.starts(with: [13, 10]) ? "\r\n" : first.first == 13 ? "\r" : "\n"
  }

  static func isBreak(_ byte: UInt8) -> Bool { "\n\r".utf8.contains(byte) }
  static func isBlank(_ byte: UInt8) -> Bool { " \t".utf8.contains(byte) }

  /// The blanks before a place, if nothing else is before it on its line.
  func margin(before place: Int) -> Range<Int>? {
    let first = bytes[start..<place].lastIndex { !Self.isBlank($0) }.map { $0 + 1 } ?? start
    return first == start || Self.isBreak(bytes[first - 1]) ? first..<place : nil
  }

  /// The offset of a line's end, before its line break.
  func contentEnd(_ place: Int) -> Int { bytes[place...].firstIndex(where: Self.isBreak) ?? bytes.count }

  /// The offset behind a line's break.
  func lineEnd(_ place: Int) -> Int {
    let end = contentEnd(place)
    return min(end + (bytes[end...].starts(with: [13, 10]) ? 2 : 1), bytes.count)
  }

  /// The offset behind a line's break, if nothing but a comment comes before it.
  func restOfLine(_ place: Int) -> Int? {
    let rest = bytes[place..<contentEnd(place)].drop(while: Self.isBlank)
    return rest.isEmpty || rest.first == UInt8(ascii: "#") ? lineEnd(place) : nil
  }

  /// A mark between two places, which hold nothing but blanks and comments beside it.
  func place(of mark: Unicode.Scalar, from place: Int, to end: Int) -> Int? {
    var place = place
    while place < end, bytes[place] != UInt8(ascii: mark) {
      place = bytes[place] == UInt8(ascii: "#") ? contentEnd(place) : place + 1
    }
    return place < end ? place : nil
  }
}
