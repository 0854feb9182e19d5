import FloatCore
import Testing

@testable import FloatFiles
@testable import FloatPainting
@testable import FloatTestSupport

/// Pictures whose numbers mean other colours than sRGB's.
@Suite struct PictureColorsTests {
  /// An iPhone's system colours, as its screenshots store them in Display P3, and in sRGB.
  private static let phone: [(stored: UInt32, shown: UInt32)] = [
    (0x3478F6, 0x007AFF), (0xEB4E3D, 0xFF3B30), (0xF19A37, 0xFF9500), (0x808080, 0x808080),
  ]

  private static func number(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  /// A profile with a matrix, of the third version of curves: an exponent, and a line near black.
  private static func profile(
    _ primaries: [[Double]], curve: [Double] = [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045],
    name: String = "Display P3", space: String = "RGB "
  ) -> [UInt8] {
    func fixed(_ value: Double) -> [UInt8] { number(Int((value * 65_536).rounded())) }
    func xyz(_ place: [Double]) -> [UInt8] { Array("XYZ \0\0\0\0".utf8) + place.flatMap(fixed) }
    let para: [UInt8] = Array("para\0\0\0\0".utf8) + [0, 3, 0, 0] + curve.flatMap(fixed)
    let text = Array(name.utf8) + [0]
    let description: [UInt8] =
      Array("desc\0\0\0\0".utf8) + number(text.count) + text + [UInt8](repeating: 0, count: 79)
    let tags: [(String, [UInt8])] = [
      ("desc", description), ("wtpt", xyz([0.9642, 1, 0.8249])), ("rXYZ", xyz(primaries[0])),
      ("gXYZ", xyz(primaries[1])), ("bXYZ", xyz(primaries[2])), ("rTRC", para), ("gTRC", para),
      ("bTRC", para),
    ]
    var table = number(tags.count)
    var content: [UInt8] = []
    for (name, bytes) in tags {
      table += Array(name.utf8) + number(132 + tags.count * 12 + content.count) + number(bytes.count)
      content += bytes + [UInt8](repeating: 0, count: (4 - bytes.count % 4) % 4)
    }
    let size = 128 + table.count + content.count
    var header = number(size) + number(0) + [2, 0x40, 0, 0] + Array("mntr\(space)XYZ ".utf8)
    header += [7, 230, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0] + Array("acsp".utf8)
    header += [UInt8](repeating: 0, count: 28) + fixed(0.9642) + fixed(1) + fixed(0.8249)
    header += [UInt8](repeating: 0, count: 128 - header.count)
    return header + table + content
  }

  private static let displayP3 = profile([
    [0.51512, 0.24120, -0.00105], [0.29198, 0.69225, 0.04189], [0.15710, 0.06657, 0.78407],
  ])
  private static let usual = profile(
    [[0.43607, 0.22249, 0.01392], [0.38515, 0.71687, 0.09708], [0.14307, 0.06061, 0.71410]], name: "sRGB")

  private static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    let bytes = Array(name.utf8) + content
    return number(content.count) + bytes + number(PNGWriter.sum(of: bytes[...]))
  }

  /// Bytes as zlib stores them without compression.
  private static func stored(_ bytes: [UInt8]) -> [UInt8] {
    var (a, b) = (1, 0)
    for byte in bytes { (a, b) = ((a + Int(byte)) % 65_521, (b + a + Int(byte)) % 65_521) }
    let count = [UInt8(bytes.count & 255), UInt8(bytes.count >> 8)]
    return [0x78, 0x01, 0x01] + count + count.map { ~$0 } + bytes
      + [b >> 8, b & 255, a >> 8, a & 255].map { UInt8($0) }
  }

  private static func iccp(_ profile: [UInt8]) -> [UInt8] {
    chunk("iCCP", Array("p\0\0".utf8) + stored(profile))
  }

