import FloatCore
import FloatPages
import Glibc

/// Finds a prototype's pictures and the sizes at which they are shown.
struct PrototypePictures {
  let folder: String
  /// The language whose pictures come first, such as `zh-Hans` for `home.zh-Hans.png`.
  let language: String
  /// The screen of the device that the prototype names and its pictures were made for, in points.
  var screen = Size(375, 812)
  /// The width of the device that shows the prototype, in points.
  var shownWidth = 375.0

  let assets: Assets?
  /// What the drawings found so far contain and is not drawn.
  private(set) var warnings: [Diagnostic] = []
  /// The drawings that were searched for such parts.
  private var searched: Set<String> = []
  /// The pictures found so far, by path; one icon is on many rows.
  private var found: [String: PrototypePages.Picture] = [:]
  /// The names in the folders searched so far; nil for a folder that cannot be read.
  private var listed: [String: [String: [String]]?] = [:]

  /// - Parameter assets: The pictures that every prototype may use; nil for none.
  init(folder: String, language: String, assets: Assets?) {
    self.folder = folder
    self.language = language
    self.assets = assets
  }

  /// The texts of the interface and the built-in layouts in the language; none for English, which is in the program.
  var strings: [(key: String, text: String)] {
    guard let assets, assets.contains("strings/\(language).yaml"),
      let bytes = try? DataError.bytes(
        of: assets.path("strings/\(language).yaml"), limit: YAMLLimits.standard.bytes),
      let root = try? Field.root(ofYAML: bytes, file: language)
    else { return [] }
    return (root.fields()?.all ?? []).compactMap { field in field.text().map { (field.name, $0) } }
  }

  /// The names of the presets that every prototype may use; nil without assets.
  var presets: [String]? {
    assets.map { Folder.names(in: $0.path("presets"), without: ".yaml") }
  }

  /// The names of the shipped devices.
  var devices: [String] { assets.map { DeviceFile.names(folder: $0.path("devices")) } ?? [] }

  /// The same pictures, looked up for another language.
  func inLanguage(_ language: String) -> PrototypePictures {
    var other = PrototypePictures(folder: folder, language: language, assets: assets)
    (other.screen, other.shownWidth) = (screen, shownWidth)
    return other
  }

  /// Finds the picture of a path: its own file, a file beside it for the language and a scale, or a shipped one.
  ///
  /// - Parameter isIcon: True if an icon is wanted: the shipped ones are then told for a name without one.
  mutating func find(
    _ path: String, isIcon: Bool = false
  ) throws(BoundedFile.Failure) -> PrototypePages.Picture {
    if let known = found[path] { return known }
    let place = try place(of: path)
    guard let picture = try ownOrShipped(place) else {
      if Folder.isTaken(full(path)) { throw .unreadable("is a link that leads nowhere") }
      let offer = offer(for: path, at: place, isIcon: isIcon).map { "; " + $0 } ?? ""
      throw .unreadable("no such picture" + offer)
    }
    found[path] = picture
    return picture
  }

  /// Finds the dark-mode picture beside another one, as in `home.dark.png`; nil where there is none.
  mutating func dark(_ path: String) throws(BoundedFile.Failure) -> PrototypePages.Picture? {
    var place = try place(of: path)
    place.stem += ".dark"
    return try own(place)
  }

  /// Finds the icon of the selected tab beside another one, as in `home-fill.svg`; nil where there is none.
  mutating func selected(_ path: String) throws(BoundedFile.Failure) -> PrototypePages.Picture? {
    var place = try place(of: path)
    place.stem += "-fill"
    return try ownOrShipped(place)
  }

  /// A path without its ending, and the endings that its files may have.
  struct Place {
    var stem: String
    var endings: [String]
  }

  private static let endings = ["png", "svg"]

  private func place(of path: String) throws(BoundedFile.Failure) -> Place {
    guard !path.hasPrefix("/"), !path.split(separator: "/").contains("..") else {
      throw .unreadable("leads out of the prototype's folder")
    }
    let start = path.lastIndex(of: "/") ?? path.startIndex
    // Shipped pictures are named without an ending.
    guard let dot = path[start...].lastIndex(of: ".") else { return Place(stem: path, endings: Self.endings) }
    let ending = String(path[path.index(after: dot)...])
    guard PictureFormat.endings.contains(ending.lowercased()) else {
      throw .unreadable("is not a picture that can be shown; use \(PictureFormat.offer)")
    }
    return Place(stem: String(path[..<dot]), endings: [ending])
  }

