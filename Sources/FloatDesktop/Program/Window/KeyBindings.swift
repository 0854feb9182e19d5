import FloatStudio

/// What a key of the window does.
struct KeyBinding: Equatable {
  let command: WindowCommand
  /// What it is called.
  let name: String
  /// What it does, in a sentence.
  let summary: String
  /// Its keys, as ``KeyName`` spells them.
  let keys: [String]
  /// True where a key that is held does it again and again.
  var repeats = false
}

/// The keys that are the window's: the one table, for the window, its help and the documents.
///
/// They are taken before the phone, are never recorded, and mean nothing in scenarios.
enum KeyBindings {
  static let all: [KeyBinding] =
    [
      KeyBinding(
        command: .sidebar(.toggle), name: "panel",
        summary: "Opens the panel with all keys of the configuration beside the phone, or closes it.",
        keys: ["F2"]),
      KeyBinding(
        command: .transport, name: "transport",
        summary: "Shows the controls of time over the phone, or hides them.", keys: ["F3"]),
      KeyBinding(
        command: .clock(.togglePlay), name: "play",
        summary: "Pauses, and plays on; from an earlier moment the phone lives on from there.", keys: ["F8"]),
      KeyBinding(
        command: .clock(.step(-1)), name: "frame-back",
        summary: "Goes back a sixtieth of the phone's second.",
        keys: ["F7"], repeats: true),
      KeyBinding(
        command: .clock(.step(1)), name: "frame-on", summary: "Goes on a sixtieth of the phone's second.",
        keys: ["F9"], repeats: true),
    ]
    + PhoneClock.speeds.enumerated().map { index, speed in
      let percent = Int((speed * 100).rounded())
      return KeyBinding(
        command: .clock(.speed(speed)), name: "speed-\(percent)",
        summary: "Plays at \(percent) % of the speed.", keys: ["Ctrl+\(index + 1)"])
    } + [
      KeyBinding(
        command: .clock(.toggleSlow), name: "slow", summary: "Plays slowly, and at full speed again.",
        keys: ["Ctrl+T"]),
      KeyBinding(
        command: .clock(.toggleLoop), name: "loop",
        summary: "Plays the last gesture over and over with the values of now, or ends that.",
        keys: ["Ctrl+L"]),
      KeyBinding(
        command: .sidebar(.focus), name: "focus",
        summary: "Gives the keyboard to the panel, or back to the phone.", keys: ["F6"]),
      KeyBinding(
        command: .sidebar(.action(.find)), name: "find", summary: "Looks for a key in the panel.",
        keys: ["Ctrl+F"]),
      KeyBinding(
        command: .sidebar(.action(.undo)), name: "undo", summary: "Takes the last change of values back.",
        keys: ["Ctrl+Z"], repeats: true),
      KeyBinding(
        command: .sidebar(.action(.redo)), name: "redo", summary: "Does again what was taken back.",
        keys: ["Ctrl+Shift+Z"], repeats: true),
      KeyBinding(
        command: .sidebar(.action(.save)), name: "save",
        summary: "Writes the values that were changed into the config file.", keys: ["Ctrl+S"]),
      KeyBinding(
        command: .sidebar(.action(.copy)), name: "copy",
        summary: "Copies the row in focus, or else everything changed, as lines of a config file.",
        keys: ["Ctrl+C"]),
      KeyBinding(
        command: .sidebar(.peek), name: "compare",
        summary: "Shows the other set of values for as long as it is held.", keys: ["Ctrl+B"]),
      KeyBinding(
        command: .sidebar(.ghost), name: "ghost",
        summary: "Lays the phone with the other set of values over it, half transparent, or takes it away.",
        keys: ["Ctrl+Shift+B"]),
      KeyBinding(
        command: .sidebar(.inspect), name: "inspect",
        summary: "Shows the keys of what is clicked next on the phone, as Ctrl and a click do at once.",
        keys: ["Ctrl+Shift+C"]),
      KeyBinding(
        command: .nextMessage, name: "next-problem", summary: "Tells the next problem of the config file.",
        keys: ["F4"], repeats: true),
      KeyBinding(
        command: .size(.fullScreen), name: "full-screen", summary: "Fills the screen, and leaves it again.",
        keys: ["F11"]),
      KeyBinding(
        command: .size(.fit), name: "fit", summary: "Fits the window to the display.", keys: ["Ctrl+0"]),
      KeyBinding(
        command: .size(.larger), name: "larger", summary: "Makes the window larger.",
        keys: ["Ctrl++", "Ctrl+="]),
      KeyBinding(
        command: .size(.smaller), name: "smaller", summary: "Makes the window smaller.", keys: ["Ctrl+-"]),
      KeyBinding(command: .quit, name: "quit", summary: "Closes the window.", keys: ["Ctrl+Q", "Ctrl+W"]),
    ]

  /// The binding of a key; nil for the phone's.
  static func binding(of key: String) -> KeyBinding? { all.first { $0.keys.contains(key) } }

  /// The table of `docs/keys.md`.
  static var markdown: String {
    (["| key | name | what it does |", "|---|---|---|"]
      + all.map { binding in
        let keys = binding.keys.map { "`\($0)`" }.joined(separator: ", ")
        return "| \(keys) | `\(binding.name)` | \(binding.summary) |"
      }).joined(separator: "\n")
  }
}
