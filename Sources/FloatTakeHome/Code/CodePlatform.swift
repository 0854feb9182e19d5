import FloatCore

/// What a motion is written for: a platform's own words, a library's, or data.
package enum CodePlatform: String, CaseIterable, Hashable, Sendable {
  case swiftUI = "swiftui"
  case uiKit = "uikit"
  case coreAnimation = "core-animation"
  case compose
  case androidViews = "android-views"
  case flutter
  case reactNative = "react-native"
  case css
  case webAnimations = "web-animations"
  case js
  case motion
  case tokens
  case json

  /// The name that people use.
  package var title: String {
    switch self {
    case .swiftUI: "SwiftUI"
    case .uiKit: "UIKit"
    case .coreAnimation: "Core Animation"
    case .compose: "Jetpack Compose"
    case .androidViews: "Android views"
    case .flutter: "Flutter"
    case .reactNative: "React Native (Reanimated)"
    case .css: "CSS"
    case .webAnimations: "Web Animations"
    case .js: "JavaScript"
    case .motion: "Motion"
    case .tokens: "Design tokens"
    case .json: "JSON"
    }
  }

  var language: CodeLanguage {
    switch self {
    case .swiftUI, .uiKit, .coreAnimation: .swift
    case .compose, .androidViews: .kotlin
    case .flutter: .dart
    case .reactNative, .webAnimations, .js, .motion: .javaScript
    case .css: .css
    case .tokens, .json: .json
    }
  }

  /// False for data without comments.
  package var isCode: Bool { language != .json }
}

enum CodeLanguage {
  case swift, kotlin, dart, javaScript, css, json

  /// A number with its unit of precision: Kotlin's are floats, and Dart's are written as doubles.
  func number(_ value: Double) -> String { number(Digits.text(value)) }

  func number(_ text: String) -> String {
    switch self {
    case .kotlin: text + "f"
    case .dart: text.contains(".") ? text : text + ".0"
    case .swift, .javaScript, .css, .json: text
    }
  }

  /// Lines as a comment, which no file's name ends early.
  func comment(_ lines: [String]) -> [String] {
    let lines = lines.map(Self.harmless)
    return switch self {
    case .css: lines.isEmpty ? [] : ["/*"] + lines.map { " * \($0)" } + [" */"]
    default: lines.map { "// \($0)" }
    }
  }

  private static func harmless(_ line: String) -> String {
    var text = ""
    for scalar in line.unicodeScalars {
      let breaks =
        scalar.properties.generalCategory == .control || scalar == "\u{2028}" || scalar == "\u{2029}"
      text.unicodeScalars.append(breaks ? "\u{FFFD}" : scalar)
      if text.hasSuffix("*/") { text = text.dropLast() + " /" }
    }
    return text
  }
}

/// Numbers with five significant digits, as few as leave a motion within a hundredth of a point of 300.
package enum Digits {
  package static func text(_ value: Double, _ count: Int = 5) -> String {
    DecimalText.text(rounded(value, count))
  }

  package static func rounded(_ value: Double, _ count: Int = 5) -> Double {
    guard value != 0, value.isFinite else { return 0 }
    var shift = count - 1
    var size = value.magnitude
    while size >= 10 { (size, shift) = (size / 10, shift - 1) }
    while size < 1 { (size, shift) = (size * 10, shift + 1) }
    let scale = power(shift.magnitude)
    return shift >= 0 ? (value * scale).rounded() / scale : (value / scale).rounded() * scale
  }

  /// A number with at most this many decimals.
  package static func decimals(_ value: Double, _ count: Int) -> String {
    let scale = power(count.magnitude)
    return DecimalText.text((value * scale).rounded() / scale)
  }

  private static func power(_ exponent: UInt) -> Double {
    (0..<exponent).reduce(1.0) { size, _ in size * 10 }
  }
}
