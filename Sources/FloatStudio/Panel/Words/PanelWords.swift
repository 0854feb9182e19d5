/// The words of the panel's own controls; keys, their sentences and what is wrong with a value are English.
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
  let oneNotSaved, manyNotSaved, restore, discard: String
  let phone, preset, device, appearance, language: String
  /// What one can do, while no key is asked about.
  let howTo: String

  package init(_ language: PanelLanguage) {
    switch language {
    case .english:
      find = "Find a key, a sentence, a value"
      findHint = "Ctrl+F"
      inNames = "In names"
      inSentences = "In sentences and values"
      nothingFound = "Nothing has that in its name, its sentence or its value."
      touched = "Touched last"
      touchedHint = "Touch the phone, and its keys are here."
      changed = "Changed"
      nothingChanged = "All as saved"
      oneChanged = "1 changed"
      manyChanged = "# changed"
      save = "Save"
      settles = "settles"
      overshoot = "overshoot"
      stiffness = "stiffness"
      damping = "damping"
      mass = "mass"
      response = "Response"
      duration = "Duration"
      bounce = "Bounce"
      byDefault = "default"
      file = "in the file"
      spring = "Spring"
      saveOneAsPreset = "Save 1 change as a preset"
      saveManyAsPreset = "Save # changes as a preset"
      presetHint = "A small file of yours: --preset and the row Preset find it by this name."
      presetTaken = "You have a preset of this name. Once more replaces it."
      replace = "Replace"
      presetIsSaved = "Saved as a preset: --preset # and the row Preset have it."
      savedFile = "Saved in the config file."
      oneCopied = "1 line copied for a config file."
      manyCopied = "# lines copied for a config file."
      oneNotSaved = "1 change of last time was not saved"
      manyNotSaved = "# changes of last time were not saved"
      restore = "Restore"
      discard = "Discard"
      phone = "Phone"
      preset = "Preset"
      device = "Device"
      appearance = "Appearance"
      self.language = "Language"
      howTo =
        "Drag a name or a slider: Shift is ten times as coarse, Ctrl as fine. A double click goes back. Values may be sums: 58pt*1.2"
    case .simplifiedChinese:
      find = "查找键、说明或数值"
      findHint = "Ctrl+F"
      inNames = "名称中"
      inSentences = "说明与数值中"
      nothingFound = "名称、说明和数值中都没有。"
      touched = "最近触碰"
      touchedHint = "触碰手机，相关的键会出现在这里。"
      changed = "已更改"
      nothingChanged = "与已存的一致"
      oneChanged = "1 项更改"
      manyChanged = "# 项更改"
      save = "存储"
      settles = "静止"
      overshoot = "过冲"
      stiffness = "刚度"
      damping = "阻尼"
      mass = "质量"
      response = "响应时间"
      duration = "时长"
      bounce = "弹性"
      byDefault = "默认"
      file = "文件中"
      spring = "弹簧"
      saveOneAsPreset = "将 1 项更改存为预设"
      saveManyAsPreset = "将 # 项更改存为预设"
      presetHint = "你自己的小文件：--preset 与「预设」一行按此名称找到它。"
      presetTaken = "已有同名预设，再按一次即替换。"
      replace = "替换"
      presetIsSaved = "已存为预设：--preset # 与「预设」一行可用。"
      savedFile = "已存入配置文件。"
      oneCopied = "已拷贝 1 行，可用于配置文件。"
      manyCopied = "已拷贝 # 行，可用于配置文件。"
      oneNotSaved = "上次有 1 项更改未存储"
      manyNotSaved = "上次有 # 项更改未存储"
      restore = "恢复"
      discard = "放弃"
      phone = "手机"
      preset = "预设"
      device = "设备"
      appearance = "外观"
      self.language = "语言"
      howTo = "拖动名称或滑块：Shift 粗十倍，Ctrl 细十倍。双击恢复。数值可以是算式：58pt*1.2"
    }
  }

  func changes(_ count: Int) -> String {
    switch count {
    case 0: nothingChanged
    case 1: oneChanged
    default: Self.text(manyChanged, count)
    }
  }

  func saveAsPreset(_ count: Int) -> String {
    count == 1 ? saveOneAsPreset : Self.text(saveManyAsPreset, count)
  }

  func copied(_ count: Int) -> String { count == 1 ? oneCopied : Self.text(manyCopied, count) }

  func savedPreset(_ name: String) -> String {
    let word = name.contains(" ") ? "\"\(name)\"" : name
    return presetIsSaved.split(separator: "#", omittingEmptySubsequences: false).joined(separator: word)
  }

  func notSaved(_ count: Int) -> String { count == 1 ? oneNotSaved : Self.text(manyNotSaved, count) }

  private static func text(_ words: String, _ count: Int) -> String {
    words.split(separator: "#", omittingEmptySubsequences: false).joined(separator: "\(count)")
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
