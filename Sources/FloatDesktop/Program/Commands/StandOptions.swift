import ArgumentParser
import FloatCore
import FloatDesk
import FloatFiles
import FloatReplay

/// A window on a stand, which runs by itself.
struct StandOptions: ParsableArguments {
  @Flag(
    help:
      "Fill the display and run by itself, as on a stand: no panel, keys or messages, and nothing is saved. Escape goes back, and held for three seconds ends the program."
  )
  var kiosk = false

  @Option(
    help: .takes(
      "time|off",
      "With --kiosk: the phone is as on its first day again when nobody touched it for so long, 5s to 3600s (default: 30s)."
    ))
  var idle: IdleArgument?

  @Option(
    help: .takes(
      "file",
      "With --kiosk: play this recording or scenario while nobody is there, until the first touch. Several of them play in turn, over and over."
    ))
  var attract: [String] = []

  @Option(
    help: .takes(
      "display", "With --kiosk: the display to fill, by its number, from 0, or by its name (default: 0)."))
  var display: DisplayChoice?

  /// The display that the window fills; nil elsewhere than on a stand.
  var filled: DisplayChoice? { kiosk ? display ?? .number(0) : nil }

  func validate() throws {
    guard kiosk else {
      for (name, isGiven) in [
        ("--idle", idle != nil), ("--attract", !attract.isEmpty), ("--display", display != nil),
      ] where isGiven { throw ValidationError("\(name) needs a stand: add --kiosk") }
      return
    }
    if let time = idle?.seconds, !KioskOptions.idleRange.contains(time) {
      throw ValidationError("--idle must be 5s to 3600s, or off")
    }
    if let idle, idle.seconds == nil, !attract.isEmpty {
      throw ValidationError(
        "--attract plays when nobody is there, which --idle off never finds; leave one out")
    }
  }

  /// Refuses what a stand cannot have.
  func refuse(_ others: [(name: String, isGiven: Bool)]) throws {
    guard kiosk, let other = others.first(where: \.isGiven) else { return }
    throw ValidationError("--kiosk shows the phone alone, which runs by itself; leave out \(other.name)")
  }

  /// How the window of a setup begins; nil elsewhere than on a stand.
  func options(for setup: PrototypeSetup) throws(CommandFailure) -> KioskOptions? {
    guard kiosk else { return nil }
    var options = KioskOptions()
    if let idle { options.idle = idle.seconds }
    for path in attract { options.attractions.append(try setup.attraction(.either(path))) }
    return options
  }
}

/// How long a stand waits for its next visitor.
struct IdleArgument: ExpressibleByArgument {
  /// Nil for a visitor who is never missed.
  let seconds: Double?

  init?(argument: String) {
    seconds = TimeArgument(argument: argument)?.seconds
    if seconds == nil, argument != "off" { return nil }
  }
}
