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
      do throws(PictureSize.Problem) {
        files[name, default: []].append((file, try PictureSize.find(path).size))
      } catch {
        problems.append(Self.leftOut(path, error.reason))
        incomplete.insert(name)
      }
    }
  }

  static func leftOut(_ path: String, _ reason: String) -> Diagnostic {
    Diagnostic(file: path, severity: .warning, reason: reason + " (it is left out)")
  }

  /// The size of the picture of each screen that is shown at first.
  var sizesOfScreens: [Size] {
    files.values.compactMap { files in files.max { Self.rank($0.file) < Self.rank($1.file) }?.size }
  }

  /// The endings of pictures and designs that cannot be shown.
  private static let otherEndings: Set = [
    "avif", "bmp", "fig", "gif", "heic", "heif", "pdf", "psd", "sketch", "tif", "tiff", "xd",
  ]

  /// A file's name without its scale.
  static func withoutScale(_ file: String) -> String {
    file.replacing("@3x.", with: ".").replacing("@2x.", with: ".")
  }

  /// A file's name before the marks of scale, appearance and language; nil for a file that is no picture.
  static func screen(of file: String) -> String? {
    // Hidden files belong to other programs, such as macOS's "._home.png".
    guard !file.hasPrefix("."), let dot = file.lastIndex(of: ".") else { return nil }
    let ending = String(file[file.index(after: dot)...])
    guard PictureFormat.endings.contains(ending.lowercased()) else { return nil }
    var stem = String(file[..<dot])
    let marks = ["@3x", "@2x"] + [".dark", ".light"] + Language.allCases.map { "." + $0.rawValue }
    while let mark = marks.first(where: stem.hasSuffix), mark.count < stem.count {
      stem.removeLast(mark.count)
    }
    return stem + "." + ending
  }

  /// How well a file suits as the one shown at first; greater is better.
  private static func rank(_ file: String) -> (Int, Int) {
    // Each mark of appearance or language makes the name longer.
    (-withoutScale(file).count, file.contains("@3x.") ? 3 : file.contains("@2x.") ? 2 : 1)
  }
}
