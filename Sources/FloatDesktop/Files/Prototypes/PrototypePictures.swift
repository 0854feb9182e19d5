import FloatCore
import FloatPages
import Glibc

/// Finds a prototype's pictures, and how large they are shown.
struct PrototypePictures {
  let folder: String
  /// Whose pictures come first, such as `zh-Hans` for `home.zh-Hans.png`.
  let language: String
  /// The device's width in points.
  var deviceWidth = 375.0

  /// Why there is no such picture.
  struct Problem: Error {
    var reason: String
  }

  /// The longest side at which a picture is shown, in points.
  static let longestSide = 4000.0
  /// The most pixels that a PNG may have.
  static let maximumArea = 16 << 20

  init(folder: String, language: String) {
    self.folder = folder
    self.language = language
  }

  /// The picture that a path means: its own file, or the one beside it for the language and for a scale.
  func find(_ path: String) throws(Problem) -> PicturePages.Picture {
    guard !path.hasPrefix("/"), !path.split(separator: "/").contains("..") else {
      throw Problem(reason: "leads out of the prototype's folder")
    }
    guard let dot = path.lastIndex(of: "."), ["png", "svg"].contains(path[path.index(after: dot)...]) else {
      throw Problem(reason: "is no picture that can be shown; use PNG or SVG")
    }
    let stem = path[..<dot]
    let ending = path[dot...]
    let names = [".\(language)", ""].flatMap { word in
      ["@3x", "@2x", ""].map { "\(stem)\(word)\($0)\(ending)" }
    }
    guard let name = names.first(where: { access(full($0), F_OK) == 0 }) else {
      throw Problem(reason: "no such picture\(nearest(path).map { "; did you mean \($0)?" } ?? "")")
    }
    let file = try inside(full(name))
    let pixels = try size(of: file)
    guard pixels.width * pixels.height <= Double(Self.maximumArea) || ending == ".svg" else {
      throw Problem(
        reason: "has \(Int(pixels.width)) × \(Int(pixels.height)) pixels; at most 16 million can be shown")
    }
    let scale = ending == ".svg" ? 1 : scale(of: name, width: pixels.width)
    let size = Size(pixels.width / scale, pixels.height / scale)
    guard max(size.width, size.height) <= Self.longestSide else {
      throw Problem(
        reason:
          "is \(Int(max(size.width, size.height))) points long; at most \(Int(Self.longestSide)) can be shown"
      )
    }
    return PicturePages.Picture(name: ExternalPicture.name(of: file), size: size)
  }

  private func full(_ name: String) -> String { ConfigurationPaths.join(folder, name) }

  /// The file behind links, which has to be in the folder as well.
  private func inside(_ path: String) throws(Problem) -> String {
    guard let file = SymbolicLink.end(of: path), let home = SymbolicLink.end(of: folder) else {
      throw Problem(reason: "cannot be read")
    }
    guard file.hasPrefix(home == "/" ? home : home + "/") else {
      throw Problem(reason: "is a link that leads out of the prototype's folder")
    }
    return file
  }

  private func nearest(_ path: String) -> String? {
    let folder = path.contains("/") ? Folder.containing(path) + "/" : ""
    let names = Folder.names(in: full(folder)).map { folder + $0 }
    return Spelling.nearest(to: path, in: names, limit: 1).first
  }

  /// What its name says, else what makes it as wide as the device.
  private func scale(of name: String, width: Double) -> Double {
    if name.contains("@3x.") { return 3 }
    if name.contains("@2x.") { return 2 }
    return [2.0, 3.0].first { abs(width - deviceWidth * $0) < 1 } ?? 1
  }

  private func size(of file: String) throws(Problem) -> Size {
    let bytes: [UInt8]
    do throws(BoundedFile.Failure) {
      bytes = try BoundedFile.read(file, limit: 32 << 20)
    } catch {
      throw Problem(reason: error.message)
    }
    guard let size = file.hasSuffix(".svg") ? PictureSize.svg(bytes) : PictureSize.png(bytes),
      size.width >= 1, size.height >= 1
    else { throw Problem(reason: "is no picture that can be read") }
    return size
  }
}
