/// One of the screen's two directions.
package enum Axis: String, Hashable, Sendable, CaseIterable {
  /// To the right.
  case horizontal
  /// Down.
  case vertical

  var other: Axis { self == .horizontal ? .vertical : .horizontal }
}

extension Point {
  /// The part along an axis.
  package subscript(axis: Axis) -> Double { axis == .horizontal ? x : y }
}

extension Size {
  /// The length along an axis.
  subscript(axis: Axis) -> Double { axis == .horizontal ? width : height }
}
