import FloatCore

/// The words on the controls of time.
package struct TransportWords: Equatable, Sendable {
  package let paused: String
  let loop, atRest, nothing, drag: String
  private let language: PanelLanguage
  private let ball: String
  private let kinds: [GestureBlock.Kind: String]

  package init(_ language: PanelLanguage) {
    self.language = language
    switch language {
    case .english:
      (loop, paused, atRest, nothing) = ("Loop", "Paused", "at rest", "No gesture yet")
      (drag, ball, kinds) = ("Drag to move", "Ball", [:])
    case .simplifiedChinese:
      (loop, paused, atRest, nothing) = ("循环", "已暂停", "静止", "还没有手势")
      (drag, ball) = ("拖动可移动", "浮球")
      kinds = [.tap: "点按", .press: "按住", .drag: "拖动", .scroll: "滚动", .key: "按键", .menu: "菜单"]
    }
  }

  /// The effect on later gestures of letting go of an earlier moment.
  func drops(_ count: Int) -> String {
    switch language {
    case .english: count == 1 ? "Letting go drops 1 gesture" : "Letting go drops \(count) gestures"
    case .simplifiedChinese: "松手会丢弃 \(count) 个手势"
    }
  }

  /// The name of a gesture, and how long it took or has taken so far: "Ada Lindqvist · tap · 0.824 s".
  ///
  /// A long name is shortened in its middle; the kind and the time are always complete.
  ///
  /// - Parameters:
  ///   - width: The available width, in points.
  ///   - size: The text's size.
  func title(
    _ block: GestureBlock, _ seconds: Double, to width: Double, size: Double, weight: TextRun.Weight
  ) -> String {
    var end = "\(kinds[block.kind] ?? block.kind.rawValue) · \(NumberText.seconds(max(0, seconds)))"
    let name =
      block.subject == ElementID.ball.description ? ball : block.label.isEmpty ? block.subject : block.label
    guard !name.isEmpty else { return end }
    end = " · " + end
    let room = width - TextMetrics.width(end, size: size, weight: weight)
    return NumberText.shortened(name, to: room, size: size, weight: weight) + end
  }
}
