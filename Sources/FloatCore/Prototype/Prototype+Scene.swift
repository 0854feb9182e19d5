/// The picture of the phone in its appearance, or while one appearance fades into the other.
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
