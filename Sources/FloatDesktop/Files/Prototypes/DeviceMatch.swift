import FloatCore

/// The device whose screen most of a folder's pictures show, and what else suits them.
struct DeviceMatch {
  /// A picture: its file, and its size divided by the scale in its name.
  typealias Picture = (file: String, size: Size)

  let device: Device
  /// The ids of other devices whose shape most of the pictures have as nearly.
  let others: [String]
  /// The pictures that do not have the device's shape.
  let misfits: [Picture]
  private let pictureCount: Int

  /// Chooses the device that fits most of the pictures: of several the one whose screen they are pixel by pixel, then
  /// the one whose screen more of them fill, then the one whose shape is nearest. Where none fits, the device is the
  /// one whose shape is nearest to the upright ones, or the usual one.
  init(_ pictures: [Picture], among known: [Device]) {
    var best = Fit(of: .iPhoneX, pictures, among: known)
    var fits: [Fit] = []
    for device in known {
      let fit = Fit(of: device, pictures, among: known)
      if best.isWorse(than: fit) { best = fit }
      fits.append(fit)
    }
    if best.count == 0, let nearest = Self.nearest(to: pictures, among: known) {
      best = Fit(of: nearest, pictures, among: known)
    }
    device = best.device
    misfits = best.misfits
    pictureCount = pictures.count
    others =
      fits.filter {
        best.count > 0 && $0.count == best.count && $0.whole == best.whole && $0.device.id != best.device.id
          && $0.difference < best.difference + Double(best.count)
          && $0.misfits.map(\.file) == best.misfits.map(\.file)
      }
      .sorted { $0.difference < $1.difference }.map(\.device.id)
  }

  /// The device whose shape is nearest to that of the upright pictures; nil where it differs by a tenth.
  private static func nearest(to pictures: [Picture], among known: [Device]) -> Device? {
    let upright = pictures.map(\.size).filter { $0.height > $0.width }
    func distance(_ device: Device) -> Double {
      upright.reduce(0) {
        $0 + min(abs($1.height / $1.width / device.size.height * device.size.width - 1), 0.1)
      }
    }
    let nearest = known.min { distance($0) < distance($1) }
    return nearest.flatMap { distance($0) < Double(upright.count) / 10 ? $0 : nil }
  }

  /// Names the device, others that fit, and the pictures that do not.
  var summary: String {
    var text = "\(device.name) (\(device.id))"
    if !others.isEmpty {
      text += ", or " + others.prefix(Self.mostOthers).joined(separator: ", ")
      if others.count > Self.mostOthers { text += " and \(others.count - Self.mostOthers) more" }
    }
    guard !misfits.isEmpty else { return text }
    let sizes = misfits.prefix(3).map { picture in
      let sides = [picture.size.width, picture.size.height].map { DecimalText.text(($0 * 10).rounded() / 10) }
      let size = sides.joined(separator: " × ")
      return misfits.count == pictureCount
        ? size : "\(PrintableText.shortened(picture.file, to: 40)) (\(size))"
    }
    let named = sizes.joined(separator: ", ") + (misfits.count > sizes.count ? ", …" : "")
    return misfits.count == pictureCount
      ? text
        + "; none fits, \(named) \(misfits.count == 1 ? "has" : "have") another shape: --device takes a file for such a screen"
      : text
        + "; \(misfits.count) of \(pictureCount) pictures \(misfits.count == 1 ? "has" : "have") another shape: \(named); "
        + "make a prototype for each shape"
  }

  private static let mostOthers = 6

  /// True for a picture that fills a screen: as high as it within a hundredth, when it is as wide.
  static func isWhole(_ height: Double, of screen: Size) -> Bool {
    abs(height - screen.height) <= screen.height / 100
  }

  /// How well pictures fit a device.
  private struct Fit {
    let device: Device
    private(set) var misfits: [Picture] = []
    private(set) var count = 0
    /// The number of pictures that are the device's screen at a scale that phones have.
    private var exact = 0
    /// The number of pictures that fill the screen, rather than scroll.
    private(set) var whole = 0
    /// The points by which the pictures are higher or lower than the screen, in all.
    private(set) var difference = 0.0

    /// Pixels to a point: Apple's, most Android phones', and those of Samsung's large ones.
    private static let scales = [1.0, 2, 2.625, 3, 3.75]

    init(of device: Device, _ pictures: [Picture], among known: [Device]) {
      self.device = device
      let screen = device.size
      var widths: [Double] = []
      for (_, size) in pictures {
        let height = size.height * screen.width / size.width
        guard isWhole(height, of: screen) else { continue }
        count += 1
        whole += 1
        difference += abs(height - screen.height)
        widths.append(size.width)
        if Self.isScreenshot(size, of: screen) { exact += 1 }
      }
      for picture in pictures {
        let height = picture.size.height * screen.width / picture.size.width
        guard !isWhole(height, of: screen) else { continue }
        // A page that scrolls is as wide as the pictures that fill the screen, or as the screen, and then neither a
        // cut screenshot of a longer one nor another device's.
        let size = picture.size
        let isLonger =
          widths.contains { abs($0 - size.width) < 1 }
          ? height > screen.height && !known.contains { Self.isScreenshot(size, of: $0.size) }
          : height >= screen.height * 1.1
            && Self.scales.contains { abs($0 * screen.width - size.width) < 1 }
            && !known.contains { isWhole(size.height * $0.size.width / size.width, of: $0.size) }
        if isLonger { count += 1 } else { misfits.append(picture) }
      }
    }

    /// True for a picture of a whole screen at a scale that phones have, within a point: 2992 pixels are a screen of 997
    /// points at scale 3.
    private static func isScreenshot(_ size: Size, of screen: Size) -> Bool {
      scales.contains {
        abs(screen.width * $0 - size.width) < $0 && abs(screen.height * $0 - size.height) < $0
      }
    }

    func isWorse(than other: Self) -> Bool {
      (count, exact, whole, -difference) < (other.count, other.exact, other.whole, -other.difference)
    }
  }
}
