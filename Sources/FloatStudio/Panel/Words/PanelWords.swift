/// The words of the panel's own controls; keys, their sentences and what is wrong with a value are English.
package struct PanelWords: Equatable, Sendable {
  let find, findHint, results, inNames, inSentences, nothingFound: String
  let touched, touchedHint, changed, nothingChanged, oneChanged, manyChanged: String
  let undo, redo, copy, save, otherSet: String
  let settles, overshoot, stiffness, damping, mass: String
  let response, duration, dampingRatio, bounce: String
  let byDefault, file, from: String
  let hue, saturation, opacity: String
  let spring, close: String

  package init(_ language: PanelLanguage) {
    switch language {
    case .english:
      find = "Find a key, a sentence, a value"
      findHint = "Ctrl+F"
      results = "Results"
      inNames = "In names"
      inSentences = "In sentences and values"
      nothingFound = "Nothing has that in its name, its sentence or its value."
      touched = "Touched last"
      touchedHint = "Touch the phone, and its keys are here."
      changed = "Changed"
      nothingChanged = "All as saved"
      oneChanged = "1 changed"
      manyChanged = "# changed"
      undo = "Undo"
      redo = "Redo"
      copy = "Copy"
      save = "Save"
      otherSet = "A and B"
      settles = "settles"
      overshoot = "overshoot"
      stiffness = "stiffness"
      damping = "damping"
      mass = "mass"
      response = "Response"
      duration = "Duration"
      dampingRatio = "Damping ratio"
      bounce = "Bounce"
      byDefault = "default"
      file = "in the file"
      from = "from"
      hue = "Hue"
      saturation = "Saturation and brightness"
      opacity = "Opacity"
      spring = "Spring"
      close = "Close"
    case .simplifiedChinese:
      find = "查找键、说明或数值"
      findHint = "Ctrl+F"
      results = "结果"
      inNames = "名称中"
      inSentences = "说明与数值中"
      nothingFound = "名称、说明和数值中都没有。"
      touched = "最近触碰"
      touchedHint = "触碰手机，相关的键会出现在这里。"
      changed = "已更改"
      nothingChanged = "与已存的一致"
      oneChanged = "1 项更改"
      manyChanged = "# 项更改"
      undo = "撤销"
      redo = "重做"
      copy = "拷贝"
      save = "存储"
      otherSet = "A 与 B"
      settles = "静止"
      overshoot = "过冲"
      stiffness = "刚度"
      damping = "阻尼"
      mass = "质量"
      response = "响应时间"
      duration = "时长"
      dampingRatio = "阻尼比"
      bounce = "弹性"
      byDefault = "默认"
      file = "文件中"
      from = "自"
      hue = "色相"
      saturation = "饱和度与亮度"
      opacity = "不透明度"
      spring = "弹簧"
      close = "关闭"
    }
  }

  func changes(_ count: Int) -> String {
    switch count {
    case 0: nothingChanged
    case 1: oneChanged
    default: manyChanged.split(separator: "#", omittingEmptySubsequences: false).joined(separator: "\(count)")
    }
  }
}

/// The language of the panel's controls.
package enum PanelLanguage: String, Hashable, Sendable, CaseIterable {
  case english = "en"
  case simplifiedChinese = "zh-Hans"
}
