package import FloatCore
package import FloatStudio

/// The column beside the phone: the controls of time, and the panel below them.
///
/// A value type like both: a hand's inputs go in, effects come out. Places are in points of the sidebar, with the
/// origin at its top left; times are real seconds.
package struct Sidebar: Sendable {
  package private(set) var panel: Panel
  private(set) var transport: Transport
  package private(set) var height: Double
  /// The part that holds the pointer that is down.
  private var holder: Part?
  private var actions: [ClockAction] = []

  package static let width = Panel.width

  private enum Part { case transport, panel }

  /// A request to the shell.
  package enum Effect: Equatable, Sendable {
    case clock(ClockAction)
    case panel(PanelEffect)
  }

  /// - Parameter height: In points.
  package init(_ panel: Panel, height: Double) {
    self.panel = panel
    transport = Transport(width: Self.width, language: panel.language)
    self.height = height
    resize(height: height, at: panel.now)
  }

  /// The top of the panel: below the controls of time, or 0 if there is no room for both.
  package var top: Double {
    height >= TransportLayout.height + Self.leastPanel ? TransportLayout.height : 0
  }

  /// The least height of a usable panel, in points.
  private static let leastPanel = 320.0

  // MARK: Time

  package mutating func advance(to time: Double) { panel.advance(to: time) }

  /// True while its picture changes by itself.
  var isAnimating: Bool { panel.isAnimating }

  package var nextDeadline: Double? { panel.nextDeadline }

  // MARK: Input

  package mutating func resize(height: Double, at time: Double) {
    self.height = height
    panel.send(.resize(height: height - top), at: time)
  }

  /// Sends the panel an input that has no place in it.
  package mutating func send(_ input: PanelInput, at time: Double) {
    if case .language(let language) = input { transport = Transport(width: Self.width, language: language) }
    panel.send(input, at: time)
  }

  /// Does to the panel what a script asks for and no hand can.
  package mutating func script<Result>(_ act: (inout Panel) -> Result) -> Result { act(&panel) }

  /// Handles a pointer that is down, or hovers.
  package mutating func point(
    _ phase: PointerPhase, at point: Point, _ modifiers: PanelModifiers = [], at time: Double,
    _ playback: Playback
  ) {
    let part = holder ?? (point.y < top ? .transport : .panel)
    switch phase {
    case .down: holder = part
    case .up, .cancel: holder = nil
    case .move: break
    }
    switch part {
    case .transport:
      panel.send(.leave, at: time)
      if phase == .move, holder == nil {
        transport.hover(at: point)
      } else {
        actions += transport.point(phase, at: point, playback)
      }
    case .panel:
      transport.hover(at: nil)
      panel.send(.pointer(phase, at: point - Point(0, top), modifiers: modifiers), at: time)
    }
  }

  /// The pointer left the sidebar.
  package mutating func leave(at time: Double) {
    guard holder == nil else { return }
    transport.hover(at: nil)
    panel.send(.leave, at: time)
  }

  /// The right button.
  package mutating func secondary(at point: Point, at time: Double, _ playback: Playback) {
    if holder != nil { return cancel(at: time, playback) }
    if point.y >= top { panel.send(.secondary(at: point - Point(0, top)), at: time) }
  }

  /// Handles a wheel, which steps by frames over the controls of time.
  package mutating func wheel(
    at point: Point, dy: Double, isPrecise: Bool, _ modifiers: PanelModifiers, at time: Double
  ) {
    guard holder == nil else { return }
    if point.y < top {
      if dy != 0 { actions.append(.step(dy > 0 ? -1 : 1)) }
    } else {
      panel.send(
        .wheel(at: point - Point(0, top), dy: dy, isPrecise: isPrecise, modifiers: modifiers), at: time)
    }
  }

  /// Takes back the effect of a pointer that is down.
  package mutating func cancel(at time: Double, _ playback: Playback) {
    guard let held = holder else { return }
    holder = nil
    switch held {
    case .transport:
      actions += transport.point(.cancel, at: .zero, playback)
      transport.hover(at: nil)
    case .panel: panel.send(.pointer(.cancel, at: .zero), at: time)
    }
  }

  /// True while a pointer is down in it.
  package var isPressed: Bool { holder != nil }

  /// Returns the requests, oldest first; values set in succession are merged into one step.
  package mutating func takeEffects() -> [Effect] {
    var effects = actions.map { Effect.clock($0) }
    actions = []
    for effect in panel.takeEffects() {
      if case .panel(.configure(let old))? = effects.last, case .configure(let new) = effect {
        let keys = Set(new.map(\.key))
        effects[effects.count - 1] = .panel(.configure(old.filter { !keys.contains($0.key) } + new))
      } else {
        effects.append(.panel(effect))
      }
    }
    return effects
  }

  // MARK: Derived values

  /// The place of the text being typed; nil if none is.
  var textArea: Rect? { panel.textArea?.offset(y: top) }

  /// The pointer's shape at a point.
  package func cursor(at point: Point) -> PanelCursor {
    switch holder ?? (point.y < top ? .transport : .panel) {
    case .transport: .arrow
    case .panel: panel.cursor(at: point - Point(0, top))
    }
  }

  /// The sidebar as shapes, for the painter that draws the phone.
  package func scene(_ playback: Playback) -> Scene {
    let panel = panel.scene
    var layers: [Layer] = []
    if top > 0 {
      let transport = transport.scene(playback, self.panel.appearance)
      layers.append(Layer(id: "sidebar:transport", sublayers: transport.layers))
    }
    layers.append(Layer(id: "sidebar:panel", position: Point(0, top), sublayers: panel.layers))
    let line = Palette(self.panel.appearance).line
    layers.append(
      Layer(id: "sidebar:edge", content: [.hairline(from: .zero, to: Point(0, height), line)]))
    return Scene(size: Size(Self.width, height), background: panel.background, layers: layers)
  }
}
