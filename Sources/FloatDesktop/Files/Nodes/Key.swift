import FloatCore

/// A key of a file: its name, the kind of its value, and one sentence about what it is for.
///
/// Readers read by it, and the schema of the file is made from it.
struct Key<Kind: KeyKind>: FileKey {
  let name: String
  let kind: Kind
  let summary: String
  let isRequired: Bool

  init(_ name: String, _ kind: Kind, _ summary: String, isRequired: Bool = false) {
    (self.name, self.kind, self.summary, self.isRequired) = (name, kind, summary, isRequired)
  }

  var form: JSON { kind.form }
}

/// A key of any kind.
protocol FileKey: Sendable {
  var name: String { get }
  /// The form of its value in a schema.
  var form: JSON { get }
  var summary: String { get }
  /// True if a mapping without it is wrong.
  var isRequired: Bool { get }
}

extension [any FileKey] {
  var names: [String] { map(\.name) }
}

/// Keys as the stored properties of a structure, which may hold another group in the place of its keys.
protocol KeyGroup: Sendable {}

extension KeyGroup {
  /// The keys in the order of their declarations.
  var all: [any FileKey] {
    Mirror(reflecting: self).children.flatMap { child in
      switch child.value {
      case let key as any FileKey: [key]
      case let group as any KeyGroup: group.all
      default: [any FileKey]()
      }
    }
  }
}

/// The keys of one mapping.
protocol Mapping: Sendable {
  /// The name of the mapping's definition in a schema; empty for one without.
  var name: String { get }
  var all: [any FileKey] { get }
  /// Its form in a schema.
  var form: JSON { get }
}

/// The keys of one mapping of a file, in the recommended order.
struct KeyTable<Keys: KeyGroup>: Mapping {
  let name: String
  let keys: Keys
  let all: [any FileKey]
  let names: [String]
  private let rules: JSON

  /// - Parameter rules: What a schema refuses besides unknown keys and wrong values.
  init(_ name: String, _ keys: Keys, _ rules: JSON = [:]) {
    (self.name, self.keys, self.rules) = (name, keys, rules)
    all = keys.all
    names = all.names
  }

  var form: JSON { Schema.object(all, rules) }
}

/// The values of one mapping. A key, as a member, gives its value: nil where it is not given and, with a report, where it
/// is wrong. As a key path, it gives its field.
@dynamicMemberLookup
struct Values<Keys: KeyGroup> {
  let fields: Fields
  private let keys: Keys

  fileprivate init(_ fields: Fields, _ keys: Keys) { (self.fields, self.keys) = (fields, keys) }

  subscript<Kind>(dynamicMember key: KeyPath<Keys, Key<Kind>>) -> Kind.Value? {
    self[key].flatMap(keys[keyPath: key].kind.read)
  }

  subscript<Group: KeyGroup>(dynamicMember group: KeyPath<Keys, Group>) -> Values<Group> {
    Values<Group>(fields, keys[keyPath: group])
  }

  subscript<Kind>(key: KeyPath<Keys, Key<Kind>>) -> Field? { fields[keys[keyPath: key].name] }
}

extension Field {
  /// The values of a mapping; nil, with a report, for anything else.
  ///
  /// - Parameters:
  ///   - prefix: Comes before the names in messages.
  ///   - reportsMissing: Whether required keys that are not given are reported.
  func values<Keys>(
    _ table: KeyTable<Keys>, prefix: String = "", reportsMissing: Bool = true
  ) -> Values<Keys>? {
    guard let fields = fields(table.names, prefix: prefix) else { return nil }
    if reportsMissing {
      for key in table.all where key.isRequired { _ = fields.required(key.name) }
    }
    return Values(fields, table.keys)
  }
}
