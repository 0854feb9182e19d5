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

  static let keys: [FileKey] = [
    FileKey("name", Schema.text(), "The name that people read.", isRequired: true),
    FileKey("width", Schema.number(sides), "The screen's width, in points.", isRequired: true),
    FileKey("height", Schema.number(sides), "The screen's height, in points.", isRequired: true),
    part("safe-area", "The screen's edges that bars and pages keep free, in points."),
    FileKey("corner-radius", half, "The radius of the screen's corners, in points."),
    part("cutout", "What the screen leaves out at its top, in points."),
    part("status-bar", "Where the status bar's time and signs are, in points."),
    part("home-indicator", "The line at the bottom edge, in points."),
    part("body", "The body around the screen, in points."),
  ]

  /// The keys of the parts.
  static let parts: [String: [FileKey]] = [
    "safe-area": ["top", "left", "bottom", "right"].map { FileKey($0, length, "") },
    "cutout": [
      FileKey("width", Schema.number(1...sides.upperBound), "", isRequired: true),
      FileKey("height", Schema.number(1...sides.upperBound / 4), "", isRequired: true),
      FileKey("top", quarter, "Its distance from the edge."),
      FileKey("corner-radius", half, "", isRequired: true),
    ],
    "status-bar": [
      FileKey(
        "arrangement", Schema.choice(DeviceStatusBar.Arrangement.allCases.map(\.rawValue)),
        "Where the time and the signs are."),
      FileKey("y", quarter, "The middle's distance from the edge."),
      FileKey("inset", half, "The time's distance from the edge."),
      FileKey("end-inset", half, "The signs' distance from the edge."),
      FileKey("time-size", Schema.number(textSizes), "The size of the time."),
    ],
    "home-indicator": [
      FileKey("width", Schema.number(1...sides.upperBound), "", isRequired: true),
      FileKey("height", Schema.number(indicatorHeights), "", isRequired: true),
      FileKey("bottom", quarter, "Its distance from the edge.", isRequired: true),
    ],
    "body": [
      FileKey("sides", border, "The border at both sides.", isRequired: true),
      FileKey("top", border, "The border above; by default as at the sides."),
      FileKey("bottom", border, "The border below; by default as above."),
      FileKey("corner-radius", border, "By default the screen's, and the border at the sides."),
      FileKey("home-button", Schema.flag, "Whether there is a button below the screen."),
    ],
  ]

  private static func part(_ name: String, _ summary: String) -> FileKey {
    FileKey(name, Schema.object(parts[name] ?? []), summary)
  }
}
