/// A JSON value with the byte offset where it starts, from a line of a recording or from stored entrances.
///
/// Foundation's readers do not locate a wrong value, so this reader does: strict RFC 8259, at most eight levels deep,
/// numbers read to the nearest double.
struct LocatedJSON: Hashable, Sendable {
  enum Value: Hashable, Sendable {
    case null
    case flag(Bool)
    case number(Double)
    case text(String)
    case array([LocatedJSON])
    case object([Member])
  }

  struct Member: Hashable, Sendable {
    var name: String
    /// The byte offset where the name starts.
    var offset: Int
    var value: LocatedJSON
  }

  /// A reason, and the byte offset in the line where the problem is.
  struct Failure: Error, Hashable, Sendable {
    var offset: Int
    var reason: String
  }

  static let maximumDepth = 8
  static let maximumMembers = 256

  var value: Value
  var offset: Int

  /// The kind of value with its article, for messages.
  var kind: String {
    switch value {
    case .null: "null"
    case .flag: "a switch"
    case .number: "a number"
    case .text: "text"
    case .array: "a list"
    case .object: "an object"
    }
  }

  func failure(_ reason: String) -> Failure { Failure(offset: offset, reason: reason) }

  /// Reads a text that holds one value.
  static func parse(_ text: some Collection<UInt8>) throws(Failure) -> LocatedJSON {
    var parser = JSONParser(Array(text))
    let value = try parser.value(depth: 1)
    parser.skipBlanks()
    guard parser.isAtEnd else {
      throw parser.failure("unexpected text after the value; write one object a line")
    }
    return value
  }
}
