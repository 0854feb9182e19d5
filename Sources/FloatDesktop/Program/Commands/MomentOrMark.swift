import ArgumentParser
import FloatFiles

/// When to look, on the command line: a time, or the name of one of a scenario's `snapshot` steps.
enum MomentOrMark: ExpressibleByArgument, Equatable {
  case moment(Moment)
  case mark(String)

  init?(argument: String) {
    guard !argument.isEmpty else { return nil }
    self = Moment(argument: argument).map(Self.moment) ?? .mark(argument)
  }

  /// Where that is on a timeline.
  func place(on timeline: Timeline) throws(CommandFailure) -> (time: Double, inputCount: Int?) {
    switch self {
    case .moment(let moment): return (moment.seconds, nil)
    case .mark(let name):
      if let mark = timeline.marks.first(where: { $0.name == name }) { return (mark.time, mark.inputCount) }
      let names = timeline.marks.map(\.name).joined(separator: ", ")
      throw CommandFailure(
        .usage,
        "--at \(name): neither a time, such as 1.25 or 1250ms, nor the name of a snapshot"
          + (names.isEmpty ? " (there are none)" : "; there are \(names)"))
    }
  }
}
