import Testing

@testable import FloatCore
@testable import FloatPages
@testable import FloatTestSupport

/// Things that look tappable answer a press and do something.
@Suite struct AliveTests {
  /// The reachable built-in pages, each as the taps that lead there.
  static let ways: [[String]] = [
    [], ["tab:contacts"], ["tab:discover"], ["tab:me"], ["row:chat-1"], ["row:search"],
    ["tab:me", "row:settings"], ["tab:me", "row:settings", "row:entrances.maximum"], ["tab:me", "row:sdk"],
    ["tab:me", "row:profile"], ["tab:discover", "row:moments"],
  ]

  @Test(arguments: ways) func every_element_answers_a_press_and_a_tap(way: [String]) {
    var start = Stage()
    for id in way { start.tapAndSettle(id) }
    // Selected elements have nothing to do.
    var idle: Set = ["tab:\(start.prototype.pages.tab)", "option:entrances.maximum=5"]
    if start.prototype.pages.tab == "chats" { idle.insert("badge:tab") }
    for element in start.prototype.elements where !idle.contains(element.name) {
      var stage = start
      stage.press(element.frame.center)
      stage.wait(0.3)
      #expect(stage.prototype.scene != start.prototype.scene, "a press on \(element.id)")
      stage.release()
      stage.wait(0.6)
      var waited = start
      waited.wait(0.9)
      #expect(stage.prototype.scene != waited.prototype.scene, "a tap on \(element.id)")
      stage.settle()
    }
  }

  @Test(arguments: ways) func every_chevron_and_every_button_is_an_element(way: [String]) {
    var stage = Stage()
    for id in way { stage.tapAndSettle(id) }
    let layout = stage.prototype.pages[stage.prototype.navigation.front]!.layout
    let alive: Set = ["chevron-right", "qr", "plus", "mic", "smile", "search", "more", "back", "close"]
    func check(_ shapes: [Shape], _ elements: [Element]) {
      for case .image(let run) in shapes where alive.contains(String(run.name.dropFirst("icons/".count))) {
        // The image of a page or the icon of a row may be one of these as well; a row answers for its icon.
        #expect(elements.contains { $0.frame.contains(run.frame.rect.center) }, "\(run.name) of \(layout.id)")
      }
    }
    check(layout.scrolled, layout.scrolledElements)
    check(layout.fixed, layout.fixedElements)
    for element in layout.scrolledElements + layout.fixedElements {
      #expect(layout.actions[element.id] != nil, "\(element.id)")
    }
  }

  @Test(arguments: ["button:1", "button:2"]) func the_buttons_of_the_modal_close_it(id: String) {
    var stage = Stage()
    stage.open("sdk")
    stage.tap(id)
    #expect(stage.state.transition?.kind == .dismiss)
    stage.settle()
    #expect(stage.state.stack == ["chats"])
  }

  @Test func the_plus_opens_a_menu_that_leads_on() {
    var stage = Stage()
    stage.tapAndSettle("add")
    let ids = stage.prototype.elements.filter { $0.role == "menuitem" }.map(\.name)
    #expect(ids == ["menu:new-friends", "menu:scan", "menu:cancel"])
    stage.tapAndSettle("menu:scan")
    #expect(stage.state.stack == ["chats", "scan"])
    #expect(stage.prototype.pages["scan"]?.layout.bar?.title == "Scan")
  }

  @Test func what_the_demo_does_not_have_says_so() {
    for id in ["voice", "emoji", "message"] {
      var stage = Stage()
      stage.tapAndSettle("row:chat-1")
      stage.tap(id)
      #expect(stage.effects.contains(.notice("This is not part of the demo.")), "\(id)")
    }
  }

  @Test func what_leads_nowhere_does_not_look_as_if_it_did() throws {
    var content = PrototypePages.fallback.changingChats { $0.menu = [] }
    let tabs = content.tabs
    content.pages.removeAll { page in
      if case .list = page.content { !tabs.contains(page.id.description) } else { false }
    }
    var builder = PageBuilder(content: content, device: .iPhoneX, parameters: Parameters.builtIn)
    for tab in content.tabs {
      builder.tab = tab
      let layout = try #require(content.layout(of: "chats", by: builder))
      let rows = layout.scrolledElements.filter { $0.name.hasPrefix("row:") }
      let shown = layout.scrolled.images.count { ["icons/chevron-right", "icons/qr"].contains($0.name) }
      #expect(tab == "me" ? shown == rows.count : shown == 0, "\(tab)")
      #expect(layout.bar?.trailing == BarLayout.Trailing.none)
      #expect(!layout.scrolledElements.contains { $0.role == "searchbox" })
    }
  }

  @Test func the_search_page_has_a_field_above_its_rows() throws {
    var stage = Stage()
    stage.tapAndSettle("row:search")
    let field = try #require(stage.frame("search"))
    let row = try #require(stage.frame("row:moments"))
    #expect(field.maxY <= row.minY)
    stage.tap("search")
    #expect(stage.effects.contains(.notice("This is not part of the demo.")))
  }

  @Test func a_muted_conversation_has_a_dot_and_does_not_count() {
    let content = PrototypePages.fallback.changingChats { $0.chats[1].isMuted = true }
    var prototype = Prototype(content: content)
    func label(_ id: String) -> String? { prototype.elements.first { $0.id == "badge:\(id)" }?.label }
    #expect(label("chat-2") == "")
    #expect(label("chat-1") == "3")
    #expect(label("tab") == "3")
    prototype.send(TimedInput(time: 0, .set(key: "badge.count-muted", value: "true")))
    #expect(label("chat-2") == "99+")
    #expect(label("tab") == "99+")
    prototype.send(TimedInput(time: 0, .set(key: "badge.count-muted", value: "false")))
    prototype.badges.set(0, for: "chat-1")
    #expect(label("tab") == "", "something is unread")
    prototype.badges.set(0, for: "chat-2")
    #expect(label("tab") == nil)
  }

  @Test func collected_pages_are_called_as_the_content_calls_them() {
    let content = PrototypePages.fallback.changing("article-1") { $0.title = "六点以前的港口" }
    let stored = CollectedPage(
      pageID: "article-1", kind: "article", title: "The Harbour Before Six", icon: "pictures/old",
      scrollOffset: 30)
    var prototype = Prototype(content: content, archive: CollectedPagesArchive(pages: [stored]))
    #expect(prototype.elements.first { $0.id == "ball" }?.label == "六点以前的港口")
    #expect(prototype.archive.pages[0].icon == content.page("article-1")?.icon)
    #expect(prototype.archive.pages[0].scrollOffset == 30)
    prototype.send(TimedInput(time: 0, .contextMenu(at: prototype.state.ball.frame.center)))
    prototype.advance(to: 2)
    #expect(prototype.elements.first { $0.id == "list:article-1" }?.label == "六点以前的港口")
  }

  @Test func a_collected_page_that_becomes_one_of_another_kind_is_found_again() {
    let content = PrototypePages.fallback.changing("article-1") { page in
      (page.content, page.isCollectable) = (.list(.init()), true)
    }
    var prototype = Stage.collected().prototype
    prototype.replacePages(content, device: prototype.device)
    #expect(prototype.archive.pages.map(\.kind) == ["plain"])
    #expect(Prototype(content: content, archive: prototype.archive).archive.pages.count == 1)
  }
}
