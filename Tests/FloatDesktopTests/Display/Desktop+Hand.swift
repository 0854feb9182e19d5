import FloatCore
import FloatFiles
import Foundation

@testable import FloatTestSupport

/// A hand at a real mouse and keyboard, whose steps take their time.
extension Desktop {
  /// Carries out a step at places of the screen.
  func perform(_ step: HandStep<Point>) throws { try perform(step) { $0 } }

  /// - Parameter place: The place of a target on the screen.
  func perform<Target>(_ step: HandStep<Target>, at place: (Target) -> Point?) throws {
    let lowered = try step.lower(at: 0, from: held, rate: 125, hovers: true, resolve: place)
    held = lowered.pointer
    try xdotool(try Self.script(of: lowered))
  }

  func click(_ p: Point) throws { try perform(.longPress(p, duration: 0, release: true)) }

  /// The words of xdotool for inputs at their times.
  private static func script(of step: LoweredStep) throws -> String {
    var (words, time) = ([String](), 0.0)
    func wait(until end: Double) {
      if end > time { words.append(String(format: "sleep %.4f", end - time)) }
      time = end
    }
    func move(to p: Point) { words.append("mousemove \(Int(p.x.rounded())) \(Int(p.y.rounded()))") }
    for input in step.inputs {
      wait(until: input.time)
      switch input.input {
      case .pointer(let phase, _, let p) where phase != .cancel:
        move(to: p)
        if phase != .move { words.append(phase == .down ? "mousedown 1" : "mouseup 1") }
      case .key(let name):
        // Inside Xvfb weston may process a key only with the next event.
        words.append("key \(name) sleep 0.05 mousemove_relative 1 1 sleep 0.05 mousemove_relative 1 1")
      case .contextMenu(let p):
        move(to: p)
        words.append("click 3")
      case .wheel(let p, let dx, let dy, isPrecise: false):
        move(to: p)
        // A notch is a click of a button for its direction.
        for (way, buttons) in [(dy, (4, 5)), (dx, (6, 7))] where way != 0 {
          let button = way > 0 ? buttons.0 : buttons.1
          words += Array(repeating: "click \(button)", count: max(1, Int(abs(way) / 40)))
        }
      case .pointer, .wheel, .resize, .configure, .call:
        throw ChildProcess.NotStarted(description: "no mouse does \(input.input)")
      }
    }
    wait(until: step.end)
    return words.joined(separator: " ")
  }
}

/// A scenario's hand.
extension LiveApp {
  /// Does what the steps say; returns the state at rest at each snapshot.
  func play(_ steps: [ScenarioStep]) throws -> [TracedState] {
    var seen: [TracedState] = []
    for step in steps {
      switch step {
      case .hand(.settle): try waitForRest()
      case .hand(let hand): try desktop.perform(hand, at: place(of:))
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
}
