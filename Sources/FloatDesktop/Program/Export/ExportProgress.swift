import FloatFiles
import Glibc

/// Shows an export's progress on one line of a terminal, which is erased at the end; without a terminal it shows
/// nothing.
final class ExportProgress {
  private let isShown: Bool
  private let total: Int
  private var done = 0
  private var percent = -1

  /// - Parameter total: The number of all frames to draw.
  init(total: Int, isShown: Bool = !Diagnostics.isQuiet && TerminalColors.isTerminal(STDERR_FILENO)) {
    self.total = max(total, 1)
    self.isShown = isShown
  }

  deinit { if isShown, percent >= 0 { write("\r" + String(repeating: " ", count: 32) + "\r") } }

  /// Counts a finished frame.
  func advance() {
    done += 1
    let percent = min(done * 100 / total, 100)
    guard isShown, percent != self.percent else { return }
    self.percent = percent
    write("\rfloatdesktop: \(percent) %")
  }

  private func write(_ text: String) {
    var text = text
    _ = text.withUTF8 { LineWriter.write($0, to: STDERR_FILENO) }
  }
}
