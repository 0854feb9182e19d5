/// Every number, choice and colour a designer can tune, grouped as the configuration keys are.
///
/// A new value holds the defaults of ``ParameterSchema``; that table has the ranges, the units and the
/// source of each. Lengths in points, times in seconds, speeds in points a second.
public struct Parameters: Hashable, Sendable {
  /// The floating ball: its look, how it snaps to its edge, and when it is idle. (`ball`)
  public var ball = BallParameters()
  /// The quarter disc that collects and removes. (`zone`)
  public var zone = ZoneParameters()
  /// The list of collected pages. (`list`)
  public var list = ListParameters()
  /// The page that grows out of the ball and shrinks into it. (`morph`)
  public var morph = MorphParameters()
  /// Push, pop and the drag from the edge. (`navigation`)
  public var navigation = NavigationParameters()
  /// The page presented push-style. (`modal`)
  public var modal = ModalParameters()
  /// The sticky badges. (`badge`)
  public var badge = BadgeParameters()
  /// Scrolling pages: fling, rubber band, wheel. (`scroll`)
  public var scroll = ScrollParameters()
  /// What makes a press a tap, a drag or a long press. (`gesture`)
  public var gesture = GestureParameters()
  /// Which pages may be collected, and how many. (`entrances`)
  public var entrances = EntranceParameters()
  /// Haptic impacts and their visual pulse. (`haptic`)
  public var haptic = HapticParameters()
  /// The sounds of opening and closing. (`sound`)
  public var sound = SoundParameters()
  /// Whether movement is kept to a minimum. (`motion`)
  public var motion = MotionParameters()
  /// The line of text over the page that goes by itself. (`notice`)
  public var notice = NoticeParameters()
  /// The sheet of a page's "…". (`sheet`)
  public var sheet = SheetParameters()
  /// The keyboard's steps and the focus ring. (`keyboard`)
  public var keyboard = KeyboardParameters()
  /// What pages and bars are laid out by; its groups are keys of their own, as in `tab-bar.height`.
  public var layout = LayoutParameters()
  /// The colours in light appearance. (`light`)
  public var light = ThemeColors()
  /// The colours in dark appearance. (`dark`)
  public var dark = ThemeColors()

  /// The default of every entry of ``ParameterSchema``.
  public init() {
    for entry in ParameterSchema.entries { entry.applyDefault(to: &self) }
  }
}
