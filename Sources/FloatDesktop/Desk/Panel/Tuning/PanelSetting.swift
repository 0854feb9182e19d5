import FloatStudio

/// A setting of the phone that is not a key of the configuration, with its choices.
package struct PanelSetting: Hashable, Sendable {
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    case preset, device, appearance, language
  }

  /// Why a setting stays as it is; the panel has no row for it.
  package enum Lock: Hashable, Sendable {
    /// A recording is written, which has one device and one language.
    case recorded
    /// A recording or scenario is played.
    case played
    /// A second phone is beside the first.
    case compared
  }

  package let kind: Kind
  package var choices: [String] = []
  package var current = ""
  package var lock: Lock?

  /// All words by which it is found, in every language of the panel and in lower case.
  var text: String {
    let titles = PanelLanguage.allCases.map { PanelWords($0).title(kind) }
    return ([kind.others] + titles + choices).joined(separator: " ").lowercased()
  }
}

extension PanelSetting.Kind {
  /// Other words that people look for.
  fileprivate var others: String {
    switch self {
    case .preset: "style 样式"
    case .device: "phone screen size model 手机 机型 屏幕 型号"
    case .appearance: "dark light mode theme 深色 浅色 暗色 夜间 模式 主题"
    case .language: "english chinese 英文 英语 中文 简体"
    }
  }
}
