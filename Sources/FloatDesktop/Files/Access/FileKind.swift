/// What a file is, told from its first bytes, where it is not what its reader expects.
///
/// A name says little: mail programs give a HEIC picture the name of a JPEG, and a failed download is an HTML page.
package enum FileKind {
  /// Why a file that begins with these bytes cannot be read as what it should be, and what to do; nil for bytes of no
  /// known kind.
  ///
  /// - Parameter tellsPictures: False where a picture is expected, whose format is told elsewhere.
  package static func reason(_ bytes: some Collection<UInt8>, tellsPictures: Bool = true) -> String? {
    let head = Array(bytes.prefix(512))
    if head.isEmpty { return "is empty" }
    if head.allSatisfy({ $0 == 0 }) { return "holds nothing but zeros; get the file again" }
    if isLFSPointer(head) { return lfsPointer }
    if isUTF16(head) { return "is UTF-16 text; save it as UTF-8" }
    if isHTML(head) { return "is an HTML page, such as a download's error; get the file itself" }
    return (tellsPictures ? starts + pictures : starts)
      .first { head.dropFirst($0.offset).starts(with: $0.bytes) }
      .map { "is \($0.name)\($0.advice)" }
  }

  /// What a file without a picture's size is; nil for bytes of no known kind. Other readers take some of these files.
  static func reason(noPicture bytes: some Collection<UInt8>, isDrawing: Bool) -> String? {
    let (head, text) = (Array(bytes.prefix(512)), markup(bytes.prefix(512)))
    if head.starts(with: "BM".utf8) { return "is a BMP; save it as \(PictureFormat.offer)" }
    if text.hasPrefix("<svg") || text.hasPrefix("<!doctype svg") {
      return isDrawing ? nil : "is an SVG drawing, although its name says otherwise; rename it to .svg"
    }
    guard head.prefix(64).allSatisfy({ $0 >= 0x20 && $0 != 0x7F || 0x09...0x0D ~= $0 }) else { return nil }
    let kind = text.hasPrefix("<") ? "XML" : text.hasPrefix("{") || text.hasPrefix("[") ? "JSON" : "a text"
    return "is \(kind), such as a download's error; get the file itself"
  }

  /// True for the text that Git LFS keeps in a repository in place of a large file.
  package static func isLFSPointer(_ bytes: some Collection<UInt8>) -> Bool {
    bytes.starts(with: "version https://git-lfs".utf8)
  }

  package static let lfsPointer = "is a Git LFS pointer; run \"git lfs pull\""

  private static func isUTF16(_ head: [UInt8]) -> Bool {
    if head.starts(with: [0xFF, 0xFE]) || head.starts(with: [0xFE, 0xFF]) { return true }
    guard head.count >= 4 else { return false }
    // Without a mark: two letters of ASCII, with a zero beside each.
    let letters: ClosedRange<UInt8> = 0x09...0x7E
    return head[1] == 0 && head[3] == 0 && letters ~= head[0] && letters ~= head[2]
      || head[0] == 0 && head[2] == 0 && letters ~= head[1] && letters ~= head[3]
  }

  private static func isHTML(_ head: [UInt8]) -> Bool {
    ["<!doctype html", "<html", "<head", "<body", "<title"].contains(where: markup(head).hasPrefix)
  }

  /// A text in lowercase, without what may stand before its first tag.
  private static func markup(_ head: some Collection<UInt8>) -> Substring {
    var text = String(decoding: head, as: UTF8.self).lowercased()[...]
    while true {
      text = text.drop { $0.isWhitespace || $0 == "\u{FEFF}" }
      let parts = [("<!--", "-->"), ("<?", "?>")]
      guard let end = parts.first(where: { text.hasPrefix($0.0) }).flatMap({ text.firstRange(of: $0.1) })
      else {
        return text
      }
      text = text[end.upperBound...]
    }
  }

  private struct Start {
    let bytes: [UInt8]
    var offset = 0
    let name: String
    var advice = "; save it as \(PictureFormat.offer)"

    init(_ text: String, at offset: Int = 0, _ name: String, _ advice: String? = nil) {
      (bytes, self.offset, self.name) = (text.unicodeScalars.map { UInt8($0.value) }, offset, name)
      if let advice { self.advice = advice }
    }
  }

  private static let starts =
    ["he", "mif", "msf"].map { Start("ftyp" + $0, at: 4, "a HEIC picture") }
    + [
      Start("ftypavi", at: 4, "an AVIF picture"),
      Start("ftyp", at: 4, "a video", "; save one frame of it"),
      Start("GIF87a", "a GIF"), Start("GIF89a", "a GIF"), Start("II*\0", "a TIFF"), Start("MM\0*", "a TIFF"),
      Start("%PDF", "a PDF"), Start("%!PS", "PostScript"), Start("\u{C5}\u{D0}\u{D3}\u{C6}", "PostScript"),
      Start("\0\0\u{01}\0", "an icon file"), Start("gimp xcf", "a GIMP file"),
      Start("\0\0\0\u{0C}jP  ", "a JPEG 2000 picture"), Start("\u{FF}O\u{FF}Q", "a JPEG 2000 picture"),
      Start("8BPS", "a Photoshop file"), Start("\u{FF}\u{0A}", "a JPEG XL picture"),
      Start("\0\0\0\u{0C}JXL ", "a JPEG XL picture"),
      Start("\u{1F}\u{8B}", "compressed with gzip", "; unpack it"),
      Start("PK\u{03}\u{04}", "a ZIP archive", "; unpack it"),
      Start("CgBI", at: 12, "a PNG as Xcode packs it into apps", "; open it on a Mac and save it as PNG"),
      Start("book\0\0\0\0mark", "an alias of a Mac", "; copy the file that it leads to"),
      // A PNG begins with both line ends, so that this shows.
      Start("\u{89}PNG\n", "a PNG whose line ends were changed", "; get it again as binary"),
      Start("\u{89}PNG\r\r", "a PNG whose line ends were changed", "; get it again as binary"),
    ]

  private static let pictures = [
    Start("\u{89}PNG", "a PNG picture", ", although its name says otherwise; rename it"),
    Start("\u{FF}\u{D8}\u{FF}", "a JPEG picture", ", although its name says otherwise; rename it"),
    Start("WEBP", at: 8, "a WebP picture", ", although its name says otherwise; rename it"),
  ]
}
