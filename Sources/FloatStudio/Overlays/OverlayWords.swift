import FloatCore

/// The words of overlays.
struct OverlayWords {
  let edge, goes, collects, removes, full, tears, left, right, projected, promised, place, speed,
    actual: String
  private let names: [String]

  init(_ language: PanelLanguage) {
    switch language {
    case .english:
      (edge, goes, left, right) = ("edge", "goes", "left", "right")
      (collects, removes, full, tears) = ("floats", "removes", "full", "tears")
      (projected, promised, actual) = ("projected", "promised", "actual")
      (place, speed) = ("position", "velocity")
      names = ["Ball", "Page", "Badge", "Scroll"]
    case .simplifiedChinese:
      (edge, goes, left, right) = ("边缘", "离开", "左", "右")
      (collects, removes, full, tears) = ("浮窗", "移除", "已满", "断开")
      (projected, promised, actual) = ("预测", "参数曲线", "实际")
      (place, speed) = ("位置", "速度")
      names = ["浮球", "页面", "角标", "滚动"]
    }
  }

  func name(_ thing: MovingThing) -> String {
    switch thing {
    case .ball: names[0]
    case .page: names[1]
    case .badge: names[2]
    case .content: names[3]
    }
  }

  /// A whole number of points, with a proper minus sign.
  static func points(_ value: Double) -> String { "\(number(value)) pt" }
  static func velocity(_ value: Double) -> String { "\(number(value)) pt/s" }

  static func number(_ value: Double) -> String {
    let whole = Int(min(max(value, -1e9), 1e9).rounded())
    return whole < 0 ? "−\(-whole)" : "\(whole)"
  }
}
