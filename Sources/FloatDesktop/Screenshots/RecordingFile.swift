import FloatCore

/// A recording that is being made: every input is in the file as soon as it happened.
struct RecordingFile: ~Copyable {
  private var writer: LineWriter

  /// Creates or empties the file.
  init(path: String, header: RecordingHeader) throws(CommandFailure) {
    writer = try LineWriter(path: path)
    writer.write(RecordingWriter.line(for: header))
  }

  mutating func write(_ input: TimedInput) { writer.write(RecordingWriter.line(for: input)) }
}
