import FloatCore

extension PrototypePages {
  /// A page that is a picture, with hotspots on it.
  ///
  /// Places are points in the picture, which covers the screen from its top left corner; what the phone draws lies over
  /// it. A picture that is taller than the screen scrolls, but for the parts at its top and bottom that are fixed.
  public struct PicturePage: Hashable, Sendable {
    /// What it shows at first.
    public var form: Form
    /// What it may show instead, by name.
    public var variants: [String: Form]
    /// How much of the picture's top stays while the rest scrolls, in points; nil for what is under the bar.
    public var fixedTop: Double?
    /// How much of the picture's bottom stays, in points; nil for what is under the tab bar.
    public var fixedBottom: Double?

    /// A page that is a picture.
    ///
    /// - Parameters:
    ///   - form: What it shows at first.
    ///   - variants: What it may show instead, by name.
    ///   - fixedTop: How much of the picture's top stays; nil for what is under the bar.
    ///   - fixedBottom: How much of the picture's bottom stays; nil for what is under the tab bar.
    public init(
      form: Form, variants: [String: Form] = [:], fixedTop: Double? = nil, fixedBottom: Double? = nil
    ) {
      self.form = form
      self.variants = variants
      self.fixedTop = fixedTop
      self.fixedBottom = fixedBottom
    }

    /// The badges of all forms, each name once.
    var badges: [Badge] {
      variants.sorted { $0.key < $1.key }.reduce(into: form.badges) { badges, variant in
        badges += variant.value.badges.filter { new in !badges.contains { $0.name == new.name } }
      }
    }

    /// The page that the hotspot with a name opens, in the first form that has one which does.
    func page(openedBy name: String) -> PageID? {
      let forms = [form] + variants.sorted { $0.key < $1.key }.map(\.value)
      for hotspot in forms.flatMap(\.hotspots) where hotspot.name == name {
        if case .push(let page, _) = hotspot.action { return page }
      }
      return nil
    }

    /// The parts of a picture that do not scroll: those that are said, and what is under the bars.
    ///
    /// - Parameters:
    ///   - height: The picture's height.
    ///   - screen: The screen's height.
    ///   - bar: Where the drawn bar ends; 0 without one.
    ///   - tabBar: How high the tab bar is; 0 without one.
    public func fixedParts(
      height: Double, screen: Double, bar: Double, tabBar: Double
    ) -> (top: Double, bottom: Double) {
      // Of a picture that ends above the tab bar nothing is under it.
      let covered = min(max(height - (screen - tabBar), 0), tabBar)
      return (max(fixedTop ?? 0, bar), max(fixedBottom ?? 0, covered))
    }
  }

  /// What a page shows at a time.
  public struct Form: Hashable, Sendable {
    /// The picture, light and dark.
    public var picture: Themed<Picture>
    /// Where it can be pressed; of two that overlap the later one is on top.
    public var hotspots: [Hotspot]
    /// Its badges.
    public var badges: [Badge]

    /// A picture with what is on it.
    public init(picture: Themed<Picture>, hotspots: [Hotspot] = [], badges: [Badge] = []) {
      self.picture = picture
      self.hotspots = hotspots
      self.badges = badges
    }
  }

  /// A picture and how large it is shown.
  public struct Picture: Hashable, Sendable {
    /// The file's name, as painters look for it.
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
    /// What it is called on its page; its element is `hotspot:PAGE/NAME`.
    public var name: String
    /// Where it is on the picture; nil for all that scrolls.
    public var frame: Rect?
    /// The corner radius of what looks pressed, in points.
    public var radius: Double
    /// What a screen reader says.
    public var label: String
    /// What a tap on it does.
    public var action: PageAction

    /// A place that can be pressed.
    public init(name: String, frame: Rect?, radius: Double = 0, label: String, action: PageAction) {
      self.name = name
      self.frame = frame
      self.radius = radius
      self.label = label
      self.action = action
    }
  }

  /// A place on a picture where a badge counts.
  public struct Badge: Hashable, Sendable {
    /// What it is called on its page; its element is `badge:PAGE/NAME`.
    public var name: String
    /// Its centre on the picture.
    public var center: Point
    /// What it counts at the start; below zero it is a dot.
    public var count: Int

    /// A place where a badge counts.
    public init(name: String, center: Point, count: Int) {
      self.name = name
      self.center = center
      self.count = count
    }

    /// What it counts under.
    func page(on page: PageID) -> PageID { PageID("\(page)/\(name)") }
  }
}
