import FloatCore

/// What the panel copies of a spring: lines of a config file, or its motion as code.
///
/// The first time it is the lines; once more in a moment it is the next platform's code, and so on around. The choice
/// stays for the next spring.
package struct PanelCopy: Equatable, Sendable {
  /// Nil for lines of a config file.
  package private(set) var platform: CodePlatform?
  private var last: String?
  private var time = -Double.infinity

  /// How soon, in seconds, another copy of the same spring is of the next kind; as long as the message is shown.
  static let patience = 6.0
  private static let kinds: [CodePlatform?] = [nil] + CodePlatform.allCases.filter(\.isCode)

  package init() {}

  /// The text for the clipboard, and the message about it; nil for a row that is no motion's spring, which is copied as
  /// lines.
  ///
  /// - Parameters:
  ///   - row: The block of the spring in focus.
  ///   - values: The values shown.
  ///   - now: In seconds.
  package mutating func copy(
    _ row: String?, _ values: Parameters, _ language: PanelLanguage, at now: Double
  ) -> (text: String, notice: String)? {
    guard let row, let name = MotionName(rawValue: row), values.spring(of: name) != nil,
      let sheet = MotionSheet(name, values, usual: Parameters())
    else {
      last = nil
      return nil
    }
    if last == row, now - time < Self.patience { platform = next }
    (last, time) = (row, now)
    let text = platform.map { MotionCode(for: $0).text([sheet]) + "\n" } ?? Self.lines(sheet)
    return (text, notice(language))
  }

  private var next: CodePlatform? {
    let index = Self.kinds.firstIndex(of: platform) ?? 0
    return Self.kinds[(index + 1) % Self.kinds.count]
  }

  /// The keys of the spring, as lines of a config file.
  private static func lines(_ sheet: MotionSheet) -> String {
    sheet.keys.filter { sheet.name.springKeys.contains($0.key) }.map { "\($0.key): \($0.value)\n" }.joined()
  }

  private func notice(_ language: PanelLanguage) -> String {
    switch language {
    case .english:
      return
        "Copied for \(platform?.title ?? "a config file"). Copy again: \(next?.title ?? "a config file")."
    case .simplifiedChinese:
      return "已拷贝：\(platform?.title ?? "配置文件")。再次拷贝：\(next?.title ?? "配置文件")。"
    }
  }
}
