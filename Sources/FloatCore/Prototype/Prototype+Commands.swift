/// What the features want of each other.
extension Prototype {
  mutating func perform(_ commands: [Command]) {
    for command in commands { perform(command) }
  }

  mutating func perform(_ command: Command) {
    switch command {
    case .navigate(let request): navigate(request)
    case .float(let page): float(page)
    case .remove(let page): removeEntrance(page)
    case .restore(let kept): restore(kept)
    case .openList(let mode): openList(mode)
    case .letGoOfBall: letGoOfBall()
    case .show(let text, let action):
      notices.show(text, action: action, environment)
      feedback.effects.append(.notice(text))
    case .impact(let place, let haptic): feedback.impact(place, haptic, environment)
    case .tick: feedback.tick(environment)
    case .play(let sound): feedback.play(sound, environment)
    case .emit(let effect): feedback.effects.append(effect)
    }
  }
}
