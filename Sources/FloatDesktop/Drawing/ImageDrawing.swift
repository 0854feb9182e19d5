import FloatCore

/// Loads pictures and icons at exact pixel sizes; the implementation keeps what it has loaded.
protocol ImageDrawing: AnyObject {
  /// The picture at exactly the size asked for; a nil tint keeps its own colours, nil means nothing to draw.
  func bitmap(named name: String, width: Int, height: Int, tint: Color?) -> Bitmap?
}
