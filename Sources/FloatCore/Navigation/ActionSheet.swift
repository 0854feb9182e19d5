/// A menu that comes from the bottom of the screen: what can be done with a page, or where one can go.
struct ActionSheet: Equatable, Sendable {
  /// What a row does.
  enum Action: Equatable, Sendable {
    /// Collects a page.
    case float(String)
    /// Takes a page out of the ball.
    case cancelFloat(String)
    /// Opens a page.
    case push(String)
    /// Nothing; the menu goes as after every row.
    case cancel
  }

  struct Item: Equatable, Sendable {
    /// The row's element is `menu:` and this.
    var id: String
    var title: String
    var action: Action

    var elementID: String { "menu:\(id)" }
  }

  var items: [Item]
  var isOpen = true
  /// True for people who want less motion: it fades in its place.
  var fades = false
  /// 0 below the screen, 1 in place.
  var presence = Animated(0.0)

  /// When a sheet that goes is gone.
  var deadline: Double? { isOpen ? nil : presence.endTime }
}
