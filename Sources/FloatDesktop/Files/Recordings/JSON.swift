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

extension JSON: JSONWritable {
  package func write(to json: inout JSONWriter) {
    switch self {
    case .null: json.null()
    case .bool(let value): json.value(value)
    case .number(let value): json.value(value)
    case .string(let value): json.value(value)
    case .array(let values):
      json.array(hasObjects: values.contains(where: \.isObject)) {
        for value in values {
          $0.item()
          value.write(to: &$0)
        }
      }
    case .object(let members):
      json.object {
        for (name, value) in members {
          $0.key(name)
          value.write(to: &$0)
        }
      }
    }
  }

  private var isObject: Bool {
    if case .object = self { true } else { false }
  }
}
