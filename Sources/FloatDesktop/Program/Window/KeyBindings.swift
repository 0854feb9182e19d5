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
    ] + overlays + [
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
