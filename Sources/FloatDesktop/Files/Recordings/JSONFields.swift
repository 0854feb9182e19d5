import FloatCore

/// The members of one JSON object, taken out by name and type; those left over at the end are unknown.
struct JSONFields {
  private let object: LocatedJSON
  private var members: [LocatedJSON.Member]
  private var known: [String] = []

  init(_ value: LocatedJSON) throws(LocatedJSON.Failure) {
    guard case .object(let members) = value.value else {
      throw value.failure("expected an object in braces, not \(value.kind)")
    }
    object = value
    self.members = members
  }

  /// Takes a member; nil when it is missing.
  mutating func take(_ name: String) -> LocatedJSON? {
    known.append(name)
    guard let index = members.firstIndex(where: { $0.name == name }) else { return nil }
    return members.remove(at: index).value
  }

  /// Whether a member exists; its name counts as known either way.
  mutating func has(_ name: String) -> Bool {
    known.append(name)
    return members.contains { $0.name == name }
  }

  /// Takes a required member.
  mutating func require(_ name: String) throws(LocatedJSON.Failure) -> LocatedJSON {
    guard let value = take(name) else {
      throw object.failure("\"\(name)\" is missing")
    }
    return value
  }

  mutating func number(
    _ name: String, in range: ClosedRange<Double>
  ) throws(LocatedJSON.Failure) -> Double {
    let value = try require(name)
    guard case .number(let number) = value.value else { throw Self.wrongType(name, value, "a number") }
    guard range.contains(number) else {
      throw value.failure(
        "\"\(name)\" is out of range; it lies between \(DecimalText.text(range.lowerBound)) and "
          + DecimalText.text(range.upperBound))
    }
    return number
  }

  /// Takes true or false; false for a missing member.
  mutating func flag(_ name: String) throws(LocatedJSON.Failure) -> Bool {
    guard let value = take(name) else { return false }
    guard case .flag(let flag) = value.value else { throw Self.wrongType(name, value, "true or false") }
    return flag
  }

  /// The byte offset of a member's value, or of the object when the member is missing.
  func offset(_ name: String) -> Int {
    members.first { $0.name == name }?.value.offset ?? object.offset
  }

  /// Takes a whole number.
  mutating func whole(_ name: String, in range: ClosedRange<Int>) throws(LocatedJSON.Failure) -> Int {
    let offset = offset(name)
    let value = try number(name, in: Double(range.lowerBound)...Double(range.upperBound))
    guard let whole = Int(exactly: value) else {
      throw LocatedJSON.Failure(offset: offset, reason: "\"\(name)\" must be a whole number")
    }
    return whole
  }

  /// Takes one of an enumeration's raw values.
  mutating func choice<Choice>(_ name: String) throws(LocatedJSON.Failure) -> Choice
  where Choice: RawRepresentable<String> & CaseIterable {
    let offset = offset(name)
    let word = try text(name)
    guard let choice = Choice(rawValue: word) else {
      let words = Choice.allCases.map(\.rawValue)
      let nearest = Spelling.nearest(to: word, in: words, limit: 1).first
      throw LocatedJSON.Failure(
        offset: offset,
        reason: "\"\(name)\" must be one of \(words.joined(separator: ", "))"
          + (nearest.map { "; did you mean \($0)?" } ?? ""))
    }
    return choice
  }

  /// Takes a text of 1 to `limit` characters.
  mutating func text(_ name: String, limit: Int = 200) throws(LocatedJSON.Failure) -> String {
    try Self.text(try require(name), name, limit: limit)
  }

  static func text(
    _ value: LocatedJSON, _ name: String, limit: Int = 200, allowsEmpty: Bool = false
  ) throws(LocatedJSON.Failure) -> String {
    guard case .text(let text) = value.value else { throw wrongType(name, value, "text") }
    guard allowsEmpty || !text.isEmpty else {
      throw value.failure("\"\(name)\" is empty")
    }
    guard text.unicodeScalars.count <= limit else {
      throw value.failure("\"\(name)\" is longer than \(limit) characters")
    }
    return text
  }

  /// Takes a list of at most `limit` items; nil when it is missing.
  mutating func list(_ name: String, limit: Int) throws(LocatedJSON.Failure) -> [LocatedJSON]? {
    guard let value = take(name) else { return nil }
    guard case .array(let items) = value.value else { throw Self.wrongType(name, value, "a list") }
    guard items.count <= limit else {
      throw value.failure("\"\(name)\" holds more than \(limit) items")
    }
    return items
  }

  static func wrongType(_ name: String, _ value: LocatedJSON, _ expected: String)
    -> LocatedJSON.Failure
  {
    value.failure("\"\(name)\" must be \(expected), not \(value.kind)")
  }

  /// Throws for a member that was not taken.
  func finish() throws(LocatedJSON.Failure) {
    guard let member = members.first else { return }
    let nearest = Spelling.nearest(to: member.name, in: known, limit: 1).first
    throw LocatedJSON.Failure(
      offset: member.offset,
      reason: "unknown name \"\(PrintableText.shortened(member.name, to: 40))\""
        + (nearest.map { "; did you mean \"\($0)\"?" } ?? ""))
  }
}
