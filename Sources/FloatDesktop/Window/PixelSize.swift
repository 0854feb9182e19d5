/// A width and a height in pixels.
struct PixelSize: Hashable {
  var width: Int
  var height: Int
}
