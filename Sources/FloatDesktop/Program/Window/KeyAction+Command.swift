import FloatFiles
import FloatStudio

extension KeyAction {
  /// The window's command for the action.
  var command: WindowCommand {
    switch self {
    case .help: .help
    case .panel: .sidebar(.toggle)
    case .transport: .transport
    case .play: .clock(.togglePlay)
    case .frameBack: .clock(.step(-1))
    case .frameOn: .clock(.step(1))
    case .speed100: .clock(.speed(1))
    case .speed50: .clock(.speed(0.5))
    case .speed25: .clock(.speed(0.25))
    case .speed10: .clock(.speed(0.1))
    case .slow: .clock(.toggleSlow)
    case .loop: .clock(.toggleLoop)
    case .onion: .overlay(.onion)
    case .path: .overlay(.path)
    case .velocity: .overlay(.velocity)
    case .thresholds: .overlay(.thresholds)
    case .touches: .overlay(.touches)
    case .keep: .keep
    case .focus: .sidebar(.focus)
    case .find: .sidebar(.action(.find))
    case .undo: .sidebar(.action(.undo))
    case .redo: .sidebar(.action(.redo))
    case .save: .sidebar(.action(.save))
    case .savePreset: .sidebar(.action(.preset))
    case .copy: .sidebar(.action(.copy))
    case .peek: .sidebar(.peek)
    case .ghost: .sidebar(.ghost)
    case .inspect: .sidebar(.inspect)
    case .hotspots: .hotspots
    case .appearance: .appearance
    case .nextProblem: .nextMessage
    case .fullScreen: .size(.fullScreen)
    case .fit: .size(.fit)
    case .larger: .size(.larger)
    case .smaller: .size(.smaller)
    case .quit: .quit
    }
  }
}
