extension PageBuilder {
  /// A switch or a check mark.
  ///
  /// - Parameter share: How far it is on, 0…1; between the two while it changes.
  func shapes(of mark: PageLayout.Mark, share: Double) -> [Shape] {
    let frame = mark.frame
    switch mark.kind {
    case .toggle(let knob, let fill):
      let end = frame.height / 2
      let x = frame.minX + end + (frame.width - 2 * end) * share
      return [
        .roundedRect(
          RoundedRect(frame, radius: end), .color(colors.separator.mixed(with: colors.tint, share))),
        .roundedRect(
          RoundedRect(circle: Point(x, frame.midY), radius: knob / 2), .color(fill)),
      ]
    case .check:
      guard share > 0 else { return [] }
      return [icon("icons/check", center: frame.center, size: frame.width, tint: colors.tint.faded(share))]
    }
  }
}
