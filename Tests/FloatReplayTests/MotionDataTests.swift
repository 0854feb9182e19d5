import FloatPages
import Foundation
import Testing

@testable import FloatCore
@testable import FloatReplay
@testable import FloatStudio

/// Motions as data: JSON for scripts, and design tokens.
@Suite struct MotionDataTests {
  private static let sets: [[String: String]] = [
    [:], ["ball.snap.damping-ratio": "1.7"],
    ["ball.snap.motion": "curve", "navigation.settle": "curve", "modal.settle": "curve"],
  ]

  private func sheets(_ values: [String: String]) throws -> [MotionSheet] {
    var parameters = Parameters.builtIn
    for (key, value) in values { try parameters.set(key, to: value) }
    return MotionName.animated.compactMap { MotionSheet($0, parameters, usual: .builtIn) }
  }

  private func object(_ text: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  /// The largest distance from the phone's own spring over 300 points.
  private func error(_ k: Double, _ c: Double, _ spring: Spring) -> Double {
    let played = Spring(mass: 1, stiffness: k, damping: c)
    return (0...2000).map { millisecond in
      let t = Double(millisecond) / 1000
      return abs(played.value(from: 0, to: 300, at: t) - spring.value(from: 0, to: 300, at: t))
    }.max() ?? 0
  }

  @Test(arguments: sets.indices) func json_has_every_number_in_full(index: Int) throws {
    let sheets = try sheets(Self.sets[index])
    let json = try object(MotionCode(for: .json, source: "preset wechat").document(sheets))
    let motions = try #require(json["motions"] as? [[String: Any]])
    #expect(motions.map { $0["name"] as? String } == sheets.map(\.name.rawValue))
    for (motion, sheet) in zip(motions, sheets) {
      let keys = try #require(motion["keys"] as? [[String: Any]])
      #expect(keys.map { $0["key"] as? String } == sheet.keys.map(\.key))
      guard let spring = sheet.spring else {
        let curve = try #require(motion["curve"] as? [String: Any])
        #expect((curve["points"] as? [Double])?.count == 4)
        continue
      }
      let numbers = try #require(motion["spring"] as? [String: Any])
      // Foundation may read the last bit wrongly.
      for (name, number) in [("stiffness", spring.stiffness), ("response", spring.response)] {
        #expect(abs(try #require(numbers[name] as? Double) / number - 1) < 1e-14, "\(name)")
      }
      #expect((numbers["uiKitDuration"] as? Double == nil) == (spring.dampingRatio > 1))
    }
  }

  /// The types are those of the Design Tokens Format Module 2025.10.
  @Test(arguments: sets.indices) func tokens_are_of_known_types_and_move_as_the_phone(index: Int) throws {
    let sheets = try sheets(Self.sets[index])
    let tokens = try object(MotionCode(for: .tokens).document(sheets))
    #expect(tokens["$schema"] as? String == "https://www.designtokens.org/schemas/2025.10/format.json")
    for sheet in sheets {
      let group = try #require(tokens[sheet.dashedName] as? [String: Any], "\(sheet.dashedName)")
      func number(_ name: String) throws -> Double {
        try #require((group[name] as? [String: Any])?["$value"] as? Double, "\(sheet.dashedName).\(name)")
      }
      for (name, member) in group where !name.hasPrefix("$") {
        let token = try #require(member as? [String: Any])
        #expect(["number", "duration", "transition"].contains(token["$type"] as? String), "\(name)")
        #expect(token["$value"] != nil)
      }
      let own = (group["$extensions"] as? [String: Any])?["io.floatdesktop"] as? [String: Any]
      #expect(own?["name"] as? String == sheet.name.rawValue)
      guard let spring = sheet.spring else {
        #expect(group["transition"] != nil)
        continue
      }
      #expect(error(try number("stiffness"), try number("damping"), spring) < 0.01)
    }
  }

  @Test func code_is_printed_as_it_is() throws {
    let sheets = try sheets([:])
    for platform in CodePlatform.allCases where platform.isCode {
      #expect(MotionCode(for: platform).document(sheets) == MotionCode(for: platform).text(sheets))
    }
  }
}
