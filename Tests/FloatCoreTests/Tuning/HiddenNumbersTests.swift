import Foundation
import Testing

@testable import FloatTestSupport

/// Every number is a key of the tables or a named constant with a sentence; code holds only arithmetic and definitions.
@Suite("Numbers in code")
struct HiddenNumbersTests {
  /// Numbers that may stay in files with a path prefix, and the reason.
  private struct Allowance {
    var path: String
    /// The allowed numbers; nil for all.
    var numbers: Set<String>?
    var reason: String
  }

  private static let allowances: [Allowance] =
    [
      Allowance(
        path: "Geometry/",
        reason: "formulas of curves, and defaults of functions that are given the tuned values"),
      Allowance(
        path: "Motion/",
        reason: "formulas, limits of double precision, the named springs and curves of UIKit and CSS"),
      Allowance(path: "Gestures/VelocitySample.swift", reason: "least squares"),
      Allowance(path: "Gestures/VelocityTracker.swift", reason: "defaults; the prototype gives it gesture.*"),
      Allowance(path: "Gestures/AxisVelocity.swift", reason: "the bounds of a measurement"),
      Allowance(path: "Gestures/Recognizer.swift", numbers: ["1e-6"], reason: "equal but for rounding"),
      Allowance(path: "Gestures/GestureSettings.swift", reason: "defaults; the prototype gives it gesture.*"),
      Allowance(path: "Recording/", reason: "what a step of a scenario means where it says nothing else"),
      Allowance(path: "Scene/", reason: "metrics of a font, bytes of colours, ranges of Unicode"),
      Allowance(
        path: "FloatingWindow/Ball/IconCluster.swift",
        reason: "the five arrangements of the icons, each one drawing"
      ),
      Allowance(
        path: "FloatingWindow/DropZone/DropZoneGeometry.swift",
        reason: "defaults; the prototype gives it zone.*"),
      Allowance(
        path: "Badges/BadgeBurst.swift",
        numbers: [
          "3", "11", "27", "30", "31", "0x9E37_79B9_7F4A_7C15", "0xBF58_476D_1CE4_E5B9",
          "0x94D0_49BB_1331_11EB",
          "0x1p-53",
        ], reason: "a hash"),
      Allowance(path: "Badges/StickyBadge.swift", numbers: ["240", "2400", "1e-9"], reason: "a bisection"),
      Allowance(
        path: "Content/PrototypePages+Fallback.swift", reason: "the pages that are built in; others are files"
      ),
      Allowance(path: "Pages/Device/Device.swift", reason: "the device that is built in; others are files"),
      Allowance(
        path: "Chat/PageBuilder+Chat.swift", numbers: ["0.4", "1.1", "1.2", "2.1"],
        reason: "the outline of a tail"),
      Allowance(
        path: "Prototype/Prototype.swift", numbers: ["10_000"], reason: "a bound that only a mistake meets"),
      Allowance(path: "FloatingWindow/DropZone/DropZone.swift", numbers: ["1e-6"], reason: "a bisection"),
      Allowance(path: "Notice/Notice.swift", numbers: ["0.1"], reason: "what cannot be pressed"),
      Allowance(
        path: "Badges/Badges+Layers.swift", numbers: ["1469", "1_099_511_628_211"], reason: "a hash"),
      Allowance(path: "Morph/MorphShape.swift", numbers: ["9", "10"], reason: "the last tenth of a share"),
      Allowance(
        path: "Keyboard/Prototype+Keyboard.swift", numbers: ["1e4"], reason: "farther than any page is long"),
      Allowance(
        path: "Prototype/Prototype+Features.swift", numbers: ["100.0", "4000.0", "12"],
        reason: "sizes that are a screen; a capacity"),
      Allowance(
        path: "FloatingWindow/Ball/FloatingBall+Geometry.swift", numbers: ["1e-6"],
        reason: "equal but for rounding"),
      Allowance(
        path: "FloatingWindow/Ball/BallVisibility.swift", numbers: ["1e-9", "0.01"],
        reason: "equal but for rounding; what cannot be seen"),
    ]
    + [
      "Motions/Prototype+Motions.swift", "Morph/BallEnd.swift", "Prototype/Prototype+Prefetching.swift",
      "FloatingWindow/Ball/FloatingBall+Visibility.swift", "FloatingWindow/Ball/FloatingBall+Layers.swift",
    ].map { Allowance(path: $0, numbers: ["0.01", "0.001"], reason: "what cannot be seen") }

