import FloatCore

/// The keys of a device's file, and the JSON Schema that is made from them.
///
/// Lengths are measured against the largest screen; the program measures them against the device's own.
package enum DeviceSchema {
  package static var text: String {
    Schema.text(of: Schema.document("A device of FloatDesktop", root.form, definitions: []))
  }

  /// The width and height of a screen, in points: from smaller than any phone to larger than any tablet.
  private static let sides = 120.0...4096.0
  private static let length = NumberKind(range: 0...sides.upperBound)
  private static let half = NumberKind(range: 0...sides.upperBound / 2)
  private static let quarter = NumberKind(range: 0...sides.upperBound / 4)
  /// The width of a body's border around the screen, in points.
  private static let border = NumberKind(range: 0...400)

  struct Root: KeyGroup {
    let name = Key("name", .form(Schema.text()), "The name that people read.", isRequired: true)
    let width = Key("width", .number(sides), "The screen's width, in points.", isRequired: true)
    let height = Key("height", .number(sides), "The screen's height, in points.", isRequired: true)
    let safeArea = Key(
      "safe-area", .part(SafeArea()), "The screen's edges that bars and pages keep free, in points.")
    let cornerRadius = Key("corner-radius", half, "The radius of the screen's corners, in points.")
    let cutout = Key("cutout", .part(Cutout()), "What the screen leaves out at its top, in points.")
    let statusBar = Key(
      "status-bar", .part(StatusBar()), "Where the status bar's time and signs are, in points.")
    let homeIndicator = Key(
      "home-indicator", .part(HomeIndicator()), "The line at the bottom edge, in points.")
    let body = Key("body", .part(Body()), "The body around the screen, in points.")
  }
  static let root = KeyTable("", Root())

  struct SafeArea: KeyGroup {
    let top = Key("top", length, "")
    let left = Key("left", length, "")
    let bottom = Key("bottom", length, "")
    let right = Key("right", length, "")
  }

  struct Cutout: KeyGroup {
    let width = Key("width", .number(1...sides.upperBound), "", isRequired: true)
    let height = Key("height", .number(1...sides.upperBound / 4), "", isRequired: true)
    let top = Key("top", quarter, "Its distance from the edge.")
    let cornerRadius = Key("corner-radius", half, "", isRequired: true)
  }

  struct StatusBar: KeyGroup {
    let arrangement = Key(
      "arrangement", .choice(DeviceStatusBar.Arrangement.self), "Where the time and the signs are.")
    let midY = Key("y", quarter, "The middle's distance from the edge.")
    let inset = Key("inset", half, "The time's distance from the edge.")
    let endInset = Key("end-inset", half, "The signs' distance from the edge.")
    let textSize = Key("time-size", .number(4...80), "The size of the time.")
  }

  struct HomeIndicator: KeyGroup {
    let width = Key("width", .number(1...sides.upperBound), "", isRequired: true)
    let height = Key("height", .number(1...30), "", isRequired: true)
    let bottom = Key("bottom", quarter, "Its distance from the edge.", isRequired: true)
  }

  struct Body: KeyGroup {
    let sides = Key("sides", border, "The border at both sides.", isRequired: true)
    let top = Key("top", border, "The border above; by default as at the sides.")
    let bottom = Key("bottom", border, "The border below; by default as above.")
    let cornerRadius = Key("corner-radius", border, "By default the screen's, and the border at the sides.")
    let homeButton = Key("home-button", .flag, "Whether there is a button below the screen.")
  }
}
