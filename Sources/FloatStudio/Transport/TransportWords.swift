/// The words on the controls of time.
package struct TransportWords: Equatable, Sendable {
  let loop, paused, atRest, nothing: String
  private let language: PanelLanguage
  private let kinds: [GestureBlock.Kind: String]

  package init(_ language: PanelLanguage) {
    self.language = language
    switch language {
    case .english:
      (loop, paused, atRest, nothing) = ("Loop", "Paused", "at rest", "No gesture yet")
      kinds = [:]
    case .simplifiedChinese:
      (loop, paused, atRest, nothing) = ("循环", "已暂停", "静止", "还没有手势")
      kinds = [.tap: "点按", .press: "按住", .drag: "拖动", .scroll: "滚动", .key: "按键", .menu: "菜单"]
    }
  }

  /// Such as "Ada Lindqvist · tap".
  func name(_ block: GestureBlock) -> String {
    let kind = kinds[block.kind] ?? block.kind.rawValue
    let subject = block.label.isEmpty ? block.subject : block.label
    return subject.isEmpty ? kind : "\(subject) · \(kind)"
  }

  /// What letting go of an earlier moment does to the gestures after it.
  func drops(_ count: Int) -> String {
    switch language {
    case .english: count == 1 ? "Letting go drops 1 gesture" : "Letting go drops \(count) gestures"
    case .simplifiedChinese: "松手会丢弃 \(count) 个手势"
    }
  }

  /// Its name and how long it took, or has taken so far: "Ada Lindqvist · tap · 0.824 s".
  package func title(_ block: GestureBlock, now: Double) -> String {
    "\(name(block)) · \(NumberText.seconds((block.end ?? now) - block.start))"
  }
}
