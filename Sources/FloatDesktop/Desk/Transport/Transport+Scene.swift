import FloatCore
import FloatStudio

extension Transport {
  /// The transport's picture.
  func scene(_ playback: Playback, _ appearance: Appearance) -> Scene {
    let colors = Palette(appearance)
    return Scene(
      size: size, background: colors.ground,
      layers: [
        grip(colors),
        Layer(id: "transport:buttons", content: buttons(playback, colors)),
        thumb(playback, colors),
        Layer(id: "transport:speeds", content: speeds(playback, colors)),
        Layer(id: "transport:strip", content: strip(playback, colors)),
        Layer(id: "transport:words", content: line(playback, colors)),
      ].compactMap(\.self))
  }

  /// The bar by which cards are dragged.
  private func grip(_ colors: Palette) -> Layer? {
    guard let isGripped else { return nil }
    let bar = RoundedRect(Rect(size.width / 2 - 18, 5, 36, 4), radius: 2)
    return Layer(
      id: "transport:grip", content: [.roundedRect(bar, .color(isGripped ? colors.secondary : colors.block))])
  }

  // MARK: Buttons

  private func buttons(_ playback: Playback, _ colors: Palette) -> [Shape] {
    layout.parts.flatMap { part -> [Shape] in
      let (control, frame) = (part.place, part.frame)
      let isOn =
        switch control {
        case .play: !playback.isPlaying
        case .loop: playback.loop != nil
        default: false
        }
      let sign = sign(control, frame, playback, color(of: control, isOn: isOn, playback, colors))
      guard !sign.isEmpty else { return [] }
      let ground = ground(control, isOn: isOn, colors)
      return [.roundedRect(RoundedRect(frame, radius: 8), .color(ground))] + sign
    } + [.roundedRect(RoundedRect(layout.speeds, radius: 8), .color(colors.field))]
  }

  private func ground(_ control: Control, isOn: Bool, _ colors: Palette) -> Color {
    if isOn {
      return isDown(control)
        ? colors.accent.mixed(with: .black, 0.15)
        : hovered == control ? colors.accent.mixed(with: .black, 0.06) : colors.accent
    }
    return isDown(control) ? colors.pressed : hovered == control ? colors.hovered : colors.field
  }

  /// The colour of a control's icon; a control without effect is dimmed.
  private func color(
    of control: Control, isOn: Bool, _ playback: Playback, _ colors: Palette
  ) -> Color {
    if control == .loop, playback.history.blocks.isEmpty { return colors.secondary.faded(0.6) }
    return isOn ? colors.onAccent : colors.label
  }

  private func sign(_ control: Control, _ frame: Rect, _ playback: Playback, _ color: Color) -> [Shape] {
    let c = frame.center
    switch control {
    case .back:
      return [Self.triangle(c + Point(1.5, 0), pointing: -1, color), Self.bar(c.x - 5.5, c.y, color)]
    case .on: return [Self.triangle(c - Point(1.5, 0), pointing: 1, color), Self.bar(c.x + 5.5, c.y, color)]
    case .play:
      // The button pauses while it plays, and plays while it is paused.
      return playback.isPlaying
        ? [Self.bar(c.x - 3.5, c.y, color, width: 3.5), Self.bar(c.x + 3.5, c.y, color, width: 3.5)]
        : [Self.triangle(c + Point(0.75, 0), pointing: 1, color, size: 6.5)]
    case .loop:
      var shapes: [Shape] = []
      shapes.write(
        words.loop, x: c.x, midY: c.y, size: 13, weight: .semibold, color: color, alignment: .center)
      return shapes
    case .speed, .strip: return []
    }
  }

  private static func triangle(
    _ center: Point, pointing side: Double, _ color: Color, size: Double = 5.5
  ) -> Shape {
    var path = Path()
    path.move(to: center + Point(-0.8 * size * side, -size))
    path.line(to: center + Point(0.9 * size * side, 0))
    path.line(to: center + Point(-0.8 * size * side, size))
    path.close()
    return .fill(path, .color(color))
  }

  private static func bar(_ x: Double, _ y: Double, _ color: Color, width: Double = 2) -> Shape {
    .roundedRect(RoundedRect(Rect(x - width / 2, y - 5.5, width, 11), radius: 1), .color(color))
  }

  // MARK: Speeds

  private func thumb(_ playback: Playback, _ colors: Palette) -> Layer? {
    guard let index = PhoneClock.speeds.firstIndex(of: playback.clock.speed),
      let frame = layout.frame(of: .speed(index))
    else { return nil }
    let outline = RoundedRect(frame, radius: 6.5)
    return Layer(
      id: "transport:thumb", outline: outline, shadow: colors.shadow(3),
      content: [.roundedRect(outline, .color(colors.selected))])
  }

