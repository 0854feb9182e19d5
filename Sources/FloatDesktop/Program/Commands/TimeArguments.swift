import ArgumentParser
import FloatCore
import FloatFiles
import FloatReplay

/// When to look, on the command line: a time, or the name of one of a scenario's `snapshot` steps.
enum TimeOrSnapshotArgument: ExpressibleByArgument, Equatable {
  case time(TimeArgument)
  case snapshot(String)

  init?(argument: String) {
    guard !argument.isEmpty else { return nil }
    self = TimeArgument(argument: argument).map(Self.time) ?? .snapshot(argument)
  }

  /// The prototype at the times and snapshots of a timeline, in their order.
  static func prototypes(_ arguments: [Self], on timeline: Timeline) throws(CommandFailure) -> [Prototype] {
    var times: [Double] = []
    for case .time(let time) in arguments { times.append(time.seconds) }
    var played = timeline.prototypes(at: times).makeIterator()
    var prototypes: [Prototype] = []
    for argument in arguments {
      switch argument {
      case .time: prototypes += played.next().map { [$0] } ?? []
      case .snapshot(let name):
        guard let mark = timeline.marks.first(where: { $0.name == name }) else {
          let names = timeline.marks.map(\.name).joined(separator: ", ")
          throw CommandFailure(
            .usage,
            "--at \(name): neither a time, such as 1.25 or 1250ms, nor the name of a snapshot"
              + (names.isEmpty ? " (there are none)" : "; there are \(names)"))
        }
        prototypes.append(mark.prototype)
      }
    }
    return prototypes
  }
}

/// A time on the command line: `1.25`, `1.25s` or `1250ms`.
struct TimeArgument: ExpressibleByArgument, Equatable {
  let seconds: Double

  init(seconds: Double) { self.seconds = seconds }

  init?(argument: String) {
    var digits = Substring(argument)
    var unit = 1.0
    if digits.hasSuffix("ms") {
      digits.removeLast(2)
      unit = 1000
    } else if digits.hasSuffix("s") {
      digits.removeLast()
    }
    // Spelled in digits only: "inf", "nan" and "0x10" are numbers to Swift.
    guard digits.allSatisfy({ $0.isASCII && ($0.isNumber || ".eE+-".contains($0)) }),
      let value = Double(digits),
      value.isFinite, value >= 0
    else { return nil }
    seconds = value / unit
  }
}
