extension Sliding {
  /// The track, filled up to the thumb, and the thumb.
  func layer(_ slider: PageLayout.Slider, _ e: Environment) -> Layer {
    let p = e.parameters.slider
    let thumb = slider.thumb(at: value.share(at: e.now), e)
    let track = Rect(
      slider.frame.minX, slider.frame.midY - p.track / 2, slider.frame.width, p.track)
    let filled = Rect(track.minX, track.minY, max(p.track, thumb.x - track.minX), p.track)
    let disc = RoundedRect(circle: .zero, radius: p.thumb / 2)
    return Layer(
      id: "\(slider.id)",
      content: [
        .roundedRect(RoundedRect(track, radius: p.track / 2), .color(slider.track)),
        .roundedRect(RoundedRect(filled, radius: p.track / 2), .color(slider.fill)),
      ],
      sublayers: [
        Layer(
          id: "\(slider.id):thumb", position: thumb, outline: disc,
          shadow: Shadow(
            color: Color.black.faded(p.shadow), radius: p.shadowRadius, offset: Point(0, p.shadowOffset)),
          content: [.roundedRect(disc, .color(p.thumbFill))])
      ])
  }
}
