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
  /// A page takes the form of this name, or its first form for an empty name.
  case showVariant(String, of: PageID)
  /// The page of a tab takes such a form, even while the tab is not in front.
  case showVariantOfTab(String, tab: String)
  // The floating window.
  /// Collects a page without a gesture; with `asks`, a page that asks to be collected shows its question first.
  case float(PageID, asks: Bool = false)
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
  case openPageMenu(PageID)
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
  /// - Parameters:
  ///   - page: The page on which the element lies; while another page moves over it, that is not the front page.
  ///   - badge: The badge that is read if the tap opens a page.
  static func all(of action: PageAction, on page: PageID, reads badge: PageID?) -> [Command] {
    switch action {
    case .highlight: []
    case .collect: [.float(page, asks: true)]
    case .variant(let name): [.showVariant(name, of: page)]
    case .back: [.navigate(.pop)]
    case .push(let next, let variant):
      (variant.map { [.showVariant($0, of: next)] } ?? []) + [.navigate(.push(next, reads: badge))]
    case .tab(let tab, let variant):
      (variant.map { [.showVariantOfTab($0, tab: tab)] } ?? []) + [.showTab(tab)]
    case .popToRoot(let tab, let variant):
      (variant.map { [.showVariantOfTab($0, tab: tab)] } ?? []) + [.navigate(.popToRoot(tab: tab))]
    case .pageMenu: [.openPageMenu(page)]
    case .menu(let items): [.openMenu(items)]
    case .set(let value): [.configure([value]), .emit(.switchChanged(value))]
    case .tell(let text): [.tell(text)]
    case .custom(let name): [.emit(.custom(name))]
    }
  }
}