  /// The file for the language, of the first ending, with the largest available scale.
  private mutating func file(at place: Place) -> String? {
    let folder =
      place.stem.contains("/") ? Folder.spelled(Folder.containing(place.stem), in: self.folder) : ""
    let (names, stem) = (names(in: folder), Folder.name(of: place.stem))
    for language in [".\(language)", ""] {
      for ending in place.endings {
        let wanted = "\(stem)\(language).\(ending)"
        // Of two names of one text, the one with the same bytes; a link may lead to nothing.
        func rank(_ name: String) -> (Double, Int) {
          (PictureScale.of(name) ?? 0, name.utf8.elementsEqual(wanted.utf8) ? 1 : 0)
        }
        // In a folder that may be entered and not read, the usual names are tried.
        let unlisted = [wanted] + PictureScale.marks.map { "\(stem)\(language)\($0.mark).\(ending)" }
        // A name with a scale means this one alone.
        let known = (names.map { $0[PictureScale.without(wanted)] ?? [] } ?? unlisted)
          .filter { PictureScale.of(wanted) == nil || $0 == wanted }
        for name in known.sorted(by: { rank($0) > rank($1) }) {
          let path = folder.isEmpty ? name : Folder.join(folder, name)
          if access(full(path), F_OK) == 0 { return path }
        }
      }
    }
    return nil
  }

  /// The names in a folder of pictures, as they are spelled there, by those without scales; nil where they cannot be read.
  private mutating func names(in folder: String) -> [String: [String]]? {
    let path = folder.isEmpty ? self.folder : full(folder)
    if let known = listed[path] { return known }
    let names = Folder.content(of: path).map { Dictionary(grouping: $0, by: PictureScale.without) }
    listed[path] = .some(names)
    return names
  }

  /// Finds a picture that every prototype may use: an icon, a portrait, a mark.
  private func shipped(_ place: Place) throws(BoundedFile.Failure) -> PrototypePages.Picture? {
    let file = place.stem + ".svg"
    guard let assets, place.endings.contains("svg"), assets.contains(file),
      Self.shippedFolders.contains(where: { place.stem.hasPrefix($0 + "/") })
    else { return nil }
    return PrototypePages.Picture(name: place.stem, size: try PictureSize.find(assets.path(file)).size)
  }

  private mutating func ownOrShipped(_ place: Place) throws(BoundedFile.Failure) -> PrototypePages.Picture? {
    if let picture = try own(place) { return picture }
    return try shipped(place)
  }

  /// The prototype's own picture at a place; nil where there is none.
  private mutating func own(_ place: Place) throws(BoundedFile.Failure) -> PrototypePages.Picture? {
    guard let name = file(at: place) else { return nil }
    let file = try inside(full(name))
    let found = try PictureSize.find(file)
    if PictureFormat.isDrawing(file), searched.insert(file).inserted {
      warnings += UndrawnParts.warnings(about: full(name))
    }
    return PrototypePages.Picture(
      name: ExternalPicture.name(of: file, version: found.version), size: try shownSize(of: name, found.size))
  }

  /// The size at which a file's picture is shown, in points.
  ///
  /// - Parameter claimed: The size that the file gives, in pixels or its own units.
  func shownSize(of name: String, _ claimed: Size) throws(BoundedFile.Failure) -> Size {
    let (long, short) = (max(claimed.width, claimed.height), min(claimed.width, claimed.height))
    if PictureFormat.isDrawing(name) {
      guard long <= short * PictureLimits.drawingRatio else {
        let ratio = Int(PictureLimits.drawingRatio)
        throw .unreadable("is more than \(ratio) times as long as it is wide, or as wide as it is long")
      }
    } else if let reason = PictureLimits.objection(width: Int(claimed.width), height: Int(claimed.height)) {
      throw .unreadable(reason)
    }
    let size = points(of: name, claimed)
    let (shown, limit) = (max(size.width, size.height), PictureLimits.shownSide)
    guard shown <= limit else {
      throw .unreadable("is \(Int(shown)) points long; at most \(Int(limit)) can be shown")
    }
    return size
  }

  func full(_ name: String) -> String { Folder.join(folder, name) }

  /// The file behind links, which must be inside the folder as well.
  private func inside(_ path: String) throws(BoundedFile.Failure) -> String {
    if let reason = ClosedFolder(folder, of: "prototype").objection(toReading: path) {
      throw .unreadable(reason)
    }
    guard let file = SymbolicLink.end(of: path) else { throw .unreadable("cannot be read") }
    return file
  }

  /// The size of a picture in points: by the scale in its name, else as wide as the device if it is wider than that.
  ///
  /// A picture has the same size on every device, so that frames on it keep their places.
  private func points(of name: String, _ pixels: Size) -> Size {
    func scaled(_ scale: Double) -> Size {
      let size = Size(pixels.width / scale, pixels.height / scale)
      // 2992 pixels at 3 to a point are 997.3 points, on a screen of 997.
      return abs(size.height - screen.height) < 1 ? Size(size.width, screen.height) : size
    }
    if let scale = PictureScale.of(name) { return scaled(scale) }
    for width in [screen.width, shownWidth] {
      if let scale = [1.0, 2, 3].first(where: { abs(pixels.width - width * $0) < 1 }) {
        return scaled(scale)
      }
    }
    guard pixels.width > screen.width else { return pixels }
    // A whole screen must not scroll by a remainder: 1080 × 2400 pixels are 412 × 915.6 points.
    let height = pixels.height * screen.width / pixels.width
    return Size(screen.width, DeviceMatch.isWhole(height, of: screen) ? screen.height : height)
  }
}