  /// A PNG of one colour, which says with some chunks what it means.
  private static func png(_ color: UInt32, _ chunks: [UInt8]) throws -> [UInt8] {
    let surface = Surface(width: 4, height: 4)
    surface.fill(Color(rgb: color))
    let bytes = try #require(PNGFile.encode(surface))
    // The writer's own chunk for sRGB is behind the header.
    return Array(bytes[..<33]) + chunks + Array(bytes[(33 + 13)...])
  }

  /// The colour that is shown, and what is warned of.
  private func shown(_ bytes: [UInt8]) throws -> (color: UInt32, warnings: [String]) {
    let folder = try TemporaryDirectory()
    let name = ExternalPicture.name(of: try folder.write(bytes, to: "a.png"))
    let decoder = ImageDecoder(assets: Assets(root: folder.path), shelf: nil)
    let picture = try decoder.picture(ImageRequest(name: name, width: 4, height: 4, isTemplate: false))
    if case .usual = try RasterFile(bytes, maximumArea: 99).colors {
      #expect(decoder.drawings.pid == nil, "sRGB costs nothing")
    }
    return (picture.colors[5], decoder.warnings.lines)
  }

  private func isNear(_ a: UInt32, _ b: UInt32) -> Bool {
    [16, 8, 0].allSatisfy { abs(Int(a >> $0 & 255) - Int(b >> $0 & 255)) <= 2 }
  }

  @Test(arguments: phone)
  func a_phones_colours_are_the_designers(stored: UInt32, shown: UInt32) throws {
    let found = try self.shown(Self.png(stored, Self.iccp(Self.displayP3)))
    #expect(isNear(found.color, shown), "\(String(found.color, radix: 16))")
    #expect(found.warnings == [])
    // Primaries of P3 under D65 with sRGB's curve, by code.
    let coded = try self.shown(Self.png(stored, Self.chunk("cICP", [12, 13, 0, 1])))
    #expect(isNear(coded.color, shown), "\(String(coded.color, radix: 16))")
    // The same primaries by their places, of white, red, green and blue.
    let places = [31_270, 32_900, 68_000, 32_000, 26_500, 69_000, 15_000, 6000]
    let measured = try self.shown(Self.png(stored, Self.chunk("cHRM", places.flatMap(Self.number))))
    #expect(isNear(measured.color, shown), "\(String(measured.color, radix: 16))")
  }

  /// Opaque or not; for colours it says nothing.
  @Test(arguments: [(0, true), (4, true), (2, false), (6, false)] as [(UInt8, Bool)])
  func a_grey_png_may_have_a_profile_for_greys(type: UInt8, isGrey: Bool) {
    let profile = Self.profile([[0, 0, 0], [0, 0, 0], [0, 0, 0]], name: "Dot Gain", space: "GRAY")
    let header = Self.chunk("IHDR", [0, 0, 0, 1, 0, 0, 0, 1, 8, type, 0, 0, 0])
    let colors = PictureColors(PNGFile.signature + header + Self.iccp(profile), .png)
    #expect((colors == .profile(profile, name: "Dot Gain")) == isGrey, "\(colors)")
  }

  @Test func opacity_outlives_the_turning_of_colours() throws {
    let displayP3: [UInt32] = [31_270, 32_900, 68_000, 32_000, 26_500, 69_000, 15_000, 6000, 0]
    let pixels = [0x8034_78F6, 0, 0xFF34_78F6].map { premultiplied($0) }
    let turned = try DrawingProgram().turn(pixels, width: 3, from: .primaries(displayP3), name: "")
    #expect(turned.map { $0 >> 24 } == [0x80, 0, 0xFF])
    #expect(isNear(turned[2], 0x007AFF), "\(String(turned[2], radix: 16))")
  }

