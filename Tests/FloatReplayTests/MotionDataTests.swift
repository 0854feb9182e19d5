import FloatPages
import Foundation
import Testing

@testable import FloatCore
@testable import FloatReplay
@testable import FloatTakeHome

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
      guard sheet.quantity != .share else {
        #expect(group["fallback"] == nil, "nothing goes from here to there")
        continue
      }
      let fallback = try #require(group["fallback"] as? [String: Any])
      #expect(try Self.error(of: fallback, spring) < 1, "\(sheet.dashedName)")
    }
  }

  /// How far the largest deviation of a fallback is beyond what it says, as a share of that.
  private static func error(of token: [String: Any], _ spring: Spring) throws -> Double {
    let value = try #require(token["$value"] as? [String: Any])
    let numbers = try #require(value["timingFunction"] as? [Double])
    let duration = try #require((value["duration"] as? [String: Any])?["value"] as? Double) / 1000
    let curve = try #require(TimingCurve.bezier(numbers[0], numbers[1], numbers[2], numbers[3]))
    let largest =
      (0...2000).map { millisecond in
        let t = Double(millisecond) / 1000
        let played = t < duration ? curve.value(at: t / duration) : 1
        return abs(played - spring.value(from: 0, to: 1, at: t)) * 300
      }.max() ?? 0
    let words = try #require(token["$description"] as? String)
    let said = try #require(Double(words.split(separator: " ").dropLast(4).last ?? ""), "\(words)")
    // Two digits are printed.
    return abs(largest / said - 1) * 10
  }

  /// The best fits that a long search found from a spring at rest: 2.7, 3.3, 4.2 and 16 points of 300.
  @Test(arguments: [(1.0, 3), (0.82, 3.3), (0.6, 4.8), (0.42, 16.5), (2, 9)])
  func one_curve_is_as_near_as_one_can_be(ratio: Double, most: Double) {
    let fit = BezierFit(Spring(response: 0.35, dampingRatio: ratio))
    #expect(fit.error * 300 < most, "\(fit)")
    #expect(fit == BezierFit(Spring(response: 0.35, dampingRatio: ratio)))
  }

  @Test func code_is_printed_as_it_is() throws {
    let sheets = try sheets([:])
    for platform in CodePlatform.allCases where platform.isCode {
      #expect(MotionCode(for: platform).document(sheets) == MotionCode(for: platform).text(sheets))
    }
  }
}
