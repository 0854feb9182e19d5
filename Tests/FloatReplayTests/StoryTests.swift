import FloatCore
import FloatFiles
import FloatPages
import FloatStudio
import Foundation
import Testing

@testable import FloatDesk
@testable import FloatReplay
@testable import FloatTestSupport

/// What a person does in a window, as scenarios in `Tests/Stories`. The text beside each says what there is at its
/// snapshots: the phone, then what is unusual about its time, what lies over it and beside it, and which values have
/// changed.
///
/// Nothing writes these texts: their author has looked at the pictures of `snapshot --window`.
@Suite struct StoryTests {
  private static let folder = Repository.path("Tests/Stories")
  private static let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
    .filter { $0.hasSuffix(".yaml") }.map { String($0.dropLast(5)) }.sorted()

  /// An iPhone X at 100 %, with its body.
  private static let usualSize = PixelSize(width: 481, height: 918)

  @Test(arguments: names) func is_as_told(name: String) throws {
    let setup = try PrototypeSetup(
      PrototypeChoices(), mode: .headless, source: .scenario("\(Self.folder)/\(name).yaml"))
    var options = InstrumentOptions()
    options.phone.language = setup.language
    let timeline = try setup.timeline(in: WindowBeginning(setup.device, options))
    let seen = try timeline.marks.map { try Self.line($0, since: timeline.start) }
    let told = try String(contentsOfFile: "\(Self.folder)/\(name).txt", encoding: .utf8)
      .split(separator: "\n").map(String.init)
    #expect(told.count == seen.count, "\(seen.joined(separator: "\n"))")
    for (told, seen) in zip(told, seen) { #expect(seen == told) }
  }

  @Test func every_story_has_its_text() throws {
    let texts = try FileManager.default.contentsOfDirectory(atPath: Self.folder).filter {
      $0.hasSuffix(".txt")
    }
    #expect(texts.map { String($0.dropLast(4)) }.sorted() == Self.names)
    #expect(Self.names.count > 20)
  }

  private static func line(_ mark: Timeline.Mark, since start: Prototype) throws -> String {
    var window = try #require(mark.window)
    let picture = window.picture(at: mark.time)
    let (playback, phone) = (window.instrument.playback, mark.prototype)
    var facts: [String] = []
    if playback.isStanding { facts.append("stands") }
    if playback.clock.speed != 1 { facts.append("\(Int((playback.clock.speed * 100).rounded())) %") }
    if playback.loop != nil { facts.append("loop") }
    for layer in picture.over where layer.opacity > 0 {
      let name = Self.name(of: layer)
      if facts.last != name { facts.append(name) }
    }
    if picture.panes.contains(where: { $0.name == .panel }) { facts.append("panel") }
    if phone.appearance != .light { facts.append(phone.appearance.rawValue) }
    for value in phone.tuned.differences(from: start.tuned) where value.key != "appearance" {
      facts.append("\(value.key) \(value.value)")
    }
    let size = picture.layout.window
    if size != Self.usualSize { facts.append("\(size.width)x\(size.height)") }
    return "\(mark.name): \(phone.state)" + (facts.isEmpty ? "" : " | \(facts.joined(separator: ", "))")
  }

  /// The card or drawing to which a layer over the phone belongs.
  private static func name(of layer: Layer) -> String {
    var parts = layer.id.split(separator: ":")[...]
    if let first = parts.first, ["shell", "overlay"].contains(first) { parts.removeFirst() }
    return String((parts.first ?? "").prefix { $0 != "-" })
  }
}
