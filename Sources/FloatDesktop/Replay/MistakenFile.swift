import FloatFiles

/// A file given in place of another kind, such as a recording in place of a scenario.
package enum MistakenFile {
  package enum Kind { case recording, scenario, prototype, picture }

  /// The message that replaces all errors of a file; nil for one of the right kind, and for one of no known kind.
  static func error(_ path: String, for expected: Kind) -> DataError? {
    guard path != BoundedFile.standardInput, let kind = kind(of: path), kind != expected else { return nil }
    let reason =
      switch kind {
      case .recording: "is a recording; play it with --replay"
      case .scenario: "is a scenario; play it with --scenario"
      case .prototype: "is a prototype; name its folder with --prototype"
      case .picture:
        "is a picture; \"floatdesktop new my-app --from FOLDER\" makes a prototype from a folder of pictures"
      }
    return DataError(Diagnostic(file: path, reason: reason))
  }

  /// The kind of a file, by its ending or its first lines; nil for another one, and where there is none.
  package static func kind(of path: String) -> Kind? {
    if PictureFormat.isPicture(path) { return .picture }
    guard
      let bytes = try? BoundedFile.ends(
        of: path, beginning: 65_536, end: 0, limit: RecordingReader.maximumBytes)
    else { return nil }
    let text = String(decoding: bytes.beginning, as: UTF8.self)
    if text.hasPrefix("{\"floatdesktop\"") { return .recording }
    let lines = text.split(whereSeparator: \.isNewline)
    if lines.contains(where: { $0.hasPrefix("steps:") }) { return .scenario }
    return lines.contains { $0.hasPrefix("floatdesktop:") } ? .prototype : nil
  }
}