  @Test func srgb_stays_as_it_is_and_needs_no_other_program() throws {
    let ways: [[UInt8]] = [
      [], Self.chunk("sRGB", [0]), Self.iccp(Self.usual), Self.chunk("gAMA", [0, 0, 0xB1, 0x8F]),
      Self.chunk("cICP", [1, 13, 0, 1]), Self.chunk("cICP", [2, 2, 0, 1]) + Self.chunk("sRGB", [0]),
    ]
    for chunks in ways {
      let bytes = try Self.png(0x3478F6, chunks)
      #expect(PictureColors(bytes, .png) == .usual)
      let found = try shown(bytes)
      #expect(found.color == 0xFF34_78F6)
      #expect(found.warnings == [])
    }
  }

  @Test func an_exponent_is_turned() throws {
    // 1 / 1.8, as old Macs stored it: e62828 became e01e1e.
    let found = try shown(Self.png(0xE01E1E, Self.chunk("gAMA", [0, 0, 0xD9, 0x04])))
    #expect(isNear(found.color, 0xE62828), "\(String(found.color, radix: 16))")
  }

  @Test(arguments: [
    (iccp([1, 2, 3]), "its colour profile is damaged"), (chunk("cICP", [9, 16, 0, 1]), "HDR picture (PQ)"),
    (chunk("cICP", [9, 18, 0, 1]), "HDR picture (HLG)"), (chunk("cICP", [99, 13, 0, 1]), "(cICP 99 13 0 1)"),
    (
      iccp(profile([[0, 0, 0], [0, 0, 0], [0, 0, 0]], name: "Coated", space: "CMYK")),
      "\"Coated\" is for CMYK"
    ),
    (
      iccp(profile([[0, 0, 0], [0, 0, 0], [0, 0, 0]], name: "Dot Gain", space: "GRAY")),
      "\"Dot Gain\" is for GRAY"
    ),
    // lcms refuses a matrix that has no inverse.
    (iccp(Array(displayP3.prefix(300))), "cannot be used"),
  ])
  func colours_that_cannot_be_used_are_named_and_shown_as_stored(chunks: [UInt8], reason: String) throws {
    let found = try shown(Self.png(0x3478F6, chunks))
    #expect(found.color == 0xFF34_78F6)
    #expect(found.warnings.count == 1 && found.warnings[0].contains(reason), "\(found.warnings)")
  }

