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
  let match: DeviceMatch
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
    match = DeviceMatch(found.screens, among: devices)
    problems = found.problems
    var reader = PrototypePictures(folder: folder, language: Language.builtIn.rawValue, assets: nil)
    (reader.screen, reader.shownWidth) = (match.device.size, match.device.size.width)
    var pages: Set<String> = []
    let names = found.files.keys.sorted {
      let (first, second) = (FoundPictures.stem($0), FoundPictures.stem($1))
      return first == second ? $0 < $1 : NaturalOrder.isBefore(first, second)
    }
    var darkForms = Self.darkForms(of: names)
    for (light, dark) in darkForms.sorted(by: { $0.key < $1.key }) {
      let marks = found.files[light, default: []].map { $0.file.dropFirst(FoundPictures.stem(light).count) }
      guard marks.contains(where: { $0.contains(".dark") }) else { continue }
      darkForms[light] = nil
      problems.append(
        Diagnostic(
          file: Folder.join(folder, dark), severity: .warning,
          reason: "becomes a page of its own, because \(light) has a .dark form beside it"))
    }
    for name in names where !darkForms.values.contains(name) {
      var files: [String] = []
      var isWhole = true
      /// The screen of that name, with the files that can be shown; nil where none can.
      func screen(_ name: String) -> Screen? {
        var shown: [String] = []
        isWhole = isWhole && !found.incomplete.contains(name)
        for picture in found.files[name] ?? [] {
          do throws(BoundedFile.Failure) {
            _ = try reader.shownSize(of: picture.file, picture.size)
            shown.append(picture.file)
          } catch {
            problems.append(FoundPictures.leftOut(Folder.join(folder, picture.file), error.message))
            isWhole = false
          }
        }
        files += shown
        var screen = Screen(name: name, files: shown, page: "")
        screen.nameFiles()
        return shown.isEmpty ? nil : screen
      }
      let (light, dark) = (screen(name), darkForms[name].flatMap(screen))
      guard var whole = light ?? dark else { continue }
      if isInPlace, !isWhole {
        problems += files.map {
          FoundPictures.leftOut(
            Folder.join(folder, $0), "shows the same screen as a picture that cannot be shown")
        }
        continue
      }
      if light != nil, let dark { whole.dark = dark.name }
      whole.files = files
      whole.page = Self.page(name, besides: pages)
      pages.insert(whole.page)
      screens.append(whole)
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

  /// The screens whose names say that they show another one in the dark: `home-dark.png` beside `home.png`, or beside
  /// `home-light.png`.
  ///
  /// - Returns: The dark one's name by the other's.
  private static func darkForms(of names: [String]) -> [String: String] {
    let light = names.filter { words($0).contains("light") }
    // A name of signs alone is no other one's light form.
    let named = names.filter { !words($0).isEmpty }
    let plain = Dictionary((named.map { (words($0), $0) } + light.map { (bare(words($0), "light"), $0) })) {
      first, _ in first
    }
    var forms: [String: String] = [:]
    for name in names {
      let words = words(name)
      for index in words.indices.reversed() where words[index] == "dark" {
        let rest = Array(words[..<index] + words[(index + 1)...])
        guard let light = plain[rest] ?? plain[bare(rest, "mode")], light != name, forms[light] == nil,
          !forms.values.contains(light)
        else { continue }
        forms[light] = name
        break
      }
    }
    return forms
  }

  /// Words without one, and without "mode", which design tools write beside it.
  private static func bare(_ words: [String], _ word: String) -> [String] {
    words.filter { $0 != word && $0 != "mode" }
  }

  /// The words of a screen's name in lowercase, with one word for what is dark and one for what is light; `homeDark` has
  /// two.
  private static func words(_ name: String) -> [String] {
    var stem = FoundPictures.stem(name)
    for (word, endings) in modes {
      guard let ending = endings.first(where: stem.hasSuffix) else { continue }
      stem = String(stem.dropLast(ending.count)) + " " + word
      break
    }
    return stem.lowercased().split { !($0.isLetter || $0.isNumber) }.map { part in
      modes.first { $0.endings.contains { $0.lowercased() == part } }?.word ?? String(part)
    }
  }

  /// What names say about the mode; Chinese ones without a blank before it.
  private static let modes = [
    (
      word: "dark",
      endings: ["DarkMode", "Dark", "NightMode", "Night", "深色模式", "暗色模式", "夜间模式", "深色", "暗色", "暗黑", "夜间"]
    ),
    (
      word: "light",
      endings: ["LightMode", "Light", "DayMode", "Day", "浅色模式", "亮色模式", "日间模式", "浅色", "亮色", "日间"]
    ),
  ]

  private static func page(_ name: String, besides taken: Set<String>) -> String {
    let words = FoundPictures.stem(name).lowercased().split { !($0.isLetter || $0.isNumber) }
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
    let names = Set(files.map(PictureScale.without))
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
