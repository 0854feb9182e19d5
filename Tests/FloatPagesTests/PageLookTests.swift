import Testing

@testable import FloatCore
@testable import FloatPages
@testable import FloatTestSupport

/// The look of pages, as far as numbers can express it.
@Suite struct PageLookTests {
  private func badge(_ id: String, _ prototype: Prototype) throws -> Rect {
    try #require(prototype.elements.first { $0.id == "badge:\(id)" }).frame
  }

  @Test func a_wide_badge_of_a_row_grows_to_the_left() throws {
    let prototype = Prototype()
    let narrow = try badge("chat-1", prototype)
    let wide = try badge("chat-2", prototype)
    #expect(wide.width > narrow.width + 8)
    #expect(abs(wide.maxX - narrow.maxX) < 1e-9)
    let state = try #require(prototype.state.badges.first { $0.id == "chat-2" })
    #expect(state.anchor == wide.center)
    #expect(state.center == wide.center)
    // It is drawn where it can be grabbed.
    let page = try #require(prototype.scene.layers.first { $0.id == "page:chats" })
    let scroll = page.sublayers[0].sublayers[0]
    let top = page.sublayers[0].position.y
    #expect(scroll.sublayers[0].content.areas.contains { $0.shape.rect.offset(x: 0, y: top) == wide })
  }

  @Test(arguments: [("chats", 3), ("contacts", 1), ("discover", 2), ("me", 2)])
  func no_row_covers_the_line_above_it(tab: String, count: Int) throws {
    let rows = (1...4).map { PrototypePages.Row(icon: "", tint: .blue, title: "\($0)", startsGroup: $0 == 3) }
    let people = (1...2).map { PrototypePages.Contact(name: "\($0)", avatar: "") }
    let content = PrototypePages.fallback
      .changing("discover") { $0.content = .list(.init(rows: rows)) }
      .changing("me") { $0.content = .profile(.init(name: "", account: "", avatar: "", rows: rows)) }
      .changing("contacts") {
        $0.content = .contacts(.init(sections: [.init(letter: "A", people: people)]))
      }
    var builder = PageBuilder(content: content, device: .iPhoneX, parameters: Parameters.builtIn)
    builder.tab = tab
    let layout = try #require(content.layout(of: "chats", by: builder))
    for (index, shape) in layout.scrolled.enumerated() {
      guard case .hairline(let from, _, _) = shape else { continue }
      for (rect, _) in Array(layout.scrolled[index...]).rects {
        #expect(!(rect.minY <= from.y && from.y < rect.maxY), "\(tab): the line at \(from.y) is covered")
      }
    }
    let lines = layout.scrolled.count { if case .hairline = $0 { true } else { false } }
    // Between rows of a group, and below every conversation.
    #expect(lines == count)
  }

  @Test func lines_can_be_told_from_what_they_are_drawn_on() {
    let p = Parameters()
    for colors in [p.theme.light, p.theme.dark] {
      for ground in [colors.background, colors.row, colors.bubbleThem] {
        let distance = abs(Int(colors.separator.green) - Int(ground.green))
        #expect(distance >= 12, "\(colors.separator) on \(ground)")
      }
    }
  }

  @Test func the_partners_rings_end_with_the_coloured_part() throws {
    let pages = PrototypePages.fallback
    let builder = PageBuilder(content: pages, device: .iPhoneX, parameters: Parameters.builtIn)
    let layout = try #require(pages.layout(of: "sdk", by: builder))
    let height = Parameters().pages.partner.heroHeight
    let rings = layout.scrolled.fills.map(\.controlBounds)
    #expect(rings.count == 3)
    for ring in rings {
      #expect(ring.minY >= -1e-9)
      #expect(ring.maxY <= height + 1e-9)
    }
    #expect(rings.contains { $0.maxY == height })
  }

  @Test func on_a_wide_screen_texts_keep_to_a_column() throws {
    let device = Device(id: "tablet", name: "Tablet", size: Size(1024, 768))
    let prototype = Prototype(device: device)
    for id: PageID in ["article-1", "sdk", "about"] {
      let layout = try #require(prototype.pages.layout(of: id, prototype.environment))
      for case .text(let run) in layout.scrolled where run.alignment == .leading {
        #expect(run.baseline.x >= (1024 - 600) / 2)
        let width = TextMetrics.width(run.text, size: run.size, weight: run.weight)
        #expect(run.baseline.x + min(run.maxWidth, width) <= (1024 + 600) / 2 + 1)
      }
    }
  }

  @Test func on_a_wide_screen_rows_of_the_list_are_no_bars() {
    let frames = BallListPlacement.frames(
      ball: Rect(708, 400, 60, 60), count: 2, screen: Size(768, 1024), safeArea: .zero, edge: .right)
    #expect(frames.map(\.width) == [300, 300])
    #expect(frames.map(\.maxX) == [768, 768])
  }
}
