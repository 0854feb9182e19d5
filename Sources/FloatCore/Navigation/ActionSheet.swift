/// The sheet of a page's "…": what can be done with the page, from the bottom of the screen.
struct ActionSheet: Equatable, Sendable {
  /// What a row does.
  enum Action: String, Equatable, Sendable {
    case float
    case cancelFloat = "cancel-float"
    case cancel
  }

  var page: String
  var actions: [Action]
  var isOpen = true
  /// True for people who want less motion: it fades in its place.
  var fades = false
  /// 0 below the screen, 1 in place.
  var presence = Animated(0.0)

  /// When a sheet that goes is gone.
  var deadline: Double? { isOpen ? nil : presence.endTime }
}