  private func speeds(_ playback: Playback, _ colors: Palette) -> [Shape] {
    var ink = Ink(colors)
    for part in layout.parts {
      guard case .speed(let index) = part.place else { continue }
      let frame = part.frame
      let speed = PhoneClock.speeds[index]
      let isChosen = speed == playback.clock.speed
      let percent = Int((speed * 100).rounded())
      ink.write(
        index == PhoneClock.speeds.count - 1 ? "\(percent) %" : "\(percent)", x: frame.midX,
        middle: frame.midY, size: 12.5, weight: isChosen ? .semibold : .regular,
        isChosen || hovered == part.place ? colors.label : colors.secondary, alignment: .center)
    }
    return ink.shapes
  }

  // MARK: The strip

  private func strip(_ playback: Playback, _ colors: Palette) -> [Shape] {
    let track = layout.track
    let scale = scale(playback)
    let hoveredID = hoveredBlock(playback)?.id
    var shapes: [Shape] = [.roundedRect(RoundedRect(layout.strip, radius: 8), .color(colors.field))]
    func part(_ start: Double, _ end: Double, radius: Double, _ color: Color, inset: Double = 0) {
      let (a, b) = (track.minX + scale.x(of: start), track.minX + scale.x(of: end))
      let rect = Rect(a, track.minY, max(b - a, Self.thinnest), track.height)
        .inset(by: EdgeInsets(top: inset, left: 0, bottom: inset, right: 0))
      shapes.append(.roundedRect(RoundedRect(rect, radius: min(radius, rect.width / 2)), .color(color)))
    }
    let now = playback.history.now
    let dropped = Set(dropped(playback).map(\.id))
    for block in Self.blocks(playback) {
      let isLooped = playback.loop?.block.id == block.id
      let lift = block.id == hoveredID ? 0.12 : 0
      let light = isLooped ? colors.loopBlock : colors.block
      let dark = isLooped ? colors.loopStroke : colors.stroke
      // A block that is about to be dropped is faint already.
      let going = dropped.contains(block.id) ? Self.going : 0
      func tone(_ color: Color) -> Color {
        color.mixed(with: colors.label, lift).mixed(with: colors.field, going)
      }
      part(block.start, block.end ?? now, radius: 5, tone(light))
      for stroke in block.strokes { part(stroke.start, stroke.end ?? now, radius: 5, tone(dark)) }
    }
    return shapes + playhead(track.minX + scale.x(of: playback.time), playback, colors)
  }

  /// How faint a block is that letting go would drop, 0…1.
  private static var going: Double { 0.65 }
  /// The least width of a visible block, in points.
  private static var thinnest: Double { 3 }

  private func playhead(_ x: Double, _ playback: Playback, _ colors: Palette) -> [Shape] {
    let strip = layout.strip
    let color = playback.isLive && playback.isPlaying ? colors.secondary : colors.warning
    return [
      .roundedRect(
        RoundedRect(Rect(x - 1, strip.minY - 2, 2, strip.height + 4), radius: 1), .color(color)),
      .roundedRect(RoundedRect(Rect(x - 3.5, strip.minY - 5.5, 7, 7), radius: 3.5), .color(color)),
    ]
  }

  // MARK: Words

  private func line(_ playback: Playback, _ colors: Palette) -> [Shape] {
    let strip = layout.strip
    let history = playback.history
    var ink = Ink(colors)
    // At rest no time is drawn, because a number would be wrong a moment later.
    if playback.isResting {
      ink.write(
        words.atRest, x: strip.maxX, middle: layout.words, colors.secondary, alignment: .trailing)
    } else {
      let kept = "−\(Int((history.now - history.start).rounded())) s"
      ink.write(kept, x: strip.minX, middle: layout.words, colors.secondary)
      ink.shapes += NumberText.shapes(
        NumberText.seconds(playback.time), endingAt: Point(strip.maxX, layout.words), size: Ink.text,
        color: colors.secondary)
    }
    if let text = middle(playback, width: strip.width - 2 * Self.side) {
      ink.write(text, x: strip.midX, middle: layout.words, weight: .medium, colors.label, alignment: .center)
    }
    return ink.shapes
  }

  /// The width that the words at the ends of the line need, in points.
  private static var side: Double { 66 }

  /// The subject of the strip: the gesture under the pointer or at the playhead.
  private func middle(_ playback: Playback, width: Double) -> String? {
    let dropped = dropped(playback)
    if !dropped.isEmpty { return words.drops(dropped.count) }
    if let block = hoveredBlock(playback) {
      return title(block, (block.end ?? playback.history.now) - block.start, width)
    }
    if let block = playback.loop?.block ?? playback.history.block(at: playback.time) {
      return title(block, playback.time - block.start, width)
    }
    if isGripped == true { return words.drag }
    if !playback.isPlaying { return words.paused }
    return playback.history.blocks.isEmpty ? words.nothing : nil
  }

  private func title(_ block: GestureBlock, _ seconds: Double, _ width: Double) -> String {
    words.title(block, seconds, to: width, size: 12, weight: .medium)
  }
}
