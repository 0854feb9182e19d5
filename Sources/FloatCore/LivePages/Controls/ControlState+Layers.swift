/// The layers of controls.
extension ControlState {
  /// The diameter of a pager's dots, in points. Source: UIPageControl: 7.
  private static let dot = 7.0
  /// The gap between two dots, in points. Source: UIPageControl: 9.
  private static let dotGap = 9.0
  /// The opacity of the dots of the other pages. Source: UIPageControl: 0.2 to 0.3; tuned: seen on the rim as well.
  private static let dotOpacity = 0.45
  /// How far a dot's black rim reaches beyond it, in points: a pixel at scale 1.
  private static let dotRim = 1.0
  /// How dark the rim is. It also lies below the dots, so that a white dot shows on white and a faint one on grey.
  private static let dotRimOpacity = 0.6
  /// The height of a slider's track, in points. Source: UISlider: 4.
  private static let track = 4.0
  /// The colour of a slider's thumb. Source: UISlider.
  private static let thumbFill = Color.white
  /// The darkness of the thumb's shadow, 0…1. Tuned by eye to UISlider.
  private static let shadow = 0.2
  /// The reach of the thumb's shadow, in points. Tuned by eye to UISlider.
  private static let shadowRadius = 4.0
  /// How far below the thumb the shadow lies, in points. Tuned by eye to UISlider.
  private static let shadowOffset = 1.5

  /// - Parameter ground: The colour that shows where a pager is pulled beyond its ends.
  func layer(_ control: Control, ground: Color, _ e: Environment) -> Layer {
    switch control.kind {
    case .pager(let pager): layer(control, pager, ground: ground, e)
    case .slider(let slider): layer(control, slider, e)
    }
  }

  /// The pages of the pager that are in sight, and its dots.
  private func layer(
    _ control: Control, _ pager: PageLayout.Pager, ground: Color, _ e: Environment
  ) -> Layer {
    let frame = control.frame
    let offset = value.value(at: e.now)
    var sublayers: [Layer] = []
    for (index, shapes) in pager.pages.enumerated() {
      let x = Double(index) * frame.width - offset
      guard x < frame.width, x > -frame.width else { continue }
      sublayers.append(
        Layer(id: "\(control.id):\(index)", position: Point(x, 0), content: shapes, isRasterized: true))
    }
    var layers = [
      Layer(
        id: "\(control.id)", outline: RoundedRect(Rect(size: frame.size), radius: pager.radius),
        content: [.rect(Rect(size: frame.size), ground)], sublayers: sublayers)
    ]
    if pager.hasDots, pager.pages.count > 1 { layers.append(dots(control, pager, at: offset, e)) }
    return Layer(id: control.layerID, position: frame.origin, sublayers: layers)
  }

  private func dots(_ control: Control, _ pager: PageLayout.Pager, at offset: Double, _ e: Environment)
    -> Layer
  {
    let inset = e.parameters.pager.dotInset
    let step = Self.dot + Self.dotGap
    let place = control.frame.width > 0 ? offset / control.frame.width : 0
    let start = (control.frame.width - step * Double(pager.pages.count - 1)) / 2
    let shapes = pager.pages.indices.flatMap { index -> [Shape] in
      let near = max(0, 1 - abs(place - Double(index)))
      let center = Point(start + step * Double(index), control.frame.height - inset)
      let dot = RoundedRect(circle: center, radius: Self.dot / 2)
      // White dots on a dark rim show on light and on dark pictures, in both appearances.
      return [
        .roundedRect(dot.inset(by: -Self.dotRim), .color(.black.faded(Self.dotRimOpacity))),
        .roundedRect(dot, .color(.white.faded(Self.dotOpacity + (1 - Self.dotOpacity) * near))),
      ]
    }
    return Layer(id: "\(control.id):dots", content: shapes)
  }

  /// The track, filled up to the thumb, and the thumb.
  private func layer(_ control: Control, _ slider: PageLayout.Slider, _ e: Environment) -> Layer {
    let thumb = control.thumb(at: value.share(at: e.now), e)
    let track = Rect(control.frame.minX, control.frame.midY - Self.track / 2, control.frame.width, Self.track)
    let filled = Rect(track.minX, track.minY, max(Self.track, thumb.x - track.minX), Self.track)
    let disc = RoundedRect(circle: .zero, radius: e.parameters.slider.thumb / 2)
    return Layer(
      id: "\(control.id)",
      content: [
        .roundedRect(RoundedRect(track, radius: Self.track / 2), .color(slider.track)),
        .roundedRect(RoundedRect(filled, radius: Self.track / 2), .color(slider.fill)),
      ],
      sublayers: [
        Layer(
          id: control.layerID, position: thumb, outline: disc,
          shadow: Shadow(
            color: Color.black.faded(Self.shadow), radius: Self.shadowRadius,
            offset: Point(0, Self.shadowOffset)), content: [.roundedRect(disc, .color(Self.thumbFill))])
      ])
  }
}
