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
    // Where the foreignObject ends that was looked at last, with those inside it.
    var end = 0
    for tag in DrawingTags(text[...]) {
      let reason: String?
      if tag.name != "foreignObject" {
        reason = Self.reason(tag)
      } else if tag.start >= end {
        let content =
          tag.text.first == UInt8(ascii: "/")
          ? text[tag.start..<tag.text.endIndex] : text[tag.start...].before(Array("</foreignObject".utf8))
        end = content.endIndex
        reason = Self.reason(foreign: tag, content)
      } else {
        reason = nil
      }
      for reason in [reason, Self.styleReason(tag), Self.valueReason(tag)].compactMap(\.self)
      where !has(reason) {
        parts.append(Part(place: tag.start, reason: reason))
      }
    }
  }

  private func has(_ reason: String) -> Bool { parts.contains { $0.reason == reason } }

  /// - Parameter content: A foreignObject up to its end.
  private static func reason(foreign tag: DrawingTag, _ content: ArraySlice<UInt8>) -> String? {
    // Illustrator keeps data of its own so, and what is drawn beside it in the same <switch>.
    if tag["requiredExtensions"] != nil { return nil }
    let hasText = DrawingTags(content).contains { tag in
      tag.name != "style"
        && tag.text.contains { $0 > 0x20 && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "/") }
    }
    if hasText { return "a foreignObject is not drawn; export its text as text or outlines" }
    // Figma writes an angular gradient without any text, and the blur of a background, which its style tells.
    return content.contains("backdrop-filter")
      ? nil : "a foreignObject, such as an angular gradient, is not drawn; export this screen as PNG"
  }

  private static func reason(_ tag: DrawingTag) -> String? {
    switch tag.name {
    case "script": return "a script is not run"
    case "?xml-stylesheet":
      return (tag["href"] ?? "#").hasPrefix("#")
        ? nil : "a style sheet in another file is not read; put its rules into a <style>"
    case "animate", "animateColor", "animateMotion", "animateTransform", "set": return animation
    case "textPath": return "text on a path is not drawn; export it as outlines"
    case "flowRoot": return "flowed text is not drawn; export it as outlines"
    case "audio", "video", "iframe", "canvas": return "a <\(tag.name)> is not drawn"
    case "a": return nil
    case "style" where tag.text.contains("@import"): return outside
    case "style" where tag.text.contains("keyframes "): return animation
    default:
      // Blanks around it do not count.
      let link = String((tag["href"] ?? tag["xlink:href"] ?? "").drop(while: \.isWhitespace))
      if let type = undrawnType(link) { return "\(type) inside is not drawn; embed it as PNG or JPEG" }
      return link.isEmpty || link.hasPrefix("#") || link.hasPrefix("data:") ? nil : outside
    }
  }

  /// What a style asks for, an element's or a sheet's.
  private static func styleReason(_ tag: DrawingTag) -> String? {
    let style = tag.attributes.first { $0.name == "style" }?.value
    let isSheet = tag.name == "style"
    if style?.contains("backdrop-filter") == true || isSheet && tag.text.contains("backdrop-filter")
      || ["in", "in2"].contains(where: { ["BackgroundImage", "BackgroundAlpha"].contains(tag[$0] ?? "") })
    {
      return "the blur of the background is left out; export this screen as PNG"
    }
    return isSheet && tag.text.contains("@font-face")
      ? "the fonts of @font-face are not loaded; install them, or export the text as outlines" : nil
  }

  /// librsvg draws black, or nothing, for a value that it cannot read.
  private static func valueReason(_ tag: DrawingTag) -> String? {
    let names = ["style", "color", "fill", "flood-color", "stop-color", "stroke"]
    let values =
      tag.attributes.filter { names.contains($0.name) }.map(\.value) + (tag.name == "style" ? [tag.text] : [])
    if values.contains(where: { $0.contains("var(") }) {
      return "a CSS variable, var(), is not read; write its value"
    }
    return values.contains(where: hasUnknownColor)
      ? "a colour as color(), oklch() or lab() is not read; write it as #RRGGBB" : nil
  }

  /// True for declarations with a colour that librsvg does not know, unless the same property with another one comes
  /// before it, as Figma writes it.
  private static func hasUnknownColor(_ text: ArraySlice<UInt8>) -> Bool {
    guard text.contains("(") else { return false }
    return text.split { "{}".utf8.contains($0) }.contains { rule in
      let declarations = rule.split(separator: UInt8(ascii: ";")).map { part in
        part.split(separator: UInt8(ascii: ":"), maxSplits: 1).map {
          String(decoding: $0, as: UTF8.self).lowercased().drop(while: \.isWhitespace)
        }
      }
      return declarations.indices.contains { index in
        let declaration = declarations[index]
        return unknownColors.contains { declaration.last?.hasPrefix($0 + "(") == true }
          && (declaration.count < 2 || !declarations[..<index].contains { $0.first == declaration.first })
      }
    }
  }

  private static let unknownColors = [
    "color", "color-mix", "device-cmyk", "hwb", "lab", "lch", "light-dark", "oklab", "oklch",
  ]

  /// The type of a picture inside that librsvg does not know; nil for another link.
  private static func undrawnType(_ link: String) -> String? {
    guard link.hasPrefix("data:") else { return nil }
    let types = [
      ("webp", "a WebP"), ("avif", "an AVIF"), ("heic", "a HEIC"), ("heif", "a HEIC"), ("jxl", "a JPEG XL"),
    ]
    if let known = types.first(where: { link.hasPrefix("data:image/" + $0.0) }) { return known.1 }
    // What it is called says little: the first bytes are those of a WebP, or of HEIC's and AVIF's container.
    let start = link.firstRange(of: "base64,").map { link[$0.upperBound...].prefix(16) } ?? ""
    if start.hasPrefix("UklGR") { return "a WebP" }
    return start.dropFirst(5).hasPrefix("GZ0eXB") ? "a HEIC or AVIF" : nil
  }

  private static let animation = "an animation is not played; the drawing is a still picture"
  private static let outside = "another file is not read; embed it as a data: URL"
}

extension UndrawnParts {
  /// Warnings about a drawing's parts, with their lines.
  static func warnings(about path: String) -> [Diagnostic] {
    guard let bytes = try? BoundedFile.read(path, limit: PictureLimits.drawingBytes) else { return [] }
    return UndrawnParts(bytes).parts.map { part in
      let before = bytes[..<part.place]
      let feed = UInt8(ascii: "\n")
      let line = before[(before.lastIndex(of: feed).map { $0 + 1 } ?? 0)...]
      let position = SourcePosition(
        line: before.count(where: { $0 == feed }) + 1,
        column: String(decoding: line, as: UTF8.self).unicodeScalars.count + 1)
      return Diagnostic(file: path, position: position, severity: .warning, reason: part.reason)
    }
  }
}
