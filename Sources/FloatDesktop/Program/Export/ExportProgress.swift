import FloatFiles
import Glibc

/// Tells an export's progress: on one line of a terminal, which is erased at the end, or in lines for the window that
/// keeps a gesture.
final class ExportProgress {
  /// The first word of a line for a window; the percentage follows.
  static let word = "progress"

  private enum Form { case none, terminal, lines }

  private let form: Form
  private let total: Int
  private var done = 0
  private var percent = -1

  /// - Parameters:
  ///   - total: The number of all frames to draw.
  ///   - tellsParent: True to write lines for a window.
  init(
    total: Int, tellsParent: Bool = false,
    hasTerminal: Bool = !Diagnostics.isQuiet && TerminalColors.isTerminal(STDERR_FILENO)
  ) {
    self.total = max(total, 1)
    form = tellsParent ? .lines : hasTerminal ? .terminal : .none
  }

  deinit { if form == .terminal, percent >= 0 { write("\r" + String(repeating: " ", count: 32) + "\r") } }

  /// Counts a finished frame.
  func advance() {
    done += 1
    let percent = min(done * 100 / total, 100)
    guard percent != self.percent else { return }
    self.percent = percent
    switch form {
    case .none: break
    case .terminal: write("\rfloatdesktop: \(percent) %")
    case .lines: write("\(Self.word) \(percent)\n")
    }
  }

  private func write(_ text: String) {
    var text = text
    _ = text.withUTF8 { LineWriter.write($0, to: STDERR_FILENO) }
  }
}
