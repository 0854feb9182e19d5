import FloatCore

/// A page, with the facts that its layout depends on.
struct PageFrame {
  var page: PrototypePages.Page
  /// The page's id in the stack; the root has one id for all of its tabs.
  var id: PageID
  /// The tab bar's items; empty for a page without a tab bar.
  var tabs: [TabItem]
  /// Whether it is at the bottom of the stack and has no back button.
  var isRoot: Bool
}

extension PageBuilder where Source == PrototypePages {
  /// The layout of a prototype's page, by its content.
  func layout(of frame: PageFrame) -> PageLayout {
    var layout = placed(frame)
    layout.statusBar = frame.page.statusBar
    return layout
  }

  /// The layout of a page on the whole screen, or in a sheet.
  private func placed(_ frame: PageFrame) -> PageLayout {
    guard isSheet, frame.page.isPresented else { return whole(frame) }
    if case .picture = frame.page.content {
      // A picture is made for the whole screen, so it covers all of it.
      var layout = whole(frame)
      layout.sheet = RoundedRect(Rect(size: size))
      return layout
    }
    // A sheet begins below the status bar, with round corners at its top and square ones at its bottom.
    var sheet = self
    sheet.device.safeArea.top += metrics.partner.sheetGap
    var layout = sheet.whole(frame)
    let top = sheet.safeArea.top
    layout.sheet = RoundedRect(
      Rect(0, top, size.width, max(0, size.height - top)),
      radii: CornerRadii(top: metrics.partner.sheetRadius))
    return layout
  }

  /// The layout of a page that covers the screen.
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

  /// The bar of a page: its title, the back button, and "…" if the page can be collected.
  func bar(_ frame: PageFrame, title: String? = nil, trailing: BarLayout.Trailing? = nil) -> BarLayout? {
    let page = frame.page
    guard page.hasBar else { return nil }
    return BarLayout(
      title: title ?? page.title, leading: frame.isRoot ? .none : page.isPresented ? .close : .back,
      trailing: trailing ?? (page.isCollectable == true ? .more : .none))
  }

  /// The height at the bottom that covers a page's content: the tab bar's, or only the safe area's.
  func footer(_ frame: PageFrame) -> Double { frame.tabs.isEmpty ? safeArea.bottom : tabBarHeight }

  /// The room that a page keeps free below its content. With a tab bar it is 0, because the content ends above the bar.
  func endInset(_ frame: PageFrame) -> Double { frame.tabs.isEmpty ? safeArea.bottom : 0 }

  /// An empty page with its bar, whose content ends above the tab bar, or at another height above the bottom.
  func empty(_ frame: PageFrame, bar: BarLayout?, background: Color, bottom: Double? = nil) -> PageLayout {
    let below = bottom ?? (frame.tabs.isEmpty ? 0 : tabBarHeight)
    var layout = emptyLayout(frame.id, bar: bar, background: background, bottom: below)
    if bar == nil {
      layout.viewport = Rect(0, safeArea.top, size.width, max(0, size.height - safeArea.top - below))
    }
    return layout
  }

  /// The page that a row names; nil if it does not exist.
  func page(_ id: PageID?) -> PageID? {
    guard let id, content.traits(of: id) != nil else { return nil }
    return id
  }

  /// The rows of a menu whose pages exist.
  func items(_ menu: [PageAction.MenuItem]) -> [PageAction.MenuItem] { menu.filter { page($0.page) != nil } }
}
