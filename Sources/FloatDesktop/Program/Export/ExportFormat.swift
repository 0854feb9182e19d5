import FloatFiles

/// The format of an export, chosen by the name of its output.
enum ExportFormat: Equatable {
  case mp4
  case gif
  /// A folder of PNGs.
  case frames

  /// Chooses by the extension; an existing folder, a path that ends in a slash and a name without an extension mean
  /// folders.
  init(output: String, isFolder: (String) -> Bool) throws(CommandFailure) {
    let name = output.split(separator: "/").last ?? ""
    guard !name.isEmpty else { throw CommandFailure(.usage, "--output: the name is empty") }
    if output.hasSuffix("/") || isFolder(output) {
      self = .frames
      return
    }
    // ".name" is hidden and has no extension.
    let dot = name.lastIndex(of: ".").flatMap { $0 > name.startIndex ? $0 : nil }
    switch dot.map({ name[$0...].lowercased() }) {
    case nil: self = .frames
    case ".mp4": self = .mp4
    case ".gif": self = .gif
    case .some(let known):
      throw CommandFailure(
        .usage,
        "\(output): \"\(known)\" cannot be written; end the name in .mp4 or .gif, or in / for a folder of PNGs"
      )
    }
  }

  /// The default rate, in frames per second.
  var defaultRate: Double { self == .gif ? 50 : 60 }

  /// The allowed rates, in frames per second.
  ///
  /// A GIF counts in hundredths of a second, and most viewers show a frame of one hundredth for ten.
  var rates: ClosedRange<Double> { self == .gif ? 1...50 : 1...240 }

  func rate(_ asked: Double?) throws(CommandFailure) -> Double {
    guard let asked else { return defaultRate }
    guard rates.contains(asked) else {
      let reason = self == .gif && asked <= 240 ? " in a GIF, which viewers play slower beyond that" : ""
      throw CommandFailure(
        .usage, "--fps must be \(Int(rates.lowerBound)) to \(Int(rates.upperBound))\(reason)")
    }
    return asked
  }
}
