import FloatCore
import FloatPages
import FloatStudio
import Testing

@testable import FloatDesk

/// A panel with a hand on it, whose inputs are a second apart.
struct PanelStage {
  var panel: Panel
  var now = 0.0

  /// - Parameter keys: What was touched last.
  init(
    _ keys: [String] = [], _ values: Parameters = Parameters.builtIn, height: Double = 812,
    _ appearance: Appearance = .light, _ language: PanelLanguage = .english
  ) {
    panel = Panel(values, height: height, appearance: appearance, language: language)
    if !keys.isEmpty { send(.touched(keys)) }
  }

  mutating func send(_ inputs: PanelInput..., after pause: Double = 1) {
    for input in inputs {
      now += pause
      panel.send(input, at: now)
    }
  }

  /// The middle of something in sight.
  func point(_ place: PanelPlace) throws -> Point {
    try #require(panel.frame(of: place), "\(place) is not in sight").center
  }

  /// The middle of a part of a row.
  func point(_ key: String, _ part: PanelPart, in section: PanelSection = .touched) throws -> Point {
    try point(.part(PanelRowID(section, key), part))
  }

  mutating func press(_ p: Point) { send(.pointer(.down, at: p)) }
  mutating func move(_ p: Point, _ modifiers: PanelModifiers = []) {
    send(.pointer(.move, at: p, modifiers: modifiers), after: 0.01)
  }
  mutating func release(_ p: Point, _ modifiers: PanelModifiers = []) {
    send(.pointer(.up, at: p, modifiers: modifiers), after: 0.01)
  }
  mutating func click(_ p: Point, after pause: Double = 1) {
    send(.pointer(.down, at: p), after: pause)
    release(p)
  }
  /// Drags a part of a row by a way.
  mutating func drag(
    _ key: String, _ part: PanelPart = .label, by way: Point, _ modifiers: PanelModifiers = []
  ) throws {
    let start = try point(key, part)
    press(start)
    move(start + way, modifiers)
    release(start + way, modifiers)
  }
  /// Changes values, as a preset or a file does that is chosen.
  mutating func change(_ values: KeyValuePairs<String, String>) {
    send(.values(values.map { ConfigurationValue(key: $0.key, value: $0.value) }))
  }
  /// Gives a row the keyboard.
  mutating func focus(_ key: String, in section: PanelSection = .touched) {
    send(.focus(true))
    panel.keyboard.place = .row(PanelRowID(section, key))
  }
  mutating func key(_ name: String, _ modifiers: PanelModifiers = []) { send(.key(name, modifiers)) }
  mutating func type(_ text: String) { for character in text { send(.text(String(character)), after: 0.05) } }
  func text(_ key: String) -> String { panel.tuning.text(key) }

  /// The values sent to the phone, one list per step.
  mutating func steps() -> [[ConfigurationValue]] {
    panel.takeEffects().compactMap { if case .configure(let values) = $0 { values } else { nil } }
  }
}
