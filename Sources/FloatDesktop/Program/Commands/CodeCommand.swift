import ArgumentParser
import FloatCore
import FloatFiles
import FloatPages
import FloatReplay
import FloatStudio
import FloatTakeHome

struct CodeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "code",
    abstract: "Print motions as code for iOS, Android, Flutter and the web, as design tokens or as JSON.",
    discussion: """
      Without --for, prints a table of the motions. A motion is named by its name, such as "ball snap" or ball.snap, by a \
      word of it, such as pop, or by one of its keys; all are printed by default. Above each block of code stand its keys, what it cannot say, and how \
      exact it is.
      """)

  @Argument(help: .takes("key|motion", "Print only these motions, or those that these keys shape."))
  var motions: [String] = []

  @Option(
    name: .customLong("for"),
    help: .takes("platform", "Write for this platform: \(Self.platforms)."))
  var platform: CodePlatform?

  @Option(help: .takes("word", "Begin the names with this word, such as Feel."))
  var prefix: String?

  @Flag(help: "Print only motions with a key that differs from its default.")
  var changed = false

  @OptionGroup var prototype: PrototypeOptions
  @OptionGroup var source: SourceOptions

  @Option(
    help: .takes("time", "Show the release of the gesture at this time as an example (default: the last)."))
  var at: TimeArgument?

  @Option(help: .takes("file", "Write to this file instead of standard output."))
  var output: String?

  private static let platforms = CodePlatform.allCases.map(\.rawValue).joined(separator: ", ")

  func validate() throws {
    if let prefix, prefix.wholeMatch(of: /[A-Za-z][A-Za-z0-9]{0,31}/) == nil {
      throw ValidationError(
        "--prefix takes a word of at most 32 letters and digits that begins with a letter")
    }
    if at != nil, source.replay == nil, source.scenario == nil {
      throw ValidationError("--at is a time of a recording or scenario: name it with --replay or --scenario")
    }
    try WrittenFile.check("--output", output, reading: source.files + prototype.files)
  }

  func run() throws {
    let setup = try prototype.setup(.headless, source: source.source())
    let named = try motions.flatMap(Self.found)
    let isPlayed = source.replay != nil || source.scenario != nil
    let moment = isPlayed ? try example(on: setup.timeline()) : nil
    let parameters = moment?.parameters ?? setup.makePrototype().parameters
    let chosen = [named, moment?.names ?? []].first { !$0.isEmpty } ?? MotionName.animated
    var sheets = MotionName.animated.filter(chosen.contains)
      .compactMap { MotionSheet($0, parameters, usual: .builtIn) }
      .filter { !changed || $0.isChanged }
    for index in sheets.indices { sheets[index].prefix = prefix ?? "" }
    if sheets.isEmpty { Diagnostics.warning("no motion has a key that differs from its default") }
    if isPlayed, moment?.example == nil {
      let moved = moment?.names.first.map { "\($0.title.lowercased()) moved and " } ?? ""
      Diagnostics.warning("\(moved)nothing was let go there, so there is no example")
    }
    let code = platform.map { MotionCode(for: $0, source: setup.name, example: moment?.example) }
    try Output.write(code?.document(sheets) ?? Columns.text(sheets.map(Self.row)), to: output)
  }

  // MARK: Which motions

  /// The motions that a name, a key or a word of a title means.
  private static func found(by argument: String) throws(CommandFailure) -> [MotionName] {
    if let name = MotionName(argument) { return [name] }
    let parameters = Parameters.builtIn
    let keys = MotionName.animated.map { ($0, MotionSheet.keys(of: $0, in: parameters)) }
    let shaped = keys.filter { name, keys in
      name.rawValue.hasPrefix(argument + ".")
        || keys.contains { $0 == argument || $0.hasPrefix(argument + ".") }
    }
    if !shaped.isEmpty { return shaped.map(\.0) }
    // A word of its title, such as "pop".
    let titled = MotionName.animated.filter {
      $0.title.lowercased().split(separator: " ").contains { $0 == argument.lowercased() }
    }
    if !titled.isEmpty { return titled }
    let known = MotionName.animated.flatMap { [$0.title.lowercased(), $0.rawValue] } + keys.flatMap(\.1)
    let meant = Spelling.nearest(to: argument, in: known, limit: 1).first
    throw CommandFailure(
      .usage,
      "\(argument): neither a motion nor a key of one"
        + (meant.map { "; did you mean \"\($0)\"?" }
          ?? "; the motions are \(MotionName.animated.map(\.rawValue).joined(separator: ", "))"))
  }

  // MARK: The table

  private static func row(_ sheet: MotionSheet) -> [String] {
    let keys = sheet.keys.filter(\.isChanged).map { "\($0.key) \($0.value)" }
    let numbers =
      if let spring = sheet.spring {
        [
          "response \(Digits.text(spring.response * 1000)) ms", "ratio \(Digits.text(spring.dampingRatio))",
          "stiffness \(Digits.text(spring.stiffness))", "damping \(Digits.text(spring.damping))",
        ]
      } else if case .curve(let curve, let duration) = sheet.animation {
        ["curve \(Digits.text(duration * 1000)) ms", curve.text, "", ""]
      } else {
        ["", "", "", ""]
      }
    return [sheet.name.rawValue, sheet.title] + numbers + [keys.joined(separator: ", ")]
  }

  // MARK: The example

  /// The release of the gesture at the time that was asked for, and the values that it was made with.
  private func example(on timeline: Timeline) throws(CommandFailure) -> (
    parameters: Parameters, names: [MotionName], example: MotionExample?
  ) {
    let prototype = at.flatMap { timeline.prototypes(at: [$0.seconds]).first } ?? timeline.last
    var overlays = Overlays()
    overlays.path = true
    let take = TimelineOverlays(overlays, of: timeline).take(at: prototype.now)
    let flights = take.map { GestureTrace($0).flights } ?? []
    let flight = flights.last { $0.start <= prototype.now } ?? flights.first
    // Without a release, such as after a tap that opens the list: what moved, as on the page of the gesture.
    let moved = flight == nil ? take.map { HandoffTrace($0).motions.compactMap(\.name) } ?? [] : []
    return (
      prototype.tuned, flight?.motion.name.map { [$0] } ?? moved,
      flight.flatMap { MotionExample($0.motion, at: $0.start) }
    )
  }
}

extension CodePlatform: ExpressibleByArgument {}
