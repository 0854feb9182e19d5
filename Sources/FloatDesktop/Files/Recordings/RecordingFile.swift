import FloatCore

/// A recording that is being made: every input is in the file as soon as it happened.
package struct RecordingFile: ~Copyable {
  private var writer: LineWriter

  /// Creates or empties the file.
  package init(path: String, header: RecordingHeader) throws(WholeFile.Failure) {
    writer = try LineWriter(path: path)
    writer.write(RecordingWriter.line(for: header))
  }

  /// Why not everything was written; nil while all was.
  package var failure: WholeFile.Failure? { writer.failure }

  package mutating func write(_ input: TimedInput) {
    if let failure = writer.write(RecordingWriter.lines(for: input)) { Diagnostics.error("\(failure)") }
  }
}
