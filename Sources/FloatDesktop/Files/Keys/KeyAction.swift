/// What a key of the window does. The raw value is its name in the config file, below `keys.`.
package enum KeyAction: String, CaseIterable, Hashable, Sendable {
  case help
  case panel
  case transport
  case play
  case frameBack = "frame-back"
  case frameOn = "frame-on"
  case speed100 = "speed-100"
  case speed50 = "speed-50"
  case speed25 = "speed-25"
  case speed10 = "speed-10"
  case slow
  case loop
  case onion
  case path
  case velocity
  case thresholds
  case touches
  case hotspots
  case keep
  case focus
  case find
  case undo
  case redo
  case save
  case savePreset = "save-preset"
  case copy
  case peek = "compare"
  case ghost
  case inspect
  case appearance
  case nextProblem = "next-problem"
  case fullScreen = "full-screen"
  case fit
  case larger
  case smaller
  case quit
}
