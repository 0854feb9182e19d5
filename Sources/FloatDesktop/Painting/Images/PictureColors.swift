import CZLib
import FloatFiles

/// The colours that the numbers in a picture's file mean.
enum PictureColors: Equatable {
  /// sRGB, which most files mean, with a word or without.
  case usual
  /// The colours of an ICC profile.
  case profile([UInt8], name: String)
  /// The chromaticities of white, red, green and blue, x before y, in hundred-thousandths, and the curve: 0 for sRGB's,
  /// 1 for that of BT.709, else an exponent in hundred-thousandths.
  case primaries([UInt32])
  /// Colours that are shown as they are stored, with the reason.
  case unusable(String)

  init(_ bytes: [UInt8], _ format: PictureFormat) {
    switch format {
    case .png, .svg: self = Self.png(bytes)
    case .jpeg:
      self = Self.profile(Self.jpegProfile(bytes), isGray: JPEGHeader(bytes)?.components == 1)
    case .webp: self = Self.profile(Self.webpProfile(bytes), isGray: false)
    }
  }

  /// - Parameters:
  ///   - bytes: A profile; nil for a file without one, nothing for one that is damaged.
  ///   - isGray: True for a picture of greys, which a profile for three colours describes as well.
  private static func profile(_ bytes: [UInt8]?, isGray: Bool) -> PictureColors {
    guard let bytes else { return .usual }
    guard let profile = ICCProfile(bytes) else { return .unusable("its colour profile is damaged") }
    let name = PrintableText.shortened(PrintableText.cleaned(profile.name), to: 60)
    guard profile.space == "RGB" || isGray && profile.space == "GRAY" else {
      return .unusable("its colour profile \"\(name)\" is for \(PrintableText.cleaned(profile.space))")
    }
    return profile.isSRGB ? .usual : .profile(bytes, name: name)
  }

  // MARK: PNG

  /// What comes first counts: the code of a video's colours, a profile, sRGB, then primaries and an exponent.
  private static func png(_ bytes: [UInt8]) -> PictureColors {
    var chunks: [String: ArraySlice<UInt8>] = [:]
    var offset = 8
    while bytes.count - offset >= 12 {
      let length = number(bytes[offset..<offset + 4])
      let name = String(decoding: bytes[offset + 4..<offset + 8], as: UTF8.self)
      guard length <= bytes.count - offset - 12, name != "IDAT" else { break }
      if chunks[name] == nil { chunks[name] = bytes[(offset + 8)..<(offset + 8 + length)] }
      offset += 12 + length
    }
    // 2 says nothing.
    if let code = chunks["cICP"], code.count == 4, !code.starts(with: [2, 2]) {
      return codePoints(Array(code))
    }
    if let chunk = chunks["iCCP"] {
      return profile(inflated(chunk) ?? [], isGray: bytes.count > 25 && [0, 4].contains(bytes[25]))
    }
    if chunks["sRGB"] != nil { return .usual }
    return primaries(gamma: chunks["gAMA"], chromaticities: chunks["cHRM"])
  }

  /// A profile behind its name and the number of its compression.
  private static func inflated(_ chunk: ArraySlice<UInt8>) -> [UInt8]? {
    guard let end = chunk.firstIndex(of: 0), end + 2 < chunk.endIndex else { return nil }
    let packed = Array(chunk[(end + 2)...])
    var isWhole = false
    let bytes = [UInt8](unsafeUninitializedCapacity: ICCProfile.limit) { out, count in
      var length = uLong(out.count)
      isWhole = uncompress(out.baseAddress, &length, packed, uLong(packed.count)) == Z_OK
      count = isWhole ? Int(length) : 0
    }
    return isWhole ? bytes : nil
  }

  /// sRGB's white, red, green and blue.
  private static let usualPrimaries: [UInt32] = [31270, 32900, 64000, 33000, 30000, 60000, 15000, 6000]

