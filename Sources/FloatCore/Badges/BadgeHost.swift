/// A page with its position on the screen, and that of its tab bar, for the places of its badges.
struct BadgeHost {
  var page: Page
  /// The position of the page's top-left corner.
  var origin: Point
  /// How far the tab bar has slid down, in points; nil while it moves with its page.
  var tabBarShift: Double?

  var places: [PageLayout.BadgePlace] { page.layout.badges }

  func place(of badge: BadgeID) -> PageLayout.BadgePlace? { places.first { $0.id == badge } }

  /// True for a place that is not scrolled out of sight.
  func shows(_ place: PageLayout.BadgePlace, anchor: Point) -> Bool {
    place.isFixed || page.layout.viewport.contains(anchor)
  }
}
