import CZLib
import FloatFiles
import Synchronization

/// Tells the drawings of the assets that are as they were shipped from those that a user has changed or a disk has
/// damaged, which are strangers' drawings.
final class ShippedDrawings: Sendable {
  private let assets: Assets
  /// The sums of the drawings' files by their paths in the assets; nil until one is asked for.
  private let sums = Mutex<[String: UInt]?>(nil)

  init(assets: Assets) { self.assets = assets }

  func contains(_ path: String, _ bytes: [UInt8]) -> Bool {
    let sum = sums.withLock { sums in
      let known = sums ?? read()
      sums = known
      return known[path]
    }
    return sum.map { UInt(crc32(0, bytes, uInt(bytes.count))) == $0 } ?? false
  }

  /// The list that `scripts/shipped-drawings.py` writes: a sum and a path on each line.
  private func read() -> [String: UInt] {
    let bytes = (try? BoundedFile.read(assets.path("drawings.txt"), limit: 1 << 20)) ?? []
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map { $0.split(separator: " ") }
    return Dictionary(
      lines.compactMap { words in
        words.count == 2 ? UInt(words[0], radix: 16).map { (String(words[1]), $0) } : nil
      }
    ) { $1 }
  }
}
