package import FloatCore

extension Scene {
  /// This scene with another one to its right.
  package func beside(_ other: Scene) -> Scene {
    func placed(_ scene: Scene, _ id: String, x: Double) -> Layer {
      let frame = Rect(0, 0, scene.size.width, size.height)
      return Layer(
        id: id, position: Point(x, 0), outline: RoundedRect(frame),
        content: [.rect(frame, scene.background)], sublayers: scene.layers)
    }
    return Scene(
      size: Size(size.width + other.size.width, size.height), background: background,
      layers: [placed(self, "beside:left", x: 0), placed(other, "beside:right", x: size.width)])
  }
}
