import FloatCore

/// The words of overlays.
struct OverlayWords {
  private let language: PanelLanguage

  init(_ language: PanelLanguage) { self.language = language }

  var left: String { language.say("left", "左") }
  var right: String { language.say("right", "右") }
  var projected: String { language.say("projected", "预测") }
  var promised: String { language.say("promised", "参数曲线") }
  var actual: String { language.say("actual", "实际") }
  var place: String { language.say("position", "位置") }
  var speed: String { language.say("velocity", "速度") }
  var wall: String { language.say("wall", "边界") }

  func name(_ thing: Motion.Thing) -> String {
    switch thing {
    case .ball: language.say("Ball", "浮球")
    case .page: language.say("Page", "页面")
    case .badge: language.say("Badge", "角标")
    case .content: language.say("Scroll", "滚动")
    case .row: language.say("Row", "行")
    case .control(_, .pager): language.say("Pager", "分页")
    case .control(_, .slider): language.say("Slider", "滑块")
    case .zone, .list, .control: ""
    }
  }

  func name(_ kind: Threshold.Kind) -> String {
    switch kind {
    case .edge: language.say("edge", "边缘")
    case .finish: language.say("goes", "离开")
    case .collect: language.say("floats", "浮窗")
    case .remove: language.say("removes", "移除")
    case .full: language.say("full", "已满")
    case .tear: language.say("tears", "断开")
    case .side: left
    }
  }

  /// A whole number of points, with a proper minus sign.
  static func points(_ value: Double) -> String { "\(number(value)) pt" }
  static func velocity(_ value: Double) -> String { "\(number(value)) pt/s" }

  static func number(_ value: Double) -> String {
    let whole = Int(value.clamped(to: -1e9...1e9).rounded())
    return whole < 0 ? "−\(-whole)" : "\(whole)"
  }
}
