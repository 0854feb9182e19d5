import FloatCore
import FoundationEssentials

/// Reads devices from `Assets/devices/`, one file a device, named after the device's id.
enum DeviceFile {
  /// The device with an id; throws an error that lists the known devices where there is none.
  static func load(_ id: String, folder: String) throws(AssetFileError) -> Device {
    let known = names(folder: folder)
    guard known.contains(id) else {
      guard !known.isEmpty else { throw AssetFileError(file: folder, reason: "there are no devices here") }
      throw AssetFileError(
        file: folder, reason: "unknown device “\(id)”; the devices are \(known.joined(separator: ", "))")
    }
    return try device(YAMLFields.load(path: "\(folder)/\(id).yaml"), id: id)
  }

  /// The ids of the devices in a folder, in order; none where the folder cannot be read.
  static func names(folder: String) -> [String] {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return files.filter { $0.hasSuffix(".yaml") }.map { String($0.dropLast(5)) }.sorted()
  }

  /// The device in a text; `file` is the text's name in errors.
  static func parse(_ text: String, id: String, file: String) throws(AssetFileError) -> Device {
    try device(YAMLFields.parse(text, file: file), id: id)
  }

  private static func device(_ fields: YAMLFields, id: String) throws(AssetFileError) -> Device {
    try fields.allowOnly(["name", "width", "height", "safe-area", "corner-radius"])
    let width = try fields.number("width", in: sides)
    let height = try fields.number("height", in: sides)
    var safeArea = EdgeInsets.zero
    if fields.has("safe-area") {
      let insets = try fields.fields("safe-area")
      try insets.allowOnly(["top", "left", "bottom", "right"])
      safeArea = EdgeInsets(
        top: try insets.number("top", in: 0...height, or: 0),
        left: try insets.number("left", in: 0...width, or: 0),
        bottom: try insets.number("bottom", in: 0...height, or: 0),
        right: try insets.number("right", in: 0...width, or: 0))
      guard safeArea.left + safeArea.right < width, safeArea.top + safeArea.bottom < height else {
        throw fields.error("safe-area", "leaves nothing of the screen")
      }
    }
    return Device(
      id: id, name: try fields.string("name"), size: Size(width, height), safeArea: safeArea,
      cornerRadius: try fields.number("corner-radius", in: 0...min(width, height) / 2, or: 0))
  }

  /// The sides a screen may have, in points: from smaller than any phone to larger than any tablet.
  private static let sides = 120.0...4096.0
}
