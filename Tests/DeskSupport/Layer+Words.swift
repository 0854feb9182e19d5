import FloatCore

/// What is written in a picture.
extension Layer {
  /// Its text and that of its sublayers, in the order in which they are drawn.
  var texts: [TextRun] {
    content.compactMap { if case .text(let run) = $0 { run } else { nil } } + sublayers.flatMap(\.texts)
  }

  var words: [String] { texts.map(\.text) }
}

extension Rect {
  func contains(_ other: Rect) -> Bool {
    minX <= other.minX && minY <= other.minY && other.maxX <= maxX && other.maxY <= maxY
  }
}
