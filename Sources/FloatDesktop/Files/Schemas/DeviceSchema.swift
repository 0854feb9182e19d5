import FloatCore

/// The keys of a device's file, and the JSON Schema that is made from them.
///
/// Lengths are measured against the largest screen; the program measures them against the device's own.
package enum DeviceSchema {
  package static var text: String {
    Schema.text(of: Schema.document("A device of FloatDesktop", Schema.object(keys), definitions: []))
  }

  /// The width and height of a screen, in points: from smaller than any phone to larger than any tablet.
  static let sides = 120.0...4096.0
  /// The width of a body's border around the screen, in points.
  static let borders = 0.0...400.0
  static let indicatorHeights = 1.0...30
  static let textSizes = 4.0...80

  private static let length = Schema.number(0...sides.upperBound)
  private static let half = Schema.number(0...sides.upperBound / 2)
  private static let quarter = Schema.number(0...sides.upperBound / 4)
  private static let border = Schema.number(borders)

  static let keys: [any FileKey] = [
    Key("name", .form(Schema.text()), "The name that people read.", isRequired: true),
    Key("width", .form(Schema.number(sides)), "The screen's width, in points.", isRequired: true),
    Key("height", .form(Schema.number(sides)), "The screen's height, in points.", isRequired: true),
    part("safe-area", "The screen's edges that bars and pages keep free, in points."),
    Key("corner-radius", .form(half), "The radius of the screen's corners, in points."),
    part("cutout", "What the screen leaves out at its top, in points."),
    part("status-bar", "Where the status bar's time and signs are, in points."),
    part("home-indicator", "The line at the bottom edge, in points."),
    part("body", "The body around the screen, in points."),
  ]

  /// The keys of the parts.
  static let parts: [String: [any FileKey]] = [
    "safe-area": ["top", "left", "bottom", "right"].map { Key($0, .form(length), "") },
    "cutout": [
      Key("width", .form(Schema.number(1...sides.upperBound)), "", isRequired: true),
      Key("height", .form(Schema.number(1...sides.upperBound / 4)), "", isRequired: true),
      Key("top", .form(quarter), "Its distance from the edge."),
      Key("corner-radius", .form(half), "", isRequired: true),
    ],
    "status-bar": [
      Key(
        "arrangement", .form(Schema.choice(DeviceStatusBar.Arrangement.allCases.map(\.rawValue))),
        "Where the time and the signs are."),
      Key("y", .form(quarter), "The middle's distance from the edge."),
      Key("inset", .form(half), "The time's distance from the edge."),
      Key("end-inset", .form(half), "The signs' distance from the edge."),
      Key("time-size", .form(Schema.number(textSizes)), "The size of the time."),
    ],
    "home-indicator": [
      Key("width", .form(Schema.number(1...sides.upperBound)), "", isRequired: true),
      Key("height", .form(Schema.number(indicatorHeights)), "", isRequired: true),
      Key("bottom", .form(quarter), "Its distance from the edge.", isRequired: true),
    ],
    "body": [
      Key("sides", .form(border), "The border at both sides.", isRequired: true),
      Key("top", .form(border), "The border above; by default as at the sides."),
      Key("bottom", .form(border), "The border below; by default as above."),
      Key("corner-radius", .form(border), "By default the screen's, and the border at the sides."),
      Key("home-button", .form(Schema.flag), "Whether there is a button below the screen."),
    ],
  ]

  private static func part(_ name: String, _ summary: String) -> any FileKey {
    Key(name, .form(Schema.object(parts[name] ?? [])), summary)
  }
}
