import FloatCore

protocol ImageDrawing: AnyObject {
  func bitmap(named: String, width: Int, height: Int, tint: Color?) -> Bitmap?
}
