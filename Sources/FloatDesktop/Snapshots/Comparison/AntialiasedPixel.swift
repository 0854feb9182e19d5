import FloatPainting

/// Recognizes pixels that belong to the smoothing of an edge, after V. Vyšniauskas, "Anti-aliased pixel and intensity
/// slope detector" (2009), as other tools for comparing pictures do.
///
/// Such a pixel has darker and brighter neighbours but few of its own colour, and its darkest or brightest neighbour
/// lies on a plain area in both pictures.
///
/// This rule alone would ignore a round shape that has moved by a whole pixel. So a change counts as smoothing only
/// where it is less than half of the contrast around the pixel, as for an edge that has moved by less than half a
/// pixel.
enum AntialiasedPixel {
  /// True where a difference between two pictures of one size is only another smoothing of the same edge.
  static func isOnlySmoothing(_ x: Int, _ y: Int, _ first: Surface, _ second: Surface) -> Bool {
    guard isSmoothing(x, y, in: first, and: second) || isSmoothing(x, y, in: second, and: first) else {
      return false
    }
    let around = [first, second].flatMap { picture in
      (neighbors(x, y, picture) + [(x, y)]).map { picture[$0, $1] }
    }
    // The channel with the largest contrast decides.
    let change = PictureComparison.difference(first[x, y], second[x, y])
    return [16, 8, 0].contains { (shift: UInt32) in
      let channel = around.map { Int($0 >> shift & 255) }
      return change * 2 < (channel.max() ?? 0) - (channel.min() ?? 0)
    }
  }

  private static func isSmoothing(_ x: Int, _ y: Int, in picture: Surface, and other: Surface) -> Bool {
    let center = picture[x, y]
    var equal = isOnBorder(x, y, picture) ? 1 : 0
    var darkest = 0
    var brightest = 0
    var darkPlace = (x, y)
    var brightPlace = (x, y)
    for (nx, ny) in neighbors(x, y, picture) {
      let change = luma(picture[nx, ny]) - luma(center)
      if change == 0 {
        equal += 1
        if equal > 2 { return false }
      } else if change < darkest {
        (darkest, darkPlace) = (change, (nx, ny))
      } else if change > brightest {
        (brightest, brightPlace) = (change, (nx, ny))
      }
    }
    guard darkest < 0, brightest > 0 else { return false }
    return (isPlain(darkPlace, picture) && isPlain(darkPlace, other))
      || (isPlain(brightPlace, picture) && isPlain(brightPlace, other))
  }

  /// True where three or more neighbours have exactly the same colour.
  private static func isPlain(_ place: (Int, Int), _ picture: Surface) -> Bool {
    var equal = isOnBorder(place.0, place.1, picture) ? 1 : 0
    let center = picture[place.0, place.1]
    for (nx, ny) in neighbors(place.0, place.1, picture) where picture[nx, ny] == center {
      equal += 1
      if equal > 2 { return true }
    }
    return false
  }

  private static func isOnBorder(_ x: Int, _ y: Int, _ picture: Surface) -> Bool {
    x == 0 || y == 0 || x == picture.width - 1 || y == picture.height - 1
  }

  private static func neighbors(_ x: Int, _ y: Int, _ picture: Surface) -> [(Int, Int)] {
    var places: [(Int, Int)] = []
    for ny in max(y - 1, 0)...min(y + 1, picture.height - 1) {
      for nx in max(x - 1, 0)...min(x + 1, picture.width - 1) where nx != x || ny != y {
        places.append((nx, ny))
      }
    }
    return places
  }

  /// Brightness by ITU-R BT.601, times 1000.
  private static func luma(_ p: UInt32) -> Int {
    299 * Int(p >> 16 & 255) + 587 * Int(p >> 8 & 255) + 114 * Int(p & 255)
  }
}
