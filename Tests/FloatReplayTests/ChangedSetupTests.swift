import FloatCore
import Testing

@testable import FloatFiles
@testable import FloatReplay

/// A phone that becomes another one while it is open.
@Suite struct ChangedSetupTests {
  private func setup() throws -> PrototypeSetup {
    var choices = PrototypeChoices()
    choices.overrides = ["ball.diameter=70pt"]
    return try PrototypeSetup(choices, mode: .headless)
  }

  @Test func another_device_keeps_everything_else() throws {
    let other = try setup().changed(device: "pixel-9")
    #expect(other.device.id == "pixel-9" && other.language == .english)
    #expect(other.makePrototype().parameters.ball.diameter == 70)
    #expect(other.makePrototype().device.size == other.device.size)
  }

  @Test func another_language_keeps_the_device() throws {
    let other = try setup().changed(device: "pixel-9").changed(language: .simplifiedChinese)
    #expect(other.device.id == "pixel-9" && other.language == .simplifiedChinese)
  }

  @Test func what_is_in_the_ball_by_now_goes_along() throws {
    var archive = EntranceArchive()
    archive.entrances = [Entrance(pageID: "article-1", kind: "article", title: "A")]
    let phone = try setup().changed(device: "pixel-9").makePrototype(archive: archive)
    #expect(phone.archive.entrances.map(\.pageID) == ["article-1"])
  }

  @Test func an_unknown_device_is_refused() throws {
    let setup = try setup()
    #expect(throws: CommandFailure.self) { try setup.changed(device: "no-such") }
  }
}
