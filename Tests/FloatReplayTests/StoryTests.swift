import FloatCore
import FloatFiles
import FloatPages
import FloatStudio
import Foundation
import Testing

@testable import FloatDesk
@testable import FloatReplay
@testable import FloatTestSupport

/// What a person does, as scenarios in `Tests/Stories`: in a window, and in the folder `phone` on a phone alone. The text
/// beside each says what there is at its snapshots.
///
/// A line `NAME: …` has the phone's state in a sentence; in a window what is unusual about its time, what lies over it and
/// beside it, which values have changed, and the window's size. A line `NAME PATH: VALUE` has a value of the state that
/// `inspect` prints. Nothing writes these texts: their author knows the right values, and has looked at the pictures.
@Suite struct StoryTests {
  private static let folder = Repository.path("Tests/Stories")
  private static let names = paths("yaml")

  /// An iPhone X at 100 %, with its body.
  private static let usualSize = PixelSize(width: 481, height: 918)

  private static func paths(_ type: String) -> [String] {
    let all = FileManager.default.enumerator(atPath: folder)?.allObjects as? [String] ?? []
    return all.filter { $0.hasSuffix(".\(type)") }.map { String($0.dropLast(type.count + 1)) }.sorted()
  }

  @Test(arguments: names) func is_as_told(name: String) throws {
    let setup = try PrototypeSetup(of: .scenario("\(Self.folder)/\(name).yaml"))
    var options = InstrumentOptions()
    options.phone.language = setup.language
    let isAlone = name.hasPrefix("phone/")
    let timeline = try setup.timeline(in: isAlone ? nil : WindowBeginning(setup.device, options))
    var marks = timeline.marks[...]
    var state: Any?
    for line in try String(contentsOfFile: "\(Self.folder)/\(name).txt", encoding: .utf8).split(
      separator: "\n")
    {
      let colon = try #require(line.firstRange(of: ": "), "\(line)")
      let words = line[..<colon.lowerBound].split(separator: " ")
      if words.count == 1 {
        let next = marks.popFirst()
        let mark = try #require(next, "\(line)")
        #expect(Self.line(mark, since: timeline.start) == line)
        state = try Self.state(mark.prototype)
      } else {
        let seen = Self.value(words[1], in: state)
        #expect(
          Self.agrees(seen, with: String(line[colon.upperBound...])), "\(line), but it is \(seen ?? "none")")
      }
    }
    #expect(marks.isEmpty, "nothing is told of \(marks.map(\.name))")
  }

  @Test func every_story_has_its_text() throws {
    #expect(Self.paths("txt") == Self.names)
    #expect(Self.names.count > 140)
  }

  private static func line(_ mark: Timeline.Mark, since start: Prototype) -> String {
    let phone = mark.prototype
    let facts = mark.window.map { Self.facts($0, at: mark.time, phone, since: start) } ?? []
    return "\(mark.name): \(phone.state)" + (facts.isEmpty ? "" : " | \(facts.joined(separator: ", "))")
  }

  private static func facts(
    _ window: OffscreenWindow, at time: Double, _ phone: Prototype, since start: Prototype
  ) -> [String] {
    var window = window
    let picture = window.picture(at: time)
    let playback = window.instrument.playback
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
    return facts
  }

  /// The card or drawing to which a layer over the phone belongs.
  private static func name(of layer: Layer) -> String {
    var parts = layer.id.split(separator: ":")[...]
    if let first = parts.first, ["shell", "overlay"].contains(first) { parts.removeFirst() }
    return String((parts.first ?? "").prefix { $0 != "-" })
  }

  /// What `inspect` prints of a phone.
  private static func state(_ prototype: Prototype) throws -> Any {
    var phone = prototype
    let effects = phone.takeEffects()
    let json = StateJSON(phone.state, time: phone.now, frame: 0, effects: effects, elements: phone.elements)
    return try JSONSerialization.jsonObject(with: Data(json.text().utf8))
  }

  /// A value by the names, ids and positions that lead to it.
  private static func value(_ path: Substring, in state: Any?) -> Any? {
    path.split(separator: ".").reduce(state) { value, name in
      if let object = value as? [String: Any] { return object[String(name)] }
      guard let list = value as? [Any] else { return nil }
      guard let index = Int(name) else {
        return list.first { ($0 as? [String: Any])?["id"] as? String == String(name) }
      }
      return list.indices.contains(index) ? list[index] : nil
    }
  }

  private static func agrees(_ value: Any?, with told: String) -> Bool {
    let items = (value as? [Any])?.map { $0 as? String ?? ($0 as? [String: Any])?["id"] as? String ?? "?" }
    switch told {
    case "none": return value == nil || value is NSNull || items == []
    case "true", "false": return value as? Bool == (told == "true")
    default:
      if let number = Double(told), let seen = value as? Double { return abs(seen - number) <= 0.001 }
      return items?.joined(separator: " ") == told || value as? String == told
    }
  }
}
