/// Everything that can be tuned.
public struct Parameters: Hashable, Sendable {
  public struct Snap: Hashable, Sendable {
    public var response = 0.4
    public var damping = 0.8
  }
  public enum Style: String, CaseIterable, Hashable, Sendable {
    case wechat, qq, plain
  }
  public struct Ball: Hashable, Sendable {
    public var diameter = 58.0
    public var capacity = 5
    public var snap = Snap()
    public var haptics = true
    public var style = Style.wechat
    public var fill = Color.white
    public var label = ""
    public var tilt = 0.0
    public var flingVelocity = 300.0
  }
  public struct Badge: Hashable, Sendable {
    public var breakDistance = 80.0
  }
  public var ball = Ball()
  public var badge = Badge()

  public init() {}
}

extension ParameterSchema {
  static let ballEntries: [ParameterEntry] = [
    .length("ball.diameter", \.ball.diameter, 58, 20...200, "The ball's diameter.", source: "stand-in"),
    .count("ball.capacity", \.ball.capacity, 5, 1...9, "How many items the ball holds.", source: "stand-in"),
    .duration(
      "ball.snap.response", \.ball.snap.response, 0.4, 0.05...2, "The snap spring's response.",
      source: "stand-in"),
    .ratio(
      "ball.snap.damping-ratio", \.ball.snap.damping, 0.8, 0.1...2, "The snap spring's damping ratio.",
      source: "stand-in"),
    .velocity(
      "ball.fling-velocity", \.ball.flingVelocity, 300, 0...5000, "The slowest fling.", source: "stand-in"),
    .angle("ball.tilt", \.ball.tilt, 30, -90...90, "The tilt of the icons.", source: "stand-in"),
    .flag("ball.haptics", \.ball.haptics, true, "Whether the ball pulses.", source: "stand-in"),
    .choice("ball.style", \.ball.style, .wechat, "The ball's look.", source: "stand-in"),
    .color("ball.fill", \.ball.fill, .white, "The ball's colour.", source: "stand-in"),
    .text("ball.label", \.ball.label, "", "The ball's spoken label.", source: "stand-in"),
    .length(
      "badge.break-distance", \.badge.breakDistance, 80, 20...300, "Where the neck breaks.",
      source: "stand-in"),
  ]
}
