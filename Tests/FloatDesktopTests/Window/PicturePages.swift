import Foundation

/// A prototype's folder with two pictures, of which the second is longer than the screen, and three pages.
enum PicturePages {
  static let yaml = """
    floatdesktop: 1
    pages:
      home: {picture: home.svg, hotspots: {on: {frame: [0, 200, 375, 100], push: next}}}
      next: {picture: next.svg, hotspots: {on: {frame: [0, 200, 375, 100], push: last}}}
      last: {picture: next.svg}

    """

  /// A picture of one colour.
  static func svg(_ color: String, height: Int = 812) -> String {
    "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"375\" height=\"\(height)\"><rect width=\"375\" height=\"\(height)\" fill=\"\(color)\"/></svg>\n"
  }

  /// Writes the folder `app` below another one; returns its path.
  static func write(in folder: String) throws -> String {
    let path = folder + "/app"
    try FilesStage.write(yaml, to: path + "/prototype.yaml")
    try FilesStage.write(svg("#ff0000"), to: path + "/home.svg")
    try FilesStage.write(svg("#00ff00", height: 2000), to: path + "/next.svg")
    return path
  }
}
