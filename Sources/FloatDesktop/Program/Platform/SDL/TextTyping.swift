import CSDL2
import FloatPainting
import FloatStudio

/// SDL's text input, with the desktop's input method: on while the panel has the keyboard, off while the phone does.
struct TextTyping {
  private var isOn = false
  private var area: PixelRect?

  /// - Parameter area: The place of the typed text in the desktop's units, for the input method's window; nil for none.
  mutating func update(isOn: Bool, area: PixelRect?) {
    if isOn != self.isOn {
      self.isOn = isOn
      if isOn { SDL_StartTextInput() } else { SDL_StopTextInput() }
    }
    guard let area, area != self.area else { return }
    self.area = area
    var rect = SDL_Rect(area)
    SDL_SetTextInputRect(&rect)
  }
}
