import FloatCore
import FloatStudio

/// The words on the controls of time.
struct TransportWords: Equatable, Sendable {
  private let language: PanelLanguage

  init(_ language: PanelLanguage) { self.language = language }

  var paused: String { language.say("Paused", "已暂停") }
  var loop: String { language.say("Loop", "循环") }
  var atRest: String { language.say("at rest", "静止") }
  var nothing: String { language.say("No gesture yet", "还没有手势") }
  var drag: String { language.say("Drag to move", "拖动可移动") }

  private static let kinds: [GestureBlock.Kind: String] = [
    .tap: "点按", .press: "按住", .drag: "拖动", .scroll: "滚动", .key: "按键", .menu: "菜单",
  ]

  /// The effect on later gestures of letting go of an earlier moment.
  func drops(_ count: Int) -> String {
    language.say(count, one: "Letting go drops 1 gesture", many: "Letting go drops # gestures", "松手会丢弃 # 个手势")
  }

  /// The name of a gesture, and how long it took or has taken so far: "Ada Lindqvist · tap · 0.824 s".
  ///
  /// A long name is shortened in its middle; the kind and the time are always complete.
  ///
  /// - Parameters:
  ///   - width: The available width, in points.
  ///   - size: The text's size.
  func title(_ block: GestureBlock, _ seconds: Double, to width: Double, size: Double, weight: TextRun.Weight)
    -> String
  {
    var end =
      "\(language.say(block.kind.rawValue, Self.kinds[block.kind] ?? "")) · \(NumberText.seconds(max(0, seconds)))"
    let name =
      block.subject == ElementID.ball.description
      ? language.say("Ball", "浮球") : block.label.isEmpty ? block.subject : block.label
    guard !name.isEmpty else { return end }
    end = " · " + end
    let room = width - TextMetrics.width(end, size: size, weight: weight)
    return NumberText.shortened(name, to: room, size: size, weight: weight) + end
  }
}
