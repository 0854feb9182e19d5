/// The tunable values below the key `scroll`; see ``ParameterSchema`` for ranges, units and sources.
public struct ScrollParameters: Hashable, Sendable {
  /// How much of the speed is left after each millisecond. (`scroll.deceleration-rate`)
  public var decelerationRate = 0.0
  /// How stiff a page is pulled beyond its end. (`scroll.rubber-band`)
  public var rubberBand = 0.0
  /// The response of the spring back from beyond the end. (`scroll.bounce.response`)
  public var bounceResponse = 0.0
  /// The response of the spring that smooths the wheel's steps. (`scroll.wheel.response`)
  public var wheelResponse = 0.0
  /// A touchpad that says nothing for this long has let go of the page. (`scroll.wheel.pause`)
  public var wheelPause = 0.0
  /// The fastest fling of a page. (`scroll.maximum-velocity`)
  public var maximumVelocity = 0.0
  /// A page that scrolls on by itself is brought to rest once it is slower than this.
  /// (`scroll.stop-velocity`)
  public var stopVelocity = 0.0
  /// The response of the spring that brings it to rest. (`scroll.stop-response`)
  public var stopResponse = 0.0

  /// Every number is zero; ``Parameters/init()`` fills in the defaults.
  public init() {}
}
