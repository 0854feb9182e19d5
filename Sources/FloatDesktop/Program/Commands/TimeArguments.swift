import ArgumentParser
import FloatCore
import FloatFiles
import FloatReplay

/// A moment on the command line: a time, or the name of one of a scenario's `snapshot` steps.
enum TimeOrSnapshotArgument: ExpressibleByArgument, Equatable {
  case time(TimeArgument)
  case snapshot(String)

  init?(argument: String) {
    guard !argument.isEmpty else { return nil }
    self = TimeArgument(argument: argument).map(Self.time) ?? .snapshot(argument)
  }

  /// The moments of the arguments of `--at`, in their order; a time's name is the time itself.
  static func moments(
    _ arguments: [Self], on timeline: Timeline
  ) throws(CommandFailure) -> [Timeline.Mark] {
    var times: [Double] = []
    for case .time(let time) in arguments { times.append(time.seconds) }
    var played = timeline.prototypes(at: times).makeIterator()
    var moments: [Timeline.Mark] = []
    for argument in arguments {
      switch argument {
      case .time(let time):
        guard let prototype = played.next() else { continue }
        moments.append(Timeline.Mark(name: time.name, prototype: prototype))
      case .snapshot(let name): moments.append(try mark(name, of: "--at", on: timeline))
      }
    }
    return moments
  }

  /// The moment of an option's argument, in seconds.
  func seconds(of option: String, on timeline: Timeline) throws(CommandFailure) -> Double {
    switch self {
    case .time(let time): time.seconds
    case .snapshot(let name): try Self.mark(name, of: option, on: timeline).prototype.now
    }
  }

  private static func mark(
    _ name: String, of option: String, on timeline: Timeline
  ) throws(CommandFailure) -> Timeline.Mark {
    guard let mark = timeline.marks.first(where: { $0.name == name }) else {
      let names = timeline.marks.map(\.name).joined(separator: ", ")
      throw CommandFailure(
        .usage,
        "\(option) \(name): neither \(TimeArgument.form), nor the name of a snapshot"
          + (names.isEmpty ? " (there are none)" : "; there are \(names)"))
    }
    return mark
  }
}

/// A time on the command line: `1.25`, `1.25s` or `1250ms`.
struct TimeArgument: ExpressibleByArgument, Equatable {
  let seconds: Double

  /// The latest time, in seconds: beyond it no frame has a number.
  private static let latest = 1e15
  /// What may be written, for messages.
  static let form = "a time from 0 to 1e15 s, such as 1.25 or 1250ms"

  init?(argument: String) {
    var digits = Substring(argument)
    var unit = 1.0
    if digits.hasSuffix("ms") {
      digits.removeLast(2)
      unit = 1000
    } else if digits.hasSuffix("s") {
      digits.removeLast()
    }
    // Only digits are accepted, because Swift also takes "inf", "nan" and "0x10" for numbers.
    guard digits.allSatisfy({ $0.isASCII && ($0.isNumber || ".eE+-".contains($0)) }),
      let value = Double(digits), 0...Self.latest ~= value / unit
    else { return nil }
    seconds = value / unit
  }

  /// The time as a file's name, in milliseconds' precision: `1.250s`.
  var name: String { DecimalText.fixed(seconds, 3) + "s" }
}
