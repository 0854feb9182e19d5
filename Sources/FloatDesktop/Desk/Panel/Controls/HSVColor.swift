import FloatCore

/// A colour as hue, saturation and brightness, with its opacity; each 0…1.
struct HSVColor: Hashable, Sendable {
  var hue: Double
  var saturation: Double
  var value: Double
  var opacity = 1.0
}

extension HSVColor {
  /// - Parameter hint: Supplies the hue of greys and the saturation of black, which are undefined.
  init(_ color: Color, hint: HSVColor? = nil) {
    let (r, g, b) = (Double(color.red) / 255, Double(color.green) / 255, Double(color.blue) / 255)
    let most = max(r, g, b)
    let spread = most - min(r, g, b)
    value = most
    saturation = most > 0 ? spread / most : hint?.saturation ?? 0
    opacity = Double(color.alpha) / 255
    if spread > 0 {
      let sixth =
        most == r ? (g - b) / spread : most == g ? 2 + (b - r) / spread : 4 + (r - g) / spread
      hue = (sixth < 0 ? sixth + 6 : sixth) / 6
    } else {
      hue = hint?.hue ?? 0
    }
    // An unchanged colour keeps the values that it was made from, so that rounding moves nothing.
    if let hint, hint.color == color { self = hint }
  }

  var color: Color {
    let sixth = hue.clamped(to: 0...1) * 6
    func channel(_ shift: Double) -> UInt8 {
      var k = shift + sixth
      if k >= 6 { k -= 6 }
      let share = max(0, min(k, 4 - k, 1))
      return UInt8(((value - value * saturation * share) * 255).rounded())
    }
    return Color(channel(5), channel(3), channel(1), UInt8((opacity.clamped(to: 0...1) * 255).rounded()))
  }
}
