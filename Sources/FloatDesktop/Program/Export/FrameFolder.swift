import FloatFiles
import FloatPainting
import Glibc

/// A folder of PNGs, `frame-0000.png` and so on, for other programs.
///
/// The frames are written to a folder inside it and moved out when all are there. Earlier frames are removed, so that
/// none is left behind a shorter sequence, and so are the leftovers of a killed export. Other files in the folder stay.
final class FrameFolder {
  private let folder: String
  private let partial: String
  /// Marks the folder inside as in use.
  private let lock: FolderLock
  private let isNew: Bool
  private let digits: Int
  private var count = 0
  private var byteCount = 0
  private var encoded: [UInt8] = []

  init(_ folder: String, count: Int) throws(CommandFailure) {
    self.folder = folder.hasSuffix("/") ? folder : folder + "/"
    let random = String(UInt64.random(in: 0...UInt64.max), radix: 36)
    partial = "\(self.folder)\(Self.partialPrefix)\(random)\(Self.partialSuffix)"
    digits = max(String(max(count - 1, 0)).count, 4)
    isNew = mkdir(folder, 0o755) == 0
    guard isNew || errno == EEXIST else { throw CommandFailure(writing: folder) }
    if !isNew { Self.removeLeftovers(in: self.folder) }
    guard mkdir(partial, 0o755) == 0, let lock = try? FolderLock(partial, patience: 0) else {
      let failure = CommandFailure(writing: folder)
      if isNew { rmdir(folder) }
      throw failure
    }
    self.lock = lock
  }

  deinit { removePartial(isComplete: false) }

  /// Writes a frame; a frame equal to the one before is not encoded again.
  func write(_ frame: Surface, isChanged: Bool) throws(CommandFailure) {
    if isChanged || encoded.isEmpty {
      guard let bytes = PNGFile.encode(frame) else {
        throw CommandFailure(.cannotWrite, "\(folder): the picture is too large for a PNG")
      }
      encoded = bytes
    }
    let path = "\(partial)/\(name(count))"
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw CommandFailure(writing: folder) }
    var error = encoded.withUnsafeBufferPointer { LineWriter.write($0, to: descriptor) }
    if close(descriptor) != 0, error == nil { error = errno }
    if let error { throw CommandFailure(writing: folder, error) }
    count += 1
    byteCount += encoded.count
  }

  /// Replaces earlier frames by the new ones and returns their size in bytes.
  func commit() throws(CommandFailure) -> Int {
    for name in Folder.names(in: folder) where Self.isFrame(name) {
      guard unlink(folder + name) == 0 else { throw CommandFailure(writing: folder + name) }
    }
    for index in 0..<count {
      guard rename("\(partial)/\(name(index))", folder + name(index)) == 0 else {
        throw CommandFailure(writing: folder + name(index))
      }
    }
    removePartial(isComplete: true)
    return byteCount
  }

  private func name(_ index: Int) -> String {
    "frame-\(PrintableText.digits(index, digits)).png"
  }

  private static let partialPrefix = ".frames."
  private static let partialSuffix = ".tmp"

  /// Removes the inner folders of killed exports.
  private static func removeLeftovers(in folder: String) {
    for name in Folder.names(in: folder)
    where name.hasPrefix(partialPrefix) && name.hasSuffix(partialSuffix) {
      let path = folder + name
      guard SymbolicLink.target(of: path) == nil, Folder.exists(path),
        let lock = try? FolderLock(path, patience: 0)
      else { continue }
      removeFolder(path)
      lock.release()
    }
  }

  /// Removes a folder that holds nothing but frames.
  private static func removeFolder(_ path: String) {
    for name in Folder.names(in: path) where isFrame(name) { unlink("\(path)/\(name)") }
    rmdir(path)
  }

  private func removePartial(isComplete: Bool) {
    Self.removeFolder(partial)
    // The folder is removed only when it is empty.
    if isNew, !isComplete { rmdir(folder) }
  }

  /// True for the name of a frame, which another export replaces.
  static func isFrame(_ name: String) -> Bool {
    guard name.hasPrefix("frame-"), name.hasSuffix(".png") else { return false }
    let number = name.dropFirst(6).dropLast(4)
    return number.count >= 4 && number.allSatisfy { $0.isASCII && $0.isNumber }
  }
}
