/// The scale in a file's name, as in `home@2x.png`: the number of pixels to a point.
enum PictureScale {
  /// The marks that design tools and Android's densities write, the sharpest first.
  static let marks: [(mark: String, scale: Double)] = [
    ("@4x", 4), ("@3x", 3), ("@2x", 2), ("@1.5x", 1.5), ("@1x", 1), ("@0.75x", 0.75), ("@0.5x", 0.5),
  ].flatMap { [$0, ($0.0.uppercased(), $0.1)] }

  /// The scale that a file's name gives; nil without a mark.
  static func of(_ file: String) -> Double? { mark(in: file)?.scale }

  /// A file's name without its mark: `home~dark.png` for `home@2x~dark.png`.
  static func without(_ file: String) -> String {
    mark(in: file).map { String(file[..<$0.place.lowerBound] + file[$0.place.upperBound...]) } ?? file
  }

  /// The mark in a file's name, which is not all of it, and behind which no word goes on.
  private static func mark(in file: String) -> (place: Range<String.Index>, scale: Double)? {
    guard let at = file.lastIndex(of: "@"), !file[..<at].isEmpty, file[..<at].last != "/",
      let (mark, scale) = marks.first(where: { file[at...].hasPrefix($0.mark) })
    else { return nil }
    let rest = file[at...].dropFirst(mark.count)
    guard let next = rest.first, !next.isLetter, !next.isNumber, !rest.contains("/") else { return nil }
    return (at..<rest.startIndex, scale)
  }
}
