/// The words of the panel's own controls; keys, their sentences and messages about values are in English.
package struct PanelWords: Equatable, Sendable {
  let find, findHint, inNames, inSentences, nothingFound: String
  let touched, touchedHint, changed, nothingChanged, oneChanged, manyChanged: String
  let save: String
  let settles, overshoot, stiffness, damping, mass: String
  let response, duration, bounce: String
  let byDefault, file: String
  let spring: String
  let saveOneAsPreset, saveManyAsPreset, presetHint, presetTaken, replace: String
  let savedFile: String
  private let presetIsSaved, oneCopied, manyCopied: String
  private let oneInConflict, manyInConflict, oneHeldBack, manyHeldBack: String
  let oneNotSaved, manyNotSaved, restore, discard: String
  let phone, preset, device, appearance, language: String
  /// A short help, shown while there is no key to explain.
  let howTo: String

  package init(_ language: PanelLanguage) {
    func word(_ english: String, _ chinese: String) -> String {
      switch language {
      case .english: english
      case .simplifiedChinese: chinese
      }
    }
    find = word("Find a key, a sentence, a value", "查找键、说明或数值")
    findHint = "Ctrl+F"
    inNames = word("In names", "名称中")
    inSentences = word("In sentences and values", "说明与数值中")
    nothingFound = word("Nothing has that in its name, its sentence or its value.", "名称、说明和数值中都没有。")
    touched = word("Touched last", "最近触碰")
    touchedHint = word("Touch the phone, and its keys are here.", "触碰手机，相关的键会出现在这里。")
    changed = word("Changed", "已更改")
    nothingChanged = word("All as saved", "与已存的一致")
    oneChanged = word("1 changed", "1 项更改")
    manyChanged = word("# changed", "# 项更改")
    save = word("Save", "存储")
    settles = word("settles", "静止")
    overshoot = word("overshoot", "过冲")
    stiffness = word("stiffness", "刚度")
    damping = word("damping", "阻尼")
    mass = word("mass", "质量")
    response = word("Response", "响应时间")
    duration = word("Duration", "时长")
    bounce = word("Bounce", "弹性")
    byDefault = word("default", "默认")
    file = word("in the file", "文件中")
    spring = word("Spring", "弹簧")
    saveOneAsPreset = word("Save 1 change as a preset", "将 1 项更改存为预设")
    saveManyAsPreset = word("Save # changes as a preset", "将 # 项更改存为预设")
    presetHint = word(
      "A small file of yours: --preset and the row Preset find it by this name.",
      "你自己的小文件：--preset 与「预设」一行按此名称找到它。")
    presetTaken = word("A preset has this name. Press again to replace it.", "已有同名预设，再按一次即替换。")
    replace = word("Replace", "替换")
    presetIsSaved = word(
      "Saved in @: --preset # and the row Preset have it. The config file stays as it is.",
      "已存入 @：--preset # 与「预设」一行可用。配置文件保持不变。")
    savedFile = word("Saved in the config file.", "已存入配置文件。")
    oneInConflict = word(
      "The file has another value for 1 key that you changed.", "文件中有 1 项与你的更改不同。")
    manyInConflict = word(
      "The file has other values for # keys that you changed.", "文件中有 # 项与你的更改不同。")
    oneHeldBack = word(
      "Not saved: the file has another value for 1 key. Save again to write yours.",
      "未存储：文件中有 1 项不同。再存储一次即写入你的值。")
    manyHeldBack = word(
      "Not saved: the file has other values for # keys. Save again to write yours.",
      "未存储：文件中有 # 项不同。再存储一次即写入你的值。")
    oneCopied = word("1 line copied for a config file.", "已拷贝 1 行，可用于配置文件。")
    manyCopied = word("# lines copied for a config file.", "已拷贝 # 行，可用于配置文件。")
    oneNotSaved = word("1 change was not saved last time", "上次有 1 项更改未存储")
    manyNotSaved = word("# changes were not saved last time", "上次有 # 项更改未存储")
    restore = word("Restore", "恢复")
    discard = word("Discard", "放弃")
    phone = word("Phone", "手机")
    preset = word("Preset", "预设")
    device = word("Device", "设备")
    appearance = word("Appearance", "外观")
    self.language = word("Language", "语言")
    howTo = word(
      "Drag a name or a slider: Shift is ten times as coarse, Ctrl as fine. A double click goes back. Values may be sums: 58pt*1.2",
      "拖动名称或滑块：Shift 粗十倍，Ctrl 细十倍。双击恢复。数值可以是算式：58pt*1.2")
  }

  func changes(_ count: Int) -> String {
    count == 0 ? nothingChanged : Self.text(oneChanged, manyChanged, count)
  }

  func saveAsPreset(_ count: Int) -> String { Self.text(saveOneAsPreset, saveManyAsPreset, count) }
  func copied(_ count: Int) -> String { Self.text(oneCopied, manyCopied, count) }
  func inConflict(_ count: Int) -> String { Self.text(oneInConflict, manyInConflict, count) }
  func heldBack(_ count: Int) -> String { Self.text(oneHeldBack, manyHeldBack, count) }
  func notSaved(_ count: Int) -> String { Self.text(oneNotSaved, manyNotSaved, count) }

  func savedPreset(_ name: String, _ path: String) -> String {
    presetIsSaved.replacing("#", with: name.contains(" ") ? "\"\(name)\"" : name).replacing("@", with: path)
  }

  private static func text(_ one: String, _ many: String, _ count: Int) -> String {
    count == 1 ? one : many.replacing("#", with: "\(count)")
  }

  func title(_ setting: PanelSetting.Kind) -> String {
    switch setting {
    case .preset: preset
    case .device: device
    case .appearance: appearance
    case .language: language
    }
  }
}

/// The language of the panel's controls.
package enum PanelLanguage: String, Hashable, Sendable, CaseIterable {
  case english = "en"
  case simplifiedChinese = "zh-Hans"
}
