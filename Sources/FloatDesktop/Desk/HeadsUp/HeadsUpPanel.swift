import FloatCore
import FloatStudio

/// The words of the head-up display, on a card of their own, with room for the graph of frame times.
struct HeadsUpPanel: Equatable, Sendable {
  /// One line: a name and its current value.
  struct Row: Equatable, Sendable {
    /// In the legend, the colour of the mark over the phone.
    var swatch: Color?
    var name: String
    var value = ""
  }

  /// A heading and the lines below it; the first section has the graph above its lines.
  struct Section: Equatable, Sendable {
    var title: String
    var rows: [Row]
  }

  var sections: [Section]

  static let width = 232.0
  private static let margin = 12.0
  private static let line = 17.0
  private static let heading = 22.0
  private static let gap = 8.0
  private static let graphHeight = 52.0

  /// The graph's rectangle, in the panel's points.
  static let graph = Rect(margin, margin + heading, width - 2 * margin, graphHeight)

  /// The card's size in points.
  var size: Size {
    let rows = sections.reduce(0.0) { $0 + Self.heading + Double($1.rows.count) * Self.line + Self.gap }
    return Size(Self.width, Self.margin * 2 + Self.graphHeight + rows)
  }

  /// The card.
  var scene: Scene {
    var shapes: [Shape] = []
    var y = Self.margin
    for (index, section) in sections.enumerated() {
      shapes.append(text(section.title, x: Self.margin, y: y + 13, weight: .semibold, color: Self.title))
      y += Self.heading
      if index == 0 { y += Self.graphHeight + 4 }
      for row in section.rows {
        var x = Self.margin
        if let swatch = row.swatch {
          shapes.append(
            .roundedRect(RoundedRect(Rect(x, y + 3, 10, 10), radius: 3), .color(swatch.faded(1))))
          x += 16
        }
        shapes.append(text(row.name, x: x, y: y + 12, color: Self.name))
        if !row.value.isEmpty {
          shapes.append(
            text(
              row.value, x: Self.width - Self.margin, y: y + 12, weight: .medium, color: Self.value,
              alignment: .trailing))
        }
        y += Self.line
      }
      y += Self.gap
    }
    return Scene(size: size, background: Self.background, layers: [Layer(id: "hud", content: shapes)])
  }

  private func text(
    _ string: String, x: Double, y: Double, weight: TextRun.Weight = .regular, color: Color,
    alignment: TextRun.Alignment = .leading
  ) -> Shape {
    .text(
      TextRun(
        string, baseline: Point(x, y), size: 12, weight: weight, color: color, alignment: alignment,
        maxWidth: Self.width - 2 * Self.margin))
  }

  static let background = Color(0x17, 0x19, 0x1E)
  private static let title = Color(0xFF, 0xFF, 0xFF)
  private static let name = Color(0xA6, 0xAB, 0xB5)
  private static let value = Color(0xEC, 0xEE, 0xF2)
}
