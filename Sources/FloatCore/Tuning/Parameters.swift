/// Every number, choice and colour a designer can tune, grouped as the configuration keys are.
///
/// A new value holds the defaults of ``ParameterSchema``; that table has the ranges, the units and the
/// source of each. Lengths in points, times in seconds, speeds in points a second.
public struct Parameters: Hashable, Sendable {
  public var ball = BallParameters()
  public var zone = ZoneParameters()
  public var list = ListParameters()
  public var morph = MorphParameters()
  public var navigation = NavigationParameters()
  public var modal = ModalParameters()
  public var badge = BadgeParameters()
  public var scroll = ScrollParameters()
  public var gesture = GestureParameters()
  public var entrances = EntranceParameters()
  public var haptic = HapticParameters()
  public var sound = SoundParameters()
  public var motion = MotionParameters()
  public var notice = NoticeParameters()
  public var light = ThemeColors()
  public var dark = ThemeColors()

  public init() {
    for entry in ParameterSchema.entries { entry.applyDefault(to: &self) }
  }
}