  private static func primaries(
    gamma: ArraySlice<UInt8>?, chromaticities: ArraySlice<UInt8>?
  ) -> PictureColors {
    var places = usualPrimaries
    if let chromaticities, chromaticities.count == 32 {
      places = (0..<8).map {
        let start = chromaticities.startIndex + $0 * 4
        return UInt32(number(chromaticities[start..<start + 4]))
      }
    }
    let stored = gamma.map { $0.count == 4 ? number($0) : 0 } ?? 45_455
    guard 10_000...500_000 ~= stored,
      zip(places, 0...).allSatisfy({ 100_000 >= $0 && ($1 % 2 == 0 || $0 > 0) })
    else { return .unusable("its chunks gAMA and cHRM are damaged") }
    // Nearly all files with the usual exponent mean sRGB's curve.
    let isUsualCurve = 45_000...46_000 ~= stored
    let isUsual = zip(places, usualPrimaries).allSatisfy { abs(Int($0) - Int($1)) < 200 }
    if isUsualCurve, isUsual { return .usual }
    return .primaries(places + [isUsualCurve ? 0 : UInt32(10_000_000_000 / stored)])
  }

  /// The code points of ITU-T H.273: primaries, transfer, matrix, range.
  private static func codePoints(_ code: [UInt8]) -> PictureColors {
    let white = usualPrimaries.prefix(2)
    let places: [UInt8: [UInt32]] = [
      1: usualPrimaries,
      4: [31006, 31616, 67000, 33000, 21000, 71000, 14000, 8000],
      5: white + [64000, 33000, 29000, 60000, 15000, 6000],
      6: white + [63000, 34000, 31000, 59500, 15500, 7000],
      7: white + [63000, 34000, 31000, 59500, 15500, 7000],
      9: white + [70800, 29200, 17000, 79700, 13100, 4600],
      11: [31400, 35100, 68000, 32000, 26500, 69000, 15000, 6000],
      12: white + [68000, 32000, 26500, 69000, 15000, 6000],
    ]
    let curves: [UInt8: UInt32] = [
      1: 1, 4: 220_000, 5: 280_000, 6: 1, 8: 100_000, 13: 0, 14: 1, 15: 1, 17: 260_000,
    ]
    if let name = [16: "PQ", 18: "HLG"][Int(code[1])] {
      return .unusable("it is an HDR picture (\(name))")
    }
    guard let place = places[code[0]], let curve = curves[code[1]], code[2] == 0, code[3] == 1 else {
      return .unusable("its colours (cICP \(code.map(String.init).joined(separator: " "))) are not known")
    }
    return code[0] == 1 && code[1] == 13 ? .usual : .primaries(place + [curve])
  }

  // MARK: JPEG and WebP

  /// A JPEG's profile, from its numbered parts of at most 64 kB.
  private static func jpegProfile(_ bytes: [UInt8]) -> [UInt8]? {
    let mark = Array("ICC_PROFILE\0".utf8)
    var parts: [UInt8: ArraySlice<UInt8>] = [:]
    var count: UInt8 = 0
    for segment in JPEGSegments(bytes) {
      if segment.marker == 0xDA || segment.marker == 0xD9 { break }
      let content = bytes[segment.content]
      guard segment.marker == 0xE2, content.count > 14, content.starts(with: mark) else { continue }
      count = content[content.startIndex + 13]
      parts[content[content.startIndex + 12]] = content.dropFirst(14)
    }
    guard !parts.isEmpty else { return nil }
    let ordered = count > 0 ? (1...count).compactMap { parts[$0] } : []
    return ordered.count == Int(count) ? Array(ordered.joined()) : []
  }

  /// A WebP's profile, which lies between its header and its pixels.
  private static func webpProfile(_ bytes: [UInt8]) -> [UInt8]? {
    var offset = 12
    while bytes.count - offset >= 8 {
      let length = number(bytes[(offset + 4)..<(offset + 8)].reversed())
      guard length <= bytes.count - offset - 8 else { return nil }
      switch String(decoding: bytes[offset..<offset + 4], as: UTF8.self) {
      case "ICCP": return Array(bytes[(offset + 8)..<(offset + 8 + length)])
      case "VP8 ", "VP8L": return nil
      default: offset += 8 + length + length % 2
      }
    }
    return nil
  }

  private static func number(_ bytes: some Sequence<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }
}
