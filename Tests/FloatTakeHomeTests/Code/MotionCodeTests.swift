import FloatPages
import Foundation
import Testing

@testable import FloatCore
@testable import FloatTakeHome
@testable import FloatTestSupport

/// What is printed, read back and played by each platform's published formula.
@Suite struct MotionCodeTests {
  /// Values as they come, soft and stiff ones, creeping ones, and curves.
  static let values: [[String: String]] = [
    [:],
    ["ball.snap.response": "55ms", "ball.snap.damping-ratio": "0.15", "badge.return.damping-ratio": "0.2"],
    ["ball.snap.damping-ratio": "1.7", "navigation.damping-ratio": "2", "modal.response": "1.3s"],
    [
      "ball.snap.motion": "curve", "navigation.settle": "curve", "morph.motion": "curve",
      "modal.settle": "curve",
      "modal.curve": "cubic-bezier(0.123456, 0.1, 0.3, 1.2)", "zone.slide.motion": "curve",
      "list.slide.motion": "curve",
    ],
  ]

  private static func parameters(_ values: [String: String]) throws -> Parameters {
    var parameters = Parameters.builtIn
    for (key, value) in values { try parameters.set(key, to: value) }
    return parameters
  }

  private static func sheets(_ values: [String: String] = [:]) throws -> [MotionSheet] {
    let parameters = try parameters(values)
    return MotionName.animated.compactMap { MotionSheet($0, parameters, usual: .builtIn) }
  }

  /// The code of a motion without its comments.
  private func code(_ sheet: MotionSheet, _ platform: CodePlatform) -> String {
    MotionCode(for: platform).text([sheet]).split(separator: "\n").filter { !$0.hasPrefix("//") }
      .joined(separator: "\n")
  }

  // MARK: Springs

  /// The closed form of x″ = −k (x − 1) − c x′ from rest at 0, or of one kicked from its place.
  private func place(_ k: Double, _ c: Double, kick: Double?, _ t: Double) -> Double {
    let a = c / 2
    let square = k - a * a
    let w = abs(square).squareRoot()
    let (cosine, sine) =
      w < 1e-9 ? (1, t) : square > 0 ? (cos(w * t), sin(w * t) / w) : (cosh(w * t), sinh(w * t) / w)
    let e = exp(-a * t)
    if let kick { return kick * e * sine }
    return 1 - e * (cosine + a * sine)
  }

  private func number(_ name: String, in text: String) -> Double? {
    guard let pattern = try? Regex("(?:^|[^A-Za-z])\(name)(?: = |: )([0-9.]+)"),
      let match = text.firstMatch(of: pattern), let digits = match.output[1].substring
    else { return nil }
    return Double(digits)
  }

  @Test(arguments: CodePlatform.allCases.filter { $0.isCode && ![.css, .webAnimations].contains($0) })
  func printed_springs_move_as_the_phones_do(platform: CodePlatform) throws {
    for values in Self.values {
      for sheet in try Self.sheets(values) {
        guard let spring = sheet.spring else { continue }
        let text = code(sheet, platform)
        let kick: Double? = if case .kick(let kick) = sheet.startVelocity { kick } else { nil }
        // Those two have a formula in place of a spring.
        if kick != nil, platform == .uiKit || platform == .coreAnimation { continue }
        let k = try #require(number("stiffness", in: text), "\(sheet.title): \(text)")
        let ratio = number("dampingRatio", in: text)
        let c = try #require(
          number("damping", in: text) ?? ratio.map { 2 * $0 * k.squareRoot() }, "\(sheet.title): \(text)")
        let isCritical = platform.isCritical && spring.dampingRatio > 1
        let played = isCritical ? min(c, 2 * k.squareRoot()) : c
        var largest = 0.0
        for millisecond in 0...3000 {
          let t = Double(millisecond) / 1000
          let truth =
            kick.map { spring.value(from: 0, to: 0, initialVelocity: $0, at: t) }
            ?? spring.value(from: 0, to: 1, at: t)
          largest = max(largest, abs(place(k, played, kick: kick, t) - truth) * sheet.way.length)
        }
        let stated = MotionFidelity(sheet, on: platform)
        #expect(largest <= stated.error + 1e-9, "\(platform) \(sheet.title)")
        if stated.reason == nil { #expect(largest <= 0.01, "\(platform) \(sheet.title)") }
      }
    }
  }

