extension PageLayout {
  /// A control over the page's shapes, whose state is its own and not a key's.
  public struct Control: Hashable, Sendable {
    /// The kind of control, with its look.
    public enum Kind: Hashable, Sendable {
      /// Pages side by side, one of which shows.
      case pager(Pager)
      /// A value between 0 and 1, which a thumb on a track sets.
      case slider(Slider)
    }

    /// The id of its element: `pager:PAGE/NAME`, `slider:PAGE/NAME`.
    public var id: ElementID
    /// Its label for screen readers.
    public var label: String
    /// Its frame, in the scrolled content, or on the screen if it is fixed.
    public var frame: Rect
    /// True for a control in a part of the page that does not scroll.
    public var isFixed: Bool
    /// The kind of control, with its look.
    public var kind: Kind

    /// A control.
    public init(id: ElementID, label: String, frame: Rect, isFixed: Bool = false, kind: Kind) {
      (self.id, self.label, self.frame, self.isFixed, self.kind) = (id, label, frame, isFixed, kind)
    }
  }

  /// Pages side by side, one of which shows.
  public struct Pager: Hashable, Sendable {
    /// The radius of its corners, in points.
    public var radius: Double
    /// The shapes of its pages, from left to right, each from the pager's top left corner.
    public var pages: [[Shape]]
    /// Whether dots tell which page shows.
    public var hasDots: Bool

    /// Pages side by side.
    public init(radius: Double = 0, pages: [[Shape]], hasDots: Bool = true) {
      (self.radius, self.pages, self.hasDots) = (radius, pages, hasDots)
    }
  }

  /// A value between 0 and 1, which a thumb on a track sets; the track lies in the middle of the control's frame.
  public struct Slider: Hashable, Sendable {
    /// The value that it has at first, 0…1.
    public var value: Double
    /// The colour of the track.
    public var track: Color
    /// The colour of the track up to the thumb.
    public var fill: Color

    /// A value that a thumb on a track sets.
    public init(value: Double, track: Color, fill: Color) {
      (self.value, self.track, self.fill) = (value, track, fill)
    }
  }

  func control(_ id: ElementID) -> Control? { controls.first { $0.id == id } }
}

extension PageLayout.Control {
  /// The number of pages of a pager; 0 for a slider.
  var pageCount: Int { if case .pager(let pager) = kind { pager.pages.count } else { 0 } }

  /// The shapes of all pages of a pager; none for a slider.
  var pictures: [Shape] { if case .pager(let pager) = kind { Array(pager.pages.joined()) } else { [] } }

  /// The control; nil for one that cannot be placed, or has no pages. A slider's value is clamped to 0…1.
  var placeable: PageLayout.Control? {
    guard frame.isPlaceable else { return nil }
    var control = self
    switch kind {
    case .pager(let pager): if pager.pages.isEmpty { return nil }
    case .slider(var slider):
      slider.value = slider.value.isNaN ? 0 : slider.value.clamped(to: 0...1)
      control.kind = .slider(slider)
    }
    return control
  }
}
