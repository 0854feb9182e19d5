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
    try stand("cat \(folder)/file; \(ending)", beside: bytes) { program throws(Reader.Broken) in
      let pixels = try? program.draw(drawing, width: 3, height: 3, step: 1)
      guard pixels?.count ?? 9 == 9 else { throw Reader.Broken(reason: "a picture of another size") }
    }
  }

  /// Fonts whose cache is missing.
  static func readFont(_ bytes: [UInt8]) throws(Reader.Broken) {
    let cache = "\(folder)/cache"
    let rules = "<fontconfig><dir>\(folder)/fonts</dir><cachedir>\(cache)</cachedir></fontconfig>"
    mkdir(Hunt.defaultFolder, 0o755)
    mkdir(folder, 0o755)
    mkdir(cache, 0o755)
    mkdir("\(folder)/fonts", 0o755)
    symlink("\(folder)/file", "\(folder)/fonts/font.ttf")
    guard let helper = DrawingProgram.path(),
      (try? AtomicFile.write(Array(rules.utf8), to: "\(folder)/fonts.conf", .cache)) != nil
    else { throw Reader.Broken(reason: "there is nothing to draw with") }
    defer {
      for name in ["fonts/font.ttf", "fonts.conf"] { unlink("\(folder)/\(name)") }
      for name in ["fonts", "cache"] { rmdir("\(folder)/\(name)") }
      rmdir(folder)
    }
    try stand("FONTCONFIG_FILE=\(folder)/fonts.conf exec \(helper)", beside: bytes) {
      program throws(Reader.Broken) in
      do throws(DrawingProgram.Failure) {
        _ = try program.draw(drawing, width: 40, height: 40, step: 1)
      } catch {
        guard error.fault == .file else { throw Reader.Broken(reason: error.reason) }
      }
      guard Folder.names(in: cache).isEmpty else {
        throw Reader.Broken(reason: "something is left in the cache")
      }
    }
  }

  private static var folder: String {
    StrangersPicture.absolute("\(Hunt.defaultFolder)/.helper-\(getppid())")
  }

  /// Draws with a script in the program's place, beside a file of some bytes.
  private static func stand(
    _ script: String, beside bytes: [UInt8], _ body: (DrawingProgram) throws(Reader.Broken) -> Void
  ) throws(Reader.Broken) {
    let path = Folder.join(folder, DrawingProgram.name)
    guard (try? AtomicFile.write(bytes, to: "\(folder)/file", .cache)) != nil,
      (try? AtomicFile.write(Array("#!/bin/sh\n\(script)\n".utf8), to: path, .cache)) != nil
    else { throw Reader.Broken(reason: "it cannot be written to \(folder)") }
    chmod(path, 0o755)
    defer {
      for name in ["file", DrawingProgram.name] { unlink("\(folder)/\(name)") }
      rmdir(folder)
    }
    let program = DrawingProgram(places: [folder], patience: script.contains("FONT") ? 15 : 0)
    try body(program)
    program.end()
    guard program.pid == nil else { throw Reader.Broken(reason: "the program is still there") }
  }
}
