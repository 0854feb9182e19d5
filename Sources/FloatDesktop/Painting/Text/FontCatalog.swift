import CFontconfig
import FloatCore
import Glibc

/// Finds font files: in a list of well-known paths first, then by fontconfig.
///
/// Starting fontconfig takes some milliseconds with warm caches and much longer without, so it is used only if none of
/// the usual paths exists.
package struct FontCatalog: Sendable {
  /// A file, and the index of the face in it. Its upper 16 bits select an instance of a variable font.
  struct File: Hashable, Sendable {
    var path: String
    var index: Int
  }

  /// The use of a font.
  enum Role: Hashable, Sendable {
    case latin(TextRun.Weight)
    case chinese(isBold: Bool)
    case emoji

    var family: String {
      switch self {
      case .latin: "Inter"
      case .chinese: "Noto Sans CJK SC"
      case .emoji: "Noto Color Emoji"
      }
    }
  }

  /// The folders that are searched for the well-known files.
  var folders: [String]
  var usesFontconfig: Bool

  static let system = FontCatalog(
    folders: [
      "/usr/share/fonts/opentype/inter", "/usr/share/fonts/opentype/noto", "/usr/share/fonts/truetype/noto",
      "/usr/share/fonts/inter", "/usr/share/fonts/rsms-inter-fonts", "/usr/share/fonts/noto-cjk",
      "/usr/share/fonts/noto",
    ], usesFontconfig: true)

  static let empty = FontCatalog(folders: [], usesFontconfig: false)

  /// The well-known file for a role.
  func wellKnownFile(for role: Role) -> File? {
    let name: String
    var index = 0
    switch role {
    case .latin(.regular): name = "Inter-Regular.otf"
    case .latin(.medium): name = "Inter-Medium.otf"
    case .latin(.semibold): name = "Inter-SemiBold.otf"
    case .latin(.bold): name = "Inter-Bold.otf"
    // In Google's collections the third face is Simplified Chinese.
    case .chinese(let isBold):
      name = isBold ? "NotoSansCJK-Bold.ttc" : "NotoSansCJK-Regular.ttc"
      index = 2
    case .emoji: name = "NotoColorEmoji.ttf"
    }
    let path = folders.lazy.map { $0 + "/" + name }.first { access($0, R_OK) == 0 }
    return path.map { File(path: $0, index: index) }
  }

  /// The file that fontconfig finds for a role: of the family itself or the system's substitute.
  func substitute(for role: Role) -> File? {
    switch role {
    case .latin(let weight): match(family: role.family, language: nil, weight: weight, scalar: nil)
    case .chinese(let isBold):
      match(family: role.family, language: "zh-cn", weight: isBold ? .bold : .regular, scalar: "中")
    case .emoji: match(family: role.family, language: nil, weight: .regular, scalar: "😀")
    }
  }

  /// A font that has a character, found by fontconfig; nil if none has it.
  func file(having scalar: Unicode.Scalar, weight: TextRun.Weight) -> File? {
    match(family: "sans-serif", language: nil, weight: weight, scalar: scalar)
  }

  private func match(
    family: String, language: String?, weight: TextRun.Weight, scalar: Unicode.Scalar?
  ) -> File? {
    guard usesFontconfig, FcInit() == FcTrue, let pattern = FcPatternCreate() else { return nil }
    defer { FcPatternDestroy(pattern) }
    FcPatternAddString(pattern, FC_FAMILY, family)
    if let language { FcPatternAddString(pattern, FC_LANG, language) }
    FcPatternAddInteger(pattern, FC_WEIGHT, Self.fontconfigWeight(weight))
    if let scalar, let set = FcCharSetCreate() {
      FcCharSetAddChar(set, scalar.value)
      FcPatternAddCharSet(pattern, FC_CHARSET, set)
      FcCharSetDestroy(set)
    }
    FcConfigSubstitute(nil, pattern, FcMatchPattern)
    FcDefaultSubstitute(pattern)
    var result = FcResultMatch
    guard let match = FcFontMatch(nil, pattern, &result) else { return nil }
    defer { FcPatternDestroy(match) }
    if let scalar {
      var set: OpaquePointer?
      guard FcPatternGetCharSet(match, FC_CHARSET, 0, &set) == FcResultMatch,
        FcCharSetHasChar(set, scalar.value) == FcTrue
      else { return nil }
    }
    var path: UnsafeMutablePointer<FcChar8>?
    guard FcPatternGetString(match, FC_FILE, 0, &path) == FcResultMatch, let path else { return nil }
    var index: Int32 = 0
    FcPatternGetInteger(match, FC_INDEX, 0, &index)
    return File(path: String(cString: path), index: Int(index))
  }

  private static func fontconfigWeight(_ weight: TextRun.Weight) -> Int32 {
    switch weight {
    case .regular: FC_WEIGHT_REGULAR
    case .medium: FC_WEIGHT_MEDIUM
    case .semibold: FC_WEIGHT_DEMIBOLD
    case .bold: FC_WEIGHT_BOLD
    }
  }
}
