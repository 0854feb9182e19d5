extension KeyBindings {
  /// The one table of the window's keys, for the window, its help, the config file and the documents.
  ///
  /// They are taken before the phone, are never recorded, and mean nothing in scenarios.
  package static let table: [KeyBinding] = [
    KeyBinding(
      action: .help, summary: "Shows the keys of the window, or hides them.",
      label: KeyLabel("These keys", "按键一览"), keys: ["F1"]),
    KeyBinding(
      action: .panel,
      summary: "Opens the panel with all keys of the configuration beside the phone, or closes it.",
      label: KeyLabel("The panel", "面板"), keys: ["F2"]),
    KeyBinding(
      action: .transport, summary: "Shows the controls of time over the phone, or hides them.",
      label: KeyLabel("Controls of time", "时间控制"), keys: ["F3"]),
    KeyBinding(
      action: .play,
      summary: "Pauses, and plays on; from an earlier moment the phone lives on from there.",
      label: KeyLabel("Pause and play", "暂停与播放"), keys: ["F8"]),
    KeyBinding(
      action: .frameBack, summary: "Goes back a sixtieth of the phone's second.", label: frame, keys: ["F7"],
      repeats: true),
    KeyBinding(
      action: .frameOn, summary: "Goes on a sixtieth of the phone's second.", label: frame, keys: ["F9"],
      repeats: true),
    KeyBinding(
      action: .speed100, summary: "Plays at 100 % of the speed.", label: speed, keys: ["Ctrl+1"]),
    KeyBinding(action: .speed50, summary: "Plays at 50 % of the speed.", label: speed, keys: ["Ctrl+2"]),
    KeyBinding(action: .speed25, summary: "Plays at 25 % of the speed.", label: speed, keys: ["Ctrl+3"]),
    KeyBinding(action: .speed10, summary: "Plays at 10 % of the speed.", label: speed, keys: ["Ctrl+4"]),
    KeyBinding(
      action: .slow, summary: "Plays slowly, and at full speed again.",
      label: KeyLabel("Slow, and back", "慢速与恢复"), keys: ["Ctrl+T"]),
    KeyBinding(
      action: .loop, summary: "Plays the last gesture over and over with the values of now, or ends that.",
      label: KeyLabel("Loop the last gesture", "循环上一个手势"), keys: ["Ctrl+L"]),
    KeyBinding(
      action: .onion, summary: "Shows the frames before and after, as an onion skin, or hides them.",
      label: KeyLabel("Onion skin", "洋葱皮"), keys: ["Ctrl+Shift+O"]),
    KeyBinding(
      action: .path, summary: "Shows the way of what moves, its release and its end, or hides them.",
      label: KeyLabel("Path and release", "轨迹与松手"), keys: ["Ctrl+Shift+P"]),
    KeyBinding(
      action: .velocity,
      summary: "Shows position and velocity over time beside the promised curve, or hides them.",
      label: KeyLabel("Position and velocity", "位置与速度"), keys: ["Ctrl+Shift+G"]),
    KeyBinding(
      action: .thresholds, summary: "Shows the lines that decide what a release does, or hides them.",
      label: KeyLabel("Thresholds", "判定线"), keys: ["Ctrl+Shift+L"]),
    KeyBinding(
      action: .touches, summary: "Shows the pointer as a dot with a trail, or hides it.",
      label: KeyLabel("Touches", "触点"), keys: ["Ctrl+Shift+T"]),
    KeyBinding(
      action: .keep, summary: "Keeps the looped or last gesture as a recording, scenario, video or golden.",
      label: KeyLabel("Keep the gesture", "保存手势"), keys: ["Ctrl+K"]),
    KeyBinding(
      action: .focus, summary: "Gives the keyboard to the panel, or back to the phone.",
      label: KeyLabel("Keyboard to the panel, and back", "键盘在面板与手机间切换"), keys: ["F6"]),
    KeyBinding(
      action: .find, summary: "Looks for a key in the panel.", label: KeyLabel("Find in the panel", "在面板中查找"),
      keys: ["Ctrl+F"]),
    KeyBinding(
      action: .undo, summary: "Takes the last change of values back.", label: undo, keys: ["Ctrl+Z"],
      repeats: true),
    KeyBinding(
      action: .redo, summary: "Does again what was taken back.", label: undo, keys: ["Ctrl+Shift+Z"],
      repeats: true),
    KeyBinding(
      action: .save, summary: "Writes the values that were changed into the config file.",
      label: KeyLabel("Save the values", "存储数值"), keys: ["Ctrl+S"]),
    KeyBinding(
      action: .savePreset,
      summary: "Asks for a name, and writes the values that were changed as a preset of that name.",
      label: KeyLabel("Save as a preset", "存为预设"), keys: ["Ctrl+Shift+S"]),
    KeyBinding(
      action: .copy,
      summary: "Copies the row in focus, or else everything changed, as lines of a config file.",
      label: KeyLabel("Copy the values", "拷贝数值"), keys: ["Ctrl+C"]),
    KeyBinding(
      action: .peek, summary: "Shows the other set of values for as long as it is held.",
      label: KeyLabel("The other values, while held", "按住查看另一组数值"), keys: ["Ctrl+B"]),
    KeyBinding(
      action: .ghost,
      summary: "Lays the phone with the other set of values over it, half transparent, or takes it away.",
      label: KeyLabel("Ghost of the other values", "叠加另一组数值的影像"), keys: ["Ctrl+Shift+B"]),
    KeyBinding(
      action: .inspect,
      summary: "Shows the keys of what is clicked next on the phone, as Ctrl and a click do at once.",
      label: KeyLabel("Inspect with a click", "点按检视"), keys: ["Ctrl+Shift+C"]),
    KeyBinding(
      action: .hotspots,
      summary: "Outlines what can be pressed, how far badges can be grabbed, and the edge for dragging back.",
      label: KeyLabel("Outline what can be pressed", "标出可点按处"), keys: ["Ctrl+H"]),
    KeyBinding(
      action: .nextProblem, summary: "Tells the next problem of the config file.",
      label: KeyLabel("Next problem of the config file", "配置文件的下一个问题"), keys: ["F4"], repeats: true),
    KeyBinding(
      action: .fullScreen, summary: "Fills the screen, and leaves it again.",
      label: KeyLabel("Full screen", "全屏"), keys: ["F11"]),
    KeyBinding(
      action: .fit, summary: "Fits the window to the display.", label: KeyLabel("Window to fit", "窗口适合屏幕"),
      keys: ["Ctrl+0"]),
    KeyBinding(
      action: .larger, summary: "Makes the window larger.", label: KeyLabel("Larger", "放大"),
      keys: ["Ctrl++", "Ctrl+="]),
    KeyBinding(
      action: .smaller, summary: "Makes the window smaller.", label: KeyLabel("Smaller", "缩小"),
      keys: ["Ctrl+-"]),
    KeyBinding(
      action: .quit, summary: "Closes the window.", label: KeyLabel("Close", "关闭"),
      keys: ["Ctrl+Q", "Ctrl+W"]),
  ]

  private static let frame = KeyLabel("A frame back, a frame on", "上一帧、下一帧")
  private static let undo = KeyLabel("Undo, redo", "撤销、重做")
  private static let speed = KeyLabel("Speed: 100 to 10 %", "速度：100 至 10 %")
}
