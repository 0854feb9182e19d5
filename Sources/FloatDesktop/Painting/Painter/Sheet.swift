/// Pixels that a frame is painted in, and what they hold: a window's memory, lent for one frame, or a picture's.
package struct Sheet {
  package enum Contents {
    /// Anything; all of it has to be painted.
    case nothing
    /// What was shown last.
    case last
    /// What was shown before that: some parts are out of date. Another surface of the same size has them.
    case older(missing: [PixelRect], newest: Surface)
  }

  package let surface: Surface
  package let contents: Contents

  package init(_ surface: Surface, _ contents: Contents) {
    self.surface = surface
    self.contents = contents
  }

  /// A part of the sheet as a sheet; around it, what was missing is brought up to date.
  ///
  /// - Parameter rect: Lies in the surface.
  package func part(_ rect: PixelRect) -> Sheet {
    let part = surface.part(rect)
    switch contents {
    case .nothing, .last: return Sheet(part, contents)
    case .older(let missing, let newest):
      for outside in missing.flatMap({ $0.subtracting(rect) }) { surface.copy(outside, from: newest) }
      let inside = missing.map { $0.intersection(rect).offset(x: -rect.minX, y: -rect.minY) }
        .filter { !$0.isEmpty }
      return Sheet(part, inside.isEmpty ? .last : .older(missing: inside, newest: newest.part(rect)))
    }
  }

  /// The same pixels with nothing missing.
  package func completed() -> Sheet {
    guard case .older(let missing, let newest) = contents else { return self }
    for rect in missing { surface.copy(rect, from: newest) }
    return Sheet(surface, .last)
  }
}
