import FloatFiles
import FloatStudio

extension KeyAction {
  /// What the window does for it.
  var command: WindowCommand {
    switch self {
    case .help: .help
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
    case .nextProblem: .nextMessage
    case .fullScreen: .size(.fullScreen)
    case .fit: .size(.fit)
    case .larger: .size(.larger)
    case .smaller: .size(.smaller)
    case .quit: .quit
    }
  }
}
