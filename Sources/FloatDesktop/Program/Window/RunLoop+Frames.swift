import FloatCore
import FloatFiles
import FloatPainting
import FloatReplay

/// What becomes of a turn of the loop: a frame in the window, and its line in the trace.
extension RunLoop {
  func draw(
    at now: Double, window: borrowing Window, presenter: inout Presenter
  ) throws(SDLError) {
    var timing = FrameTiming()
    let begin = clock.realNow
    let inputs = player.advance(to: max(player.prototype.now, clock.prototypeTime(real: now)))
    for input in inputs {
      recorder?.write(input)
      display?.note(input)
    }
    frameTime = player.prototype.now
    needsScene = false
    var scene = player.prototype.scene
    if let bar = messages.layer(width: scene.size.width, top: player.prototype.device.safeArea.top) {
      scene.layers.append(bar)
    }
    if needsLayout || scene.size != translator.layout.device {
      try updateLayout(device: scene.size, window: window, presenter: &presenter)
    }
    updateStage()
    let sceneEnd = clock.realNow
    let damage = painter.paint(scene)
    let paintEnd = clock.realNow
    pacer.drew(at: now)
    let isShown = needsFullPresent || !damage.isEmpty || display?.isChanging == true
    lastPresentBlocked = isShown
    timing.core = sceneEnd - begin
    timing.paint = paintEnd - sceneEnd
    timing.damage = damage
    if isShown { try present(damage, &presenter) }
    timing.present = clock.realNow - paintEnd
    display?.note(timing)
    mayPrefetch = true
    let effects = player.takeEffects()
    writeTrace(effects, damage)
    frame += 1
    apply(effects)
  }

  private func present(_ damage: [PixelRect], _ presenter: inout Presenter) throws(SDLError) {
    let isShown: Bool
    if let display {
      let shown = display.overlay(
        painter.frame, on: stage, damage: damage, prototype: player.prototype, scale: painter.scale,
        cachedBytes: painter.cachedBytes)
      let place = stage == nil ? translator.layout.frame : shown.bounds
      isShown = try presenter.present(
        FrameOnStage(frame: shown, place: place, stage: nil),
        damage: needsFullPresent ? nil : [shown.bounds])
    } else {
      isShown = try presenter.present(
        FrameOnStage(frame: painter.frame, place: translator.layout.frame, stage: stage),
        damage: needsFullPresent ? nil : damage)
    }
    needsFullPresent = !isShown
    if isShown, presenter.tellsWhenShown { visibility.present(at: clock.realNow) }
  }

  private func updateLayout(
    device: Size, window: borrowing Window, presenter: inout Presenter
  ) throws(SDLError) {
    needsLayout = false
    needsFullPresent = true
    try presenter.updateSize()
    pacer.interval = FramePacer(refreshRate: window.refreshRate).interval
    sizing.note(window)
    let layout = DeviceLayout(
      player.prototype.device, screen: device, bezel: options.bezel,
      column: display == nil ? 0 : HeadsUpDisplay.columnWidth, window: window.size,
      drawable: presenter.drawableSize)
    painter.resize(scale: layout.scale, deviceSize: device)
    translator.layout = layout
  }

  /// Paints the stage where the screen leaves room for one and it is not there yet.
  private func updateStage() {
    let layout = translator.layout
    guard !layout.isFilled else {
      if stage != nil { needsFullPresent = true }
      stage = nil
      return
    }
    let appearance = player.prototype.appearance
    guard stage?.layout != layout || stage?.appearance != appearance else { return }
    stage = PhoneStage(player.prototype.device, layout, appearance: appearance, painter: painter)
    needsFullPresent = true
  }

  private func writeTrace(_ effects: [Effect], _ damage: [PixelRect]) {
    guard trace != nil else { return }
    let prototype = player.prototype
    let line = StateJSON.object(
      prototype.state, time: prototype.now, frame: frame, effects: effects.map(\.name),
      painting: PaintingCounters(damage: damage, cachedBytes: painter.cachedBytes).json)
    if let failure = trace!.write(line.text()) { Diagnostics.error("\(failure)") }
  }
}
