/// What a key of the window does. The raw value is its name in the config file, below `keys.`.
package enum KeyAction: String, CaseIterable, Hashable, Sendable {
  case help
  case panel
  case transport
  case play
  case frameBack = "frame-back"
  case frameOn = "frame-on"
  case speed100 = "speed-100"
  case speed50 = "speed-50"
  case speed25 = "speed-25"
  case speed10 = "speed-10"
  case slow
  case loop
  case onion
  case path
  case velocity
  case thresholds
  case touches
  case hotspots
  case draw
  case keep
  case focus
  case find
  case undo
  case redo
  case save
  case savePreset = "save-preset"
  case copy
  case peek = "compare"
  case ghost
  case inspect
  case appearance
  case nextProblem = "next-problem"
  case fullScreen = "full-screen"
  case fit
  case larger
  case smaller
  case quit
}

extension KeyBindings {
  /// The one table of the window's keys, for the window, its help, the config file and the documents.
  ///
  /// The window takes these keys before the phone does. They are never recorded, and mean nothing in scenarios.
  package static let table: [KeyBinding] = [
    KeyBinding(.help, ["F1"], KeyLabel("These keys", "按键一览"), "Shows the keys of the window, or hides them."),
    KeyBinding(
      .panel, ["F2"], KeyLabel("The panel", "面板"),
      "Opens the panel with all keys of the configuration beside the phone, or closes it."),
    KeyBinding(
      .transport, ["F3"], KeyLabel("Controls of time", "时间控制"),
      "Shows the controls of time over the phone, or hides them."),
    KeyBinding(
      .play, ["F8"], KeyLabel("Pause and play", "暂停与播放"),
      "Pauses, and plays on; from an earlier moment, what came after it is dropped."),
    KeyBinding(.frameBack, ["F7"], frame, "Goes back a sixtieth of the phone's second.", repeats: true),
    KeyBinding(.frameOn, ["F9"], frame, "Goes on a sixtieth of the phone's second.", repeats: true),
    KeyBinding(.speed100, ["Ctrl+1"], speed, "Plays at 100 % of the speed."),
    KeyBinding(.speed50, ["Ctrl+2"], speed, "Plays at 50 % of the speed."),
    KeyBinding(.speed25, ["Ctrl+3"], speed, "Plays at 25 % of the speed."),
    KeyBinding(.speed10, ["Ctrl+4"], speed, "Plays at 10 % of the speed."),
    KeyBinding(
      .slow, ["Ctrl+T"], KeyLabel("Slow, and back", "慢速与恢复"),
      "Plays slowly, and at full speed again."),
    KeyBinding(
      .loop, ["Ctrl+L"], KeyLabel("Loop the last gesture", "循环上一个手势"),
      "Loops the last gesture with the current values, or stops the loop."),
    KeyBinding(
      .onion, ["Ctrl+Shift+O"], KeyLabel("Onion skin", "洋葱皮"),
      "Shows the frames before and after, as an onion skin, or hides them."),
    KeyBinding(
      .path, ["Ctrl+Shift+P"], KeyLabel("Path and release", "轨迹与松手"),
      "Shows or hides the path of moving things, with the point of release and the resting place."),
    KeyBinding(
      .velocity, ["Ctrl+Shift+G"], KeyLabel("Position and velocity", "位置与速度"),
      "Shows or hides position and velocity over time, beside the curve that the parameters predict."),
    KeyBinding(
      .thresholds, ["Ctrl+Shift+L"], KeyLabel("Thresholds", "判定线"),
      "Shows the lines that decide what a release does, or hides them."),
    KeyBinding(
      .touches, ["Ctrl+Shift+T"], KeyLabel("Touches", "触点"),
      "Shows the pointer as a dot with a trail, or hides it."),
    KeyBinding(
      .hotspots, ["Ctrl+H"], KeyLabel("Outline what can be pressed", "标出可点按处"),
      "Outlines what can be pressed, how far badges can be grabbed, and the edge for dragging back."),
    KeyBinding(
      .draw, ["Ctrl+E"], KeyLabel("Draw frames", "绘制热区"),
      "Draws frames on the prototype's pictures and writes them into its file, or leaves that."),
    KeyBinding(
      .keep, ["Ctrl+K"], KeyLabel("Keep the gesture", "保存手势"),
      "Keeps the looped or last gesture as a recording, scenario, video, golden or hand-off page."),
    KeyBinding(
      .focus, ["F6"], KeyLabel("Keyboard to the panel, and back", "键盘在面板与手机间切换"),
      "Gives the keyboard to the panel, or back to the phone."),
    KeyBinding(.find, ["Ctrl+F"], KeyLabel("Find in the panel", "在面板中查找"), "Looks for a key in the panel."),
    KeyBinding(.undo, ["Ctrl+Z"], undo, "Takes the last change of values back.", repeats: true),
    KeyBinding(.redo, ["Ctrl+Shift+Z"], undo, "Does again what was taken back.", repeats: true),
    KeyBinding(
      .save, ["Ctrl+S"], KeyLabel("Save the values", "存储数值"),
      "Writes the values that were changed into the config file."),
    KeyBinding(
      .savePreset, ["Ctrl+Shift+S"], KeyLabel("Save as a preset", "存为预设"),
      "Asks for a name, and writes the values that were changed as a preset of that name."),
    KeyBinding(
      .copy, ["Ctrl+C"], KeyLabel("Copy the values", "拷贝数值"),
      "Copies the row in focus, or else everything changed, as lines of a config file."),
    KeyBinding(
      .peek, ["Ctrl+B"], KeyLabel("The other values, while held", "按住查看另一组数值"),
      "Shows the other set of values for as long as it is held."),
    KeyBinding(
      .ghost, ["Ctrl+Shift+B"], KeyLabel("Ghost of the other values", "叠加另一组数值的影像"),
      "Shows or hides a translucent ghost of the phone with the other set of values."),
    KeyBinding(
      .inspect, ["Ctrl+Shift+C"], KeyLabel("Inspect with a click", "点按检视"),
      "The next click on the phone lists the parameters behind it, as Ctrl and a click do at once."),
    KeyBinding(
      .appearance, ["Ctrl+D"], KeyLabel("Light and dark", "浅色与深色"), "Switches between light and dark."),
    KeyBinding(
      .nextProblem, ["F4"], KeyLabel("Next problem or warning", "下一个问题或警告"),
      "Shows the next problem or warning.", repeats: true),
    KeyBinding(.fullScreen, ["F11"], KeyLabel("Full screen", "全屏"), "Fills the screen, and leaves it again."),
    KeyBinding(.fit, ["Ctrl+0"], KeyLabel("Window to fit", "窗口适合屏幕"), "Fits the window to the display."),
    KeyBinding(.larger, ["Ctrl++", "Ctrl+="], larger, "Makes the window larger."),
    KeyBinding(.smaller, ["Ctrl+-"], larger, "Makes the window smaller."),
    KeyBinding(.quit, ["Ctrl+Q", "Ctrl+W"], KeyLabel("Close", "关闭"), "Closes the window."),
  ]

  /// The first actions of the table's groups: time, overlays, the panel, the window.
  static let groupStarts: Set<KeyAction> = [.play, .onion, .keep, .appearance]

  private static let frame = KeyLabel("A frame back, a frame on", "上一帧、下一帧")
  private static let larger = KeyLabel("Larger, smaller", "放大、缩小")
  private static let undo = KeyLabel("Undo, redo", "撤销、重做")
  private static let speed = KeyLabel("Speed: 100 to 10 %", "速度：100 至 10 %")
}
