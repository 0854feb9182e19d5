import CLCMS

/// The pixels of a picture, turned from the colours that its file means to sRGB.
struct TurnedColors {
  private let pixels: [UInt32]

  /// - Parameter request: The profile or the primaries, and straight pixels in ARGB.
  init(_ request: Request) throws(Failure) {
    cmsSetLogErrorHandler(nil)
    guard let source = request.kind == .profile ? Self.profile(request.bytes) : Self.primaries(request.bytes)
    else { throw Failure(reason: "it is damaged") }
    defer { cmsCloseProfile(source) }
    let formats = [cmsSigRgbData: lcms_words, cmsSigGrayData: lcms_grey_words]
    guard let format = formats[cmsGetColorSpace(source)] else {
      throw Failure(reason: "it is for other colours than red, green and blue")
    }
    guard let target = cmsCreate_sRGBProfile() else { throw Failure(reason: "there is no memory") }
    defer { cmsCloseProfile(target) }
    guard
      let transform = cmsCreateTransform(
        source, cmsUInt32Number(format), target, cmsUInt32Number(lcms_words),
        cmsUInt32Number(INTENT_RELATIVE_COLORIMETRIC), 0)
    else { throw Failure(reason: "it has no tables for red, green and blue") }
    defer { cmsDeleteTransform(transform) }
    var turned = [UInt32](repeating: 0, count: request.pixels.count)
    cmsDoTransform(transform, request.pixels, &turned, cmsUInt32Number(turned.count))
    for index in turned.indices {
      turned[index] = turned[index] & 0xFF_FFFF | request.pixels[index] & 0xFF00_0000
    }
    pixels = turned
  }

  /// Answers with the pixels.
  func write() {
    Channel.write([UInt32(0)])
    Channel.write(pixels)
  }

  private static func profile(_ bytes: [UInt8]) -> cmsHPROFILE? {
    cmsOpenProfileFromMem(bytes, cmsUInt32Number(bytes.count))
  }

  /// The chromaticities of white, red, green and blue, x before y, in hundred-thousandths, and the curve: 0 for sRGB's,
  /// 1 for that of BT.709, else an exponent in hundred-thousandths.
  private static func primaries(_ bytes: [UInt8]) -> cmsHPROFILE? {
    guard bytes.count == 36 else { return nil }
    let words = bytes.withUnsafeBytes { raw in
      (0..<9).map { raw.loadUnaligned(fromByteOffset: $0 * 4, as: UInt32.self) }
    }
    let numbers = words.map { Double($0) / 100_000 }
    func color(_ index: Int) -> cmsCIExyY { cmsCIExyY(x: numbers[index], y: numbers[index + 1], Y: 1) }
    var white = color(0)
    var primaries = cmsCIExyYTRIPLE(Red: color(2), Green: color(4), Blue: color(6))
    let curve =
      switch words[8] {
      case 0:
        cmsBuildParametricToneCurve(nil, 4, [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045])
      case 1:
        cmsBuildParametricToneCurve(nil, 4, [1 / 0.45, 1 / 1.099, 0.099 / 1.099, 1 / 4.5, 0.081])
      default: cmsBuildGamma(nil, numbers[8])
      }
    guard let curve else { return nil }
    defer { cmsFreeToneCurve(curve) }
    let curves = [curve, curve, curve].map(Optional.some)
    return cmsCreateRGBProfile(&white, &primaries, curves)
  }
}
