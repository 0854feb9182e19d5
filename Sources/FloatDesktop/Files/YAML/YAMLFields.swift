import FoundationEssentials
import Yams

/// A mapping of a YAML file, read strictly: what is missing, misspelt or of the wrong kind is an error with its
/// place.
struct YAMLFields {
  let file: String
  private let pairs: [(key: Node, value: Node)]
  /// The values by key. Looking a key up in the mapping itself compares nodes, which resolves their tags by regular
  /// expressions: it takes as long as parsing the file.
  private let values: [String: Node]
  /// Where the mapping begins.
  let mark: Mark?

  /// The mapping at the root of a file.
  static func load(path: String) throws(AssetFileError) -> YAMLFields {
    let text: String
    do {
      text = try String(contentsOfFile: path, encoding: .utf8)
    } catch let error as CocoaError where error.code == .fileReadNoSuchFile {
      throw AssetFileError(file: path, reason: "there is no such file")
    } catch {
      throw AssetFileError(file: path, reason: "the file cannot be read as UTF-8 text")
    }
    return try parse(text, file: path)
  }

  /// The mapping at the root of a text; `file` is its name in errors.
  static func parse(_ text: String, file: String) throws(AssetFileError) -> YAMLFields {
    guard YAMLNesting.depthBound(text) <= YAMLNesting.limit else {
      throw AssetFileError(file: file, reason: "it is nested more than \(YAMLNesting.limit) levels deep")
    }
    let root: Node?
    do {
      root = try Yams.compose(yaml: text)
    } catch let error as YamlError {
      throw AssetFileError(file: file, yamlError: error)
    } catch {
      throw AssetFileError(file: file, reason: "it is not YAML")
    }
    guard let root else { throw AssetFileError(file: file, reason: "it is empty") }
    return try YAMLFields(root, file: file, name: "the file")
  }

  private init(_ node: Node, file: String, name: String) throws(AssetFileError) {
    guard case .mapping(let mapping) = node else {
      throw AssetFileError(
        file: file, mark: node.mark, reason: "\(name) has to be a mapping of keys to values")
    }
    self.file = file
    pairs = Array(mapping)
    values = Dictionary(
      pairs.compactMap { pair in pair.key.string.map { ($0, pair.value) } },
      uniquingKeysWith: { first, _ in first })
    self.mark = mapping.mark ?? node.mark
  }

  /// Whether a key is there.
  func has(_ key: String) -> Bool { values[key] != nil }

  /// The keys in the order of the file.
  var keys: [String] { pairs.compactMap(\.key.string) }

  /// An error at a key's value, or at the beginning of the mapping where the key is missing.
  func error(_ key: String, _ reason: String) -> AssetFileError {
    AssetFileError(file: file, mark: values[key]?.mark ?? mark, reason: "\(key): \(reason)")
  }

  /// Throws at the first key that is not one of `known`.
  func allowOnly(_ known: [String]) throws(AssetFileError) {
    for (key, _) in pairs {
      guard let name = key.string, known.contains(name) else {
        throw AssetFileError(
          file: file, mark: key.mark,
          reason: "unknown key “\(key.string ?? "")”; known here: \(known.joined(separator: ", "))")
      }
    }
  }

  private func node(_ key: String) throws(AssetFileError) -> Node {
    guard let node = values[key] else { throw error(key, "is missing") }
    return node
  }

  /// A text that is not empty.
  func string(_ key: String) throws(AssetFileError) -> String {
    guard case .scalar(let scalar) = try node(key), !scalar.string.isEmpty else {
      throw error(key, "has to be a text")
    }
    return scalar.string
  }

  func string(_ key: String, or fallback: String) throws(AssetFileError) -> String {
    has(key) ? try string(key) : fallback
  }

  /// A number within a range.
  func number(_ key: String, in range: ClosedRange<Double>) throws(AssetFileError) -> Double {
    guard case .scalar(let scalar) = try node(key), let value = Double(scalar.string), range.contains(value)
    else { throw error(key, "has to be a number from \(range.lowerBound) to \(range.upperBound)") }
    return value
  }

  func number(
    _ key: String, in range: ClosedRange<Double>, or fallback: Double
  ) throws(AssetFileError) -> Double {
    has(key) ? try number(key, in: range) : fallback
  }

  func integer(_ key: String, or fallback: Int) throws(AssetFileError) -> Int {
    guard has(key) else { return fallback }
    guard case .scalar(let scalar) = try node(key), let value = Int(scalar.string) else {
      throw error(key, "has to be a whole number")
    }
    return value
  }

  func bool(_ key: String, or fallback: Bool) throws(AssetFileError) -> Bool {
    guard has(key) else { return fallback }
    guard case .scalar(let scalar) = try node(key), let value = Bool(scalar.string) else {
      throw error(key, "has to be true or false")
    }
    return value
  }

  /// One of an enumeration's raw values.
  func choice<Choice>(_ key: String) throws(AssetFileError) -> Choice
  where Choice: RawRepresentable<String> & CaseIterable {
    let name = try string(key)
    guard let value = Choice(rawValue: name) else {
      let names = Choice.allCases.map(\.rawValue).joined(separator: ", ")
      throw error(key, "“\(name)” is not one of \(names)")
    }
    return value
  }

  func fields(_ key: String) throws(AssetFileError) -> YAMLFields {
    try YAMLFields(try node(key), file: file, name: key)
  }

  /// A list of mappings, each turned into a value.
  func list<Value>(
    _ key: String, _ transform: (YAMLFields) throws(AssetFileError) -> Value
  ) throws(AssetFileError) -> [Value] {
    var values: [Value] = []
    for node in try sequence(key) {
      values.append(try transform(YAMLFields(node, file: file, name: "an entry of \(key)")))
    }
    return values
  }

  /// A list of texts.
  func strings(_ key: String) throws(AssetFileError) -> [String] {
    var values: [String] = []
    for node in try sequence(key) {
      guard case .scalar(let scalar) = node, !scalar.string.isEmpty else {
        throw AssetFileError(file: file, mark: node.mark, reason: "an entry of \(key) has to be a text")
      }
      values.append(scalar.string)
    }
    return values
  }

  private func sequence(_ key: String) throws(AssetFileError) -> Node.Sequence {
    guard case .sequence(let sequence) = try node(key) else { throw error(key, "has to be a list") }
    return sequence
  }
}

extension AssetFileError {
  /// A parser's error, with its place where the parser knows it.
  fileprivate init(file: String, yamlError: YamlError) {
    switch yamlError {
    case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
      .composer(_, let problem, let mark, _):
      self.init(file: file, mark: mark, reason: problem)
    case .duplicatedKeysInMapping(let duplicates, let context):
      self.init(
        file: file, mark: context.mark, reason: "the same key twice: \(duplicates.joined(separator: ", "))")
    case .reader(let problem, _, _, _):
      self.init(file: file, reason: problem)
    default:
      self.init(file: file, reason: "it is not YAML")
    }
  }
}
