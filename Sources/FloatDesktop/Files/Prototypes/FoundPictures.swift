import FloatCore

/// The pictures in a folder that can be read, by screen.
struct FoundPictures {
  /// The files of each screen with their sizes in their own units, by the name of the screen's file without marks.
  private(set) var files: [String: [(file: String, size: Size)]] = [:]
  /// The files that are not usable pictures, and why.
  private(set) var problems: [Diagnostic] = []
  /// The screens with a file that is not usable.
  private(set) var incomplete: Set<String> = []

  init(folder: String) {
    var texts: Set<String> = []
    // Names that differ in case alone are one name on a Mac, and in most zipped folders.
    var spellings: [String: String] = [:]
    for entry in FolderEntry.all(in: folder) ?? [] {
      let file = entry.name
      let path = Folder.join(folder, file)
      guard let name = Self.screen(of: file) else {
        if Self.otherEndings.contains(PictureFormat.ending(of: file)), !file.hasPrefix(".") {
          problems.append(Self.leftOut(path, "cannot be shown; save it as \(PictureFormat.offer)"))
        }
        continue
      }
      guard entry.isNameText else {
        problems.append(Self.leftOut(path, "its name is not UTF-8; rename it"))
        continue
      }
      guard texts.insert(file).inserted else {
        problems.append(
          Self.leftOut(
            path, "has the name of another file, only with its accents composed otherwise; rename it"))
        continue
      }
      let spelling = spellings[name.lowercased(), default: name]
      spellings[name.lowercased()] = spelling
      guard spelling == name else {
        problems.append(
          Self.leftOut(path, "differs from \(spelling) in capital letters alone; rename one of them"))
        continue
      }
      do throws(BoundedFile.Failure) {
        files[name, default: []].append((file, try PictureSize.find(path).size))
      } catch {
        problems.append(Self.leftOut(path, error.message))
        incomplete.insert(name)
      }
    }
  }

  static func leftOut(_ path: String, _ reason: String) -> Diagnostic {
    Diagnostic(file: path, severity: .warning, reason: reason + " (it is left out)")
  }

  /// The picture of each screen that is shown at first, with its size in points where its name has a scale.
  var screens: [DeviceMatch.Picture] {
    files.sorted { $0.key < $1.key }.compactMap { _, files in
      guard let first = files.max(by: { Self.rank($0.file) < Self.rank($1.file) }) else { return nil }
      let scale = PictureScale.of(first.file) ?? 1
      return (first.file, Size(first.size.width / scale, first.size.height / scale))
    }
  }

  /// The endings of pictures and designs that cannot be shown.
  private static let otherEndings: Set = [
    "ai", "apng", "avif", "bmp", "eps", "fig", "gif", "heic", "heif", "ico", "jp2", "jxl", "pdf", "psd",
    "sketch", "svgz", "tif", "tiff", "xd",
  ]

  /// A file's name without its ending.
  static func stem(_ file: String) -> String { String(file[..<(file.lastIndex(of: ".") ?? file.endIndex)]) }

  /// A file's name before the marks of scale, appearance and language; nil for a file that is no picture.
  static func screen(of file: String) -> String? {
    // Hidden files belong to other programs, such as macOS's "._home.png".
    guard !file.hasPrefix("."), let dot = file.lastIndex(of: ".") else { return nil }
    let ending = String(file[file.index(after: dot)...])
    guard PictureFormat.endings.contains(ending.lowercased()) else { return nil }
    var stem = Self.stem(PictureScale.without(file))
    let marks = [".dark", ".light"] + Language.allCases.map { "." + $0.rawValue }
    while let mark = marks.first(where: stem.hasSuffix), mark.count < stem.count {
      stem.removeLast(mark.count)
    }
    return stem + "." + ending
  }

  /// How well a file suits as the one shown at first; greater is better.
  private static func rank(_ file: String) -> (Int, Double) {
    // Each mark of appearance or language makes the name longer.
    (-PictureScale.without(file).count, PictureScale.of(file) ?? 1)
  }
}
