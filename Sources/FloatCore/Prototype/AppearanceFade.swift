/// The fade between light and dark: the dark screen fades in over the light one, or out.
///
/// Both show the same moment in two appearances, so what moves goes on in both. The light one is opaque, and so is
/// the result.
struct AppearanceFade: Equatable, Sendable {
  /// 0 light, 1 dark.
  private var darkness: Animated<Double>

  init(_ e: Environment) { darkness = Animated(Self.end(e)) }

  private static func end(_ e: Environment) -> Double { e.appearance == .dark ? 1 : 0 }

  /// Fades to the present appearance if that has changed; a fade that is reversed goes on from what is shown.
  mutating func retune(_ e: Environment) {
    guard darkness.target != Self.end(e) else { return }
    darkness.animate(
      to: Self.end(e), with: .curve(.easeInOut, duration: e.tuned.motion.appearanceFade), at: e.now)
  }

  func isMoving(_ e: Environment) -> Bool { darkness.endTime > e.now }

  /// The opacity of the dark screen, 0…1.
  func darkness(_ e: Environment) -> Double { darkness.share(at: e.now) }
}

extension Prototype {
  /// 0 in light, 1 in dark, and in between while one fades into the other.
  package var darkness: Double { appearanceFade.darkness(environment) }

  /// The scene at this moment, back to front.
  public var scene: Scene {
    guard appearanceFade.isMoving(environment) else { return picture }
    var scene = picture(.light)
    let dark = picture(.dark)
    scene.layers.append(
      Layer(
        id: "dark", outline: RoundedRect(environment.screen), opacity: darkness,
        content: [.rect(environment.screen, dark.background)],
        sublayers: dark.layers.map { $0.named("dark:") }))
    return scene
  }

  /// The scene at this moment in an appearance.
  private func picture(_ appearance: Appearance) -> Scene {
    guard appearance != self.appearance else { return picture }
    var other = self
    other.environment.change { values in
      values.parameters.appearance = appearance
      values.tuned.appearance = appearance
    }
    other.pages.repaint(navigation.visible, other.environment)
    return other.picture
  }
}

extension LivePages {
  /// Lays the pages out again in the colours of another appearance; their switches stay as they are.
  fileprivate mutating func repaint(_ ids: ArraySlice<PageID>, _ e: Environment) {
    for id in ids {
      guard let layout = layout(of: id, e) else { continue }
      self[id]?.repaint(by: layout)
    }
  }
}
