import FloatStudio

/// An overlay that a key shows and hides.
enum OverlayKind: Equatable {
  case onion, path, velocity, thresholds, touches

  /// The message for a key's effect: "Path on".
  func words(isOn: Bool, _ language: PanelLanguage) -> String {
    switch language {
    case .english:
      let name =
        switch self {
        case .onion: "Onion skin"
        case .path: "Path"
        case .velocity: "Velocity"
        case .thresholds: "Thresholds"
        case .touches: "Touches"
        }
      return "\(name) \(isOn ? "on" : "off")"
    case .simplifiedChinese:
      let name =
        switch self {
        case .onion: "洋葱皮"
        case .path: "路径"
        case .velocity: "速度"
        case .thresholds: "阈值线"
        case .touches: "触点"
        }
      return "\(name)：\(isOn ? "开" : "关")"
    }
  }
}
