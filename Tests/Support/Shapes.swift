@testable import FloatCore

/// The shapes of one kind among others, back to front.
extension [Shape] {
  var texts: [TextRun] { compactMap { if case .text(let run) = $0 { run } else { nil } } }
  var images: [ImageRun] { compactMap { if case .image(let run) = $0 { run } else { nil } } }
  /// The outlines that are filled, with a colour or a gradient.
  var fills: [Path] { compactMap { if case .fill(let path, _) = $0 { path } else { nil } } }
  var rects: [(rect: Rect, color: Color)] {
    compactMap { if case .rect(let rect, let color) = $0 { (rect, color) } else { nil } }
  }
  var strokes: [(path: Path, width: Double, color: Color)] {
    compactMap { if case .stroke(let path, let width, let color) = $0 { (path, width, color) } else { nil } }
  }
  /// The rounded rectangles of one colour.
  var areas: [(shape: RoundedRect, color: Color)] {
    compactMap { if case .roundedRect(let shape, .color(let color)) = $0 { (shape, color) } else { nil } }
  }
}
