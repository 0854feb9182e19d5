/// A JSON value that keeps the order of its keys.
package enum JSON: Equatable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSON])
  case object([(key: String, value: JSON)])

  package static func == (a: JSON, b: JSON) -> Bool { a.text() == b.text() }

  /// The number in the fewest digits that read back exactly; a number that JSON cannot hold is null.
  package static func text(of number: Double) -> String {
    guard number.isFinite else { return "null" }
    return whole(number).map(String.init) ?? number.description
  }

  /// The number as an integer, where it is whole and doubles still tell it from its neighbours.
  static func whole(_ number: Double) -> Int? {
    Int(exactly: number).flatMap { $0.magnitude < 1 << 53 ? $0 : nil }
  }
}

/// Something that JSON has a form for: a text, a number, a switch, a list of them.
package protocol JSONConvertible {
  var json: JSON { get }
}

extension JSON: JSONConvertible { package var json: JSON { self } }
extension String: JSONConvertible { package var json: JSON { .string(self) } }
extension Bool: JSONConvertible { package var json: JSON { .bool(self) } }
extension Double: JSONConvertible { package var json: JSON { .number(self) } }
extension Int: JSONConvertible { package var json: JSON { .number(Double(self)) } }
extension Array: JSONConvertible where Element: JSONConvertible {
  package var json: JSON { .array(map(\.json)) }
}

extension Optional where Wrapped: JSONConvertible {
  /// Null for nil.
  package var json: JSON { map(\.json) ?? .null }
}

extension JSON: ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
  package init(arrayLiteral elements: any JSONConvertible...) { self = .array(elements.map { $0.json }) }

  package init(dictionaryLiteral elements: (String, any JSONConvertible)...) {
    self = .object(elements.map { ($0, $1.json) })
  }

  /// An object without the members that are nil.
  package static func compact(_ members: KeyValuePairs<String, (any JSONConvertible)?>) -> JSON {
    .object(members.compactMap { name, value in value.map { (name, $0.json) } })
  }

  /// The members of objects, one after the other.
  package static func joined(_ objects: JSON...) -> JSON { .object(objects.flatMap(\.members)) }

  /// An object's members; none of anything else.
  package var members: [(key: String, value: JSON)] {
    if case .object(let members) = self { members } else { [] }
  }
}

extension JSON: JSONWritable {
  package func write(to json: inout JSONWriter) {
    switch self {
    case .null: json.null()
    case .bool(let value): json.value(value)
    case .number(let value): json.value(value)
    case .string(let value): json.value(value)
    case .array(let values):
      json.array(hasObjects: values.contains(where: \.isObject)) {
        for value in values { $0.item(value) }
      }
    case .object(let members):
      json.object { for (name, value) in members { $0.member(name, value) } }
    }
  }

  private var isObject: Bool {
    if case .object = self { true } else { false }
  }
}
