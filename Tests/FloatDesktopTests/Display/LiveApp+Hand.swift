import FloatCore
import FloatFiles
import Foundation

@testable import FloatTestSupport

/// A scenario's hand at a real mouse and keyboard.
extension LiveApp {
  /// Does what the steps say, each in its own time; returns the state at rest at each snapshot.
  func play(_ steps: [ScenarioStep]) throws -> [TracedState] {
    var held: Point?
    var seen: [TracedState] = []
    for step in steps {
      switch step {
      case .hand(.settle): try waitForRest()
      case .hand(let hand):
        let lowered = try hand.lower(at: 0, from: held) { place(of: $0) }
        held = lowered.pointer
        try desktop.xdotool(Self.script(of: lowered))
      // What fades out unseen may end a third of a second after the last frame.
      case .snapshot: seen.append(try waitForRest(of: nil))
      case .clock, .panel, .window, .trace, .filmstrip: throw HandError.unknownElement("\(step)")
      }
    }
    return seen
  }

  private func place(of target: HandTarget) -> Point? {
    switch target {
    case .point(let point): point
    case .element(let id): try? center(of: id)
    }
  }

  /// The words of xdotool for inputs at their times.
  private static func script(of step: LoweredStep) -> String {
    var (words, time) = ([String](), 0.0)
    func wait(until end: Double) {
      if end > time { words.append(String(format: "sleep %.4f", end - time)) }
      time = end
    }
    for input in step.inputs {
      wait(until: input.time)
      switch input.input {
      case .pointer(let phase, _, let p):
        words.append("mousemove \(Int(p.x.rounded())) \(Int(p.y.rounded()))")
        if phase != .move { words.append(phase == .down ? "mousedown 1" : "mouseup 1") }
      case .key(let name):
        // Inside Xvfb weston may process a key only with the next event.
        words.append("key \(name) sleep 0.05 mousemove_relative 1 1 sleep 0.05 mousemove_relative 1 1")
      case .contextMenu(let p):
        words.append("mousemove \(Int(p.x.rounded())) \(Int(p.y.rounded())) click 3")
      case .wheel, .resize, .configure, .call: break
      }
    }
    wait(until: step.end)
    return words.joined(separator: " ")
  }
}
