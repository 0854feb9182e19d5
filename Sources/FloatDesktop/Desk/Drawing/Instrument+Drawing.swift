import FloatCore
import FloatFiles
import FloatStudio

/// The mode in which frames are drawn.
extension Instrument {
  mutating func toggleDrawing(at now: Double) {
    guard cards.drawing.isOn else {
      hand(pointers.cancelAll(), at: now)
      return request(.readDrawing)
    }
    let resumes = cards.drawing.resumes
    cards.drawing.close()
    if resumes { perform(ClockAction.play, at: now) }
    tell(say("Drawing off", "绘制：关"), at: now)
  }

  mutating func takeDrawing(_ result: Result<DrawingFile, DataError>, at now: Double) {
    switch result {
    case .success(let file):
      let wasOn = cards.drawing.isOn
      if !wasOn { perform(.leave, at: now) }
      cards.drawing.open(file, boxed.value)
      guard !wasOn else { return }
      // Layouts have no frames.
      let isLaidOut = cards.drawing.ground == nil && playback.prototype.frontPicture != nil
      tell(
        isLaidOut
          ? say("This page has a layout, and no frames", "此页面为内置布局，没有热区")
          : say("Drag to draw a frame · Esc leaves", "拖动绘制热区 · Esc 退出"), at: now)
    case .failure(let error):
      // What is wrong in a file that another program saved is told with the problems of all files, once it has settled.
      let isAsked = !cards.drawing.isOn || cards.drawing.isWriting
      cards.drawing.refuse()
      if isAsked { tell(error.diagnostics) }
    }
  }

  /// Stops the phone's time while frames are drawn, once nothing moves. What comes meanwhile is waited for: another
  /// appearance, or the page below one that another program removed.
  mutating func standWhileDrawing(at now: Double) {
    let isMoving = playback.prototype.isAnimating
    guard cards.drawing.isOn, isMoving != playback.isPlaying, !isMoving || playback.isLive else { return }
    perform(isMoving ? ClockAction.play : .pause, at: now)
  }

  /// Types while frames are drawn. Who goes on has read the warnings that the last frame brought.
  mutating func draw(_ input: PanelInput, at now: Double) {
    if cards.drawing.isOn { cards.messages.closeWarnings() }
    perform(cards.drawing.type(input), at: now)
  }

  /// The place of the text in the form, in the desktop's units.
  var drawnTextArea: PixelRect? {
    cards.drawing.form?.textArea.map { area in
      PixelRect(Rect(place(onScreen: area.origin), place(onScreen: Point(area.maxX, area.maxY))))
    }
  }

  mutating func undoDrawing(at now: Double) {
    if let requests = cards.drawing.undo() { return perform(requests, at: now) }
    tell(say("Nothing to undo", "没有可撤销的更改"), at: now)
  }
}
