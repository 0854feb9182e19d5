import FloatStudio

/// The words of the card.
struct KeepWords: Equatable, Sendable {
  private let language: PanelLanguage

  init(_ language: PanelLanguage) { self.language = language }

  var keep: String { language.say("Keep", "保存") }
  var kept: String { language.say("Kept", "已保存") }
  var failed: String { language.say("Not kept", "未保存") }
  var nothing: String {
    language.say(
      "There is no gesture yet: press, drag or type something on the phone first.", "还没有手势：请先在手机上按、拖或键入。")
  }

  /// - Parameters:
  ///   - percent: How much is written; nil before that is known.
  ///   - isAgain: True where the file became too large.
  func writing(_ percent: Int?, isAgain: Bool) -> String {
    let text =
      isAgain
      ? language.say("Too large: writing it smaller …", "文件过大，正在写入较小的…") : language.say("Writing …", "正在写入…")
    return text + (percent.map { " \($0) %" } ?? "")
  }

  /// How many wait for the one that is written, in at most one line.
  func waiting(_ count: Int) -> [String] {
    count > 0 ? [language.say(count, one: "1 more after it", many: "# more after it", "之后还有 # 个")] : []
  }

  func name(_ kind: KeepKind) -> String {
    switch kind {
    case .recording: language.say("Recording", "录制")
    case .scenario: language.say("Scenario", "场景")
    case .gif, .mp4: language.say("Video", "视频")
    case .lately: language.say("Last 10 seconds", "最近 10 秒")
    case .golden: language.say("Golden", "基准")
    case .handoff: language.say("Hand-off page", "交付页面")
    }
  }

  /// - Parameter isCompared: True beside a second phone, which only videos show.
  func hint(_ kind: KeepKind, isCompared: Bool = false) -> String {
    let phones =
      switch kind {
      case _ where !isCompared: ""
      case .gif, .mp4, .lately: language.say("both phones ", "两部手机 ")
      case .recording, .scenario, .golden, .handoff: language.say("left phone ", "左侧手机 ")
      }
    return phones + form(kind)
  }

  private func form(_ kind: KeepKind) -> String {
    switch kind {
    case .recording: ".jsonl"
    case .scenario: ".yaml"
    case .gif: ".gif"
    case .mp4, .lately: ".mp4"
    case .golden: language.say("test", "测试")
    case .handoff: ".html"
    }
  }
}
