import FloatCore

/// A JSON value with the byte where it starts, from one line of a recording.
///
/// Foundation's readers do not say where a wrong value stands, hence a reader of our own: strict RFC 8259,
/// at most eight levels deep, numbers read to the nearest double.
struct RecordingJSON: Hashable, Sendable {
  enum Value: Hashable, Sendable {
    case null
    case flag(Bool)
    case number(Double)
    case text(String)
    case array([RecordingJSON])
    case object([Member])
  }

  struct Member: Hashable, Sendable {
    var name: String
    /// The byte where the name starts.
    var offset: Int
    var value: RecordingJSON
  }

  /// A reason and the byte of the line it is about.
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
    case .text: "a text"
    case .array: "a list"
    case .object: "an object"
    }
  }

  /// Reads a line that holds one value.
  static func parse(_ line: some Collection<UInt8>) throws(Failure) -> RecordingJSON {
    var parser = RecordingJSONParser(Array(line))
    let value = try parser.value(depth: 1)
    parser.skipBlanks()
    guard parser.isAtEnd else {
      throw parser.failure("unexpected text after the value; write one object a line")
    }
    return value
  }
}