  @Test func a_jpegs_profile_is_joined_and_a_webps_is_found() throws {
    let profile = Self.displayP3
    var jpeg: [UInt8] = [0xFF, 0xD8]
    for (index, part) in [Array(profile[200...]), Array(profile[..<200])].enumerated() {
      let length = part.count + 16
      jpeg += [0xFF, 0xE2, UInt8(length >> 8), UInt8(length & 255)] + Array("ICC_PROFILE\0".utf8)
      jpeg += [UInt8(2 - index), 2] + part
    }
    #expect(PictureColors(jpeg, .jpeg) == .profile(profile, name: "Display P3"))
    #expect(
      PictureColors(Array(jpeg.prefix(300)), .jpeg) == .usual
        || PictureColors(Array(jpeg.dropLast(300)), .jpeg) != .usual)
    let count = profile.count
    let webp =
      Array("RIFF\0\0\0\0WEBPVP8X".utf8) + [10, 0, 0, 0] + [UInt8](repeating: 0, count: 10)
      + Array("ICCP".utf8) + [UInt8(count & 255), UInt8(count >> 8), 0, 0] + profile
    #expect(PictureColors(webp, .webp) == .profile(profile, name: "Display P3"))
  }

  /// As optimisers write icons: of two pixels one has the colour that is nothing. 0 is grey, 2 has three channels.
  @Test(
    arguments: [
      (8, 0, [0, 200], [100, 200], [0xFF64_6464, 0]),
      (16, 0, [200, 200], [100, 100, 200, 200], [0xFF64_6464, 0]),
      (16, 0, [200, 7], [100, 3, 200, 7], [0xFF64_6464, 0]),
      (8, 2, [0, 10, 0, 20, 0, 30], [10, 20, 30, 40, 50, 60], [0, 0xFF28_323C]),
      (
        16, 2, [10, 10, 20, 20, 30, 30], [10, 10, 20, 20, 30, 30, 40, 40, 50, 50, 60, 60], [0, 0xFF28_323C]
      ),
    ] as [(UInt8, UInt8, [UInt8], [UInt8], [UInt32])])
  func one_transparent_colour_is_nothing(
    depth: UInt8, type: UInt8, nothing: [UInt8], samples: [UInt8], shown: [UInt32]
  ) throws {
    let png =
      PNGFile.signature + Self.chunk("IHDR", [0, 0, 0, 2, 0, 0, 0, 1, depth, type, 0, 0, 0])
      + Self.chunk("tRNS", nothing) + Self.chunk("IDAT", Self.stored([0] + samples))
      + Self.chunk("IEND", [])
    let file = try RasterFile(png, maximumArea: 99)
    var row: [UInt32] = [1, 1]
    row.withUnsafeMutableBufferPointer { file.read(0, into: $0.baseAddress!) }
    #expect(row == shown)
  }

  /// libpng would complain on the terminal.
  @Test func a_palette_is_as_long_as_what_refers_to_it() throws {
    let start = PNGFile.signature + Self.chunk("IHDR", [0, 0, 0, 1, 0, 0, 0, 1, 8, 3, 0, 0, 0])
    let end = Self.chunk("IDAT", Self.stored([0, 0])) + Self.chunk("IEND", [])
    let colors = Self.chunk("PLTE", [1, 2, 3])
    let opacity = Self.chunk("tRNS", [9])
    let ways: [(chunks: [UInt8], used: [UInt8]?)] = [
      ([], nil), (opacity, nil), (colors, colors), (colors + opacity, colors + opacity),
      (colors + Self.chunk("tRNS", [9, 9]), colors), (colors + Self.chunk("tRNS", []), colors),
      (colors + colors + opacity + opacity, colors + opacity),
    ]
    for (chunks, used) in ways {
      let found = try? PNGFile.essence(start + chunks + end).bytes
      #expect(found == used.map { start + $0 + end })
    }
  }

  /// A file of two colours may list more of them.
  @Test func opacities_are_as_many_as_a_pixel_can_name() throws {
    let start = PNGFile.signature + Self.chunk("IHDR", [0, 0, 0, 1, 0, 0, 0, 1, 1, 3, 0, 0, 0])
    let colors = Self.chunk("PLTE", [UInt8](repeating: 7, count: 12))
    let end = Self.chunk("IDAT", Self.stored([0, 0])) + Self.chunk("IEND", [])
    for count in [2, 3] {
      let opacities = Self.chunk("tRNS", [UInt8](repeating: 9, count: count))
      let found = try PNGFile.essence(start + colors + opacities + end).bytes
      #expect(found == start + colors + (count == 2 ? opacities : []) + end)
    }
  }

  @Test func a_damaged_sum_is_told_without_a_decoder() throws {
    var bytes = try Self.png(0x123456, [])
    bytes[40] ^= 1
    #expect(throws: BoundedFile.Failure.self) { _ = try RasterFile(bytes, maximumArea: 99) }
  }

  @Test func every_shipped_drawing_is_listed() throws {
    let assets = try Assets.locate()
    let shipped = ShippedDrawings(assets: assets)
    for folder in ["icons", "pictures"] {
      for file in Folder.names(in: assets.path(folder)) where file.hasSuffix(".svg") {
        let bytes = try BoundedFile.read(assets.path("\(folder)/\(file)"), limit: 1 << 20)
        #expect(shipped.contains("\(folder)/\(file)", bytes), "\(file): run scripts/shipped-drawings.py")
        #expect(!shipped.contains("\(folder)/\(file)", bytes + [32]))
      }
    }
  }
}
