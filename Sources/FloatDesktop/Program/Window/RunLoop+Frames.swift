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
    playback.advance(toReal: now)
    takeChanges()
    needsScene = false
    let device = playback.prototype.device
    var scene = playback.prototype.scene
    if let card = transport.layer(playback, on: device) { scene.layers.append(card) }
    if let bar = messages.layer(width: scene.size.width, top: device.safeArea.top) {
      scene.layers.append(bar)
    }
    if needsLayout || scene.size != translator.layout.device {
      try updateLayout(device: scene.size, window: window, presenter: &presenter)
    }
    updateStage()
    timing.core = clock.realNow - begin
    let damage = try show(scene, &timing, at: now, &presenter)
    display?.note(timing)
    mayPrefetch = true
    let effects = playback.takeEffects()
    writeTrace(effects, damage)
    frame += 1
    apply(effects)
  }

  /// Paints what changed and shows it; returns what was painted.
  private func show(
    _ scene: FloatCore.Scene, _ timing: inout FrameTiming, at now: Double, _ presenter: inout Presenter
  ) throws(SDLError) -> [PixelRect] {
    let begin = clock.realNow
    let isChanging = display?.isChanging == true
    // The heads-up display draws on a copy of the frame.
    var damage = display == nil ? [] : painter.paint(scene, covers: stage)
    let overlay = display.map {
      $0.overlay(
        painter.frame, on: stage, damage: damage, prototype: playback.prototype, scale: painter.scale,
        cachedBytes: painter.cachedBytes)
    }
    let setting = FrameSetting(
      place: stage != nil && overlay != nil ? overlay!.bounds : translator.layout.frame,
      stage: overlay == nil ? stage : nil)
    pacer.drew(at: now)
    guard let sheet = try presenter.lend(setting, isWhole: needsFullPresent || overlay != nil) else {
      // What is not painted now is painted when there is memory again.
      lastPresentBlocked = true
      needsScene = true
      if overlay != nil { needsFullPresent = true }
      return damage
    }
    if let overlay {
      sheet.surface.copy(overlay.bounds, from: overlay)
    } else {
      damage = painter.paint(scene, covers: stage, in: sheet)
    }
    let painted = clock.realNow
    let isShown = needsFullPresent || isChanging || !damage.isEmpty
    if isShown { needsFullPresent = try !presenter.show(damage) }
    lastPresentBlocked = isShown
    if isShown, !needsFullPresent, presenter.tellsWhenShown { visibility.present(at: clock.realNow) }
    timing.paint = painted - begin
    timing.present = clock.realNow - painted
    timing.damage = damage
    if isShown { trimTime = clock.realNow + Self.restTime }
    return damage
  }

  /// How long nothing is shown until memory is given back, in seconds: between two motions of somebody who plays there is
  /// less, and nobody looks at a program's memory sooner.
  private static let restTime = 1.0

  func trimIfDone(at now: Double, _ presenter: inout Presenter) {
    guard let time = trimTime, time <= now else { return }
    trimTime = nil
    painter.trim()
    presenter.trim()
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
      playback.prototype.device, screen: device, bezel: options.bezel,
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
    let darkness = playback.prototype.darkness
    guard stage?.layout != layout || stage?.darkness != darkness else { return }
    stage = PhoneStage(playback.prototype.device, layout, darkness: darkness, painter: painter)
    needsFullPresent = true
  }

  private func writeTrace(_ effects: [Effect], _ damage: [PixelRect]) {
    guard trace != nil else { return }
    let prototype = playback.prototype
    let line = StateJSON.object(
      prototype.state, time: prototype.now, frame: frame, effects: effects.map(\.name),
      painting: PaintingCounters(damage: damage, cachedBytes: painter.cachedBytes).json)
    if let failure = trace!.write(line.text()) { Diagnostics.error("\(failure)") }
  }
}
