/// Every number, choice and colour a designer can tune, grouped as the configuration keys are.
///
/// From outside values are set and read by key, as in a config file; ``ParameterSchema`` has the ranges, the units and
/// the source of each. Lengths in points, times in seconds, speeds in points a second, angles in radians.
public struct Parameters: Hashable, Sendable {
  package var ball = BallParameters()
  package var zone = ZoneParameters()
  package var list = ListParameters()
  package var morph = MorphParameters()
  package var navigation = NavigationParameters()
  package var modal = ModalParameters()
  package var badge = BadgeParameters()
  package var scroll = ScrollParameters()
  package var gesture = GestureParameters()
  package var entrances = EntranceParameters()
  package var haptic = HapticParameters()
  package var sound = SoundParameters()
  package var motion = MotionParameters()
  package var notice = NoticeParameters()
  package var sheet = SheetParameters()
  package var keyboard = KeyboardParameters()
  package var layout = LayoutParameters()
  /// The colours in light and in dark appearance. (`light`, `dark`)
  package var theme = Themed(light: ThemeColors(.light), dark: ThemeColors(.dark))
  /// Light or dark; an input like any other may set it, but no file holds it. (`appearance`)
  public var appearance = Appearance.light

  /// The defaults.
  public init() {}

  /// The defaults, made once.
  static let standard = Parameters()
}
