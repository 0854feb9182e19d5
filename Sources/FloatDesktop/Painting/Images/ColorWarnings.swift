import FloatFiles
import Synchronization

/// Warnings about pictures whose colours are shown as they are stored, one for each file, from any thread.
final class ColorWarnings: Sendable {
  private let files = Mutex<[String: String]>([:])

  /// The warnings that were written, in no order.
  var lines: [String] { files.withLock { Array($0.values) } }

  func add(_ path: String, _ reason: String) {
    let line = "\(path): \(reason); its colours are shown as they are stored, so save it in sRGB"
    if files.withLock({ $0.updateValue(line, forKey: path) }) == nil { Diagnostics.warning(line) }
  }

  func contains(_ path: String?) -> Bool {
    files.withLock { files in path.map { files[$0] != nil } ?? false }
  }
}
