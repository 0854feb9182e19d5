import FloatCore

/// What a drawing contains and is not drawn: it is a still picture that reads no other file.
struct UndrawnParts {
  /// A kind of part, with the place of the first one.
  struct Part {
    /// The index in the text.
    var place: Int
    /// What is not drawn, and what to do.
    var reason: String
  }

  /// The parts in the order of their places, one of each kind.
  private(set) var parts: [Part] = []

  init(_ text: [UInt8]) {
    for tag in DrawingTags(text[...]) {
      guard let reason = Self.reason(tag), !parts.contains(where: { $0.reason == reason }) else { continue }
      parts.append(Part(place: tag.start, reason: reason))
    }
  }

  private static func reason(_ tag: DrawingTag) -> String? {
    switch tag.name {
    case "script": return "a script is not run"
    case "foreignObject": return "a foreignObject is not drawn; export its text as text or outlines"
    case "animate", "animateColor", "animateMotion", "animateTransform", "set":
      return "an animation is not played; the drawing is a still picture"
    case "audio", "video", "iframe", "canvas": return "a <\(tag.name)> is not drawn"
    case "a": return nil
    case "style" where tag.text.firstPlace(behind: Array("@import".utf8)) != nil: return outside
    default:
      let link = tag["href"] ?? tag["xlink:href"]
      return link.map { $0.isEmpty || $0.hasPrefix("#") || $0.hasPrefix("data:") } ?? true ? nil : outside
    }
  }

  private static let outside = "another file is not read; embed it as a data: URL"
}

extension UndrawnParts {
  /// Warnings about a drawing's parts, with their lines.
  static func warnings(about path: String) -> [Diagnostic] {
    guard let bytes = try? BoundedFile.read(path, limit: PictureLimits.drawingBytes) else { return [] }
    return UndrawnParts(bytes).parts.map { part in
      let before = bytes[..<part.place]
      let line = before.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      let position = SourcePosition(
        line: line.count, column: String(decoding: line.last ?? [], as: UTF8.self).unicodeScalars.count + 1)
      return Diagnostic(file: path, position: position, severity: .warning, reason: part.reason)
    }
  }
}
