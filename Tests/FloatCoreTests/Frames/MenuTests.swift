import Testing

@testable import FloatCore
@testable import FloatTestSupport

@Suite("A menu comes while another goes")
struct MenuTests {
  private func menu(_ titles: [String]) -> Command {
    .openMenu(titles.map { .init(title: $0, page: "chat-1") })
  }

  /// Another one leaves the first on its way, and the same one turns round.
  @Test(arguments: [(0.02, "Other"), (0.05, "Other"), (0.12, "Other"), (0.3, "Other"), (0.1, "One")])
  func it_opens_while_one_closes(pause: Double, title: String) {
    let first = ["One", "Two", "Three"]
    var player = FramePlayer(Stage())
    player.wait(0.05)
    player.act { $0.prototype.perform(menu(first)) }
    player.settle()
    player.act { $0.send(.key("Escape")) }
    player.wait(pause)
    player.expectSamePicture { $0.prototype.perform(menu(title == "One" ? first : [title])) }
    if title == "One" {
      #expect(player.stage.prototype.scene.layers.count { $0.id.hasPrefix("sheet:") } == 1)
    }
    player.finish()
    #expect(player.stage.prototype.elements.filter { $0.role == "menuitem" }.map(\.label).first == title)
  }

  @Test func its_rows_stand_above_the_home_indicator() throws {
    var stage = Stage()
    stage.prototype.perform(menu(["One", "Two"]))
    stage.settle()
    let rows = stage.prototype.elements.filter { $0.role == "menuitem" }.map(\.frame.maxY)
    let device = stage.prototype.device
    #expect(try #require(rows.max()) == device.size.height - device.safeArea.bottom)
  }

  @Test func one_without_rows_does_not_open() {
    var stage = Stage()
    stage.prototype.perform(menu([]))
    stage.settle()
    #expect(!stage.prototype.scene.layers.contains { $0.id.hasPrefix("sheet:") })
  }
}
