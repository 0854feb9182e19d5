/// A picture at a size in pixels.
package struct ImageRequest: Hashable, Sendable {
  var name: String
  var width: Int
  var height: Int
  /// True for one that gives only its coverage, to be coloured.
  var isTemplate: Bool
  /// Nil for a picture on whole pixels.
  var phase: PixelPhase?
}

extension ImageRequest {
  /// The same picture at another phase.
  init(_ other: ImageRequest, phase: PixelPhase?) {
    self = other
    self.phase = phase
  }
}
