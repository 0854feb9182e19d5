import FloatCore
import Testing

@testable import FloatFiles
@testable import FloatReplay
@testable import FloatTestSupport

/// A phone that becomes another one while it is open.
@Suite struct ChangedSetupTests {
  private func setup() throws -> PrototypeSetup {
    try PrototypeSetup { $0.overrides = ["ball.diameter=70pt"] }
  }

  @Test func another_device_keeps_everything_else() throws {
    let other = try setup().changed(device: .name("pixel-9"))
    #expect(other.device.id == "pixel-9")
    #expect(other.language == .english)
    #expect(other.makePrototype().parameters.ball.diameter == 70)
    #expect(other.makePrototype().device.size == other.device.size)
    let chinese = try other.changed(language: .simplifiedChinese)
    #expect(chinese.device.id == "pixel-9")
    #expect(chinese.language == .simplifiedChinese)
  }

  @Test func what_is_in_the_ball_by_now_goes_along() throws {
    var archive = CollectedPagesArchive()
    archive.pages = [CollectedPage(pageID: "article-1", kind: "article", title: "A")]
    let phone = try setup().changed(device: .name("pixel-9")).makePrototype(archive: archive)
    #expect(phone.archive.pages.map(\.pageID) == ["article-1"])
  }

  @Test func an_unknown_device_is_refused() throws {
    let setup = try setup()
    #expect(throws: CommandFailure.self) { try setup.changed(device: .name("no-such")) }
  }

  @Test func a_device_of_one_s_own_can_be_chosen_again() throws {
    let folder = try TemporaryDirectory()
    let file = try folder.write("{name: Mine, width: 300, height: 500}", to: "mine.yaml")
    let own = try PrototypeSetup { $0.device = .file(file) }
    #expect(own.devices.last == file)
    #expect(own.deviceFile == file)
    #expect(try own.changed(language: .simplifiedChinese).device.id == "mine")
    let other = try own.changed(device: .name("pixel-9")).changed(language: .simplifiedChinese)
    #expect(other.device.id == "pixel-9")
    #expect(other.deviceFile == nil)
    #expect(other.devices == own.devices)
    #expect(try other.changed(device: DeviceChoice(file)).device == own.device)
    #expect(try !setup().devices.contains(file))
  }
}
