public import FloatCore

extension PrototypePages {
  /// A page that is a picture, with hotspots on it.
  ///
  /// Positions are points in the picture, which covers the screen from its top-left corner; the phone's bars lie over
  /// it. A picture taller than the screen scrolls, except for the fixed parts at its top and bottom.
  public struct PicturePage: Hashable, Sendable {
    /// The first form.
    public var form: Form
    /// The other forms, by name.
    public var variants: [String: Form]
    /// The height of the picture's top that stays while the rest scrolls, in points; nil for the part under the bar.
    public var fixedTop: Double?
    /// The height of the picture's bottom that stays, in points; nil for the part under the tab bar.
    public var fixedBottom: Double?

    /// A page that is a picture.
    ///
    /// - Parameters:
    ///   - form: The form it has at first.
    ///   - variants: The other forms that it may take, by name.
    ///   - fixedTop: The height of the picture's top that stays, in points; nil for the part under the bar.
    ///   - fixedBottom: The height of the picture's bottom that stays, in points; nil for the part under the tab bar.
    public init(
      form: Form, variants: [String: Form] = [:], fixedTop: Double? = nil, fixedBottom: Double? = nil
    ) {
      (self.form, self.variants, self.fixedTop, self.fixedBottom) = (form, variants, fixedTop, fixedBottom)
    }

    /// The badges of all forms, without duplicate names.
    var badges: [Badge] {
      variants.sorted { $0.key < $1.key }.reduce(into: form.badges) { badges, variant in
        badges += variant.value.badges.filter { new in !badges.contains { $0.name == new.name } }
      }
    }

    /// The heights of the parts of a picture that do not scroll: the fixed parts, or the part under a bar if that is
    /// larger.
    ///
    /// - Parameters:
    ///   - height: The picture's height, in points.
    ///   - screen: The screen's height, in points.
    ///   - bar: The bottom edge of the drawn bar, in points; 0 without one.
    ///   - tabBar: The height of the tab bar, in points; 0 without one.
    public func fixedParts(
      height: Double, screen: Double, bar: Double, tabBar: Double
    ) -> (top: Double, bottom: Double) {
      // A picture that ends above the tab bar has no part under it.
      let covered = min(max(height - (screen - tabBar), 0), tabBar)
      return (max(fixedTop ?? 0, bar), max(fixedBottom ?? 0, covered))
    }
  }

  /// A form of a page that is a picture.
  public struct Form: Hashable, Sendable {
    /// The picture, light and dark.
    public var picture: Themed<Picture>
    /// The places that can be pressed; of two that overlap the later one is on top.
    public var hotspots: [Hotspot]
    /// Its badges.
    public var badges: [Badge]
    /// The rows that can be swiped.
    public var rows: [SwipeRow] = []
    /// Its pagers, which lie over the picture.
    public var pagers: [Pager] = []
    /// Its sliders, which lie over the picture.
    public var sliders: [Slider] = []

    /// A form from its picture, its hotspots and its badges.
    public init(picture: Themed<Picture>, hotspots: [Hotspot] = [], badges: [Badge] = []) {
      (self.picture, self.hotspots, self.badges) = (picture, hotspots, badges)
    }
  }

  /// A picture and the size at which it is shown.
  public struct Picture: Hashable, Sendable {
    /// The name of the file, by which painters find it.
    public var name: String
    /// Its size in points.
    public var size: Size

    /// A picture of a size, in points.
    public init(name: String, size: Size) {
      self.name = name
      self.size = size
    }
  }

  /// A place on a picture that can be pressed.
  public struct Hotspot: Hashable, Sendable {
    /// The name on its page; its element is `hotspot:PAGE/NAME`.
    public var name: String
    /// The frame on the picture, in points; nil for everything that scrolls.
    public var frame: Rect?
    /// The corner radius of the pressed look, in points.
    public var radius: Double
    /// The label for screen readers.
    public var label: String
    /// The action of a tap on it.
    public var action: PageAction

