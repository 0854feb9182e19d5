/// The tunable values below the key `keyboard`; see ``ParameterSchema`` for ranges, units and sources.
public struct KeyboardParameters: Hashable, Sendable {
  /// How far an arrow moves the ball or the page. (`keyboard.step`)
  public var step = 0.0
  /// How far Space, PageUp and PageDown move the page, as a share of what is shown. (`keyboard.page`)
  public var page = 0.0
  /// What is left between an element that Tab scrolls into sight and the edge. (`keyboard.reveal`)
  public var reveal = 0.0
  /// The width of the ring around what has the focus. (`keyboard.ring.width`)
  public var ringWidth = 0.0
  /// The width of the thin line on the ring. (`keyboard.ring.line`)
  public var ringLine = 0.0
  /// How far inside an element the ring is. (`keyboard.ring.inset`)
  public var ringInset = 0.0
  /// How far outside a badge, which is small, its ring is. (`keyboard.ring.outset`)
  public var ringOutset = 0.0
  /// The ring's corner radius. (`keyboard.ring.radius`)
  public var ringRadius = 0.0

  /// Every number is zero; ``Parameters/init()`` fills in the defaults.
  public init() {}
}