  /// The numbers of counting, doubling and halving, and the ends of a share.
  private static let plain: Set<String> = ["0", "1", "2", "0.0", "1.0", "2.0", "0.5"]

  @Test func are_definitions_or_arithmetic() throws {
    var used = Set<String>()
    let files = try Self.sources { !$0.hasPrefix("Tuning/") && !$0.hasSuffix("Parameters.swift") }
    #expect(files.count > 80)
    for (path, lines) in files {
      for (index, line) in lines.enumerated() {
        if index > 0, Self.isNamedConstant(line, after: lines[index - 1]) { continue }
        for number in Self.numbers(in: line) where !Self.plain.contains(number) {
          let allowance = Self.allowances.first {
            path.hasPrefix($0.path) && $0.numbers?.contains(number) ?? true
          }
          if let allowance { used.insert(allowance.path) }
          #expect(
            allowance != nil,
            "\(path):\(index + 1): \(number) is a key of a table, a constant with a sentence, or here with a reason"
          )
        }
      }
    }
    // A file that no longer exists needs no allowance.
    for allowance in Self.allowances { #expect(used.contains(allowance.path), "\(allowance.path)") }
  }

  /// A key's table says what it does; a constant beside the keys says so itself.
  @Test func are_explained_where_no_key_sets_them() throws {
    var count = 0
    for (path, lines) in try Self.sources({ $0.hasSuffix("Parameters.swift") }) {
      for (index, line) in lines.enumerated() where line.hasPrefix("  let ") {
        count += 1
        #expect(lines[index - 1].hasPrefix("  /// "), "\(path):\(index + 1): the constant needs a sentence")
      }
    }
    #expect(count > 100)
  }

  /// True for a constant that says what it is where it is used.
  private static func isNamedConstant(_ line: String, after before: String) -> Bool {
    line.contains(" static let ") && before.drop { $0 == " " }.hasPrefix("/// ")
  }

  @Test(arguments: [
    ("  private static let a = 3.5", "  /// A.", true), ("  private static let a = 3.5", "", false),
    ("  static let a = 3.5", "    /// A.", true), ("  let a = 3.5", "  /// A.", false),
  ])
  func may_be_constants_with_a_sentence(line: String, before: String, isOne: Bool) {
    #expect(Self.isNamedConstant(line, after: before) == isOne)
  }

  /// The lines of the core's and the pages' files.
  private static func sources(_ isWanted: (String) -> Bool) throws -> [(path: String, lines: [String])] {
    try ["FloatCore", "FloatPages"].flatMap { target in
      let folder = Repository.path("Sources/\(target)")
      return try FileManager.default.subpathsOfDirectory(atPath: folder)
        .filter { $0.hasSuffix(".swift") && isWanted($0) }
        .map { path in
          let text = try String(contentsOfFile: "\(folder)/\(path)", encoding: .utf8)
          return (path, text.components(separatedBy: "\n"))
        }
    }
  }

  @Test(arguments: [
    ("let a = 12.5 * width  // 99", ["12.5"]), ("x1 = $0 + a.b2", []), ("\"9:41\" + \"\\(7)\"", []),
    ("case 0x1F, 1e-9, 10_000:", ["0x1F", "1e-9", "10_000"]), ("f(0...3)", ["0", "3"]), ("/// 44", []),
  ])
  func are_found(line: String, numbers: [String]) { #expect(Self.numbers(in: line) == numbers) }

  /// The numbers of a line outside comments and texts, as they are written.
  private static func numbers(in line: String) -> [String] {
    let text = #""(\\.|[^"\\])*"|//.*"#
    let number = #"(?<![\w$])(0x[0-9A-Fa-f_]+(p-?\d+)?|\d[\d_]*(\.\d+)?(e-?\d+)?)"#
    var rest = line.replacingOccurrences(of: text, with: " ", options: .regularExpression)[...]
    var found: [String] = []
    while let range = rest.range(of: number, options: .regularExpression) {
      found.append(String(rest[range]))
      rest = rest[range.upperBound...]
    }
    return found
  }
}
