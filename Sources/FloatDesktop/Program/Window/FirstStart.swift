import FloatFiles
import Glibc

/// Remembers that the user has begun, in `$XDG_STATE_HOME/floatdesktop/begun`; the file is empty.
///
/// A failure to write it is not reported.
struct FirstStart {
  private let path: String

  /// Nil if the user has begun before, or if nothing can be remembered.
  init?(environment: [String: String]) {
    guard let path = StateFolder.path("begun", environment: environment), access(path, F_OK) != 0 else {
      return nil
    }
    self.path = path
  }

  func remember() { try? AtomicFile.create([], at: path, .privateState) }
}
