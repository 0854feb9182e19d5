package import FloatStudio

/// Pixels to paint a frame in, and their contents: a window's memory, lent for one frame, or a picture's.
package struct Sheet {
  package enum Contents {
    /// Undefined; everything has to be painted.
    case nothing
    /// The frame shown last.
    case last
    /// A frame shown before the last: some parts are out of date, and another surface of the same size has them.
    case older(missing: [PixelRect], newest: Surface)
  }

  package let surface: Surface
  package let contents: Contents

  package init(_ surface: Surface, _ contents: Contents) {
    self.surface = surface
    self.contents = contents
  }

  /// Returns a part of the sheet as a sheet; around it, missing parts are brought up to date.
  ///
  /// - Parameter rect: Must lie in the surface.
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

  /// Returns the same pixels with nothing missing.
  package func completed() -> Sheet {
    guard case .older(let missing, let newest) = contents else { return self }
    for rect in missing { surface.copy(rect, from: newest) }
    return Sheet(surface, .last)
  }
}
