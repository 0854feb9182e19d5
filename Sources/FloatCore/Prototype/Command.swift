/// A request of one feature to another. Commands are carried out in order, each with its consequences, once the
/// feature that issued them is done.
enum Command: Equatable, Sendable {
  // Navigation.
  case navigate(NavigationRequest)
  /// The front page, which was let go, leaves from there with this velocity to the right.
  case close(fromX: Double, velocity: Double)
  /// The next of the waiting requests.
  case performNextRequest
  /// The page that comes in takes over the pressed look of its row.
  case passOnHighlight
  case dropPages
  case showTab(String)
  /// A page, or the front page, takes the form of this name, or its first form for an empty name.
  case showVariant(String, of: PageID? = nil)
  /// The page of a tab, in front or not, takes such a form.
  case showVariantOfTab(String, tab: String)
  // The floating window.
  /// Collects a page without a gesture; with `asks`, a page that wants it asks first.
  case float(PageID, asks: Bool = false)
  /// Asks whether to collect a page.
  case ask(PageID)
  /// Collects the front page without a gesture.
  case floatFront
  case collect(PageID)
  /// A page is not collected, or not removed.
  case refuse(PageID, Refusal)
  case remove(PageID)
  /// Keeps a page's scroll offset, in case the page is collected.
  case remember(PageID, Double)
  case releaseBall
  /// The ball leaves with everything it shows.
  case removeBall
  case beginZone(DropZone.Kind, press: Point)
  /// A page has been dragged out this far.
  case slideZone(Trail<Double>, absorbing: Bool)
  case moveInZone(Point)
  case endZone(delay: Double)
  case openList(BallList.Mode)
  case closeList
  /// The pointer of the long press that opened the list has moved here.
  case slideOverList(Point)
  case endListPress(Point)
  // Rows.
  case markUnread(PageID)
  /// Takes a row out of the front page.
  case removeRow(PageID)
  // The rest.
  /// Listeners are told.
  case emit(Event.Kind)
  case markRead(PageID)
  case openPageMenu
  case openMenu([PageAction.MenuItem])
  case configure([ConfigurationValue])
  case tell(String, Notice.Action? = nil)
  /// A notice offers to put back what was just taken away.
  case offerBack(Removal)
  case restore(Removal)
  case impact(Impact.Place, Haptic? = nil)
  case tick
  case play(Sound)
  /// The collected pages or the dock have changed.
  case save

  /// The commands of a tap on an element of a page.
  ///
  /// - Parameter badge: The badge that is read if the tap opens a page.
  static func all(of action: PageAction, reads badge: PageID? = nil) -> [Command] {
    switch action {
    case .highlight: []
    case .collect: [.floatFront]
    case .variant(let name): [.showVariant(name)]
    case .back: [.navigate(.pop)]
    case .push(let page, let variant):
      (variant.map { [.showVariant($0, of: page)] } ?? []) + [.navigate(.push(page, reads: badge))]
    case .tab(let tab, let variant):
      (variant.map { [.showVariantOfTab($0, tab: tab)] } ?? []) + [.showTab(tab)]
    case .popToRoot(let tab, let variant):
      (variant.map { [.showVariantOfTab($0, tab: tab)] } ?? []) + [.navigate(.popToRoot(tab: tab))]
    case .pageMenu: [.openPageMenu]
    case .menu(let items): [.openMenu(items)]
    case .set(let value): [.configure([value]), .emit(.switchChanged(value))]
    case .tell(let text): [.tell(text)]
    case .custom(let name): [.emit(.custom(name))]
    }
  }
}
