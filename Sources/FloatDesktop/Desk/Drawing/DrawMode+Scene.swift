import FloatCore
import FloatFiles
import FloatStudio

/// The picture of the mode: all frames, the numbers of the one in hand and of the pointer, and the form.
extension DrawMode {
  func scene(on prototype: Prototype, _ context: CardContext) -> [Layer] {
    guard let ground else { return [] }
    let overlay = OverlayInk(prototype.appearance, ground.screen)
    var (ink, words, numbers) = (Ink(overlay.palette), WordPlaces(prototype.device), [Shape]())
    func outline(_ frame: Rect, _ color: Color, fill: Double) {
      ink.shapes.append(.rect(frame, color.faded(fill)))
      ink.shapes += overlay.line(Path(RoundedRect(frame.inset(by: 0.75), radius: 0)), color)
    }
    func write(_ text: String, near place: Point) {
      numbers += words.plate(text, near: place, Palette.onSign, overlay, on: Palette.sign)
    }
    let isDrawing = hand?.isNew == true && drawn != nil
    // The selected one is among the others while a new one is drawn.
    for thing in things where (isDrawing || !isSelected(thing)) && !thing.isEverywhere {
      outline(ground.onScreen(thing.frame), OverlayInk.pressable, fill: 0.12)
    }
    if let shown = drawn ?? selected?.frame {
      let frame = ground.onScreen(shown)
      outline(frame, OverlayInk.edge, fill: 0.2)
      if hand == nil, form == nil, selected?.isEverywhere == false { Self.knobs(frame, &ink) }
      write((isDrawing ? "" : name(context)) + shown.numbers, near: Point(frame.midX, frame.maxY + 16))
    }
    if let hover = context.hover {
      let place = ground.onPicture(hover)
      let halves = Point((place.x * 2).rounded() / 2, (place.y * 2).rounded() / 2)
      write(Rect(origin: halves, size: .zero).numbers, near: hover + Point(0, 24))
    }
    let frames = Layer(id: "shell:draw", content: ink.shapes)
    guard let form else {
      return [frames, Layer(id: "shell:draw-numbers", content: numbers)]
    }
    return [
      frames,
      overlay.palette.card("shell:draw-form", form.frame, radius: 14, lift: 14) {
        form.draw(&$0, context.say)
      },
    ]
  }

  private static func knobs(_ frame: Rect, _ ink: inout Ink) {
    for x in [frame.minX, frame.midX, frame.maxX] {
      for y in [frame.minY, frame.midY, frame.maxY] where Point(x, y) != frame.center {
        ink.knob(Point(x, y), radius: 4, fill: OverlayInk.edge)
      }
    }
  }

  /// The name of what is selected, and the form that it belongs to, before its numbers.
  private func name(_ context: CardContext) -> String {
    guard let place = selected?.place, !place.name.isEmpty else { return "" }
    let form = place.form.map { " (\(context.say("form", "形态")) \($0))" } ?? ""
    return PrintableText.shortened(place.name + form, to: 40) + " · "
  }

  func parts(_ playback: Playback, _ context: CardContext) -> [HitArea<CardPart>] { form?.parts ?? [] }
}
