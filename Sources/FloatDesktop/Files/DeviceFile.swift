package import FloatCore

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
    try parse(DataError.bytes(of: path, limit: YAMLLimits.standard.bytes), id: id, file: path)
  }

  /// The ids of the devices in a folder, in order; none where the folder cannot be read.
  package static func names(folder: String) -> [String] {
    Folder.names(in: folder, without: ending)
  }

  /// The device in a text; `file` is the text's name in errors.
  package static func parse(_ bytes: [UInt8], id: String, file: String) throws(DataError) -> Device {
    let root = try Field.root(ofYAML: bytes, file: file)
    let device = root.values(DeviceSchema.root).flatMap { Self.device($0, id: id) }
    try root.problems.check()
    guard let device else { throw DataError(Diagnostic(file: file, reason: "cannot be read")) }
    return device
  }

  /// Nil, with reports, for a device without a name or a size, which the other values are measured against.
  private static func device(_ values: Values<DeviceSchema.Root>, id: String) -> Device? {
    let (name, width, height) = (values.name?.text(), values.width, values.height)
    guard let name, let width, let height else { return nil }
    let size = Size(width, height)
    let cornerRadius = values[\.cornerRadius]?.number(0...min(width, height) / 2) ?? 0
    return Device(
      id: id, name: name, size: size, safeArea: safeArea(values, size), cornerRadius: cornerRadius,
      cutout: values.cutout.flatMap { cutout($0, size) },
      statusBar: statusBar(values.statusBar, size),
      homeIndicator: values.homeIndicator.flatMap { homeIndicator($0, size) },
      body: values.body.flatMap { body($0, cornerRadius: cornerRadius) })
  }

  private static func safeArea(_ values: Values<DeviceSchema.Root>, _ size: Size) -> EdgeInsets {
    guard let own = values.safeArea else { return .zero }
    let area = EdgeInsets(
      top: own[\.top]?.number(0...size.height) ?? 0, left: own[\.left]?.number(0...size.width) ?? 0,
      bottom: own[\.bottom]?.number(0...size.height) ?? 0,
      right: own[\.right]?.number(0...size.width) ?? 0)
    if area.left + area.right >= size.width || area.top + area.bottom >= size.height {
      values[\.safeArea]?.report("leaves nothing of the screen")
    }
    return area
  }

  private static func cutout(_ own: Values<DeviceSchema.Cutout>, _ screen: Size) -> DeviceCutout? {
    let width = own[\.width]?.number(1...screen.width)
    let height = own[\.height]?.number(1...screen.height / 4)
    let top = own[\.top]?.number(0...screen.height / 4) ?? 0
    guard let width, let height,
      let radius = own[\.cornerRadius]?.number(0...min(width / 2, height))
    else { return nil }
    return DeviceCutout(size: Size(width, height), top: top, cornerRadius: radius)
  }

  private static func statusBar(
    _ own: Values<DeviceSchema.StatusBar>?, _ screen: Size
  ) -> DeviceStatusBar {
    var bar = DeviceStatusBar()
    bar.arrangement = own?.arrangement ?? bar.arrangement
    bar.midY = own?[\.midY]?.number(0...screen.height / 4) ?? bar.midY
    bar.inset = own?[\.inset]?.number(0...screen.width / 2) ?? bar.inset
    bar.endInset = own?[\.endInset]?.number(0...screen.width / 2) ?? bar.endInset
    bar.textSize = own?.textSize ?? bar.textSize
    return bar
  }

  private static func homeIndicator(
    _ own: Values<DeviceSchema.HomeIndicator>, _ screen: Size
  ) -> DeviceHomeIndicator? {
    let width = own[\.width]?.number(1...screen.width)
    let (height, bottom) = (own.height, own[\.bottom]?.number(0...screen.height / 4))
    guard let width, let height, let bottom else { return nil }
    return DeviceHomeIndicator(width: width, height: height, bottom: bottom)
  }

  private static func body(_ own: Values<DeviceSchema.Body>, cornerRadius: Double) -> DeviceBody? {
    guard let sides = own.sides else { return nil }
    let top = own.top ?? sides
    return DeviceBody(
      border: EdgeInsets(top: top, left: sides, bottom: own.bottom ?? top, right: sides),
      cornerRadius: own.cornerRadius ?? cornerRadius + sides, hasHomeButton: own.homeButton ?? false
    )
  }
}
