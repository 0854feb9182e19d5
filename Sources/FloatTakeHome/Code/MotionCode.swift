import FloatCore

/// Motions in the words of a platform, ready to paste.
package struct MotionCode: Sendable {
  package let platform: CodePlatform
  /// Where the values come from, such as `preset wechat`; empty for the defaults.
  package let source: String
  /// The release that the code is shown with; nil for none.
  package var example: MotionExample?

  package init(for platform: CodePlatform, source: String = "", example: MotionExample? = nil) {
    (self.platform, self.source, self.example) = (platform, source, example)
  }

  /// The code of some motions, in the order of ``MotionName``; empty for data, which is written elsewhere.
  package func text(_ sheets: [MotionSheet]) -> String {
    let sheets = Self.ordered(sheets)
    let head = head(sheets)
    return ([head] + sheets.map(block)).filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }
      .joined(separator: "\n\n")
  }

  /// The motions in the order of ``MotionName``.
  package static func ordered(_ sheets: [MotionSheet]) -> [MotionSheet] {
    MotionName.allCases.flatMap { name in sheets.filter { $0.name == name } }
  }

  /// What all motions of a file need once.
  private func head(_ sheets: [MotionSheet]) -> [String] {
    switch platform {
    case .js: Self.springFunction
    case .flutter where sheets.contains { !$0.formulas.isEmpty }:
      ["import 'dart:math' as math;"]
    default: []
    }
  }

  private func block(_ sheet: MotionSheet) -> [String] {
    let comment = platform.language.comment(notes(sheet))
    return switch platform {
    case .swiftUI, .coreAnimation: comment + type("enum", sheet)
    case .uiKit: comment + type("@MainActor enum", sheet)
    case .compose, .androidViews: comment + type("object", sheet)
    case .flutter: comment + type("abstract final class", sheet)
    case .reactNative, .js, .motion: comment + script(sheet, body(sheet))
    case .webAnimations: comment + script(sheet, webAnimations(sheet))
    case .css: comment + css(sheet)
    case .tokens, .json: []
    }
  }

  /// The spring or the curve in the platform's words; empty where it is an easing function of CSS, and for data.
  private func body(_ sheet: MotionSheet) -> [String] {
    switch sheet.animation {
    case .none: return []
    case .curve(let curve, let duration): return code(curve, duration)
    case .spring(let spring, let threshold):
      return switch platform {
      case .swiftUI: swiftUI(spring, sheet)
      case .uiKit: uiKit(spring, sheet)
      case .coreAnimation: coreAnimation(spring, sheet)
      case .compose: compose(spring, threshold, sheet)
      case .androidViews: androidViews(spring, threshold, sheet)
      case .flutter: dart(spring, threshold, sheet)
      case .reactNative: reactNative(spring, sheet)
      case .js: plainScript(spring, threshold, sheet)
      case .motion: motionLibrary(spring, threshold, sheet)
      case .css, .webAnimations, .tokens, .json: []
      }
    }
  }

  /// A type of a motion's name, with its code and its formulas.
  private func type(_ kind: String, _ sheet: MotionSheet) -> [String] {
    let formulas = sheet.formulas.flatMap { [""] + $0.code(in: platform.language) }
    return ["\(kind) \(sheet.typeName) {"] + (body(sheet) + formulas).map { $0.isEmpty ? "" : "  \($0)" } + [
      "}"
    ]
  }

  // MARK: The comment

  private func notes(_ sheet: MotionSheet) -> [String] {
    var lines = [
      "\(sheet.title): \(sheet.name.summary)", "FloatDesktop" + (source.isEmpty ? "" : ", \(source)"),
    ]
    lines += sheet.keys.map { "\($0.key) \($0.value)" + ($0.isChanged ? " (default \($0.usual))" : "") }
      .wrapped(to: 110)
    lines.append(MotionFidelity(sheet, on: platform).sentence(sheet))
    lines += sheet.numbers
    if !sheet.walls.isEmpty {
      let names = sheet.walls.map(\.name).joined(separator: " and ")
      let reason = sheet.spring == nil ? "a curve may swing" : "a throw takes the spring itself"
      lines.append("Wall: show \(names), because \(reason) beyond it.")
    }
    lines += sheet.notes
    lines.append(velocity(sheet))
    lines += limits(sheet)
    if let example { lines += example.lines(sheet, on: platform) }
    return lines
  }

  private func velocity(_ sheet: MotionSheet) -> String {
    if sheet.spring == nil {
      return "A curve starts with its own slope, so the release velocity is not taken up."
    }
    switch sheet.startVelocity {
    case .hand(let most):
      return "Velocity: the hand's at the release, over its last 40 ms; 0 if it rested as long, at most "
        + "\(Digits.text(most)) pt/s."
    case .rest: return "Velocity: none."
    case .kick(let kick): return "Velocity: always \(Digits.text(kick)) of the size a second."
    }
  }

  /// What the platform's words leave to the engineer.
  private func limits(_ sheet: MotionSheet) -> [String] {
    guard sheet.spring != nil else { return [] }
    var lines: [String] = []
    switch (platform, sheet.startVelocity) {
    case (.css, .hand), (.webAnimations, .hand):
      lines.append("A list of points has no start velocity: this one starts at rest. Use js for a release.")
    case (.swiftUI, .hand):
      lines.append(
        "The initial velocity is in points a second, divided by the distance to the target. Those of x and y differ, "
          + "so animate x and y separately; where a distance is 0, leave the velocity out.")
    case (.uiKit, .hand), (.coreAnimation, .hand):
      lines.append(
        "The velocity is divided by the distance to the target: pass 0 for an axis that does not move.")
    case (.uiKit, .kick), (.coreAnimation, .kick):
      lines.append(
        "The motion ends where it starts, and a velocity cannot be divided by 0: this is its formula, for a display link."
      )
    case (.compose, .hand), (.androidViews, .hand):
      lines.append("Values and velocity in pixels, dp times the density; the formulas are in dp.")
    case (.reactNative, .hand):
      lines.append("The velocity is added to that of a spring that is running.")
    default: break
    }
    if sheet.quantity == .place, case .hand = sheet.startVelocity,
      ![.uiKit, .swiftUI, .css, .webAnimations].contains(platform)
    {
      lines.append("One for x and one for y, each with its own velocity.")
    }
    return lines
  }
}

extension MotionSheet {
  /// The numbers of its spring or curve, with the names that tell them apart.
  package var numbers: [String] {
    switch animation {
    case .none: return []
    case .curve(let curve, let duration): return ["Curve \(curve.text), \(Digits.text(duration * 1000)) ms."]
    case .spring(let spring, _):
      let uiKit = spring.uiKitDuration.map { ", UIKit's duration \(Digits.text($0 * 1000)) ms" } ?? ""
      return [
        "Response \(Digits.text(spring.response * 1000)) ms, damping ratio \(Digits.text(spring.dampingRatio)), "
          + "stiffness \(Digits.text(spring.stiffness)), damping \(Digits.text(spring.damping)), mass 1.",
        "Settles in \(Digits.text(spring.settlingDuration * 1000)) ms (Core Animation)\(uiKit); overshoots by "
          + "\(Digits.text(spring.overshoot * 100, 2)) %.",
      ]
    }
  }
}

extension [String] {
  /// The words in lines of at most this many characters, with dots between them.
  fileprivate func wrapped(to width: Int) -> [String] {
    reduce(into: []) { lines, word in
      if let last = lines.last, last.count + word.count + 3 <= width {
        lines[lines.count - 1] = "\(last) · \(word)"
      } else {
        lines.append(word)
      }
    }
  }
}
