import FloatCore

/// Reads the first line of a recording.
package enum RecordingHeaderReader {
  private typealias Failure = RecordingJSON.Failure

  /// - Parameter scratch: parameters on which `config` is tried; they take its values.
  package static func read(
    _ fields: inout RecordingFields, scratch: inout Parameters
  ) throws(RecordingJSON.Failure) -> RecordingHeader {
    let place = fields.offset("floatdesktop")
    guard let version = fields.take("floatdesktop") else {
      throw Failure(
        offset: place,
        reason: "this is no recording: its first line must be {\"floatdesktop\":1,\"device\":\"iphone-x\"}")
    }
    guard case .number(let number) = version.value, number == Double(RecordingHeader.version) else {
      throw Failure(
        offset: version.offset,
        reason: "unknown version of recordings; this program reads version \(RecordingHeader.version)")
    }
    var header = RecordingHeader()
    if fields.has("device") { header.device = try fields.text("device", limit: 64) }
    header.presets = try names(fields.take("presets"))
    header.configuration = try configuration(fields.take("config"), &scratch)
    if fields.has("appearance") {
      header.appearance = Appearance(
        rawValue: try fields.choice("appearance", Appearance.allCases.map(\.rawValue)))
    }
    if fields.has("language") { header.language = try fields.text("language", limit: 64) }
    let entrances = try entrances(fields.take("entrances"))
    let dock = try dock(fields.take("dock"))
    if entrances != nil || dock != nil {
      header.archive = EntranceArchive(entrances: entrances ?? [], dock: dock)
    }
    try fields.finish()
    return header
  }

  /// A key or a value that is refused, at its place.
  package static func failure(
    _ key: String, _ error: ParameterError, keyOffset: Int, valueOffset: Int
  ) -> RecordingJSON.Failure {
    Failure(
      offset: error.isAboutKey ? keyOffset : valueOffset,
      reason: "\(PrintableText.shortened(key, to: 80)): \(error.message)")
  }

  private static func names(_ value: RecordingJSON?) throws(RecordingJSON.Failure) -> [String] {
    var names: [String] = []
    for item in try list(value, "presets") ?? [] {
      names.append(try RecordingFields.text(item, "presets", limit: 64))
    }
    return names
  }

  private static func list(
    _ value: RecordingJSON?, _ name: String
  ) throws(RecordingJSON.Failure) -> [RecordingJSON]? {
    guard let value else { return nil }
    guard case .array(let items) = value.value else {
      throw RecordingFields.wrongType(name, value, "a list")
    }
    guard items.count <= 100 else {
      throw Failure(offset: value.offset, reason: "\"\(name)\" holds more than 100 items")
    }
    return items
  }

  private static func configuration(
    _ value: RecordingJSON?, _ scratch: inout Parameters
  ) throws(RecordingJSON.Failure) -> [ConfigurationValue] {
    guard let value else { return [] }
    guard case .object(let members) = value.value else {
      throw RecordingFields.wrongType("config", value, "an object of keys and values")
    }
    var values: [ConfigurationValue] = []
    for member in members {
      let text = try RecordingFields.text(member.value, member.name, limit: 1000, allowsEmpty: true)
      do throws(ParameterError) {
        try scratch.set(member.name, to: text)
      } catch {
        throw failure(member.name, error, keyOffset: member.offset, valueOffset: member.value.offset)
      }
      values.append(ConfigurationValue(key: member.name, value: text))
    }
    return values
  }

  private static func dock(_ value: RecordingJSON?) throws(RecordingJSON.Failure) -> Dock? {
    guard let value else { return nil }
    var fields = try RecordingFields(value)
    let edge = try fields.choice("edge", Edge.allCases.map(\.rawValue))
    let fraction = try fields.number("fraction", in: 0...1)
    try fields.finish()
    return Dock(edge: Edge(rawValue: edge) ?? .right, fraction: fraction)
  }

  private static func entrances(_ value: RecordingJSON?) throws(RecordingJSON.Failure) -> [Entrance]? {
    guard let items = try list(value, "entrances") else { return nil }
    var entrances: [Entrance] = []
    for item in items {
      var fields = try RecordingFields(item)
      var entrance = Entrance(
        pageID: PageID(try fields.text("page")), kind: try fields.text("kind"),
        title: try fields.text("title"))
      if let icon = fields.take("icon") {
        entrance.icon = try RecordingFields.text(icon, "icon", allowsEmpty: true)
      }
      if fields.has("scroll") {
        entrance.scrollOffset = try fields.number(
          "scroll", in: -RecordingReader.maximumPlace...1_000_000_000)
      }
      if let info = fields.take("userInfo") {
        guard case .object(let members) = info.value else {
          throw RecordingFields.wrongType("userInfo", info, "an object of texts")
        }
        for member in members {
          entrance.userInfo[member.name] = try RecordingFields.text(
            member.value, member.name, limit: 1000, allowsEmpty: true)
        }
      }
      try fields.finish()
      entrances.append(entrance)
    }
    return entrances
  }
}
