import FloatDesk

/// Carries out what the instrument requests of its window, of the mouse and the keyboard, and of the clipboard.
struct WindowErrands {
  private var cursor = MouseCursor()
  private var typing = TextTyping()

  /// Carries out a request; returns the answers.
  mutating func perform(_ request: WindowRequest, _ window: borrowing Window) -> [InstrumentInput] {
    switch request {
    case .resize(let request):
      switch request {
      case .place(let placement): window.place(placement)
      case .fullScreen(let isFull): window.setFullScreen(isFull)
      }
      return [.window(window.facts)]
    case .title(let title): window.setTitle(title)
    case .cursor(let shape): cursor.show(shape)
    case .typing(let isOn, let area): typing.update(isOn: isOn, area: area)
    case .captureMouse(let isCaptured): window.captureMouse(isCaptured)
    case .copy(let text): Clipboard.copy(text)
    case .paste: return Clipboard.text.map { [.answer(.paste($0))] } ?? []
    }
    return []
  }
}
