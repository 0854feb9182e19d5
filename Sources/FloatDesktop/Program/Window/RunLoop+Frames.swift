import FloatCore
import FloatFiles
import FloatPainting
import FloatReplay
import FloatStudio

/// The result of a turn of the loop: a frame in the window, and its line in the trace.
extension RunLoop {
  func draw(
    at now: Double, window: borrowing Window, presenter: inout Presenter
  ) throws(SDLError) {
    var timing = FrameTiming()
    let begin = clock.realNow
    playback.advance(toReal: now)
    takeChanges()
    aside.sidebar?.advance(to: now)
    keeping.advance(to: now)
    // Read once, because it is a copy.
    let prototype = playback.shown.value
    aside.follow(prototype, at: now)
    tellTouch(at: now)
    needsScene = false
    let device = prototype.device
    var scene = pictures.shown(prototype.scene, with: painter, at: now)
    // The open panel has these controls at its top.
    transport.follow(playback, isHidden: aside.isOpen, isHeld: translator.isPressed, at: now)
    let covered = transport.place
    scene.layers += overlays.layers(playback, covered: covered, at: now)
    scene.layers += layersOfPanel()
    let overlay = overlay(on: scene.size, device, prototype.appearance, at: now)
    scene.layers += overlay
    if let both = compared?.scene(
      beside: scene, over: overlay, covered: covered, &overlays, playback, at: now)
    {
      scene = both
    }
    if needsLayout || scene.size != translator.layout.device {
      try updateLayout(device: scene.size, window: window, presenter: &presenter)
    }
    updateStage(prototype)
    updateHandle(prototype.appearance)
    timing.core = clock.realNow - begin
    let damage = try show(scene, above: CardsAbove(overlay), &timing, at: now, &presenter)
    display?.note(timing)
    mayPrefetch = true
    let effects = playback.takeEffects()
    traceFrame(prototype, effects, damage)
    frame += 1
    apply(effects)
    tellNewProblems()
  }

  /// The window's layers over the phone, back to front.
  private func overlay(
    on size: Size, _ device: Device, _ appearance: Appearance, at now: Double
  ) -> [Layer] {
    [
      sign.layer(playback, key: translator.bindings.keys(of: .play).first, options.panelLanguage, at: now),
      transport.layer(playback, at: now),
      keeping.layer(on: device, appearance, now: playback.history.now),
    ].compactMap(\.self)
      + sheets.layers(on: size, device, appearance, at: now)
      + [messages.layer(width: size.width, top: device.safeArea.top)].compactMap(\.self)
  }

  /// Paints the changes and shows them; returns the painted parts.
  private func show(
    _ scene: FloatCore.Scene, above cards: CardsAbove, _ timing: inout FrameTiming, at now: Double,
    _ presenter: inout Presenter
  ) throws(SDLError) -> [PixelRect] {
    let begin = clock.realNow
    let isChanging = display?.isChanging == true || display?.showsDamage == true
    // Drawings over the frame are made on a copy of it.
    let isOutlined = outlines != nil && compared == nil
    let isCopied = display != nil || aside.isOver || isOutlined
    var damage = isCopied ? painter.paint(scene, covers: stage) : []
    let overlay = overlay(damage, isOutlined: isOutlined, below: cards)
    let setting = FrameSetting(
      place: stage != nil && overlay != nil ? overlay!.bounds : translator.layout.frame,
      stage: overlay == nil ? stage : nil, sidebar: aside.place)
    pacer.drew(at: now)
    guard
      let sheet = try presenter.lend(
        setting, isWhole: needsFullPresent || overlay != nil, completes: isCopied)
    else {
      lastPresentBlocked = true
      // The changes are painted later, when there is memory again or the window is larger.
      let drawable = translator.layout.drawable
      let fits = PixelRect(x: 0, y: 0, width: drawable.width, height: drawable.height).contains(setting.place)
      needsScene = fits
      needsFullPresent = fits && (needsFullPresent || isCopied)
      return damage
    }
    let isWhole = sheet.isNew || needsFullPresent
    if isCopied {
      let picture = overlay ?? painter.frame
      let parts = isWhole || overlay != nil ? [picture.bounds] : damage
      for part in parts { sheet.frame.surface.copy(part, from: picture) }
    } else {
      damage = painter.paint(scene, covers: stage, in: sheet.frame)
    }
    var changed = damage.map { $0.offset(x: setting.place.x, y: setting.place.y) }
    changed += aside.show(
      in: sheet.window, after: isWhole || overlay != nil ? [sheet.window.bounds] : changed, stage: stage,
      playback, painter)
    let painted = clock.realNow
    let isShown = needsFullPresent || isChanging || !changed.isEmpty
    if isShown { needsFullPresent = try !presenter.show(changed) }
    lastPresentBlocked = isShown
    if isShown, !needsFullPresent, presenter.tellsWhenShown { visibility.present(at: clock.realNow) }
    timing.paint = painted - begin
    timing.present = clock.realNow - painted
    timing.damage = damage
    if isShown { trimTime = clock.realNow + Self.restTime }
    return damage
  }

