import FloatCore
import FloatStudio

/// A line of text.
struct TextControl: KeyControl {
  let subject: PanelKey

  var isTyped: Bool { true }

  func parts(of line: PanelLine, in frame: Rect, _ values: Parameters) -> [HitArea<PanelPart>] {
    named(frame, (.field, fieldArea(in: frame)))
  }

  func draw(_ frame: Rect, isHandled: Bool, _ ink: inout Ink, _ panel: Panel) {
    ink.field(text(panel), fieldArea(in: frame), isHandled: isHandled)
  }
}
