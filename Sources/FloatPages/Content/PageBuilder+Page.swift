import FloatCore

/// A page as its layout is asked for.
struct PageFrame {
  var page: PrototypePages.Page
  /// What the page in the stack is known by; the root has one id for all of its tabs.
  var id: PageID
  /// The tab bar's items; none for a page without one.
  var tabs: [TabItem]
  /// Whether it is at the bottom of the stack, where it has no way back.
  var isRoot: Bool
}

extension PageBuilder where Source == PrototypePages {
  /// A page of a prototype, by what it shows.
  func layout(of frame: PageFrame) -> PageLayout {
    var layout = placed(frame)
    layout.statusBar = frame.page.statusBar
    return layout
  }

  /// A page on the whole screen, or in a sheet.
  private func placed(_ frame: PageFrame) -> PageLayout {
    let isPicture = if case .picture = frame.page.content { true } else { false }
    guard isSheet, frame.page.isPresented, !isPicture else { return whole(frame) }
    let sheet = asSheet()
    var layout = sheet.whole(frame)
    layout.sheet = sheet.sheetOutline
    return layout
  }

  /// A page that covers the screen.
  private func whole(_ frame: PageFrame) -> PageLayout {
    var layout =
      switch frame.page.content {
      case .picture(let picture): self.picture(picture, frame)
      case .article(let article): self.article(article, frame)
      case .conversation(let conversation): self.conversation(conversation, frame)
      case .chatList(let list): chatList(list, frame)
      case .contacts(let contacts): self.contacts(contacts, frame)
      case .list(let list): self.list(list, frame)
      case .profile(let profile): self.profile(profile, frame)
      case .settings(let sections): settings(sections, frame)
      case .partner(let partner): self.partner(partner, frame)
      }
    if !frame.tabs.isEmpty { addTabBar(frame.tabs, to: &layout) }
    return layout
  }

  /// The bar of a page: its title, the way back that it has, and "…" where it can be collected.
  func bar(_ frame: PageFrame, title: String? = nil, trailing: BarLayout.Trailing? = nil) -> BarLayout? {
    let page = frame.page
    guard page.hasBar else { return nil }
    return BarLayout(
      title: title ?? page.title, leading: frame.isRoot ? .none : page.isPresented ? .close : .back,
      trailing: trailing ?? (page.isCollectable == true ? .more : .none))
  }

  /// What is at the bottom over a page's content: the tab bar, or nothing but the safe area.
  func footer(_ frame: PageFrame) -> Double { frame.tabs.isEmpty ? safeArea.bottom : tabBarHeight }

  /// What a page leaves free below its content; a tab bar is beside the content and not over it.
  func endInset(_ frame: PageFrame) -> Double { frame.tabs.isEmpty ? safeArea.bottom : 0 }

  /// A page with its bar that is empty so far, above the tab bar or something else of a height.
  func empty(_ frame: PageFrame, bar: BarLayout?, background: Color, bottom: Double? = nil) -> PageLayout {
    let below = bottom ?? (frame.tabs.isEmpty ? 0 : tabBarHeight)
    var layout = emptyLayout(frame.id, bar: bar, background: background, bottom: below)
    if bar == nil {
      layout.viewport = Rect(0, safeArea.top, size.width, max(0, size.height - safeArea.top - below))
    }
    return layout
  }

  /// For a page that begins below the status bar, with round corners at its top.
  private func asSheet() -> PageBuilder {
    var sheet = self
    sheet.device.safeArea.top += metrics.partner.sheetGap
    return sheet
  }

  /// What of the screen a sheet covers; its lower corners are out of sight.
  private var sheetOutline: RoundedRect {
    RoundedRect(
      Rect(0, safeArea.top, size.width, max(0, size.height - safeArea.top)),
      radii: CornerRadii(top: metrics.partner.sheetRadius))
  }

  /// A page that a row names; nil where there is none.
  func page(_ id: PageID?) -> PageID? {
    guard let id, content.traits(of: id) != nil else { return nil }
    return id
  }

  /// The rows of a menu that lead somewhere.
  func items(_ menu: [PrototypePages.MenuItem]) -> [PageAction.MenuItem] {
    menu.compactMap { item in page(item.page).map { .init(title: item.title, page: $0) } }
  }
}
