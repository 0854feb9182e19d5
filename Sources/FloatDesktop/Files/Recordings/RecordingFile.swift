package import FloatCore

/// A recording in progress: every input is written as soon as it happens, and can be taken back for a while.
package struct RecordingFile: ~Copyable {
  private var writer: LineWriter
  /// The offsets of the last inputs' lines, in the order of time.
  private var inputs: [(time: Double, offset: Int)] = []
  /// Where the header ends.
  private let start: Int

  /// The least time for which inputs can be taken back, in seconds.
  private static let memory = 90.0
  private static let usualCount = 20_000

  /// Creates or empties the file, and writes the header.
  package init(path: String, header: RecordingHeader) throws(AtomicFile.Failure) {
    // A take replaces an earlier one, but not what stands for a file that was not fetched.
    do throws(BoundedFile.Failure) {
      _ = try BoundedFile.ends(of: path, beginning: 64, end: 0, limit: .max)
    } catch {
      if error == .pointer { throw AtomicFile.Failure(path: path, .system(FileKind.lfsPointer)) }
    }
    var writer = try LineWriter(path: path)
    if let failure = writer.write(RecordingWriter.line(for: header)) { throw failure }
    start = writer.length
    self.writer = writer
  }

  /// Why not everything was written; nil while everything was.
  package var failure: AtomicFile.Failure? { writer.failure }

  package mutating func write(_ input: TimedInput) {
    // The last gesture may be taken back however long ago it was, so changes of values or size forget no input.
    if inputs.count == inputs.capacity, inputs.count >= Self.usualCount, !input.input.isChange {
      inputs.removeAll { $0.time < input.time - Self.memory }
    }
    inputs.append((input.time, writer.length))
    if let failure = writer.write(RecordingWriter.lines(for: input)) { Diagnostics.error("\(failure)") }
  }

  /// Takes back the inputs after a time.
  package mutating func drop(after time: Double) {
    guard let first = inputs.firstIndex(where: { $0.time > time }) else { return }
    if let failure = writer.shorten(to: inputs[first].offset) { Diagnostics.error("\(failure)") }
    inputs.removeSubrange(first...)
  }

  /// Takes back all inputs, however long ago they were.
  package mutating func dropAll() {
    if let failure = writer.shorten(to: start) { Diagnostics.error("\(failure)") }
    inputs = []
  }
}

extension Input {
  /// True for a change of values or size, which comes from no hand on the phone.
  fileprivate var isChange: Bool {
    switch self {
    case .configure, .resize: true
    case .pointer, .wheel, .contextMenu, .key, .call: false
    }
  }
}
