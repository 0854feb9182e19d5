import Testing

@testable import FloatCore
@testable import FloatTestSupport

@Suite("A menu comes while another goes")
struct MenuTests {
  private func menu(_ titles: [String]) -> Command {
    .openMenu(titles.map { .init(title: $0, page: "chat-1") })
  }

  @Test(arguments: [0.02, 0.05, 0.12, 0.3])
  func another_one_leaves_the_first_on_its_way(pause: Double) {
    var player = FramePlayer(Stage())
    player.wait(0.05)
    player.stage.prototype.perform(menu(["One", "Two", "Three"]))
    player.watch.input()
    player.settle()
    player.stage.send(.key("Escape"))
    player.watch.input()
    player.wait(pause)
    let before = VisibleFrame(player.stage.prototype)
    player.stage.prototype.perform(menu(["Other"]))
    player.watch.input()
    #expect(FrameWatch.difference(before, VisibleFrame(player.stage.prototype)) == nil)
    player.settle()
    #expect(player.problems == [])
    #expect(player.stage.prototype.elements.filter { $0.role == "menuitem" }.map(\.label).first == "Other")
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

  @Test func the_same_one_turns_round() {
    var player = FramePlayer(Stage())
    player.wait(0.05)
    player.stage.prototype.perform(menu(["One"]))
    player.watch.input()
    player.settle()
    player.stage.send(.key("Escape"))
    player.watch.input()
    player.wait(0.1)
    let before = VisibleFrame(player.stage.prototype)
    player.stage.prototype.perform(menu(["One"]))
    player.watch.input()
    #expect(FrameWatch.difference(before, VisibleFrame(player.stage.prototype)) == nil)
    #expect(player.stage.prototype.scene.layers.filter { $0.id.hasPrefix("sheet:") }.count == 1)
    player.settle()
    #expect(player.problems == [])
  }
}
