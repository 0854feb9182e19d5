import FloatCore

/// A kind of value that a key takes: its form in a schema, and how it is read.
protocol KeyKind: Sendable {
  associatedtype Value
  var form: JSON { get }
  /// The value; nil, with a report, for one that is wrong.
  func read(_ field: Field) -> Value?
}

struct NumberKind: KeyKind {
  let range: ClosedRange<Double>
  var form: JSON { Schema.number(range) }
  func read(_ field: Field) -> Double? { field.number(range) }
}

/// A whole number.
struct CountKind: KeyKind {
  let range: ClosedRange<Int>
  var form: JSON { Schema.count(range) }
  func read(_ field: Field) -> Int? { field.count(range) }
}

struct FlagKind: KeyKind {
  var form: JSON { Schema.flag }
  func read(_ field: Field) -> Bool? { field.flag() }
}

/// One of the raw values of an enumeration.
struct ChoiceKind<Choice: RawRepresentable<String> & CaseIterable>: KeyKind {
  var form: JSON { Schema.choice(Choice.allCases.map(\.rawValue)) }
  func read(_ field: Field) -> Choice? { field.choice() }
}

/// One of a few words.
struct WordKind: KeyKind {
  let words: [String]
  var form: JSON { Schema.choice(words) }
  func read(_ field: Field) -> String? { field.choice(words) }
}

/// Some keys with their values, whose names follow the key's in messages.
struct PartKind<Keys: KeyGroup>: KeyKind {
  let table: KeyTable<Keys>
  var form: JSON { table.form }
  func read(_ field: Field) -> Values<Keys>? { field.values(table, prefix: field.name + ".") }
}

/// A list of mappings.
struct ListKind<Keys: KeyGroup>: KeyKind {
  let table: KeyTable<Keys>
  var form: JSON { Schema.list(Schema.reference(table.name)) }
  func read(_ field: Field) -> [Values<Keys>]? { field.items().compactMap { $0.values(table) } }
}

/// A value that only its reader can read.
struct FieldKind: KeyKind {
  let form: JSON
  func read(_ field: Field) -> Field? { field }
}

extension KeyKind where Self == NumberKind {
  static func number(_ range: ClosedRange<Double>) -> Self { NumberKind(range: range) }
}

extension KeyKind where Self == FlagKind {
  static var flag: Self { FlagKind() }
}

extension KeyKind where Self == WordKind {
  static func word(_ words: [String]) -> Self { WordKind(words: words) }
}

extension KeyKind {
  static func choice<Choice>(_ type: Choice.Type) -> Self where Self == ChoiceKind<Choice> { ChoiceKind() }
  static func part<Keys>(_ keys: Keys, _ rules: JSON = [:]) -> Self where Self == PartKind<Keys> {
    PartKind(table: KeyTable("", keys, rules))
  }
  static func list<Keys>(_ table: KeyTable<Keys>) -> Self where Self == ListKind<Keys> {
    ListKind(table: table)
  }
}

extension KeyKind where Self == FieldKind {
  static func form(_ form: JSON) -> Self { FieldKind(form: form) }
  static func mapping<Keys>(_ table: KeyTable<Keys>) -> Self { .form(Schema.reference(table.name)) }
  /// Mappings under names of the writer's choice.
  static func named<Keys>(_ table: KeyTable<Keys>) -> Self {
    .form(Schema.named(Schema.reference(table.name)))
  }
}