  /// The frame with the drawings over the phone; nil if there are none.
  private func overlay(_ damage: [PixelRect], isOutlined: Bool, below cards: CardsAbove) -> Surface? {
    guard display != nil || isOutlined else { return nil }
    let prototype = playback.prototype
    let outlines = isOutlined ? outlines : nil
    let origin = stage.map { ($0.place.x, $0.place.y) } ?? (0, 0)
    let picture: Surface
    if let display {
      picture = display.overlay(
        painter.frame, on: stage, damage: damage, prototype: prototype, scale: painter.scale,
        cachedBytes: painter.cachedBytes)
      outlines?.draw(prototype, over: picture, at: origin, scale: painter.scale)
    } else if let outlines {
      picture = outlines.overlay(painter.frame, on: stage, prototype: prototype, scale: painter.scale)
    } else {
      return nil
    }
    if compared == nil { cards.draw(painter.frame, over: picture, at: origin, scale: painter.scale) }
    return picture
  }

  /// How long the picture must be still before memory is given back, in seconds: longer than the pause between two
  /// motions of somebody who plays, and sooner than anybody looks at a program's memory.
  static let restTime = 1.0

  func trimIfDone(at now: Double, _ presenter: inout Presenter) {
    guard let time = trimTime, time <= now else { return }
    trimTime = nil
    painter.trim()
    aside.trim()
    presenter.trim()
    StackMemory.giveBack()
  }

  private func updateLayout(
    device: Size, window: borrowing Window, presenter: inout Presenter
  ) throws(SDLError) {
    needsLayout = false
    needsFullPresent = true
    try presenter.updateSize()
    pacer.interval = FramePacer(refreshRate: window.refreshRate).interval
    let drawable = presenter.drawableSize
    let density = Double(drawable.width) / Double(max(1, window.size.width))
    aside.lay(device: device, drawable: drawable, density: density, at: clock.realNow)
    sizing.note(window, extra: aside.room)
    let layout = DeviceLayout(
      playback.prototype.device, screen: device, bezel: options.bezel,
      column: display == nil ? 0 : HeadsUpDisplay.columnWidth, window: window.size,
      drawable: drawable, reserved: aside.place?.reserved ?? 0)
    painter.resize(scale: layout.scale, deviceSize: device)
    translator.layout = layout
  }

  /// Makes the stage if the screen leaves room for one and it does not exist yet.
  private func updateStage(_ prototype: Prototype) {
    let layout = translator.layout
    guard !layout.isFilled else {
      if stage != nil { needsFullPresent = true }
      stage = nil
      return
    }
    let darkness = prototype.darkness
    guard stage?.layout != layout || stage?.darkness != darkness else { return }
    stage = PhoneStage(prototype.device, layout, darkness: darkness, painter: painter)
    needsFullPresent = true
  }

  /// Updates the handle that opens the panel, on the stage between the phone and the window's edge.
  private func updateHandle(_ appearance: Appearance) {
    aside.handle.place(in: translator.layout, stage: stage != nil && !aside.isOver && display == nil)
    if aside.isOpen, let sidebar = aside.sidebar, sidebar.panel.appearance != appearance {
      aside.sidebar?.send(.appearance(appearance), at: sidebar.panel.now)
      updateSettings()
    }
  }
}
