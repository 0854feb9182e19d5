extension PageLayout {
  /// Pages side by side, one of which shows.
  public struct Pager: Hashable, Sendable {
    /// The id of its element: `pager:PAGE/NAME`.
    public var id: ElementID
    /// Its label for screen readers.
    public var label: String
    /// Its frame, in the scrolled content, or on the screen if it is fixed.
    public var frame: Rect
    /// True for one in a part of the page that does not scroll.
    public var isFixed: Bool
    /// The radius of its corners, in points.
    public var radius: Double
    /// The shapes of its pages, from left to right, each from the pager's top left corner.
    public var pages: [[Shape]]
    /// Whether dots tell which page shows.
    public var hasDots: Bool

    /// Pages side by side.
    public init(
      id: ElementID, label: String, frame: Rect, isFixed: Bool = false, radius: Double = 0, pages: [[Shape]],
      hasDots: Bool = true
    ) {
      self.id = id
      self.label = label
      self.frame = frame
      self.isFixed = isFixed
      self.radius = radius
      self.pages = pages
      self.hasDots = hasDots
    }
  }

  /// A value between 0 and 1, which a thumb on a track sets.
  public struct Slider: Hashable, Sendable {
    /// The id of its element: `slider:PAGE/NAME`.
    public var id: ElementID
    /// Its label for screen readers.
    public var label: String
    /// Its frame, in the scrolled content, or on the screen if it is fixed; the track lies in its middle.
    public var frame: Rect
    /// True for one in a part of the page that does not scroll.
    public var isFixed: Bool
    /// The value that it has at first, 0…1.
    public var value: Double
    /// The colour of the track.
    public var track: Color
    /// The colour of the track up to the thumb.
    public var fill: Color

    /// A value that a thumb on a track sets.
    public init(
      id: ElementID, label: String, frame: Rect, isFixed: Bool = false, value: Double, track: Color,
      fill: Color
    ) {
      self.id = id
      self.label = label
      self.frame = frame
      self.isFixed = isFixed
      self.value = value
      self.track = track
      self.fill = fill
    }
  }

  func pager(_ id: ElementID) -> Pager? { pagers.first { $0.id == id } }
  func slider(_ id: ElementID) -> Slider? { sliders.first { $0.id == id } }
}
