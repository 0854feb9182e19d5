import FloatCore

/// A recording that is being made: every input is in the file as soon as it happened.
struct RecordingFile: ~Copyable {
  private var writer: LineWriter

  /// Creates or empties the file.
  init(path: String, header: RecordingHeader) throws(WholeFile.Failure) {
    writer = try LineWriter(path: path)
    writer.write(RecordingWriter.line(for: header))
  }

  /// Why not everything was written; nil while all was.
  var failure: WholeFile.Failure? { writer.failure }

  mutating func write(_ input: TimedInput) {
    if let failure = writer.write(RecordingWriter.lines(for: input)) { Diagnostics.error("\(failure)") }
  }
}