    /// A place that can be pressed.
    public init(name: String, frame: Rect?, radius: Double = 0, label: String, action: PageAction) {
      (self.name, self.frame, self.radius, self.label, self.action) = (name, frame, radius, label, action)
    }

    /// The id of its element.
    func id(on page: PageID) -> ElementID { .named("hotspot:\(page)/\(name)") }

    /// The page that it opens.
    var page: PageID? { if case .push(let page, _) = action { page } else { nil } }
  }

  /// A part of a picture that can be swiped to the left, as a row of a list.
  public struct SwipeRow: Hashable, Sendable {
    /// The name on its page; its element is `row:PAGE/NAME`.
    public var name: String
    /// The frame on the picture, in points; it scrolls.
    public var frame: Rect
    /// The radius of its corners, in points.
    public var radius: Double
    /// The label for screen readers.
    public var label: String
    /// The actions behind it, from left to right.
    public var actions: [RowAction]

    /// A part of a picture that can be swiped.
    public init(name: String, frame: Rect, radius: Double = 0, label: String, actions: [RowAction]) {
      (self.name, self.frame, self.radius, self.label, self.actions) = (name, frame, radius, label, actions)
    }

    /// The id of the row, which is also its badge's.
    func page(on page: PageID) -> PageID { PageID("\(page)/\(name)") }
  }

  /// Pictures side by side in a frame on a picture.
  public struct Pager: Hashable, Sendable {
    /// The name on its page; its element is `pager:PAGE/NAME`.
    public var name: String
    /// The frame on the picture, in points.
    public var frame: Rect
    /// The radius of its corners, in points.
    public var radius: Double
    /// The label for screen readers.
    public var label: String
    /// The pictures of its pages, each at its own size from the frame's top left corner.
    public var pages: [Themed<Picture>]
    /// Whether dots tell which page shows.
    public var hasDots: Bool

    /// Pictures side by side.
    public init(
      name: String, frame: Rect, radius: Double = 0, label: String, pages: [Themed<Picture>],
      hasDots: Bool = true
    ) {
      (self.name, self.frame, self.radius) = (name, frame, radius)
      (self.label, self.pages, self.hasDots) = (label, pages, hasDots)
    }

    /// The id of its element.
    func id(on page: PageID) -> ElementID { .named("pager:\(page)/\(name)") }
  }

  /// A value in a frame on a picture, which a thumb sets.
  public struct Slider: Hashable, Sendable {
    /// The name on its page; its element is `slider:PAGE/NAME`.
    public var name: String
    /// The frame on the picture, in points; the track lies in its middle.
    public var frame: Rect
    /// The label for screen readers.
    public var label: String
    /// The value that it has at first, 0…1.
    public var value: Double
    /// The colour of the track; nil for that of separators.
    public var track: Tint?
    /// The colour of the track up to the thumb; nil for the tint.
    public var fill: Tint?

    /// A value that a thumb sets.
    public init(
      name: String, frame: Rect, label: String, value: Double, track: Tint? = nil, fill: Tint? = nil
    ) {
      (self.name, self.frame, self.label) = (name, frame, label)
      (self.value, self.track, self.fill) = (value, track, fill)
    }

    /// The id of its element.
    func id(on page: PageID) -> ElementID { .named("slider:\(page)/\(name)") }
  }

  /// A place on a picture with a badge.
  public struct Badge: Hashable, Sendable {
    /// The name on its page; its element is `badge:PAGE/NAME`.
    public var name: String
    /// The centre on the picture, in points.
    public var center: Point
    /// The initial count; below zero for a dot.
    public var count: Int

    /// A place with a badge.
    public init(name: String, center: Point, count: Int) {
      (self.name, self.center, self.count) = (name, center, count)
    }

    /// The name under which its count is stored.
    func page(on page: PageID) -> PageID { PageID("\(page)/\(name)") }
  }
}
