import FloatCore
import FloatSnapshots

/// A prototype's picture as a PNG, pixel for pixel what a window shows: of any moment, with any pages.
///
///     var prototype = Prototype(content: Shop())
///     prototype.advance(to: 0.3)
///     let bytes = try picture(of: prototype)
///
/// - Parameters:
///   - prototype: The moment.
///   - scale: Pixels per point, 0.1…8.
///   - usesTextBoxes: True draws text as boxes, which are the same on every machine.
/// - Throws: An error whose description says what is missing, or that the picture would be too large.
public func picture(
  of prototype: Prototype, scale: Double = 2, usesTextBoxes: Bool = false
) throws -> [UInt8] {
  try MomentPicture.png(
    of: prototype, scale: scale.isFinite ? min(max(scale, 0.1), 8) : 2, usesTextBoxes: usesTextBoxes)
}

extension Scenario {
  /// The prototype at a time of this scenario, in seconds; nil is its end.
  ///
  /// - Parameter pages: The source of the pages; nil for those that the scenario was read for.
  /// - Throws: An error whose description says which step cannot be played.
  public func moment(at time: Double? = nil, pages: (any PageSource)? = nil) throws -> Prototype {
    try MomentPicture.prototype(of: self, at: time, pages: pages)
  }
}
