/// A drawing over the phone that a key shows and hides.
package enum OverlayKind: CaseIterable, Equatable, Sendable {
  case onion, path, velocity, thresholds, touches, hotspots

  /// The message for a key's effect: "Path on".
  package func words(isOn: Bool, _ language: PanelLanguage) -> String {
    let (english, chinese) =
      switch self {
      case .onion: ("Onion skin", "洋葱皮")
      case .path: ("Path", "路径")
      case .velocity: ("Velocity", "速度")
      case .thresholds: ("Thresholds", "阈值线")
      case .touches: ("Touches", "触点")
      case .hotspots: ("Outlines", "可点按处")
      }
    return language.say("\(english) \(isOn ? "on" : "off")", "\(chinese)：\(isOn ? "开" : "关")")
  }

  /// The switch of one that is on or off; nil for the onion skin, which is a number, and for touches, which are drawn
  /// without a gesture.
  package var flag: WritableKeyPath<Overlays, Bool>? {
    switch self {
    case .onion, .touches: nil
    case .path: \.path
    case .velocity: \.velocity
    case .thresholds: \.thresholds
    case .hotspots: \.hotspots
    }
  }
}
