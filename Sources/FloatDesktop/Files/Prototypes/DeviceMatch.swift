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
  /// usual one.
  init(_ pictures: [Picture], among known: [Device]) {
    var best = Fit(of: .iPhoneX, pictures)
    var fits: [Fit] = []
    for device in known {
      let fit = Fit(of: device, pictures)
      if best.isWorse(than: fit) { best = fit }
      fits.append(fit)
    }
    device = best.device
    misfits = best.misfits
    pictureCount = pictures.count
    others =
      fits.filter {
        best.count > 0 && $0.count == best.count && $0.whole == best.whole && $0.device.id != best.device.id
          && $0.difference < best.difference + Double(best.count)
      }
      .sorted { $0.difference < $1.difference }.map(\.device.id)
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
      let size = "\(DecimalText.text(picture.size.width)) × \(DecimalText.text(picture.size.height))"
      return misfits.count == pictureCount
        ? size : "\(PrintableText.shortened(picture.file, to: 40)) (\(size))"
    }
    let named = sizes.joined(separator: ", ") + (misfits.count > sizes.count ? ", …" : "")
    return misfits.count == pictureCount
      ? text + "; none fits, \(named) has another shape: --device takes a file for such a screen"
      : text + "; \(misfits.count) of \(pictureCount) pictures have another shape: \(named); "
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
    private static let scales = [1.0, 2, 3, 3.75]

    init(of device: Device, _ pictures: [Picture]) {
      self.device = device
      let screen = device.size
      var widths = Self.scales.map { $0 * screen.width }
      for (_, size) in pictures {
        let height = size.height * screen.width / size.width
        guard isWhole(height, of: screen) else { continue }
        count += 1
        whole += 1
        difference += abs(height - screen.height)
        widths.append(size.width)
        // Within a point: 2992 pixels are a screen of 997 points at scale 3.
        if Self.scales.contains(where: {
          abs(screen.width * $0 - size.width) < $0 && abs(screen.height * $0 - size.height) < $0
        }) {
          exact += 1
        }
      }
      for picture in pictures {
        let height = picture.size.height * screen.width / picture.size.width
        guard !isWhole(height, of: screen) else { continue }
        // A page that scrolls is as wide as the screen, or as the pictures that fill it.
        if height > screen.height, widths.contains(where: { abs($0 - picture.size.width) < 1 }) {
          count += 1
        } else {
          misfits.append(picture)
        }
      }
    }

    func isWorse(than other: Self) -> Bool {
      (count, exact, whole, -difference) < (other.count, other.exact, other.whole, -other.difference)
    }
  }
}
