/// A page that may have badges, and where it stands; the badges of its tab bar may stand elsewhere.
struct BadgeHost {
  var page: Page
  /// Where the page's top left corner is.
  var origin: Point
  /// How far the tab bar has slid down; nil while it goes with its page.
  var tabBarShift: Double?

  var places: [PageLayout.BadgePlace] { page.layout.badges }

  func place(of badge: BadgeID) -> PageLayout.BadgePlace? { places.first { $0.id == badge } }

  /// True for a place that is not scrolled out of sight.
  func shows(_ place: PageLayout.BadgePlace, anchor: Point) -> Bool {
    place.isFixed || page.layout.viewport.contains(anchor)
  }
}
