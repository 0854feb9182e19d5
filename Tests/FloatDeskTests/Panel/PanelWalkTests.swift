import FloatCore
import FloatPages
import Testing

@testable import FloatDesk
@testable import FloatTestSupport

/// Twenty thousand inputs to the panel, from a seed.
@Suite struct PanelWalkTests {
  private enum Op: CaseIterable {
    case press, move, release, cancel, secondary, wheel, touchpad, doubleClick
    case key, text, tab, focus, touched, undo, redo, flip, save, peek, loaded, resize, find, escape,
      toggleGroup, name, answer, compose, springs
  }

  private static let keys = [
    "Tab", "Down", "Up", "Left", "Right", "Return", "Space", "Backspace", "Home", "End", "PageDown", "PageUp",
    "Escape", "A", "Z", "+", "-",
  ]
  private static let texts = [
    "7", "0.5", "58pt*1.2", "#12F", "ease", "abc", "(", "shadow", "300ms", "true", "弹",
  ]

  @Test func `taking back all that was done gives the start, and the phone has heard every change`()
    throws
  {
    var random = SplitMix64(seed: 18)
    var panel = Panel(Parameters.builtIn, height: 812)
    var phone = Parameters.builtIn
    var now = 0.0
    var point = Point(100, 300)
    let all = ParameterSchema.builtIn.entries.map(\.key)
    var changed: Set<String> = []

    func hear() throws {
      for case .configure(let values) in panel.takeEffects() {
        #expect(!values.isEmpty)
        for value in values {
          if phone.text(for: value.key) != value.value { changed.insert(value.key) }
          try phone.set(value.key, to: value.value)
        }
      }
      #expect(phone == panel.tuning.shown, "after \(now) s")
    }

    func send(_ input: PanelInput) throws {
      now += random.uniform(0...0.7)
      panel.send(input, at: now)
      try hear()
    }

    for step in 0..<20_000 {
      let spot = Point(random.uniform(0...Panel.width), random.uniform(0...panel.height))
      let modifiers: PanelModifiers = [[], [], .shift, .control][random.below(4)]
      switch Op.allCases[random.below(Op.allCases.count)] {
      case .press:
        point = spot
        try send(.pointer(.down, at: point, modifiers: modifiers))
      case .move:
        point = point + Point(random.uniform(-60...60), random.uniform(-60...60))
        try send(.pointer(.move, at: point, modifiers: modifiers))
      case .release: try send(.pointer(.up, at: point, modifiers: modifiers))
      case .cancel: try send(.pointer(.cancel, at: point))
      case .secondary: try send(.secondary(at: spot))
      case .wheel: try send(.wheel(at: spot, dy: random.uniform(-200...200), modifiers: modifiers))
      case .touchpad: try send(.wheel(at: spot, dy: random.uniform(-40...40), isPrecise: true))
      case .doubleClick:
        for phase in [PointerPhase.down, .up, .down, .up] {
          panel.send(.pointer(phase, at: spot), at: now)
          now += 0.05
        }
        try hear()
      case .key: try send(.key(Self.keys[random.below(Self.keys.count)], modifiers))
      case .text: try send(.text(Self.texts[random.below(Self.texts.count)]))
      case .tab: for _ in 0..<random.below(9) { try send(.key("Tab")) }
      case .focus: try send(.focus(random.below(4) > 0))
      case .touched: try send(.touched((0..<random.below(12)).map { _ in all[random.below(all.count)] }))
      case .undo: try send(.action(.undo))
      case .redo: try send(.action(.redo))
      case .flip: if random.below(4) == 0 { try send(.action(.flip)) }
      case .save: try send(.action(.save))
      case .peek: try send(.peek(random.below(3) == 0))
      case .loaded: if random.below(10) == 0 { try send(.saved) }
      case .resize: try send(.resize(height: random.uniform(200...1400)))
      case .find: try send(.action(.find))
      case .name: try send(.action(.preset))
      case .answer:
        try send(.preset([.saved(name: "a", path: "a.yaml"), .taken, .refused("no")][random.below(3)]))
      case .compose:
        try send(.composing(["", "ni", "你好", "7"][random.below(4)], caret: random.below(4)))
      case .springs:
        try send(.springs(random.below(2) == 0 ? [:] : ["ball.snap": random.uniform(-1...3), "modal": 0.1]))
      case .escape: try send(.key("Escape"))
      case .toggleGroup:
        panel.content.toggled.formSymmetricDifference([
          .group(panel.catalog.groups[random.below(panel.catalog.groups.count)].id)
        ])
      }
      if step.isMultiple(of: 50) {
        let scene = panel.scene
        #expect(scene.size == Size(320, panel.height))
        #expect(panel.scrollOffset.isFinite)
      }
    }
    // Keys that the walk has not met by chance are changed by name.
    try send(.peek(false))
    try send(.key("Escape"))
    try send(.key("Escape"))
    panel.content.usesBounce = false
    panel.content.toggled = []
    for key in all where !changed.contains(key) {
      try send(.touched([key]))
      panel.changeQuery { $0 = TextField() }
      panel.keyboard.isShown = true
      try send(.focus(true))
      panel.keyboard.place = .row(PanelRowID(.touched, key))
      let before = panel.tuning.text(key)
      try send(.key("Return"))
      if panel.menu != nil {
        try send(.key(panel.menu?.selected == 0 ? "Down" : "Up"))
        try send(.key("Return"))
      } else if panel.editing != nil {
        let entry = try #require(ParameterSchema.builtIn.entry(for: key))
        try send(.text(Self.another(than: before, entry)))
        try send(.key("Return"))
      }
    }
    #expect(Set(all).subtracting(changed).isEmpty, "every key was changed once at least")
    while panel.tuning.canUndo { try send(.action(.undo)) }
    #expect(panel.tuning.values == Parameters.builtIn)
    #expect(panel.tuning.other == Parameters.builtIn)
    #expect(phone == Parameters.builtIn)
    while panel.tuning.canRedo { try send(.action(.redo)) }
    while panel.tuning.canUndo { try send(.action(.undo)) }
    #expect(phone == Parameters.builtIn)
  }

