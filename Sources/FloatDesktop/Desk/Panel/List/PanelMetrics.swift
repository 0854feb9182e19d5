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
  /// Within a section's line the focus is closer to the name than to the rows above.
  static let sectionRing = EdgeInsets(top: 5, left: 10, bottom: 3, right: 10)
  static let caption = 26.0
  static let row = 28.0
  static let control = 22.0
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

  static func swatch(in frame: Rect) -> Rect {
    let area = controls(in: frame)
    return Rect(area.x, area.y, 34, area.height)
  }

  static func besideSwatch(in frame: Rect) -> Rect {
    let area = controls(in: frame)
    return Rect(area.x + 42, area.y, area.width - 42, area.height)
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
    case .save: return Rect(232, y, 46, 28)
    case .preset: return Rect(280, y, 24, 28)
    case .copy, .find: return nil
    }
  }
}
