import FloatCore

/// A recording in progress: every input is written as soon as it happens.
package struct RecordingFile: ~Copyable {
  private var writer: LineWriter

  /// Creates or empties the file, and writes the header.
  package init(path: String, header: RecordingHeader) throws(AtomicFile.Failure) {
    var writer = try LineWriter(path: path)
    if let failure = writer.write(RecordingWriter.line(for: header)) { throw failure }
    self.writer = writer
  }

  /// Why not everything was written; nil while all was.
  package var failure: AtomicFile.Failure? { writer.failure }

  package mutating func write(_ input: TimedInput) {
    if let failure = writer.write(RecordingWriter.lines(for: input)) { Diagnostics.error("\(failure)") }
  }
}