  /// A value other than the current one.
  private static func another(than text: String, _ entry: ParameterEntry) -> String {
    switch entry.kind {
    case .number, .count:
      let ends = entry.rangeText
      return text == ends?.lowest ? ends?.highest ?? "" : ends?.lowest ?? ""
    case .color: return text == "#102030" ? "#302010" : "#102030"
    case .curve: return text == "linear" ? "ease" : "linear"
    default: return text == "one" ? "two" : "one"
    }
  }

  @Test func `the same inputs give the same panel at any frame rate`() {
    var random = SplitMix64(seed: 7)
    var once = Panel(Parameters.builtIn, height: 600)
    var often = once
    once.send(
      .touched(["ball.snap.response", "ball.snap.damping-ratio", "ball.diameter", "ball.fill"]), at: 0)
    often.send(
      .touched(["ball.snap.response", "ball.snap.damping-ratio", "ball.diameter", "ball.fill"]), at: 0)
    var now = 0.0
    for _ in 0..<400 {
      let next = now + random.uniform(0.01...0.3)
      let input: PanelInput =
        [
          .wheel(at: Point(100, 300), dy: random.uniform(-300...300), isPrecise: random.below(2) == 0),
          .pointer(.down, at: Point(random.uniform(0...320), random.uniform(60...500))),
          .pointer(.up, at: Point(100, 300)), .pointer(.move, at: Point(200, random.uniform(60...500))),
        ][random.below(4)]
      for frame in 1...7 { often.advance(to: now + (next - now) * Double(frame) / 8) }
      once.send(input, at: next)
      often.send(input, at: next)
      now = next
      #expect(once.scene == often.scene)
    }
  }
}
