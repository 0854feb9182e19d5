import FloatCore

/// A colour by hue, saturation and brightness, 0…1 each, with its opacity.
struct HSVColor: Hashable, Sendable {
  var hue: Double
  var saturation: Double
  var value: Double
  var opacity = 1.0
}

extension HSVColor {
  /// - Parameter hint: Gives the hue of greys and the saturation of black, which have none of their own.
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
    // The same colour as before keeps what it was made from, so that nothing moves by rounding.
    if let hint, hint.color == color { self = hint }
  }

  var color: Color {
    let sixth = min(max(hue, 0), 1) * 6
    func channel(_ shift: Double) -> UInt8 {
      var k = shift + sixth
      if k >= 6 { k -= 6 }
      let share = max(0, min(k, 4 - k, 1))
      return UInt8(((value - value * saturation * share) * 255).rounded())
    }
    return Color(channel(5), channel(3), channel(1), UInt8((min(max(opacity, 0), 1) * 255).rounded()))
  }
}
