import FloatCore
import FloatStudio
import FloatTakeHome

/// What the panel copies of a spring: lines of a config file, or its motion as code.
///
/// The menu on the spring's card chooses; the choice stays for the next spring, and for `Ctrl+C`.
struct PanelCopy: Equatable, Sendable {
  /// Nil for lines of a config file.
  private(set) var platform: CodePlatform?

  private static let kinds: [CodePlatform?] = [nil] + CodePlatform.allCases.filter(\.isCode)

  /// The words of the menu.
  static var names: [String] { kinds.map { $0?.title ?? "YAML" } }
  var name: String { platform?.title ?? "YAML" }

  mutating func choose(_ index: Int) {
    if Self.kinds.indices.contains(index) { platform = Self.kinds[index] }
  }

  /// The motion of a block of keys; nil for another block.
  static func sheet(of block: String?, in values: Parameters) -> MotionSheet? {
    block.flatMap(MotionName.init(rawValue:)).flatMap { MotionSheet($0, values, usual: Parameters()) }
  }

  /// The text for the clipboard, and the message about it; nil for a row that is no motion's spring, which is copied as
  /// lines.
  ///
  /// - Parameters:
  ///   - row: The block of the spring in focus.
  ///   - values: The values shown.
  func copy(
    _ row: String?, _ values: Parameters, _ language: PanelLanguage
  ) -> (text: String, notice: String)? {
    guard let sheet = Self.sheet(of: row, in: values) else { return nil }
    let text = platform.map { MotionCode(for: $0).text([sheet]) + "\n" } ?? Self.lines(sheet)
    return (text, language.say("Copied: \(sheet.title), \(name)", "已拷贝：\(sheet.title)，\(name)"))
  }

  /// The keys of the spring, as lines of a config file.
  private static func lines(_ sheet: MotionSheet) -> String {
    sheet.keys.filter { sheet.name.springKeys.contains($0.key) }.map { "\($0.key): \($0.value)\n" }.joined()
  }
}
