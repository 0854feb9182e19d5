import ArgumentParser
import FloatFiles
import FloatReplay

/// Keeps a command from writing over a file that it reads, or that a person wrote.
enum WrittenFile {
  /// A file beside the written one, by the option that names it.
  typealias Named = (option: String, path: String?)

  /// - Parameters:
  ///   - option: The option that names the file.
  ///   - path: The file; nil where none is written.
  ///   - read: The files that are read.
  ///   - prototype: The prototype that is shown, whose pictures are read.
  ///   - kind: The kind that may be written over.
  static func check(
    _ option: String, _ path: String?, reading read: [Named] = [], of prototype: String? = nil,
    over kind: MistakenFile.Kind? = nil
  ) throws {
    guard let path, Folder.isFile(path) else { return }
    for other in read { try refuseSame((option, path), other) }
    if let prototype, PrototypeFolder.names(path, in: prototype) {
      throw ValidationError(
        "\(option): \(path) is a picture of the prototype, which would be lost; name another file")
    }
    guard let found = MistakenFile.kind(of: path), found != kind else { return }
    throw ValidationError("\(option): \(path) is a \(found), which would be lost; name another file")
  }

  /// Refuses one file of two names, because one of the two contents would be lost.
  static func refuseSame(_ first: Named, _ second: Named) throws {
    guard let path = first.path, let other = second.path, SameFile.isSame(path, other) else { return }
    throw ValidationError(
      "\(first.option) and \(second.option) are the same file, \(path), which would be lost; name another one"
    )
  }
}

extension Output {
  /// Writes a text to a file, or to the standard output where none or "-" is named.
  static func write(_ text: String, to path: String?) throws {
    guard let path, path != BoundedFile.standardInput else { return try write(text) }
    try AtomicFile.write(text.hasSuffix("\n") ? text : text + "\n", to: path)
  }
}
