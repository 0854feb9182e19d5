import FloatStudio

/// The words of the panel's own controls; keys, their sentences and messages about values are in English.
struct PanelWords: Equatable, Sendable {
  let language: PanelLanguage

  init(_ language: PanelLanguage) { self.language = language }

  let findHint = "Ctrl+F"
  var find: String { language.say("Find a key, a sentence, a value", "查找键、说明或数值") }
  var inNames: String { language.say("In names", "名称中") }
  var inSentences: String { language.say("In sentences and values", "说明与数值中") }
  var nothingFound: String {
    language.say("Nothing has that in its name, its sentence or its value.", "名称、说明和数值中都没有。")
  }
  var touched: String { language.say("Touched last", "最近触碰") }
  var touchedHint: String { language.say("Touch the phone, and its keys are here.", "触碰手机，相关的键会出现在这里。") }
  var changed: String { language.say("Changed", "已更改") }
  var save: String { language.say("Save", "存储") }
  var settles: String { language.say("settles", "静止") }
  var overshoot: String { language.say("overshoot", "过冲") }
  var stiffness: String { language.say("stiffness", "刚度") }
  var damping: String { language.say("damping", "阻尼") }
  /// A wall that a motion does not go beyond, however far its spring does.
  var wall: String { language.say("wall", "边界") }
  var stops: String { language.say("stops it", "会挡住") }
  var copy: String { language.say("Copy as", "拷贝为") }
  var springResponse: String { language.say("response", "响应时间") }
  var response: String { language.say("Response", "响应时间") }
  var duration: String { language.say("Duration", "时长") }
  /// The duration of UIKit's animations up to iOS 16, which is no response.
  var settling: String { language.say("Settling", "稳定") }
  var settlingDuration: String { language.say("Settling duration", "稳定时长") }
  var bounce: String { language.say("Bounce", "弹性") }
  var byDefault: String { language.say("default", "默认") }
  var file: String { language.say("in the file", "文件中") }
  var spring: String { language.say("Spring", "弹簧") }
  var presetHint: String {
    language.say(
      "A small file of yours: --preset and the row Preset find it by this name.",
      "你自己的小文件：--preset 与「预设」一行按此名称找到它。")
  }
  var presetTaken: String {
    language.say("A preset has this name. Press again to replace it.", "已有同名预设，再按一次即替换。")
  }
  var replace: String { language.say("Replace", "替换") }
  var savedFile: String { language.say("Saved in the config file.", "已存入配置文件。") }
  var restore: String { language.say("Restore", "恢复") }
  var discard: String { language.say("Discard", "放弃") }
  var phone: String { language.say("Phone", "手机") }
  /// A short help, shown while there is no key to explain.
  var howTo: String {
    language.say(
      "Drag a name or a slider: Shift is ten times as coarse, Ctrl as fine. A double click goes back. Values may be sums: 58pt*1.2",
      "拖动名称或滑块：Shift 粗十倍，Ctrl 细十倍。双击恢复。数值可以是算式：58pt*1.2")
  }

  func changes(_ count: Int) -> String {
    count == 0
      ? language.say("All as saved", "与已存的一致")
      : language.say(count, one: "1 changed", many: "# changed", "# 项更改")
  }

  func saveAsPreset(_ count: Int) -> String {
    language.say(count, one: "Save 1 change as a preset", many: "Save # changes as a preset", "将 # 项更改存为预设")
  }

  func copied(_ count: Int) -> String {
    language.say(
      count, one: "1 line copied for a config file.", many: "# lines copied for a config file.",
      "已拷贝 # 行，可用于配置文件。")
  }

  func inConflict(_ count: Int) -> String {
    language.say(
      count, one: "The file has another value for 1 key that you changed.",
      many: "The file has other values for # keys that you changed.", "文件中有 # 项与你的更改不同。")
  }

  func heldBack(_ count: Int) -> String {
    language.say(
      count, one: "Not saved: the file has another value for 1 key. Save again to write yours.",
      many: "Not saved: the file has other values for # keys. Save again to write yours.",
      "未存储：文件中有 # 项不同。再存储一次即写入你的值。")
  }

  func notSaved(_ count: Int) -> String {
    language.say(
      count, one: "1 change was not saved last time", many: "# changes were not saved last time",
      "上次有 # 项更改未存储")
  }

  func savedPreset(_ name: String, _ path: String) -> String {
    language.say(
      "Saved in @: --preset # and the row Preset have it. The config file stays as it is.",
      "已存入 @：--preset # 与「预设」一行可用。配置文件保持不变。"
    ).replacing("#", with: name.contains(" ") ? "\"\(name)\"" : name).replacing("@", with: path)
  }

  /// Why a setting has no row.
  func locked(_ setting: PanelSetting.Kind, _ lock: PanelSetting.Lock) -> String {
    let text =
      switch lock {
      case .recorded:
        language.say("@ stays as it is while a recording is written (--record).", "正在录制（--record），@不可更改。")
      case .played:
        language.say("@ stays as it is while a recording or a scenario plays.", "正在播放录制或场景，@不可更改。")
      case .compared:
        language.say("@ stays as it is beside a second phone (--compare).", "与另一部手机并排时（--compare），@不可更改。")
      }
    return text.replacing("@", with: title(setting))
  }

  func title(_ setting: PanelSetting.Kind) -> String {
    switch setting {
    case .preset: language.say("Preset", "预设")
    case .device: language.say("Device", "设备")
    case .appearance: language.say("Appearance", "外观")
    case .language: language.say("Language", "语言")
    }
  }
}
