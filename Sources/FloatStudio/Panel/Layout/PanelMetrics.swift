import FloatCore

/// The panel's grid, in points.
enum PanelMetrics {
  static let width = 320.0
  static let margin = 16.0
  static let right = width - margin
  /// The x of the controls, right of a row's words.
  static let column = 136.0
  static let fieldWidth = 68.0
  static let gap = 8.0

  static let header = 52.0
  static let footer = 52.0
  /// The height of the strip that explains a key.
  static let help = 84.0

  static let section = 34.0
  static let caption = 26.0
  static let row = 28.0
  static let control = 22.0
  static let springCard = 150.0
  static let colorCard = 162.0
  static let curveCard = 148.0
  static let menuRow = 26.0
  static let offer = 76.0

  static let search = Rect(margin, 12, width - 2 * margin, 28)
  static let clear = Rect(search.maxX - 28, search.minY, 28, 28)

  /// The part of a row that lies in its right column, as high as a control.
  static func controls(in frame: Rect) -> Rect {
    Rect(column, frame.midY - control / 2, right - column, control)
  }

  /// The place left of a row's name, for the dot that marks a change.
  static func mark(in frame: Rect) -> Rect { Rect(0, frame.y, margin, frame.height) }

  static func label(in frame: Rect) -> Rect { Rect(0, frame.y, column - gap, frame.height) }

  static func field(in frame: Rect) -> Rect {
    let area = controls(in: frame)
    return Rect(area.maxX - fieldWidth, area.y, fieldWidth, area.height)
  }

  static func slider(in frame: Rect) -> Rect {
    let area = controls(in: frame)
    return Rect(area.x, area.y, area.width - fieldWidth - gap, area.height)
  }

  /// The centre of a slider's knob for a share of the range.
  static func knob(_ share: Double, on slider: Rect) -> Point {
    Point(slider.minX + Ink.knob + share * (slider.width - 2 * Ink.knob), slider.midY)
  }

  static func share(_ x: Double, on slider: Rect) -> Double {
    min(max((x - slider.minX - Ink.knob) / (slider.width - 2 * Ink.knob), 0), 1)
  }

  static func toggle(in frame: Rect) -> Rect {
    let area = controls(in: frame)
    return Rect(area.maxX - 36, area.midY - 10, 36, 20)
  }

  static func swatch(in frame: Rect) -> Rect {
    let area = controls(in: frame)
    return Rect(area.x, area.y, 34, area.height)
  }

  static func besideSwatch(in frame: Rect) -> Rect {
    let area = controls(in: frame)
    return Rect(area.x + 42, area.y, area.width - 42, area.height)
  }

  /// The segments of two to four words side by side, with equal padding; nil if they do not fit.
  static func segments(_ words: [String], in frame: Rect) -> [Rect]? {
    let area = controls(in: frame)
    guard (2...4).contains(words.count) else { return nil }
    let widths = words.map { TextMetrics.width($0, size: Ink.small, weight: .medium) + 12 }
    let room = area.width - 4 - widths.reduce(0, +)
    guard room >= 0 else { return nil }
    var x = area.x + 2
    return widths.map { width in
      let full = width + room / Double(words.count)
      defer { x += full }
      return Rect(x, area.y + 2, full, area.height - 4)
    }
  }

  /// The two buttons of the offer of unsaved values.
  static func offerButton(_ offer: PanelOffer, in frame: Rect) -> Rect {
    let card = card(in: frame)
    let width = (card.width - 3 * gap) / 2
    let x = card.x + gap + (offer == .restore ? 0 : width + gap)
    return Rect(x, card.maxY - gap - 24, width, 24)
  }

  static func card(in frame: Rect) -> Rect {
    frame.inset(by: EdgeInsets(top: 2, left: margin, bottom: 6, right: margin))
  }

  /// The place of a spring's curve.
  static func springPlot(in frame: Rect) -> Rect {
    let card = card(in: frame)
    return Rect(card.x + 12, card.y + 12, card.width - 24, 76)
  }

  /// The two ways to describe a spring, in the line of its heading.
  static func springForms(in frame: Rect) -> [Rect] {
    let area = Rect(right - 132, frame.midY - 10, 132, 20)
    return [Rect(area.x + 2, area.y + 2, 64, 16), Rect(area.x + 66, area.y + 2, 64, 16)]
  }

  static func colorSquare(in frame: Rect) -> Rect {
    let card = card(in: frame)
    return Rect(card.x + 10, card.y + 10, card.width - 20, 92)
  }

  static func hueStrip(in frame: Rect) -> Rect {
    let square = colorSquare(in: frame)
    return Rect(square.x, square.maxY + 10, square.width, 12)
  }

  static func opacityStrip(in frame: Rect) -> Rect { hueStrip(in: frame).offset(y: 20) }

  /// The unit square of a timing curve: time to the right, progress upwards.
  static func curvePlot(in frame: Rect) -> Rect {
    let card = card(in: frame)
    return card.inset(by: EdgeInsets(top: 34, left: 40, bottom: 34, right: 40))
  }

  static func handle(_ x: Double, _ y: Double, in frame: Rect) -> Point {
    let plot = curvePlot(in: frame)
    return Point(plot.x + x * plot.width, plot.maxY - y * plot.height)
  }

  /// The field for a preset's name, above the buttons of a panel of some height.
  static func nameField(height: Double) -> Rect {
    Rect(margin, height - footer - help + 28, width - 2 * margin - 76 - gap, 24)
  }

  static func nameButton(height: Double) -> Rect {
    let field = nameField(height: height)
    return Rect(field.maxX + gap, field.y, 76, field.height)
  }

  /// The buttons at the foot of a panel of some height.
  static func button(_ action: PanelAction, height: Double) -> Rect? {
    let y = height - footer + 12
    switch action {
    case .undo: return Rect(106, y, 32, 28)
    case .redo: return Rect(142, y, 32, 28)
    case .flip: return Rect(182, y, 44, 28)
    case .copy: return nil
    case .save: return Rect(232, y, 46, 28)
    case .preset: return Rect(280, y, 24, 28)
    case .find: return nil
    }
  }
}
