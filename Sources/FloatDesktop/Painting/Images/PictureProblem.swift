package import FloatFiles

/// Why a picture could not be drawn.
package struct PictureProblem: Error, Equatable {
  package enum Fault: Sendable {
    /// The picture's file is not as it should be.
    case file
    /// The machine lacks something, or another program ended the one that draws.
    case machine
    /// The drawing was given up, because no page needs the picture any more.
    case cancelled
  }

  /// The picture as a message names it: its file, or the name of one of the assets.
  package var subject: String
  package var reason: String
  package var fault = Fault.file

  package var text: String { subject.isEmpty ? reason : "\(subject): \(reason)" }
}

extension Collection<PictureProblem> {
  /// The failure of a command that writes or compares pictures in which these are missing; nil where none is.
  package var failure: CommandFailure? {
    guard !isEmpty else { return nil }
    return CommandFailure(
      contains { $0.fault == .machine } ? .unavailable : .badData,
      map { Diagnostic(file: $0.subject, reason: $0.reason) }.sorted { $0.file < $1.file })
  }
}
