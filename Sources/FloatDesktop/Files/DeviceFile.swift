import FloatCore

/// A requested device.
package enum DeviceChoice: Hashable, Sendable {
  /// The id of a device that comes with the program.
  case name(String)
  /// The path of a device's file.
  case file(String)

  /// The device that a word names, such as `iphone-x` or `mine.yaml`.
  package init(_ word: String) { self = BoundedFile.isPath(word) ? .file(word) : .name(word) }

  /// The path of the device's file; nil for a device that comes with the program.
  package var file: String? {
    if case .file(let path) = self { path } else { nil }
  }
}

/// Reads devices from files named after the device's id: the shipped ones of `Assets/devices/`, and people's own.
package enum DeviceFile {
  /// The device that was asked for.
  ///
  /// - Parameter folder: The folder with the devices that are found by name.
  package static func load(_ choice: DeviceChoice, folder: String) throws(DataError) -> Device {
    switch choice {
    case .name(let id): try load(id, folder: folder)
    case .file(let path): try load(file: path, folder: folder)
    }
  }

  private static func load(file path: String, folder: String) throws(DataError) -> Device {
    let id = id(ofFile: path)
    do throws(DataError) {
      return try read(path, id: id)
    } catch {
      guard error.isMissing else { throw error }
      let advice =
        names(folder: folder).contains(id)
        ? "did you mean \(id), which comes with the program?"
        : "name a device's file, or a device that comes with the program, such as \(Device.iPhoneX.id)"
      throw DataError(
        diagnostics: [Diagnostic(file: path, reason: "no such file; \(advice)")], isMissing: true)
    }
  }

  /// The id of a file's device: the file's name without `.yaml`.
  private static func id(ofFile path: String) -> String {
    let name = Folder.name(of: path)
    return name.hasSuffix(ending) && name != ending ? String(name.dropLast(ending.count)) : name
  }

  private static let ending = ".yaml"

  /// The device with an id; throws an error that lists the known devices where there is none.
  package static func load(_ id: String, folder: String) throws(DataError) -> Device {
    let known = names(folder: folder)
    guard known.contains(id) else {
      let reason =
        Spelling.offer(for: id, in: known).map {
          "no device \"\(PrintableText.shortened(id, to: 40))\"; \($0)"
        }
        ?? "there are no devices here"
      throw DataError(diagnostics: [Diagnostic(file: folder, reason: reason)], isMissing: true)
    }
    return try read("\(folder)/\(id)\(ending)", id: id)
  }

  private static func read(_ path: String, id: String) throws(DataError) -> Device {
    let fields = try YAMLFields.load(path: path, limits: .standard)
    return try rethrowing(as: DataError.init) { () throws(Diagnostic) in try device(fields, id: id) }
  }

  /// The ids of the devices in a folder, in order; none where the folder cannot be read.
  package static func names(folder: String) -> [String] {
    Folder.names(in: folder, without: ending)
  }

  /// The device in a text; `file` is the text's name in errors.
  package static func parse(_ bytes: [UInt8], id: String, file: String) throws(Diagnostic) -> Device {
    try device(YAMLFields.parse(bytes, file: file, limits: .standard), id: id)
  }

  private static func device(_ fields: YAMLFields, id: String) throws(Diagnostic) -> Device {
    try fields.allowOnly([
      "name", "width", "height", "safe-area", "corner-radius", "cutout", "status-bar", "home-indicator",
      "body",
    ])
    let width = try fields.number("width", in: sides)
    let height = try fields.number("height", in: sides)
    var safeArea = EdgeInsets.zero
    if let insets = try fields.part("safe-area", of: ["top", "left", "bottom", "right"]) {
      safeArea = EdgeInsets(
        top: try insets.number("top", in: 0...height, or: 0),
        left: try insets.number("left", in: 0...width, or: 0),
        bottom: try insets.number("bottom", in: 0...height, or: 0),
        right: try insets.number("right", in: 0...width, or: 0))
      guard safeArea.left + safeArea.right < width, safeArea.top + safeArea.bottom < height else {
        throw fields.error("safe-area", "leaves nothing of the screen")
      }
    }
    let cornerRadius = try fields.number("corner-radius", in: 0...min(width, height) / 2, or: 0)
    return Device(
      id: id, name: try fields.string("name"), size: Size(width, height), safeArea: safeArea,
      cornerRadius: cornerRadius, cutout: try cutout(fields, width: width, height: height),
      statusBar: try statusBar(fields, width: width, height: height),
      homeIndicator: try homeIndicator(fields, width: width, height: height),
      body: try body(fields, cornerRadius: cornerRadius))
  }

  private static func cutout(
    _ fields: YAMLFields, width: Double, height: Double
  ) throws(Diagnostic) -> DeviceCutout? {
    guard let own = try fields.part("cutout", of: ["width", "height", "top", "corner-radius"]) else {
      return nil
    }
    let size = Size(try own.number("width", in: 1...width), try own.number("height", in: 1...height / 4))
    return DeviceCutout(
      size: size, top: try own.number("top", in: 0...height / 4, or: 0),
      cornerRadius: try own.number("corner-radius", in: 0...min(size.width / 2, size.height)))
  }

  private static func statusBar(
    _ fields: YAMLFields, width: Double, height: Double
  ) throws(Diagnostic) -> DeviceStatusBar {
    var bar = DeviceStatusBar()
    let known = ["arrangement", "y", "inset", "end-inset", "time-size"]
    guard let own = try fields.part("status-bar", of: known) else { return bar }
    if own.has("arrangement") { bar.arrangement = try own.choice("arrangement") }
    if own.has("y") { bar.midY = try own.number("y", in: 0...height / 4) }
    if own.has("inset") { bar.inset = try own.number("inset", in: 0...width / 2) }
    if own.has("end-inset") { bar.endInset = try own.number("end-inset", in: 0...width / 2) }
    if own.has("time-size") { bar.textSize = try own.number("time-size", in: 4...80) }
    return bar
  }

  private static func homeIndicator(
    _ fields: YAMLFields, width: Double, height: Double
  ) throws(Diagnostic) -> DeviceHomeIndicator? {
    guard let own = try fields.part("home-indicator", of: ["width", "height", "bottom"]) else { return nil }
    return DeviceHomeIndicator(
      width: try own.number("width", in: 1...width), height: try own.number("height", in: 1...30),
      bottom: try own.number("bottom", in: 0...height / 4))
  }

  private static func body(
    _ fields: YAMLFields, cornerRadius: Double
  ) throws(Diagnostic) -> DeviceBody? {
    guard let own = try fields.part("body", of: ["sides", "top", "bottom", "corner-radius", "home-button"])
    else { return nil }
    let sides = try own.number("sides", in: borders)
    let top = try own.number("top", in: borders, or: sides)
    let bottom = try own.number("bottom", in: borders, or: top)
    return DeviceBody(
      border: EdgeInsets(top: top, left: sides, bottom: bottom, right: sides),
      cornerRadius: try own.number("corner-radius", in: borders, or: cornerRadius + sides),
      hasHomeButton: try own.bool("home-button", or: false))
  }

  /// The width of a body's border around the screen, in points.
  private static let borders = 0.0...400.0

  /// The width and height of a screen, in points: from smaller than any phone to larger than any tablet.
  private static let sides = 120.0...4096.0
}
