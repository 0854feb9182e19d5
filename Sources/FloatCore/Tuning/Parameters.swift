/// All numbers, choices and colours that a designer can tune, grouped like the configuration keys.
///
/// From outside the package, values are set and read by key, as in a config file; ``ParameterSchema`` has the range,
/// the unit and the source of each. Lengths are in points, times in seconds, speeds in points per second, angles in
/// radians.
public struct Parameters: Hashable, Sendable {
  package var ball = BallParameters()
  package var zone = ZoneParameters()
  var list = ListParameters()
  package var morph = MorphParameters()
  package var navigation = NavigationParameters()
  package var modal = ModalParameters()
  package var badge = BadgeParameters()
  package var scroll = ScrollParameters()
  package var rowSwipe = RowSwipeParameters()
  package var pager = PagerParameters()
  package var slider = SliderParameters()
  package var gesture = GestureParameters()
  package var entrances = CollectedPagesParameters()
  package var haptic = HapticParameters()
  package var sound = SoundParameters()
  package var motion = MotionParameters()
  var notice = NoticeParameters()
  var sheet = SheetParameters()
  var keyboard = KeyboardParameters()
  var press = PressParameters()
  package var bar = BarParameters()
  package var tabBar = TabBarParameters()
  var statusBar = StatusBarParameters()
  /// The colours in light and in dark appearance. (`light`, `dark`)
  var theme = Themed(light: ThemeColors(.light), dark: ThemeColors(.dark))
  /// Light or dark; any input may set it, but no file holds it. (`appearance`)
  public var appearance = Appearance.light

  /// The table of all keys.
  public private(set) var schema: ParameterSchema
  private var added = AddedGroups()

  /// The defaults of the core's keys and of groups that pages add, such as ``PageSource/parameterGroups``.
  public init(adding groups: [any ParameterGroup.Type] = []) {
    schema = .standard
    add(groups)
  }

  /// Adds groups of keys with their defaults; groups that were added before keep their values.
  public mutating func add(_ groups: [any ParameterGroup.Type]) {
    guard !groups.allSatisfy(added.contains) else { return }
    for group in groups where !added.contains(group) { added.add(group) }
    schema = ParameterSchema(adding: added.types)
  }

  /// The values of a group that pages add; its defaults if it was not added.
  public subscript<Group: ParameterGroup>(_ type: Group.Type) -> Group {
    get { added[type] }
    set { added[type] = newValue }
  }

  /// The defaults, made once.
  static let standard = Parameters()

  /// The tables of features and bars, each under its name; those that pages add come after them.
  static let features: [[ParameterEntry]] = [
    BallParameters.table.under("ball", \.ball), ZoneParameters.table.under("zone", \.zone),
    ListParameters.table.under("list", \.list), MorphParameters.table.under("morph", \.morph),
    NavigationParameters.table.under("navigation", \.navigation),
    ModalParameters.table.under("modal", \.modal),
    BadgeParameters.table.under("badge", \.badge), ScrollParameters.table.under("scroll", \.scroll),
    RowSwipeParameters.table.under("row-swipe", \.rowSwipe), PagerParameters.table.under("pager", \.pager),
    SliderParameters.table.under("slider", \.slider), GestureParameters.table.under("gesture", \.gesture),
    CollectedPagesParameters.table.under("entrances", \.entrances),
    HapticParameters.table.under("haptic", \.haptic), SoundParameters.table.under("sound", \.sound),
    MotionParameters.table.under("motion", \.motion), NoticeParameters.table.under("notice", \.notice),
    SheetParameters.table.under("sheet", \.sheet), KeyboardParameters.table.under("keyboard", \.keyboard),
    BarParameters.table.under("bar", \.bar), TabBarParameters.table.under("tab-bar", \.tabBar).laidOut(),
    StatusBarParameters.table.under("status-bar", \.statusBar).laidOut(),
  ]
  /// The tables that come last.
  static let looks = [
    PressParameters.table.under("rows", \.press).laidOut(), ThemeColors.entries(.light),
    ThemeColors.entries(.dark),
  ]
}

extension Parameters {
  /// Stores the value that `text` spells under a dotted key; nothing changes if it is refused.
  public mutating func set(_ key: String, to text: String) throws(ParameterError) {
    guard let entry = schema.entry(for: key) else { throw schema.error(for: key) }
    try entry.apply(text, to: &self)
  }

  /// Stores a value as an input does, which may also set `appearance`.
  package mutating func apply(_ value: ConfigurationValue) throws(ParameterError) {
    guard let entry = schema.inputEntry(for: value.key) else {
      throw schema.error(for: value.key)
    }
    try entry.set(value.content, in: &self)
  }

  /// The value of a dotted key in its canonical spelling; nil for an unknown key.
  public func text(for key: String) -> String? { value(for: key)?.text }

  /// The value of a dotted key; nil for an unknown key.
  package func value(for key: String) -> ParameterValue? { schema.inputEntry(for: key)?.value(in: self) }

  /// The number of a key, in the unit that ``unit(for:)`` names: points, seconds or points per second.
  ///
  /// - Returns: Nil for an unknown key, and for one whose value is no number.
  public func number(for key: String) -> Double? { schema.entry(for: key)?.number(in: self) }

  /// The unit of a key's number; nil for an unknown key, and for one whose value is no number.
  public func unit(for key: String) -> ParameterUnit? {
    guard let entry = schema.entry(for: key), entry.number(in: self) != nil else { return nil }
    return entry.unit
  }

  /// The values that differ from other parameters, in the order of the schema.
  ///
  /// Setting them on `other` one after the other gives these parameters.
  ///
  /// - Parameters:
  ///   - other: The parameters to compare with.
  ///   - keys: The only keys that can differ, if known; nil for all.
  public func differences(from other: Parameters, among keys: Set<String>? = nil) -> [ConfigurationValue] {
    guard self != other else { return [] }
    return schema.entries.compactMap { entry in
      guard keys?.contains(entry.key) ?? true else { return nil }
      let value = entry.value(in: self)
      return value == entry.value(in: other) ? nil : ConfigurationValue(entry.key, value)
    }
  }
}
