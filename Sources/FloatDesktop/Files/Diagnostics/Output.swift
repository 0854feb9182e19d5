import Glibc

/// Data on standard output.
package enum Output {
  /// Writes a text and the line feed at its end. A reader that went away is no error; a full disk is.
  package static func write(_ text: String) throws(CommandFailure) {
    var text = text.hasSuffix("\n") ? text : text + "\n"
    let error = text.withUTF8 { LineWriter.write($0, to: STDOUT_FILENO) }
    // A process that was started without a standard output did not want any.
    guard let error, error != EPIPE, error != EBADF else { return }
    throw CommandFailure(AtomicFile.Failure(path: "the standard output", number: error))
  }

  package static var isTerminal: Bool { isatty(STDOUT_FILENO) == 1 }
}
