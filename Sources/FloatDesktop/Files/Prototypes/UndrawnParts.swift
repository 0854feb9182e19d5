import FloatCore

/// What a drawing contains and is not drawn: it is a still picture that reads no other file.
struct UndrawnParts {
  /// A kind of part: the index of the first one in the text, what is not drawn, and what to do.
  typealias Part = (place: Int, reason: String)

  /// The parts in the order of their places, one of each kind.
  private(set) var parts: [Part] = []

  init(_ text: [UInt8]) {
    // Where the foreignObject ends that was looked at last, with those inside it.
    var end = 0
    for tag in DrawingTags(text[...]) {
      var reason = tag.start < end ? nil : Self.reason(tag)
      if tag.name == "foreignObject", tag.start >= end {
        let content =
          tag.text.first == UInt8(ascii: "/")
          ? text[tag.start..<tag.text.endIndex] : text[tag.start...].before(Array("</foreignObject".utf8))
        end = content.endIndex
        reason = Self.reason(foreign: tag, content)
      }
      // Nothing else inside it is drawn anyway.
      let others = Self.styleReasons(tag).filter { tag.start >= end || $0 == Self.blur }
      for reason in [reason].compactMap(\.self) + others where !has(reason) {
        parts.append((tag.start, reason))
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
    case "altGlyph", "flowRoot", "textArea", "textPath", "tref":
      return "a <\(tag.name)> is not drawn; export the text as outlines"
    case "font": return fonts
    case "audio", "canvas", "feDropShadow", "hatch", "iframe", "meshgradient", "solidcolor", "video":
      return "a <\(tag.name)> is not drawn; export this screen as PNG"
    case "a": return nil
    case "style" where tag.text.contains("@import"): return outside
    case "style" where tag.text.contains("keyframes "): return animation
    case "style" where tag.text.filter({ "{}".utf8.contains($0) })[...].contains("{{"):
      return "rules inside rules, as of @media, are not read; write each with its own selector"
    default:
      // Blanks around it do not count.
      let link = String((tag["href"] ?? tag["xlink:href"] ?? "").drop(while: \.isWhitespace))
      if let type = undrawnType(link) { return "\(type) inside is not drawn; embed it as PNG or JPEG" }
      if link.isEmpty || link.hasPrefix("#") { return nil }
      if !["image", "feImage"].contains(tag.name) { return elsewhere }
      return link.hasPrefix("data:") ? nil : outside
    }
  }

  private typealias Declaration = (name: String, value: ArraySlice<UInt8>)

  /// What its attributes ask for, the declarations of its style, and those of a style sheet.
  private static func styleReasons(_ tag: DrawingTag) -> [String] {
    let sheet = tag.name == "style" ? tag.text : []
    let styles = tag.attributes.filter { $0.name == "style" }.map(\.value)
    let rules = (styles + sheet.split { "{}".utf8.contains($0) }).map { rule in
      rule.split(separator: UInt8(ascii: ";")).map { part -> Declaration in
        let name = part.prefix { $0 != UInt8(ascii: ":") }
        let property = String(decoding: name.filter { $0 > 0x20 }, as: UTF8.self).lowercased()
        return (property, part[name.endIndex...].dropFirst())
      }
    }
    let reasons = ([tag.attributes] + rules).flatMap { rule in
      rule.indices.compactMap { reason(rule[$0], behind: rule[..<$0], on: tag.name) }
    }
    let variables = (styles + [sheet]).contains { $0.contains("var(") } ? [unread("var(")] : []
    return (sheet.contains("@font-face") ? [fonts] : []) + variables + reasons
  }

  /// librsvg draws black, or nothing, for a colour that it cannot read, and as without other values that it does not know.
  ///
  /// - Parameter others: The declarations before it in its rule. A colour among them is drawn instead, as Figma writes it.
  private static func reason(
    _ declaration: Declaration, behind others: ArraySlice<Declaration>, on element: String
  ) -> String? {
    let name = declaration.name
    guard properties.contains(name) || undrawnValues[name] != nil else { return nil }
    let lowercased = declaration.value.map { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 ? $0 | 0x20 : $0 }
    let value = (lowercased + [UInt8(ascii: ";")])[...]
    if let function = ["var(", "calc("].first(where: { value.contains($0) }) {
      return unread(function)
    }
    let words = value.split { $0 <= 0x20 }
    if words.contains(where: { word in unknownColors.contains { word.starts(with: $0.utf8) } }) {
      return others.contains { $0.name == name }
        ? nil : "a colour as color(), oklch() or lab() is not read; write it as #RRGGBB"
    }
    // A style's quotes may be written as "&quot;".
    let bare = value.filter { !" '\"".utf8.contains($0) }[...]
    if bare.contains("url("), !bare.contains("url(#"), !bare.contains("url(&") { return elsewhere }
    guard let (undrawn, instead) = undrawnValues[name], undrawn.contains(where: { value.contains($0) }),
      !["dx", "dy", "rotate", "x", "y"].contains(name) || ["text", "tspan"].contains(element)
    else { return nil }
    return instead.isEmpty ? blur : "this \(name) is not drawn; export \(instead)"
  }

  private static func unread(_ function: String) -> String {
    "the CSS function \(function)) is not read; write its value"
  }

  private static let unknownColors = [
    "color(", "color-mix(", "device-cmyk(", "hwb(", "icc-color(", "lab(", "lch(", "light-dark(", "oklab(",
    "oklch(", "rgb(from",
  ]
  /// Properties whose functions are looked at.
  private static let properties: Set = [
    "color", "fill", "filter", "flood-color", "font-family", "font-size", "marker", "marker-end",
    "marker-mid", "marker-start", "mask", "opacity", "stop-color", "stroke", "stroke-width",
  ]
  /// Words in other properties that librsvg does without, and what to export instead; nothing for a background's blur.
  private static let undrawnValues: [String: ([String], instead: String)] = {
    let (outlines, screen) = ("the text as outlines", "this screen as PNG")
    let (digits, lists) = ((1...9).map { String($0) }, [" ", ",", "\n"])
    let baselines = ["before", "after", "central", "hanging", "ideographic", "mathematical", "middle", "top"]
    let edges = ["bottom", "center", "left", "right", "top"]
    let blurs = ["backgroundimage;", "backgroundalpha;"]
    return [
      "backdrop-filter": ([";"], ""), "-webkit-backdrop-filter": ([";"], ""),
      "in": (blurs, ""), "in2": (blurs, ""),
      "alignment-baseline": (baselines, outlines), "dominant-baseline": (baselines, outlines),
      "dx": (lists, outlines), "dy": (lists, outlines), "x": (lists, outlines), "y": (lists, outlines),
      "font-variant": (["small-caps"], outlines), "text-transform": (["case", "capital"], outlines),
      "rotate": (digits, outlines), "textLength": (digits, outlines), "word-spacing": (digits, outlines),
      "clip-path": (["circle(", "ellipse(", "inset(", "path(", "polygon("], screen),
      "mix-blend-mode": (["plus-"], screen), "vector-effect": (["non-scaling-stroke"], screen),
      "pathLength": (digits, screen), "transform-origin": (digits + edges, screen),
      "background": (["#", "(", "white"], screen), "background-color": (["#", "(", "white"], screen),
    ]
  }()

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
  private static let blur = "the blur of the background is left out; export this screen as PNG"
  private static let fonts =
    "the fonts of @font-face are not loaded; install them, or export the text as outlines"
  private static let outside = "another file is not read; embed it as a data: URL"
  private static let elsewhere = "what is in another file is not read; copy it into this one"
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
