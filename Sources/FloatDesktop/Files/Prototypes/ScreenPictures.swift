import FloatCore
import FloatPages

/// The pictures of an app's screens in a folder, grouped by screen: scales, dark mode and languages belong together.
struct ScreenPictures {
  /// A screen.
  struct Screen {
    /// The file that is shown at first, without its scale: `home.png` for `home@2x.png`.
    var name: String
    /// The dark-mode file, where the first file's name does not lead to it.
    var dark: String?
    /// All its files.
    var files: [String]
    /// The page's name: lowercase letters of any script, digits and dashes.
    var page: String
    /// The size in the file's own units.
    var pixels: Size
  }

  let folder: String
  /// The screens in the order of their names.
  private(set) var screens: [Screen] = []
  /// The files that are not usable pictures, and why.
  private(set) var problems: [Diagnostic] = []

  init(folder: String) {
    self.folder = folder
    var files: [String: [String]] = [:]
    for file in Folder.names(in: folder) {
      if let name = Self.screen(of: file) {
        files[name, default: []].append(file)
      } else if Self.otherEndings.contains(PictureSize.ending(of: file)), !file.hasPrefix(".") {
        problems.append(
          Diagnostic(
            file: Folder.join(folder, file), severity: .warning,
            reason: "cannot be shown; save it as PNG, JPEG, WebP or SVG (it is left out)"))
      }
    }
    var pages: Set<String> = []
    for name in files.keys.sorted(by: NaturalOrder.isBefore) {
      let own = files[name] ?? []
      guard let shown = own.max(by: { Self.rank($0) < Self.rank($1) }) else { continue }
      do throws(PictureSize.Problem) {
        let pixels = try PictureSize.find(Folder.join(folder, shown)).size
        let page = Self.page(name, besides: pages)
        pages.insert(page)
        var screen = Screen(name: name, files: own, page: page, pixels: pixels)
        screen.nameFiles()
        screens.append(screen)
      } catch {
        problems.append(
          Diagnostic(
            file: Folder.join(folder, shown), severity: .warning,
            reason: error.reason + " (it is left out)"))
      }
    }
  }

  /// Says which folders below this one hold pictures and are left out; nil if none does.
  var foldersLeftOut: Diagnostic? {
    let names = Folder.names(in: folder).filter {
      !$0.hasPrefix(".") && Self.holdsPictures(Folder.join(folder, $0), depth: 2)
    }
    guard !names.isEmpty else { return nil }
    return Diagnostic(
      file: folder, severity: .warning,
      reason: "pictures in folders below are left out ("
        + PrintableText.shortened(names.joined(separator: ", "), to: 80)
        + "); move them up, or name one of those folders")
  }

  /// - Parameter depth: How many levels of folders below it are looked into.
  private static func holdsPictures(_ folder: String, depth: Int) -> Bool {
    let names = Folder.names(in: folder)
    return names.contains { screen(of: $0) != nil }
      || depth > 0
        && names.contains { !$0.hasPrefix(".") && holdsPictures(Folder.join(folder, $0), depth: depth - 1) }
  }

  /// The device whose shape most of the pictures have; of several, the one whose screens they are at scale 1, 2 or 3.
  /// If none has that shape, the device that is as wide as most of them.
  func device(of known: [Device]) -> Device {
    let usual = Device.iPhoneX
    func isMultiple(_ length: Double, of side: Double) -> Double? {
      [3.0, 2, 1].first { side * $0 == length }
    }
    func score(_ device: Device) -> (shapes: Int, screens: Int, widths: Int) {
      var score = (shapes: 0, screens: 0, widths: 0)
      for screen in screens {
        let height = screen.pixels.height * device.size.width / screen.pixels.width
        if abs(height - device.size.height) < 1 { score.shapes += 1 }
        guard let scale = isMultiple(screen.pixels.width, of: device.size.width) else { continue }
        score.widths += 1
        if device.size.height * scale == screen.pixels.height { score.screens += 1 }
      }
      return score
    }
    var best = (device: usual, score: score(usual))
    for device in known {
      let new = score(device)
      if new > best.score { best = (device, new) }
    }
    return best.device
  }

  /// The endings of pictures and designs that cannot be shown.
  private static let otherEndings: Set = [
    "avif", "bmp", "fig", "gif", "heic", "heif", "pdf", "psd", "sketch", "tif", "tiff", "xd",
  ]

  // MARK: Names

  /// A file's name without its scale.
  fileprivate static func withoutScale(_ file: String) -> String {
    file.replacing("@3x.", with: ".").replacing("@2x.", with: ".")
  }

  /// A file's name before the marks of scale, appearance and language; nil for a file that is no picture.
  private static func screen(of file: String) -> String? {
    // Hidden files belong to other programs, such as macOS's "._home.png".
    guard !file.hasPrefix("."), let dot = file.lastIndex(of: ".") else { return nil }
    let ending = String(file[file.index(after: dot)...])
    guard PictureSize.endings.contains(ending.lowercased()) else { return nil }
    var stem = String(file[..<dot])
    let marks = ["@3x", "@2x"] + [".dark", ".light"] + Language.allCases.map { "." + $0.rawValue }
    while let mark = marks.first(where: stem.hasSuffix), mark.count < stem.count {
      stem.removeLast(mark.count)
    }
    return stem + "." + ending
  }

  /// How well a file suits as the one shown at first; greater is better.
  private static func rank(_ file: String) -> (Int, Int) {
    let stem = file.prefix { $0 != "@" }
    return (-stem.filter { $0 == "." }.count, file.contains("@3x.") ? 3 : file.contains("@2x.") ? 2 : 1)
  }

  private static func page(_ name: String, besides taken: Set<String>) -> String {
    let stem = name[..<(name.lastIndex(of: ".") ?? name.endIndex)]
    let words = stem.lowercased().split { !($0.isLetter || $0.isNumber) }
    let joined = words.joined(separator: "-")
    // Other YAML readers do not take a number alone for a text.
    let plain = joined.isEmpty ? "page" : joined.allSatisfy(\.isNumber) ? "page-\(joined)" : joined
    guard taken.contains(plain) else { return plain }
    return (2...).lazy.map { "\(plain)-\($0)" }.first { !taken.contains($0) } ?? plain
  }
}

extension ScreenPictures.Screen {
  /// Names only existing files: with `home.light.png` and `home.dark.png`, no file is `home.png`.
  fileprivate mutating func nameFiles() {
    let names = Set(files.map(ScreenPictures.withoutScale))
    guard !names.contains(name), let dot = name.lastIndex(of: ".") else { return }
    let (stem, ending) = (name[..<dot], name[dot...])
    func file(_ mark: String) -> String? {
      let file = stem + mark + ending
      return names.contains(String(file)) ? String(file) : nil
    }
    if let light = file(".light") {
      (name, dark) = (light, file(".dark"))
    } else {
      name = names.min() ?? name
    }
  }
}
