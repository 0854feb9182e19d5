/// The words of the card.
struct KeepWords: Equatable, Sendable {
  private let language: PanelLanguage

  init(_ language: PanelLanguage) { self.language = language }

  var keep: String { language.say("Keep", "保存") }
  var kept: String { language.say("Kept", "已保存") }
  var failed: String { language.say("Not kept", "未保存") }
  var writing: String { language.say("Writing …", "正在写入…") }
  var nothing: String {
    language.say(
      "There is no gesture yet: press, drag or type something on the phone first.", "还没有手势：请先在手机上按、拖或键入。")
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

  func hint(_ kind: KeepKind) -> String {
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
