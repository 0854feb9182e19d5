import FloatCore
import FloatFiles
import FloatStudio

/// The window's help over the phone: the sheet of all keys, and the first words at the first start.
///
/// It belongs to the window and not to the phone, so it is absent from pictures, tests and recordings.
struct WindowSheets {
  var bindings: KeyBindings
  var language: Language
  /// Nil once somebody has begun.
  private var firstStart: FirstStart?
  private var keys = Fade()
  private var words: Fade
  /// The opacities at which both were last drawn.
  private var drawn: [Double]?
  /// The pointers that were pressed on the sheet.
  private var held: Set<Int> = []

  init(bindings: KeyBindings, language: Language, firstStart: FirstStart?) {
    self.bindings = bindings
    self.language = language
    self.firstStart = firstStart
    words = Fade(isShown: firstStart != nil)
  }

  /// Shows the keys, or hides them.
  mutating func toggleKeys(at time: Double) {
    keys.show(!keys.isShown, at: time)
  }

  /// Hides the keys; false if they were not shown.
  mutating func closeKeys(at time: Double) -> Bool {
    guard keys.isShown else { return false }
    keys.show(false, at: time)
    return true
  }

  /// Handles inputs while the keys are shown: a press or a key hides them, and the phone receives none of it.
  mutating func take(_ input: Input, at time: Double) -> Bool {
    defer { if Self.isGesture(input) { begin(at: time) } }
    if case .pointer(let phase, let id, _) = input {
      if phase == .down, keys.isShown {
        held.insert(id)
      } else if phase != .down, held.contains(id) {
        if phase != .move { held.remove(id) }
        return true
      }
    }
    guard keys.isShown, Self.isGesture(input) else { return false }
    if case .wheel = input { return true }
    keys.show(false, at: time)
    return true
  }

  private static func isGesture(_ input: Input) -> Bool {
    switch input {
    case .pointer(let phase, _, _): phase == .down
    case .wheel, .contextMenu, .key: true
    case .resize, .configure: false
    }
  }

  /// Notes that somebody has begun, who needs no words any more.
  mutating func begin(at time: Double) {
    words.show(false, at: time)
    firstStart?.remember()
    firstStart = nil
  }

  /// True if the next frame differs.
  func isChanging(at time: Double) -> Bool { drawn.map { $0 != opacities(at: time) } ?? false }

  private func opacities(at time: Double) -> [Double] { [words.opacity(at: time), keys.opacity(at: time)] }

  /// The layers over the phone, back to front.
  mutating func layers(on size: Size, _ device: Device, _ appearance: Appearance, at time: Double) -> [Layer]
  {
    let opacities = opacities(at: time)
    drawn = opacities
    var layers: [Layer] = []
    if opacities[0] > 0 {
      layers.append(
        FirstWords(lines: lines).layer(
          on: size, safeArea: device.safeArea, appearance, opacity: opacities[0]))
    }
    if opacities[1] > 0 {
      layers.append(sheet.layer(on: size, safeArea: device.safeArea, appearance, opacity: opacities[1]))
    }
    return layers
  }

  // MARK: Words

  private var isChinese: Bool { language == .simplifiedChinese }

  /// The sheet of the keys in use.
  var sheet: KeySheet {
    let rows = bindings.lines.map { KeySheet.Row(keys: $0.keys, label: $0.label.text(in: language)) }
    let back = KeySheet.Row(keys: ["Escape"], label: Self.back.text(in: language))
    return KeySheet(title: isChinese ? "按键" : "Keys", rows: rows + [back])
  }

  private static let back = KeyLabel("Back, or cancel", "返回，或取消正在进行的操作")

  /// The first words: how to begin.
  var lines: [String] {
    func words(_ action: KeyAction, _ english: String, _ chinese: String) -> String? {
      bindings.keys(of: action).first.map { $0 + " " + (isChinese ? chinese : english) }
    }
    let comma = isChinese ? "，" : ", "
    let time = words(.play, "stops time", "让时间停下")
    let more = [words(.panel, "opens the panel", "打开面板"), words(.help, "shows all keys", "显示所有按键")]
    let lines = [
      isChinese ? "鼠标就是手指：点按、拖动、长按、滚动" : "The mouse is a finger: tap, drag, hold, scroll",
      [isChinese ? "Esc 返回" : "Escape goes back", time].compactMap(\.self).joined(separator: comma),
      more.compactMap(\.self).joined(separator: comma),
    ]
    return lines.filter { !$0.isEmpty }
  }
}
