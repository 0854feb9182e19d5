package import FloatCore
import FloatPages

/// The assignments of a config file or preset, in the file's order, and every problem found in it.
package struct ConfigurationFile: Sendable {
  /// The file's name in messages.
  package let name: String
  /// The values that may be applied. Keys given twice are left out, so no key occurs twice.
  package private(set) var assignments: [ConfigurationAssignment] = []
  package private(set) var problems: [Diagnostic] = []
  /// True when the file as a whole could not be read, so that it sets no key.
  package private(set) var isUnreadable = false
  /// True when the file does not exist.
  package private(set) var isMissing = false
  /// The known keys.
  let schema: ParameterSchema
  /// True where the window's keys are allowed; they belong to a person, not to a prototype or scenario.
  let takesKeys: Bool
  private var source: SourceText?
  /// Problems beyond ``maximumProblems``.
  private(set) var hiddenProblems = 0
  /// Keys whose value in the file cannot be used.
  private(set) var lostKeys: Set<String> = []

  /// The number of problems of a file that are reported individually.
  package static let maximumProblems = 100
  /// The longest key that is read, in bytes. YAML itself ends at 1024 characters, with their quotes.
  private static let longestKey = 200

  /// Reads a file of at most 256 KiB.
  ///
  /// - Parameters:
  ///   - name: The file's name in messages; nil for its path.
  ///   - isFollowed: True for a file that is read again, where a pipe in its place must not hold up a window.
  package static func load(
    path: String, name: String? = nil, schema: ParameterSchema = .builtIn, isFollowed: Bool = false
  ) -> ConfigurationFile {
    do throws(BoundedFile.Failure) {
      let limit = YAMLLimits.standard.bytes
      let isRegular = isFollowed && path != BoundedFile.standardInput
      return parse(
        try isRegular ? BoundedFile.read(path, limit: limit) : BoundedFile.readNamed(path, limit: limit),
        name: name ?? BoundedFile.name(of: path), schema: schema)
    } catch {
      var file = ConfigurationFile(name: name ?? BoundedFile.name(of: path), schema: schema)
      file.fail(Diagnostic(file: file.name, reason: error.message))
      file.isMissing = error == .missing
      return file
    }
  }

  /// Reads text that is already in memory.
  package static func parse(
    _ bytes: [UInt8], name: String, schema: ParameterSchema = .builtIn
  ) -> ConfigurationFile {
    var file = ConfigurationFile(name: name, schema: schema)
    do throws(Diagnostic) {
      let source = try SourceText(bytes, file: name)
      file.source = source
      guard let root = try YAMLReader.read(source) else { return file }
      file.collect(root)
    } catch {
      file.fail(error)
    }
    return file
  }

  package static func parse(_ text: String, name: String) -> ConfigurationFile {
    parse(Array(text.utf8), name: name)
  }

  /// The assignments of one mapping inside another file, such as a scenario's `options`.
  init(name: String, source: SourceText?, node: Node, schema: ParameterSchema) {
    self.name = name
    self.schema = schema
    self.source = source
    takesKeys = false
    collect(node)
  }

  private init(name: String, schema: ParameterSchema) {
    self.name = name
    self.schema = schema
    takesKeys = true
  }

  private mutating func fail(_ diagnostic: Diagnostic) {
    isUnreadable = true
    assignments = []
    problems.append(diagnostic)
  }

  private mutating func collect(_ root: Node) {
    guard case .mapping(let pairs, _) = root else {
      if root.scalar?.isMissing == true { return }
      report(root.position, nil, "expected keys and values, as in \"ball.diameter: 58pt\"")
      return
    }
    var seen: [String: SourcePosition] = [:]
    var twice: Set<String> = []
    collect(pairs, prefix: "", &seen, &twice)
    assignments.removeAll { twice.contains($0.key) }
  }

  private mutating func collect(
    _ pairs: [Node.Pair], prefix: String, _ seen: inout [String: SourcePosition], _ twice: inout Set<String>
  ) {
    for pair in pairs {
      let key = prefix.isEmpty ? pair.key.text : prefix + "." + pair.key.text
      guard key.utf8.count <= Self.longestKey else {
        report(pair.key.position, nil, "no key is longer than \(Self.longestKey) letters")
        continue
      }
      // A group written twice is reported, and both of its parts are read.
      let name = if case .mapping = pair.value { key + "." } else { key }
      if let first = seen[name] {
        let isGroup = name != key
        if !isGroup { twice.insert(key) }
        report(
          pair.key.position, key, first.givenTwice(isGroup ? "put both parts together" : "remove one"))
      } else {
        seen[name] = pair.key.position
      }
      switch pair.value {
      case .scalar(let scalar):
        collect(scalar, key: key, at: pair.key.position)
      case .sequence(_, let position):
        let isGroup = schema.entry(for: key) == nil && isGroup(key)
        report(
          position, key,
          isGroup ? "is a group of keys, not a list; remove the \"- \"" : "takes one value, not a list")
      case .mapping(let pairs, let position):
        if let reason = groupProblem(key) {
          report(schema.entry(for: key) == nil ? pair.key.position : position, key, reason)
        } else {
          collect(pairs, prefix: key, &seen, &twice)
        }
      }
    }
  }

  private mutating func collect(_ scalar: Node.Scalar, key: String, at keyPosition: SourcePosition) {
    if scalar.isMissing, let entry = schema.entry(for: key) {
      let meant = entry.kind == .color ? commentedColor(behind: keyPosition) : nil
      report(keyPosition, key, "has no value; write \(key): \(YAMLText.scalar(meant ?? entry.defaultText))")
    } else if scalar.isMissing, isGroup(key) {
      // All keys of the group are commented out.
      return
    } else {
      assignments.append(
        ConfigurationAssignment(
          key: key, text: scalar.text, position: scalar.position, keyPosition: keyPosition))
    }
  }

  /// The colour after a key where `#` makes a comment of it because quotes are missing.
  private func commentedColor(behind key: SourcePosition) -> String? {
    guard let line = source?.line(key.line), let comment = line.unicodeScalars.firstIndex(of: "#") else {
      return nil
    }
    let word = String(line[comment...].prefix { $0 != " " && $0 != "\t" })
    return (try? ParameterText.color(word)) == nil ? nil : word
  }

  private func isGroup(_ key: String) -> Bool {
    schema.isGroup(key) || takesKeys && key == KeyBindings.group
  }

  /// Why a key cannot hold a group of keys; nil when it can.
  private func groupProblem(_ key: String) -> String? {
    if isGroup(key) { return nil }
    if takesKeys, let action = KeyAction(configurationKey: key) {
      let usual = YAMLText.scalar(KeyBindings.standard.text(of: action))
      return "takes one value, not a group of keys; write \(key): \(usual)"
    }
    if let entry = schema.entry(for: key) {
      return "takes one value, not a group of keys; write \(key): \(YAMLText.scalar(entry.defaultText))"
    }
    guard problems.count < Self.maximumProblems else { return "unknown group of keys" }
    let nearest = Spelling.nearest(to: key, in: schema.groups, limit: 1).first
    // Without a near group, the keys inside tell better where they belong.
    return nearest.map { "unknown group of keys; did you mean \($0)?" }
  }

  private mutating func report(_ position: SourcePosition, _ key: String?, _ reason: String) {
    if let key { lostKeys.insert(key) }
    if problems.count < Self.maximumProblems {
      problems.append(diagnostic(at: position, key: key, reason))
    } else {
      hiddenProblems += 1
    }
  }

  func diagnostic(at place: SourcePosition, key: String?, _ reason: String, kept: String? = nil)
    -> Diagnostic
  {
    source?.error(at: place, key: key, reason, kept: kept)
      ?? Diagnostic(file: name, position: place, key: key, reason: reason, kept: kept)
  }
}

/// A value given to a dotted key in a file.
package struct ConfigurationAssignment: Hashable, Sendable {
  package var key: String
  package var text: String
  /// Where the value starts.
  package var position: SourcePosition
  /// Where the key starts; of a nested key, its last part.
  package var keyPosition: SourcePosition
}
