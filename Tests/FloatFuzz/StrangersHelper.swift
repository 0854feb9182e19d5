import FloatCore
import FloatFiles
import Glibc

@testable import FloatPainting

/// What stands in the place of the program that draws SVGs, and the fonts that it finds.
enum StrangersHelper {
  private static let drawing = Array(
    """
    <svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><text x="2" y="30" font-size="30">H</text></svg>
    """.utf8)

  /// A font of this machine; nothing where there is none.
  static var font: [UInt8] {
    let path = FontCatalog.system.file(having: "H", weight: .regular)?.path
    return path.flatMap { try? BoundedFile.read($0, limit: 8 << 20) } ?? []
  }

  /// An honest answer: nine black pixels.
  static let answer = [UInt8](repeating: 0, count: 4) + (0..<9).flatMap { _ in [0, 0, 0, 255] as [UInt8] }

  /// A program that says anything, and then ends, waits or is killed.
  static func hear(_ bytes: [UInt8]) throws(Reader.Broken) {
    let endings = ["exit 0", "exec sleep 300", "kill -9 $$", "exec cat /dev/zero"]
    let ending = endings[bytes.reduce(0) { ($0 &+ Int($1)) % endings.count }]
    let folder = WorkFolder("helper")
    try stand("cat \(folder.path)/file; \(ending)", in: folder, beside: bytes) {
      program throws(Reader.Broken) in
      let pixels = try? program.draw(drawing, width: 3, height: 3, step: 1)
      try Reader.require(pixels?.count ?? 9 == 9, "a picture of another size")
    }
  }

  /// Fonts whose cache is missing.
  static func readFont(_ bytes: [UInt8]) throws(Reader.Broken) {
    let folder = WorkFolder("helper")
    let (cache, fonts) = ("\(folder.path)/cache", "\(folder.path)/fonts")
    for place in [cache, fonts] { _ = Folder.make(place, mode: 0o755) }
    symlink("\(folder.path)/file", "\(fonts)/font.ttf")
    let rules = try folder.write(
      Array("<fontconfig><dir>\(fonts)</dir><cachedir>\(cache)</cachedir></fontconfig>".utf8),
      to: "fonts.conf")
    guard let helper = DrawingProgram.path() else {
      throw Reader.Broken(reason: "there is nothing to draw with")
    }
    try stand("FONTCONFIG_FILE=\(rules) exec \(helper)", in: folder, beside: bytes) {
      program throws(Reader.Broken) in
      do throws(DrawingProgram.Failure) {
        _ = try program.draw(drawing, width: 40, height: 40, step: 1)
      } catch {
        guard error.fault == .file else { throw Reader.Broken(reason: error.reason) }
      }
      try Reader.require(Folder.names(in: cache).isEmpty, "something is left in the cache")
    }
  }

  /// Draws with a script in the program's place, beside a file of some bytes.
  private static func stand(
    _ script: String, in folder: borrowing WorkFolder, beside bytes: [UInt8],
    _ body: (DrawingProgram) throws(Reader.Broken) -> Void
  ) throws(Reader.Broken) {
    try folder.write(bytes, to: "file")
    chmod(try folder.write(Array("#!/bin/sh\n\(script)\n".utf8), to: DrawingProgram.name), 0o755)
    let program = DrawingProgram(places: [folder.path], patience: script.contains("FONT") ? 15 : 0)
    try body(program)
    program.end()
    try Reader.require(program.pid == nil, "the program is still there")
  }
}
