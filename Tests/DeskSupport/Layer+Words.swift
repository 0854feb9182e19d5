import FloatCore

@testable import FloatTestSupport

/// What is written in a picture.
extension Layer {
  /// Its text and that of its sublayers, in the order in which they are drawn.
  var texts: [TextRun] { content.texts + sublayers.flatMap(\.texts) }
  var words: [String] { texts.map(\.text) }
}
