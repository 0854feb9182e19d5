/// A thing that the prototype asks the program around it to do, once.
public enum Effect: Hashable, Sendable {
  /// A haptic impact; a desktop shows it as a short visual pulse and traces it.
  case impact(Haptic)
  /// A short sound, if the configuration enables any.
  case sound(Sound)
  /// A message for the user, such as "The list is full".
  case notice(String)
  /// A request to store the prototype's `archive`, because the collected pages or the dock have changed.
  case save
  /// An event, for an app that listens; a program that does not listen ignores it.
  case event(Event)

  /// The effect's name in a trace line, without its details: `impact`, `sound`, `notice`, `save`, or the event's name.
  public var name: String {
    switch self {
    case .impact: "impact"
    case .sound: "sound"
    case .notice: "notice"
    case .save: "save"
    case .event(let event): event.name
    }
  }

  /// The event; nil for every other effect.
  package var event: Event? { if case .event(let event) = self { event } else { nil } }
}

/// The occasion of a sound.
public enum Sound: String, Hashable, Sendable, CaseIterable {
  /// A collected page grows out of the ball.
  case open
  /// A page shrinks into the ball.
  case close
  /// In place of a haptic impact: the pointer enters the zone, a neck tears, the ball docks.
  case tick
}

/// The strength of a haptic impact, in UIKit's terms (`UIImpactFeedbackGenerator.FeedbackStyle`).
public enum Haptic: String, Hashable, Sendable, CaseIterable {
  /// The tap of a light object; `light` in files.
  case light
  /// The tap of an object of medium weight; `medium` in files.
  case medium
  /// The blow of a heavy object; `heavy` in files.
  case heavy
}

extension Effect: CustomStringConvertible {
  /// The effect with its details: `impact light`, `sound open`, `notice "The list is full"`, `save`
  /// or `page.opened article-1`.
  public var description: String {
    switch self {
    case .impact(let haptic): "\(name) \(haptic.rawValue)"
    case .sound(let sound): "\(name) \(sound.rawValue)"
    case .notice(let text): "\(name) \"\(text)\""
    case .save: name
    case .event(let event): event.description
    }
  }
}
