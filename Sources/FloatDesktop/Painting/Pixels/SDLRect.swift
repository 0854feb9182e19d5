import CSDL2
package import FloatStudio

extension SDL_Rect {
  /// A rectangle of pixels in SDL's form.
  package init(_ rect: PixelRect) {
    self.init(
      x: Int32(clamping: rect.x), y: Int32(clamping: rect.y), w: Int32(clamping: rect.width),
      h: Int32(clamping: rect.height))
  }
}