  @Test func the_formula_of_a_kick_is_the_spring() throws {
    for ratio in ["0.42", "0.97", "0.2"] {
      let sheet = try #require(
        try Self.sheets(["badge.return.damping-ratio": ratio]).first { $0.name == .badgeTear })
      for platform in [CodePlatform.uiKit, .coreAnimation] {
        let text = code(sheet, platform)
        let match = try #require(
          text.firstMatch(of: /\{ ([0-9.]+) \* exp\(-([0-9.]+) \* time\) \* sin\(([0-9.]+) \* time\) \}/),
          "\(text)")
        let (size, decay, swing) = (
          Double(match.output.1) ?? 0, Double(match.output.2) ?? 0, Double(match.output.3) ?? 0
        )
        let spring = try #require(sheet.spring)
        for millisecond in 0...1000 {
          let t = Double(millisecond) / 1000
          let truth = spring.value(from: 0, to: 0, initialVelocity: 6, at: t)
          #expect(abs(size * exp(-decay * t) * sin(swing * t) - truth) < 1e-5)
        }
      }
    }
  }

  /// What UIKit and SwiftUI derive from the short forms.
  @Test func the_three_durations_of_a_spring_are_told_apart() throws {
    let sheet = try #require(try Self.sheets().first { $0.name == .badgeReturn })
    let text = code(sheet, .uiKit)
    let spring = try #require(sheet.spring)
    let short = Spring(
      duration: try #require(number("springDuration", in: text)),
      bounce: try #require(number("bounce", in: text)))
    let old = Spring(
      settlingDuration: try #require(number("settlingDuration", in: text)),
      dampingRatio: try #require(number("dampingRatio", in: text)))
    for other in [short, old] {
      for millisecond in 0...1000 {
        let t = Double(millisecond) / 1000
        #expect(abs(other.value(from: 0, to: 300, at: t) - spring.value(from: 0, to: 300, at: t)) < 0.01)
      }
    }
    #expect(number("springDuration", in: text) == 0.19349)
    #expect(number("settlingDuration", in: text) == 0.45)
    #expect(sheet.numbers.first?.contains("Response 193.49 ms") == true)
  }

  // MARK: Lists of points

  @Test(arguments: [CodePlatform.css, .webAnimations]) func printed_lists_are_as_near_as_they_say(
    platform: CodePlatform
  ) throws {
    for values in Self.values {
      for sheet in try Self.sheets(values) {
        guard let spring = sheet.spring else { continue }
        let text = code(sheet, platform)
        let list = try #require(text.firstMatch(of: /linear\(([^)]*)\)/)?.output.1)
        let points = list.split(separator: ",").map { point in
          point.split(separator: " ").map { Double($0.filter { $0 != "%" }) ?? .nan }
        }
        let digits = try #require(text.firstMatch(of: /duration: ([0-9]+)/)?.output.1)
        let duration = (Double(digits) ?? 0) / 1000
        #expect(points.count <= 60)
        #expect(zip(points, points.dropFirst()).allSatisfy { $0[1] <= $1[1] })
        #expect(points.last?[1] == 100)
        var largest = 0.0
        // Not a multiple of anything in the list.
        for instant in 0...997 {
          let share = Double(instant) / 997
          let index = min(points.lastIndex { $0[1] <= share * 100 } ?? 0, points.count - 2)
          let (a, b) = (points[index], points[index + 1])
          let value = a[0] + (b[0] - a[0]) * (share * 100 - a[1]) / (b[1] - a[1])
          largest = max(largest, abs(value - spring.place(share * duration, sheet)) * sheet.way.length)
        }
        let stated = MotionFidelity(sheet, on: platform).error
        // What is left of the way at the end is not an error of the list.
        #expect(
          largest <= stated + 0.051 * sheet.way.length / 300, "\(sheet.title): \(largest), said \(stated)")
      }
    }
  }

  // MARK: What is said of errors

  /// A page is there half a point before a platform's spring, and a list of points is not nearer than that.
  @Test func what_is_said_of_an_error_includes_the_landing() throws {
    let sheet = try #require(try Self.sheets().first { $0.name == .navigation })
    let landing = "The phone covers the last 0.5 pt evenly in 1/60 s, and is there."
    for platform in [CodePlatform.swiftUI, .js, .css] {
      let text = MotionFidelity(sheet, on: platform).sentence(sheet)
      #expect(text.contains(landing), "\(text)")
      #expect(text.hasPrefix("Within 0.5 pt of 300, ") == (platform == .css), "\(text)")
    }
  }

  /// A page that is dragged to the right in some seconds and let go.
  private func release(
    on stage: Stage, over duration: Double
  ) throws -> (motion: Motion, example: MotionExample, sheet: MotionSheet) {
    var stage = stage
    stage.tapAndSettle("row:chat-1")
    stage.drag(from: Point(2, 400), to: Point(240, 400), over: duration, hold: 0)
    let motion = try #require(stage.prototype.motions.first { $0.name == .navigation })
    return (
      motion, try #require(MotionExample(motion, at: stage.now)),
      try #require(MotionSheet(.navigation, stage.prototype.tuned, usual: .builtIn))
    )
  }

  @Test func an_example_has_the_list_and_the_error_of_its_own_release() throws {
    let (_, example, sheet) = try release(on: Stage(), over: 0.3)
    func line(on platform: CodePlatform) throws -> String {
      try #require(example.lines(sheet, on: platform).first { $0.contains("within ") })
    }
    let css = try line(on: .css)
    let easing = try #require(sheet.easing(velocity: example.share(.horizontal) ?? 0))
    #expect(css.hasSuffix(easing.text), "\(css)")
    #expect(easing.text != sheet.easing()?.text)
  }

  /// Compose is late by up to a millisecond.
  @Test(arguments: ["spring", "curve"]) func an_example_says_how_late_it_is(settle: String) throws {
    let stage = Stage.with([("navigation.settle", settle)])
    let (motion, example, sheet) = try release(on: stage, over: 2)
    let line = try #require(example.lines(sheet, on: .compose).first { $0.contains("within ") })
    let error = line.firstMatch(of: /within ([0-9.]+) pt/).flatMap { Double($0.output.1) } ?? 0
    let places = (0...1000).compactMap { motion.place(at: example.time + Double($0) / 1000)?.x }
    let largest = zip(places, places.dropFirst()).map { abs($1 - $0) }.max() ?? 0
    #expect(places.count == 1001 && largest > 0.1)
    #expect(error >= largest * 0.95 && error < 20, "\(line), \(largest)")
  }

  /// The figures of usual springs: 60 even points would err by 0.85 to 3.35 points.
  @Test func sixty_placed_points_are_near_enough() throws {
    let errors = try Self.sheets().filter { $0.quantity != .share }.map {
      (title: $0.title, error: ($0.easing()?.error ?? 1) * 300)
    }
    for (title, error) in errors { #expect(error < 0.3, "\(title)") }
  }

  // MARK: Curves

  @Test(arguments: CodePlatform.allCases.filter(\.isCode)) func curves_are_printed_with_their_four_numbers(
    platform: CodePlatform
  ) throws {
    let sheets = try Self.sheets(Self.values[3])
    let modal = try #require(sheets.first { $0.name == .modal })
    let text = code(modal, platform)
    for digits in ["0.12346", "0.1", "0.3", "1.2"] { #expect(text.contains(digits), "\(platform): \(text)") }
    #expect(text.contains("250") || text.contains("0.25"), "\(platform): \(text)")
    let comment = MotionCode(for: platform).text([modal])
    #expect(comment.contains("the release velocity is not taken up"))
  }

  // MARK: Rules

  private func rule(_ name: String, _ sheet: MotionSheet) throws -> MotionRule {
    try #require(sheet.formulas.first { $0.name == name }, "\(sheet.title) has no \(name)")
  }

  @Test(arguments: FinishRule.allCases) func a_page_leaves_by_the_printed_rule(rule: FinishRule) throws {
    for (group, name) in [("navigation", MotionName.navigation), ("modal", .modal)] {
      let values = ["\(group).finish-rule": rule.rawValue]
      let parameters = try Self.parameters(values)
      let condition = group == "modal" ? parameters.modal.finish : parameters.navigation.finish
      let sheet = try #require(MotionSheet(name, parameters, usual: .builtIn))
      let formula = try self.rule("leaves", sheet).expression
      for offset in stride(from: 0.0, through: 375, by: 12.5) {
        for velocity in stride(from: -1500.0, through: 1500, by: 97) {
          let leaves = Formula.value(formula, ["offset": offset, "velocity": velocity, "extent": 375]) == 1
          #expect(
            leaves == condition.isMet(distance: offset, speed: velocity, extent: 375),
            "\(offset), \(velocity)")
        }
      }
    }
  }

  /// `DrivenRulesTests` asks where it opens.
  @Test func a_row_follows_the_hand_by_the_printed_rule() throws {
    let sheet = try #require(try Self.sheets().first { $0.name == .rowOpen })
    let out = try rule("out", sheet).expression
    for way in [39.0, 41, 150, 266.4] {
      var stage = Stage()
      stage.pull(from: Point(320, 178), by: Point(-way, 0), over: 0.3)
      stage.wait(0.3)
      let shown = -(try #require(stage.state.rows.first).offset)
      #expect(abs(shown - Formula.value(out, ["way": way, "width": 222])) < 1e-9)
    }
    let full = try #require(try Self.sheets(["row-swipe.full-swipe": "0.8"]).first { $0.name == .rowOpen })
    #expect(Formula.value(try rule("isFull", full).expression, ["way": 301, "rowWidth": 375]) == 1)
  }

  /// `DrivenRulesTests` asks on which page it settles.
  @Test func a_pager_is_pulled_beyond_its_end_by_the_printed_rule() throws {
    let sheet = try #require(try Self.sheets().first { $0.name == .pager })
    var stage = ControlPages.stage()
    stage.pull(from: Point(100, 200), by: Point(120, 0), over: 0.2)
    stage.wait(0.3)
    let beyond = Formula.value(try rule("shownBeyond", sheet).expression, ["beyond": 120, "width": 335])
    #expect(abs(beyond + stage.state.pagers[0].offset) < 1e-9)
  }

  /// The ball is thrown against its side: the spring of the printed numbers, stopped by the printed wall, is where the
  /// ball is shown.
  @Test func the_printed_wall_stops_the_ball_where_it_is_shown() throws {
    var stage = Stage.collected()
    let center = stage.state.ball.frame.center
    stage.drag(from: center, to: center - Point(220, 0), over: 0.05, hold: 0)
    let motion = try #require(stage.prototype.motions.first)
    let example = try #require(MotionExample(motion, at: stage.prototype.now))
    #expect(example.name == .ballSnap)
    let sheet = try #require(try Self.sheets().first { $0.name == .ballSnap })
    let text = code(sheet, .flutter)
    let spring = Spring(
      mass: 1, stiffness: try #require(number("stiffness", in: text)),
      damping: try #require(number("damping", in: text)))
    let (shownX, shownY) = (try rule("shownX", sheet).expression, try rule("shownY", sheet).expression)
    var farthest = 0.0
    while stage.prototype.now < example.time + 0.6 {
      let t = stage.prototype.now - example.time
      let x = spring.value(from: example.from.x, to: example.to.x, initialVelocity: example.velocity.x, at: t)
      let y = spring.value(from: example.from.y, to: example.to.y, initialVelocity: example.velocity.y, at: t)
      let shown = Point(
        Formula.value(shownX, ["x": x, "left": 0, "right": 375]),
        Formula.value(shownY, ["y": y, "top": 44, "bottom": 778]))
      // The last points of the way are covered evenly at the end.
      #expect(shown.distance(to: stage.state.ball.frame.center) < 0.1, "after \(t) s")
      farthest = max(farthest, 30 - x)
      stage.wait(0.001)
    }
    #expect(farthest > 5, "the spring itself leaves the screen")
  }

  @Test func followers_are_what_the_phone_shows() throws {
    let p = Parameters.builtIn
    let sheets = try Self.sheets()
    func value(_ motion: MotionName, _ name: String, _ values: [String: Double]) throws -> Double {
      let sheet = try #require(sheets.first { $0.name == motion })
      return Formula.value(try rule(name, sheet).expression, values)
    }
    #expect(try value(.navigation, "pageBelow", ["offset": 100, "width": 375]) == -0.3 * 275)
    let sheet = try #require(try Self.sheets(["modal.axis": "vertical"]).first { $0.name == .modal })
    #expect(sheet.followers.map(\.name) == ["dim"], "the page behind stays")
    #expect(try value(.navigation, "shown", ["offset": -3, "extent": 375]) == 0)
    #expect(try value(.zoneGrowth, "radius", ["progress": 0.5]) == p.zone.radius + p.zone.growth / 2)
    #expect(try value(.badgeTear, "height", ["value": 0.1]) == 1.1)
    #expect(try value(.listSlide, "delayIn", ["index": 2]) == 0.06)
    #expect(try value(.zoneSlide, "away", ["progress": 1.2]) == 0)
    #expect(try value(.slider, "thumb", ["value": 0.5, "left": 10, "width": 355]) == 10 + 355 / 2.0)
  }

  // MARK: The whole

  @Test func every_platform_has_all_motions_in_one_order() throws {
    let sheets = try Self.sheets()
    for platform in CodePlatform.allCases where platform.isCode {
      let text = MotionCode(for: platform, source: "preset wechat").text(sheets.reversed())
      #expect(text == MotionCode(for: platform, source: "preset wechat").text(sheets))
      var rest = text[...]
      for name in sheets.map(\.title) {
        let found = rest.range(of: name)
        #expect(found != nil, "\(platform): \(name) is missing or not in its place")
        rest = found.map { rest[$0.upperBound...] } ?? rest
      }
      for sheet in sheets {
        for key in sheet.keys { #expect(text.contains("\(key.key) \(key.value)"), "\(platform): \(key)") }
      }
      #expect(text.contains("FloatDesktop, preset wechat"))
    }
  }

  /// The source is a file's name, which may be anything.
  @Test func a_name_does_not_end_the_comment() throws {
    let sheets = try Self.sheets()
    for platform in CodePlatform.allCases where platform.isCode {
      let text = MotionCode(for: platform, source: "preset a\nb */ c\u{2028}d\r").text([sheets[0]])
      #expect(text.contains("FloatDesktop, preset a\u{FFFD}b * / c\u{FFFD}d\u{FFFD}\n"), "\(platform)")
    }
  }

  @Test func a_changed_key_is_told_from_its_default() throws {
    let sheets = try Self.sheets(["ball.snap.response": "400ms"])
    #expect(sheets.filter(\.isChanged).map(\.name) == [.ballSnap])
    #expect(
      MotionCode(for: .swiftUI).text([sheets[0]]).contains("ball.snap.response 400ms (default 350ms)"))
  }

  @Test func numbers_have_five_digits() {
    #expect(
      [322.2697, 4000, 123_456, 0.000123456, -29.4409, 0, 1].map { Digits.text($0) } == [
        "322.27", "4000", "123460", "0.00012346", "-29.441", "0", "1",
      ])
  }

  @Test func names_are_read_in_every_spelling() {
    for name in MotionName.animated {
      #expect(MotionName(name.title) == name)
      #expect(MotionName(name.rawValue) == name)
    }
    #expect(MotionName("BallSnap") == .ballSnap)
    #expect(MotionName("ball-snap") == .ballSnap)
    #expect(MotionName("scroll") == nil)
    #expect(MotionName("fly") == nil)
  }
}
