import FloatFiles

/// Tells an export's progress: on one line of a terminal, which is erased at the end, or to the window that keeps a
/// gesture.
final class ExportProgress {
  private enum Form { case none, terminal, window }

  private let form: Form
  private let total: Int
  private var done = 0
  private var percent = -1

  /// - Parameter total: The number of all frames to draw.
  init(total: Int) {
    self.total = max(total, 1)
    let hasTerminal = !Diagnostics.isQuiet && StandardStream.error.isTerminal
    form = Diagnostics.isForProgram ? .window : hasTerminal ? .terminal : .none
  }

  deinit {
    guard form == .terminal, percent >= 0 else { return }
    _ = StandardStream.error.write("\r" + String(repeating: " ", count: 32) + "\r")
  }

  /// Counts a finished frame.
  func advance() {
    done += 1
    let percent = min(done * 100 / total, 100)
    guard percent != self.percent else { return }
    self.percent = percent
    switch form {
    case .none: break
    case .terminal: _ = StandardStream.error.write("\rfloatdesktop: \(percent) %")
    case .window: Diagnostics.tell("percent", .number(Double(percent)))
    }
  }
}
