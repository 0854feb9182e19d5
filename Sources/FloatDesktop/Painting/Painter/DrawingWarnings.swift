import FloatFiles

/// Warnings on standard error about fonts and pictures, one for each subject.
struct DrawingWarnings {
  /// The warnings that were written, in order.
  private(set) var lines: [String] = []
  private var subjects: Set<String> = []
  /// True where the files' reader tells about them instead.
  var areSilent = false

  /// Writes a warning unless there was one about the same subject.
  mutating func add(_ problem: String, once subject: String) {
    guard subjects.insert(subject).inserted else { return }
    lines.append(problem)
    if !areSilent { Diagnostics.warning(problem) }
  }
}
