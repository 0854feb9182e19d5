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
  }

  let folder: String
  /// The device that suits the pictures.
  let device: Device
  /// The screens in the order of their names.
  private(set) var screens: [Screen] = []
  /// The files that are not usable pictures, and why.
  private(set) var problems: [Diagnostic] = []

  /// - Parameters:
  ///   - devices: The devices to choose from.
  ///   - isInPlace: True where the files stay beside each other, so that a screen with a damaged one cannot be shown.
  init(folder: String, devices: [Device] = [], isInPlace: Bool = false) {
    self.folder = folder
    let found = FoundPictures(folder: folder)
    device = Self.device(of: devices, for: found.sizesOfScreens)
    problems = found.problems
    var reader = PrototypePictures(folder: folder, language: Language.builtIn.rawValue, assets: nil)
    (reader.screen, reader.shownWidth) = (device.size, device.size.width)
    var pages: Set<String> = []
    for name in found.files.keys.sorted(by: NaturalOrder.isBefore) {
      var files: [String] = []
      var isWhole = !found.incomplete.contains(name)
      for picture in found.files[name] ?? [] {
        do throws(PictureSize.Problem) {
          _ = try reader.shownSize(of: picture.file, picture.size)
          files.append(picture.file)
        } catch {
          problems.append(FoundPictures.leftOut(Folder.join(folder, picture.file), error.reason))
          isWhole = false
        }
      }
      guard !files.isEmpty else { continue }
      if isInPlace, !isWhole {
        problems += files.map {
          FoundPictures.leftOut(
            Folder.join(folder, $0), "shows the same screen as a picture that cannot be shown")
        }
        continue
      }
      let page = Self.page(name, besides: pages)
      pages.insert(page)
      var screen = Screen(name: name, files: files, page: page)
      screen.nameFiles()
      screens.append(screen)
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
    return names.contains { FoundPictures.screen(of: $0) != nil }
      || depth > 0
        && names.contains { !$0.hasPrefix(".") && holdsPictures(Folder.join(folder, $0), depth: depth - 1) }
  }

  /// The device whose shape most of the pictures have; of several, the one whose screens they are at scale 1, 2 or 3.
  /// If none has that shape, the device that is as wide as most of them.
  ///
  /// - Parameter sizes: The size of each screen's picture.
  private static func device(of known: [Device], for sizes: [Size]) -> Device {
    let usual = Device.iPhoneX
    func isMultiple(_ length: Double, of side: Double) -> Double? {
      [3.0, 2, 1].first { side * $0 == length }
    }
    func score(_ device: Device) -> (shapes: Int, screens: Int, widths: Int) {
      var score = (shapes: 0, screens: 0, widths: 0)
      for size in sizes {
        let height = size.height * device.size.width / size.width
        if abs(height - device.size.height) < 1 { score.shapes += 1 }
        guard let scale = isMultiple(size.width, of: device.size.width) else { continue }
        score.widths += 1
        if device.size.height * scale == size.height { score.screens += 1 }
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
    let names = Set(files.map(FoundPictures.withoutScale))
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
