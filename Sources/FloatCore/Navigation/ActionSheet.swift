/// A menu that comes from the bottom of the screen: what can be done with a page, or where one can go.
struct ActionSheet: Equatable, Sendable {
  /// What a row does.
  enum Action: Equatable, Sendable {
    /// Collects a page.
    case float(PageID)
    /// Takes a page out of the ball.
    case cancelFloat(PageID)
    /// Opens a page.
    case push(PageID)
    /// Nothing; the menu goes as after every row.
    case cancel
  }

  struct Item: Equatable, Sendable {
    var title: String
    var action: Action

    var id: ElementID {
      switch action {
      case .float: .menu("float")
      case .cancelFloat: .menu("cancel-float")
      case .push(let page): .menu(page.description)
      case .cancel: .menu("cancel")
      }
    }
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
