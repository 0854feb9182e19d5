import FloatCore
import FloatFiles

/// A folder of a stranger's screenshots in one piece, from which `floatdesktop new` makes a prototype.
///
/// What it makes can be opened: its limits are the reader's.
enum StrangersScreens {
  private static let names = ["1.png", "2.jpg", "3.webp", "4.svg", "5.svg", "5.dark.svg"]

  static func make() throws -> [UInt8] {
    func svg(_ root: String) -> [UInt8] {
      Array("<svg xmlns=\"http://www.w3.org/2000/svg\" \(root)><rect width=\"9\" height=\"9\"/></svg>\n".utf8)
    }
    return try StrangersPrototype.bundle([
      ("1.png", PNGText.gray(width: 750, height: 2400)), ("2.jpg", Honest.bytes("prototype/photo.jpg")),
      ("3.webp", Honest.bytes("prototype/photo.webp")), ("4.svg", svg("viewBox=\"0 0 375 812\"")),
      ("5.svg", svg("width=\"375\" height=\"812px\"")),
      ("5.dark.svg", svg("viewBox=\"0, 0, 375 812\" width=\"100%\"")),
    ])
  }

  static func open(
    _ bytes: [UInt8], check: ([Diagnostic]) throws(Reader.Broken) -> Void
  ) throws(Reader.Broken) {
    let folder = WorkFolder("screens")
    for (name, bytes) in StrangersPrototype.files(in: bytes, named: names) {
      try folder.write(bytes, to: name)
    }
    let new: NewPrototype
    do throws(CommandFailure) {
      new = try NewPrototype(folder.path, of: folder.path, devices: [.iPhoneX])
    } catch {
      try Reader.require(!error.reason.isEmpty, "refused without a reason")
      return
    }
    try check(new.problems)
    try Reader.require((try? new.write()) != nil, "it cannot be written to \(folder.path)")
    do throws(DataError) {
      let read = try PrototypeFolder.load(folder.path, language: .english) { _ in .iPhoneX }
      guard !read.diagnostics.contains(where: { $0.severity == .error }) else {
        throw DataError(diagnostics: read.diagnostics)
      }
    } catch {
      throw Reader.Broken(reason: "what was made cannot be opened: \(error.diagnostics.map(\.summary))")
    }
  }
}
