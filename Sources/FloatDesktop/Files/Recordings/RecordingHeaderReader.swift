import FloatCore

/// Reads the first line of a recording.
enum RecordingHeaderReader {
  private typealias Failure = LocatedJSON.Failure

  /// - Parameter scratch: Parameters that `config` is tried on; they take its values.
  static func read(
    _ fields: inout JSONFields, scratch: inout Parameters
  ) throws(LocatedJSON.Failure) -> RecordingHeader {
    let place = fields.offset("floatdesktop")
    guard let version = fields.take("floatdesktop") else {
      throw Failure(
        offset: place,
        reason: "this is not a recording: its first line must be {\"floatdesktop\":1,\"device\":\"iphone-x\"}"
      )
    }
    guard case .number(let number) = version.value, number == Double(RecordingHeader.version) else {
      throw Failure(
        offset: version.offset,
        reason: "unknown version of recordings; this program reads version \(RecordingHeader.version)")
    }
    var header = RecordingHeader()
    if fields.has("device") { header.device = try fields.text("device", limit: 255) }
    if fields.has("prototype") { header.prototype = try fields.text("prototype", limit: 64) }
    header.presets = try (fields.list("presets", limit: 100) ?? []).map { item throws(Failure) in
      let name = try JSONFields.text(item, "presets", limit: 64)
      guard PresetLibrary.isName(name) else {
        throw Failure(offset: item.offset, reason: "presets: takes a preset's name, not a file")
      }
      return name
    }
    header.configuration = try configuration(fields.take("config"), &scratch)
    if fields.has("appearance") {
      let appearance: Appearance = try fields.choice("appearance")
      header.appearance = appearance
    }
    if fields.has("language") { header.language = try fields.text("language", limit: 64) }
    let entrances = try fields.list("entrances", limit: 100)?.map { item throws(Failure) in
      try Entrance(item, isStrict: true)
    }
    let dock = try fields.take("dock").map { place throws(Failure) in try Dock(place, isStrict: true) }
    if entrances != nil || dock != nil {
      header.archive = EntranceArchive(entrances: entrances ?? [], dock: dock)
    }
    try fields.finish()
    return header
  }

  /// A refused key or value, at its place.
  static func failure(
    _ key: String, _ error: ParameterError, keyOffset: Int, valueOffset: Int
  ) -> LocatedJSON.Failure {
    Failure(
      offset: error.isAboutKey ? keyOffset : valueOffset,
      reason: "\(PrintableText.shortened(key, to: 80)): \(error.message)")
  }

  private static func configuration(
    _ value: LocatedJSON?, _ scratch: inout Parameters
  ) throws(LocatedJSON.Failure) -> [ConfigurationValue] {
    guard let value else { return [] }
    guard case .object(let members) = value.value else {
      throw JSONFields.wrongType("config", value, "an object of keys and values")
    }
    var values: [ConfigurationValue] = []
    for member in members {
      let text = try JSONFields.text(member.value, member.name, limit: 1000, allowsEmpty: true)
      do throws(ParameterError) {
        try scratch.set(member.name, to: text)
      } catch {
        throw failure(member.name, error, keyOffset: member.offset, valueOffset: member.value.offset)
      }
      values.append(ConfigurationValue(key: member.name, value: text))
    }
    return values
  }
}
