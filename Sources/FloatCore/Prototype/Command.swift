/// A request of one feature to another. Commands are carried out in order, each with its consequences, once the
/// feature that issued them is done.
enum Command: Equatable, Sendable {
  // Navigation.
  case navigate(NavigationRequest)
  /// The released front page leaves from this x, with this velocity to the right.
  case close(fromX: Double, velocity: Double)
  /// Performs the next of the waiting requests.
  case performNextRequest
  /// The page that comes in takes over the pressed look of its row.
  case passOnHighlight
  case dropPages
  case showTab(String)
  /// A page, by default the front page, takes the form of this name, or its first form for an empty name.
  case showVariant(String, of: PageID? = nil)
  /// The page of a tab takes such a form, even while the tab is not in front.
  case showVariantOfTab(String, tab: String)
  // The floating window.
  /// Collects a page without a gesture; with `asks`, a page that asks to be collected shows its question first.
  case float(PageID, asks: Bool = false)
  /// Shows the question whether to collect a page.
  case ask(PageID)
  /// Collects the front page without a gesture.
  case floatFront
  case collect(PageID)
  /// A page is not collected, or not removed.
  case refuse(PageID, Refusal)
  case remove(PageID)
  /// Remembers a page's scroll offset, in case the page is collected.
  case remember(PageID, Double)
  case releaseBall
  /// The ball is removed with all pages whose icons it shows.
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
  /// Removes a row from the front page.
  case removeRow(PageID)
  // The rest.
  /// Tells listeners of an event.
  case emit(Event.Kind)
  case markRead(PageID)
  case openPageMenu
  case openMenu([PageAction.MenuItem])
  case configure([ConfigurationValue])
  case tell(String, Notice.Action? = nil)
  /// A notice offers to undo a removal.
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
