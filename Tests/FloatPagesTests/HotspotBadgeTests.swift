import Testing

@testable import FloatCore
@testable import FloatPages
@testable import FloatTestSupport

/// An inbox whose rows open one page, a card on another tab that opens it, too, and that page, which may be collected.
@Suite("A hotspot reads the badge of its own name")
struct HotspotBadgeTests {
  private static func pages(isPresented: Bool = false) -> PrototypePages {
    func opens(_ name: String, _ y: Double, _ page: PageID = "route") -> PrototypePages.Hotspot {
      .init(name: name, frame: Rect(0, y, 375, 60), label: name, action: .push(page))
    }
    var inbox = PrototypePages.Form(
      "inbox", hotspots: [opens("rosa", 200), opens("warden", 300), opens("other", 400, "other")],
      badges: ["rosa", "warden", "route", "other"].enumerated().map {
        .init(name: $1, center: Point(340, 230 + 100 * Double($0)), count: 2)
      })
    inbox.rows = [
      .init(
        name: "rosa", frame: Rect(0, 200, 375, 60), label: "Rosa",
        actions: [
          .init(title: "Open", kind: .push("route")), .init(title: "More", kind: .push("other")),
        ])
    ]
    let keep = PrototypePages.Hotspot(
      name: "keep", frame: Rect(0, 200, 375, 60), label: "Keep", action: .collect)
    var detail = PrototypePages.Page(.init("route", hotspots: [keep]))
    (detail.isCollectable, detail.isPresented) = (true, isPresented)
    return PrototypePages(
      name: "T",
      pages: [
        .init(inbox), .init(.init("cards", hotspots: [opens("card", 200)])), detail, .init(.init("other")),
      ],
      tabs: [
        TabItem(id: "inbox", title: "Inbox", icon: "a"), TabItem(id: "cards", title: "Cards", icon: "b"),
      ])
  }

  private func stage(isPresented: Bool = false) -> Stage {
    var parameters = Parameters.builtIn
    parameters.entrances.rule = .declared
    return Stage(Prototype(parameters: parameters, content: Self.pages(isPresented: isPresented)))
  }

  /// The names of the badges that still count something.
  private func unread(_ stage: Stage) -> Set<String> {
    Set(
      stage.prototype.badges.counts.unread.filter { $1 != 0 }.map {
        "\($0.key)".replacing("inbox/", with: "")
      })
  }

  /// The badge with the page's name is read with each of them.
  @Test(
    arguments: [
      ("tap", ["rosa", "other"]), ("keyboard", ["rosa", "other"]),
      ("keyboard on the badge", ["rosa", "other"]),
      ("tap on the badge", ["rosa", "other"]), ("card", ["rosa", "warden", "other"]),
      ("row", ["warden", "other"]), ("another page of the row", ["rosa", "warden", "route"]),
    ], [false, true])
  func whatever_else_opens_the_same_page_leaves_it(how: (String, [String]), isPresented: Bool) {
    var stage = stage(isPresented: isPresented)
    switch how.0 {
    case "tap": stage.tap("hotspot:inbox/warden")
    case "keyboard", "keyboard on the badge":
      stage.focus(how.0 == "keyboard" ? "hotspot:inbox/warden" : "badge:inbox/warden")
      stage.send(.key("Return"))
    case "tap on the badge": stage.tap("badge:inbox/warden")
    case "card":
      stage.tapAndSettle("tab:cards")
      stage.tap("hotspot:cards/card")
    default:
      stage.dragAndSettle(from: Point(300, 230), to: Point(120, 230))
      stage.tap("row:inbox/rosa:action:\(how.0 == "row" ? "route" : "other")")
    }
    #expect(unread(stage).count == 4, "it is in sight until the page is in")
    stage.settle()
    #expect(stage.state.stack.count == 2)
    #expect(unread(stage) == Set(how.1))
  }

  @Test func the_ball_reads_only_what_has_the_pages_name() {
    var stage = stage()
    stage.tapAndSettle("tab:cards", "hotspot:cards/card", "hotspot:route/keep")
    let keys = stage.prototype.badges.counts.unread
    for page in keys.keys { stage.prototype.badges.set(1, for: page) }
    stage.tapAndSettle("ball")
    #expect(stage.state.stack.last == "route")
    #expect(unread(stage) == ["rosa", "warden", "other"])
  }

  /// A hotspot may lead back to a page that is open, or to its own.
  @Test func a_hotspot_that_goes_back_reads_once_that_page_is_in_front() {
    func page(_ name: String, _ hotspots: [(name: String, page: PageID)]) -> PrototypePages.Page {
      var form = PrototypePages.Form(name)
      for (index, hotspot) in hotspots.enumerated() {
        let frame = Rect(0, 200 + 100 * Double(index), 375, 60)
        form.hotspots.append(
          .init(name: hotspot.name, frame: frame, label: "Go", action: .push(hotspot.page)))
        form.badges.append(.init(name: hotspot.name, center: Point(340, frame.midY), count: 2))
      }
      return .init(form)
    }
    let pages = [
      page("inbox", [("on", "b")]), page("b", [("self", "b"), ("on", "c")]), page("c", [("home", "inbox")]),
    ]
    var stage = Stage(Prototype(parameters: .builtIn, content: PrototypePages(name: "T", pages: pages)))
    stage.tapAndSettle("hotspot:inbox/on")
    stage.tap("hotspot:b/self")
    #expect(unread(stage) == ["b/on", "c/home"])
    stage.tapAndSettle("hotspot:b/on")
    stage.tap("hotspot:c/home")
    #expect(unread(stage) == ["c/home"], "it is in sight until the page has gone")
    // Opened again on its way out, it has read nothing.
    stage.wait(0.1)
    stage.prototype.perform(.navigate(.push("c")))
    stage.settle()
    #expect(stage.state.stack == ["inbox", "c"])
    #expect(unread(stage) == ["c/home"])
    stage.tapAndSettle("hotspot:c/home")
    #expect(stage.state.stack == ["inbox"])
    #expect(unread(stage).isEmpty)
  }

  @Test func a_page_that_turns_round_on_its_way_in_reads_nothing() {
    var stage = stage()
    stage.tap("hotspot:inbox/warden")
    stage.wait(0.1)
    stage.keyAndSettle("Escape")
    #expect(unread(stage).count == 4)
    // One that is opened again on its way out is read by what opened it last.
    stage.tap("hotspot:inbox/warden")
    stage.wait(0.1)
    stage.send(.key("Escape"))
    stage.prototype.perform(.navigate(.push("route", reads: "inbox/rosa")))
    stage.settle()
    #expect(unread(stage) == ["warden", "other"])
  }
}
