/// The values that every feature may read besides its own state: the time, the parameters, the screen, the page source.
struct Environment: Equatable, Sendable {
  /// The values that every feature reads and that seldom change.
  struct Values: Equatable, Sendable {
    /// The parameters at this moment; while ``glide`` lasts some have not reached their new values.
    var parameters: Parameters
    /// The parameters as they are set.
    var tuned: Parameters
    /// The glide of the parameters to new values; nil if there is none. Boxed, because it holds all parameters twice.
    var glide: Boxed<ParameterGlide>?
    var device: Device
    var content: AnyPageSource
    /// The rules for single pages, parsed from the parameters.
    var rules: PageRules
  }

  /// Holds the values, which are large and which every feature receives. A class with a `let`, because reading one
  /// number through `Boxed` copies all parameters, which took a tenth of a frame.
  private final class Shared: Sendable {
    let values: Values

    init(_ values: Values) { self.values = values }
  }

  /// The present time, in seconds.
  private(set) var now = 0.0
  private var shared: Shared

  init(parameters: Parameters, content: AnyPageSource, device: Device) {
    shared = Shared(
      Values(
        parameters: parameters, tuned: parameters, device: device, content: content,
        rules: PageRules(parameters)))
  }

  static func == (a: Environment, b: Environment) -> Bool {
    a.now == b.now && (a.shared === b.shared || a.shared.values == b.shared.values)
  }

  // These accessors read in place: a copy of all parameters costs far more than reading one number.
  var parameters: Parameters { _read { yield shared.values.parameters } }
  var content: AnyPageSource { _read { yield shared.values.content } }
  var device: Device { _read { yield shared.values.device } }
  var rules: PageRules { _read { yield shared.values.rules } }
  /// This environment without full swipes: a row that is swiped far out does no action.
  var withoutFullSwipe: Environment {
    var e = self
    e.change { $0.parameters.rowSwipe.fullSwipe = 0 }
    return e
  }
  /// Light or dark.
  var appearance: Appearance { shared.values.parameters.appearance }
  var glide: Boxed<ParameterGlide>? { shared.values.glide }
  /// True while parameters glide to new values.
  var isTuning: Bool { (glide?.value.endTime ?? now) > now }
  /// The parameters as they are set; ``parameters`` may still glide to them.
  var tuned: Parameters { _read { yield shared.values.tuned } }

  /// Advances the time.
  mutating func advance(to time: Double) {
    now = time
    guard let glide else { return }
    change {
      $0.parameters = glide.value.value(at: time)
      if time >= glide.value.endTime { $0.glide = nil }
    }
  }

  /// Sets new parameters; with `glides`, lengths and shares glide to their new values.
  mutating func tune(to target: Parameters, glides: Bool) {
    let now = now
    change {
      $0.glide =
        glides ? Boxed(ParameterGlide(start: $0.parameters, target: target, startTime: now)) : nil
      $0.parameters = target
      $0.tuned = target
      $0.rules = PageRules(target)
    }
    advance(to: now)
  }

  mutating func change(_ change: (inout Values) -> Void) {
    var values = shared.values
    change(&values)
    shared = Shared(values)
  }

  // MARK: What follows

  var size: Size { device.size }
  var width: Double { device.size.width }
  var screen: Rect { Rect(size: device.size) }
  /// The bottom right corner of the screen.
  var corner: Point { Point(device.size.width, device.size.height) }
  var colors: ThemeColors { parameters.theme[appearance] }
  /// A page builder for shapes that belong to no page.
  var pageBuilder: PageBuilder<AnyPageSource> {
    PageBuilder(content: content, device: device, parameters: parameters)
  }

  /// True with reduced motion: things that no finger moves are at their places at once, and fade.
  var isReduced: Bool { parameters.motion.reduced == .yes }
  /// True for a page that is presented over the stack.
  func isPresented(_ id: PageID) -> Bool { content.traits(of: id)?.isModal == true }
  /// True for a page that stays in the ball once it is there.
  func isKept(_ id: PageID) -> Bool { content.traits(of: id)?.isKept == true }
  var crossFade: Animation { .curve(.easeInOut, duration: parameters.motion.fade) }
  /// An animation of a thing that no finger moves: none with reduced motion, in which its page cross-fades instead.
  func moving(_ animation: Animation) -> Animation { isReduced ? .none : animation }

  /// The animation by which a drag absorbs the slop of its gesture.
  func slop(_ rest: RestThreshold = .points) -> Animation {
    .critical(parameters.navigation.grabResponse, rest)
  }

  /// The tint over a pressed element of a page or a sheet.
  var pressedTint: Color {
    (appearance == .light ? Color.black : .white).faded(parameters.press.tint[appearance])
  }
}
