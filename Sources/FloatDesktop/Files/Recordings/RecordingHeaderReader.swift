import FloatCore

/// Reads the first line of a recording.
enum RecordingHeaderReader {
  /// The names that a header may hold.
  private static let names = [
    "floatdesktop", "device", "prototype", "presets", "config", "appearance", "language", "entrances", "dock",
  ]
  private static let mostItems = 100

  /// - Parameter scratch: Parameters that `config` is tried on; they take its values.
  static func read(_ fields: Fields, scratch: inout Parameters) -> RecordingHeader? {
    var fields = fields
    guard let version = fields["floatdesktop"] else {
      fields.problems.report(
        fields.position, nil,
        "this is not a recording: its first line must be {\"floatdesktop\":1,\"device\":\"iphone-x\"}")
      return nil
    }
    guard let scalar = version.scalar, scalar.kind == .number,
      Double(scalar.text) == Double(RecordingHeader.version)
    else {
      return version.refuse(
        "unknown version of recordings; this program reads version \(RecordingHeader.version)")
    }
    fields.allowOnly(names)
    var header = RecordingHeader()
    if let device = fields["device"]?.text(limit: 255) { header.device = device }
    header.prototype = fields["prototype"]?.text(limit: 64)
    header.presets = (fields["presets"]?.items(limit: mostItems) ?? []).compactMap {
      $0.preset(else: "config")
    }
    for field in fields["config"]?.fields()?.all ?? [] {
      guard let text = field.text(limit: 1000, allowsEmpty: true) else { continue }
      guard scratch.schema.entry(for: field.name) != nil else {
        field.problems.noteUnknown(field.name, at: field.keyPosition)
        continue
      }
      guard field.isTaken({ () throws(ParameterError) in try scratch.set(field.name, to: text) })
      else { continue }
      header.configuration.append(ConfigurationValue(key: field.name, value: text))
    }
    if let appearance: Appearance = fields["appearance"]?.choice() { header.appearance = appearance }
    if let language = fields["language"]?.text(limit: 64) { header.language = language }
    let entrances = fields["entrances"]?.items(limit: mostItems).compactMap {
      CollectedPage($0, isStrict: true)
    }
    let dock = fields["dock"].flatMap { Dock($0, isStrict: true) }
    if entrances != nil || dock != nil {
      header.archive = CollectedPagesArchive(pages: entrances ?? [], dock: dock)
    }
    return header
  }
}
