import FloatCore
import FloatStudio

extension Transport {
  /// The transport's picture.
  func scene(_ playback: Playback, _ appearance: Appearance) -> Scene {
    let colors = Palette(appearance)
    func layer(_ name: String, _ draw: (Playback, inout Ink) -> Void) -> Layer {
      var ink = Ink(colors)
      draw(playback, &ink)
      return Layer(id: "transport:" + name, content: ink.shapes)
    }
    return Scene(
      size: size, background: colors.ground,
      layers: [
        isGripped.map { isHeld in layer("grip") { drawGrip(isHeld: isHeld, &$1) } },
        layer("buttons", drawButtons), thumb(playback, colors), layer("speeds", drawSpeeds),
        layer("strip", drawStrip), layer("words", drawWords),
      ].compactMap(\.self))
  }

  /// The bar by which cards are dragged.
  private func drawGrip(isHeld: Bool, _ ink: inout Ink) {
    ink.box(
      Rect(size.width / 2 - 18, 5, 36, 4), isHeld ? ink.colors.secondary : ink.colors.block, radius: 2)
  }

  // MARK: Buttons

  private func drawButtons(_ playback: Playback, _ ink: inout Ink) {
    for part in layout.parts {
      let isOn: Bool
      switch part.place {
      case .back, .on: isOn = false
      case .play: isOn = !playback.isPlaying
      case .loop: isOn = playback.loop != nil
      case .speed, .strip: continue
      }
      ink.box(part.frame, ground(part.place, isOn: isOn, ink.colors), radius: 8)
      drawSign(
        part.place, part.frame.center, playback, color(of: part.place, isOn: isOn, playback, ink.colors), &ink
      )
    }
    ink.box(layout.speeds, ink.colors.field, radius: 8)
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

  private func drawSign(
    _ control: Control, _ c: Point, _ playback: Playback, _ color: Color, _ ink: inout Ink
  ) {
    func bar(_ x: Double, width: Double = 2) {
      ink.box(Rect(c.x + x - width / 2, c.y - 5.5, width, 11), color, radius: 1)
    }
    func triangle(_ x: Double, pointing side: Double, size: Double = 5.5) {
      let tip = c + Point(x, 0)
      var path = Path()
      path.move(to: tip + Point(-0.8 * size * side, -size))
      path.line(to: tip + Point(0.9 * size * side, 0))
      path.line(to: tip + Point(-0.8 * size * side, size))
      path.close()
      ink.shapes.append(.fill(path, .color(color)))
    }
    switch control {
    case .back:
      triangle(1.5, pointing: -1)
      bar(-5.5)
    case .on:
      triangle(-1.5, pointing: 1)
      bar(5.5)
    // The button pauses while it plays, and plays while it is paused.
    case .play where playback.isPlaying:
      bar(-3.5, width: 3.5)
      bar(3.5, width: 3.5)
    case .play: triangle(0.75, pointing: 1, size: 6.5)
    case .loop:
      ink.write(words.loop, x: c.x, middle: c.y, size: 13, weight: .semibold, color, alignment: .center)
    case .speed, .strip: break
    }
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

  private func drawSpeeds(_ playback: Playback, _ ink: inout Ink) {
    for part in layout.parts {
      guard case .speed(let index) = part.place else { continue }
      let frame = part.frame
      let speed = PhoneClock.speeds[index]
      let isChosen = speed == playback.clock.speed
      let percent = Int((speed * 100).rounded())
      ink.write(
        index == PhoneClock.speeds.count - 1 ? "\(percent) %" : "\(percent)", x: frame.midX,
        middle: frame.midY, size: 12.5, weight: isChosen ? .semibold : .regular,
        isChosen || hovered == part.place ? ink.colors.label : ink.colors.secondary, alignment: .center)
    }
  }

  // MARK: The strip

  private func drawStrip(_ playback: Playback, _ ink: inout Ink) {
    let (track, colors) = (layout.track, ink.colors)
    let scale = scale(playback)
    let hoveredID = hoveredBlock(playback)?.id
    ink.box(layout.strip, colors.field, radius: 8)
    func part(_ start: Double, _ end: Double, _ color: Color) {
      let (a, b) = (track.minX + scale.x(of: start), track.minX + scale.x(of: end))
      let rect = Rect(a, track.minY, max(b - a, Self.thinnest), track.height)
      ink.box(rect, color, radius: min(5, rect.width / 2))
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
      part(block.start, block.end ?? now, tone(light))
      for stroke in block.strokes { part(stroke.start, stroke.end ?? now, tone(dark)) }
    }
    drawPlayhead(track.minX + scale.x(of: playback.time), playback, &ink)
  }

  /// How faint a block is that letting go would drop, 0…1.
  private static var going: Double { 0.65 }
  /// The least width of a visible block, in points.
  private static var thinnest: Double { 3 }

  private func drawPlayhead(_ x: Double, _ playback: Playback, _ ink: inout Ink) {
    let strip = layout.strip
    let color = playback.isLive && playback.isPlaying ? ink.colors.secondary : ink.colors.warning
    ink.box(Rect(x - 1, strip.minY - 2, 2, strip.height + 4), color, radius: 1)
    ink.box(Rect(x - 3.5, strip.minY - 5.5, 7, 7), color, radius: 3.5)
  }

  // MARK: Words

  private func drawWords(_ playback: Playback, _ ink: inout Ink) {
    let (strip, history, colors) = (layout.strip, playback.history, ink.colors)
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
