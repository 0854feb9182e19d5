import FloatCore
import Glibc
import Testing

@testable import FloatFiles
@testable import FloatPainting
@testable import FloatTestSupport

/// Pictures kept from one start to the next, long ones in bands.
@Suite struct PictureShelfTests {
  /// Creates a picture of many colours, 60 × 9,000 pixels.
  private static func picture(in folder: borrowing TemporaryDirectory) throws -> String {
    let surface = Surface(width: 60, height: 9000)
    for y in 0..<surface.height {
      for x in 0..<surface.width {
        surface.pixels[y * surface.stride + x] =
          0xFF00_0000 | UInt32(y * 31 + x * 7) &* 40_503 & 0xFF_FFFF
      }
    }
    return try folder.write(try #require(PNGFile.encode(surface)), to: "long.png")
  }

  private static func pixels(_ bitmap: Bitmap?) throws -> [UInt32] { try #require(bitmap?.colors) }

  /// The first rows of a picture at a third of its size, as a start of the program shows them; nil where there is none.
  private func band(_ name: String, _ folder: borrowing TemporaryDirectory, width: Int = 40) throws -> Bitmap?
  {
    try Self.store(folder).bitmap(
      ImageRequest(name: name, width: width, height: 6000, isTemplate: false, rows: 0..<1024))
  }

  private static func store(_ folder: borrowing TemporaryDirectory) throws -> ImageStore {
    ImageStore(
      assets: try Assets.locate(),
      shelf: PictureShelf(environment: ["XDG_CACHE_HOME": folder.path + "/cache"]))
  }

  @Test(arguments: [(60, 9000), (40, 6000), (41, 6150), (90, 13_500)])
  func bands_are_the_rows_of_the_whole(width: Int, height: Int) throws {
    let folder = try TemporaryDirectory()
    let name = ExternalPicture.name(of: try Self.picture(in: folder))
    let whole = try #require(
      try ImageFile(raster: folder.path + "/long.png", width: width, height: height, fills: true))
    let shelved = try Self.store(folder)
    let plain = ImageStore(assets: try Assets.locate())
    for rows in [0..<1024, 1024..<2048, height - 500..<height] {
      let wanted = Array(whole.pixels[rows.lowerBound * width..<rows.upperBound * width])
      for store in [shelved, plain] {
        let band = store.bitmap(
          ImageRequest(name: name, width: width, height: height, isTemplate: false, rows: rows))
        #expect(try Self.pixels(band) == wanted, "\(rows)")
        #expect(band?.isOpaque == true)
      }
    }
  }

  /// 4,000 points are 12,000 pixels on a display of three pixels per point.
  @Test func a_drawing_longer_than_any_bitmap_is_drawn_in_bands() throws {
    let folder = try TemporaryDirectory()
    let halves = """
      <rect width="260" height="2000" fill="#f00"/><rect y="2000" width="260" height="2000" fill="#00f"/>
      """
    let name = ExternalPicture.name(
      of: try folder.write(PictureBytes.svg(260, 4000, halves), to: "long.svg"))
    for store in [try Self.store(folder), ImageStore(assets: try Assets.locate())] {
      let rows = 5120..<6144
      let band = store.bitmap(
        ImageRequest(name: name, width: 780, height: 12_000, isTemplate: false, rows: rows))
      let pixels = try Self.pixels(band)
      #expect(pixels.count == rows.count * 780)
      #expect(pixels.first == 0xFFFF_0000)
      #expect(pixels.last == 0xFF00_00FF)
      #expect(pixels[(5998 - rows.lowerBound) * 780] == 0xFFFF_0000)
      #expect(pixels[(6001 - rows.lowerBound) * 780] == 0xFF00_00FF)
    }
  }

  @Test(arguments: [812, 2731, 4000])
  func a_drawing_of_any_length_is_painted(length: Int) throws {
    let folder = try TemporaryDirectory()
    let red = "<rect width=\"260\" height=\"\(length)\" fill=\"#f00\"/>"
    let path = try folder.write(PictureBytes.svg(260, length, red), to: "long.svg")
    let painter = Painter(
      scale: 3, deviceSize: Size(260, 100), text: TextRenderer(mode: .boxes),
      images: ImageStore(assets: try Assets.locate()))
    let frame = RoundedRect(Rect(0, 0, 260, Double(length)))
    let picture = Layer(
      id: "page", position: Point(0, 100 - Double(length)),
      content: [.image(ImageRun(ExternalPicture.name(of: path), frame: frame))])
    _ = painter.paint(FloatCore.Scene(size: Size(260, 100), background: .white, layers: [picture]))
    #expect(painter.frame[30, 150] == 0xFFFF_0000)
  }

  @Test func the_next_start_reads_what_was_kept() throws {
    let folder = try TemporaryDirectory()
    let name = ExternalPicture.name(of: try Self.picture(in: folder), version: "1")
    let first = try #require(try band(name, folder))
    // The file no longer decodes.
    try folder.write([1, 2, 3], to: "long.png")
    let again = try Self.store(folder)
    func request(_ name: String) -> ImageRequest {
      ImageRequest(name: name, width: 40, height: 6000, isTemplate: false, rows: 0..<1024)
    }
    #expect(again.isKept(request(name)))
    #expect(again.bitmap(request(name)) == first)
    _ = try Self.pixels(
      again.bitmap(ImageRequest(name: name, width: 40, height: 6000, isTemplate: false, rows: 3072..<4096)))
    // Another version of the file, or another size, is another picture.
    let other = ExternalPicture.name(of: folder.path + "/long.png", version: "2")
    #expect(!again.isKept(request(other)))
    #expect(again.bitmap(request(other)) == nil)
    #expect(try band(name, folder, width: 41) == nil)
  }

  /// The warning comes at each start.
  @Test(arguments: [true, false]) func a_picture_with_a_warning_is_not_kept(isWarned: Bool) throws {
    let folder = try TemporaryDirectory()
    let bytes = try #require(PNGFile.encode(Surface(width: 40, height: 40)))
    let damaged: [UInt8] = [0, 0, 0, 3] + Array("iCCP".utf8) + [1, 2, 3, 0, 0, 0, 0]
    let path = try folder.write(
      Array(bytes[..<33]) + (isWarned ? damaged : []) + Array(bytes[33...]), to: "a.png")
    let name = ExternalPicture.name(of: path, version: "1")
    let store = try Self.store(folder)
    #expect(store.bitmap(named: name, width: 40, height: 40, tint: nil) != nil)
    let request = ImageRequest(name: name, width: 40, height: 40, isTemplate: false)
    #expect(store.isKept(request) != isWarned)
  }

  @Test func a_damaged_file_is_as_good_as_none() throws {
    let folder = try TemporaryDirectory()
    let path = try Self.picture(in: folder)
    let name = ExternalPicture.name(of: path, version: "1")
    let first = try #require(try band(name, folder))
    let kept = "cache/floatdesktop/screens"
    let file = try #require(Folder.names(in: "\(folder.path)/\(kept)").first)
    let whole = try BoundedFile.read("\(folder.path)/\(kept)/\(file)", limit: 64 << 20)
    for change in [4100, 4096 + 40 * 1000 * 4, 0, 30] {
      var bytes = whole
      bytes[change] ^= 0x5A
      try folder.write(bytes, to: "\(kept)/\(file)")
      #expect(try band(name, folder) == first)
    }
    try folder.write(Array(whole.prefix(5000)), to: "\(kept)/\(file)")
    #expect(try band(name, folder) == first)
  }

  /// A picture of the assets is kept for as long as its file is the same, in colours and as a template.
  @Test(arguments: [(8, false), (300, false), (800, false), (9, true)])
  func a_picture_of_the_assets_is_read_until_its_file_changes(side: Int, isTemplate: Bool) throws {
    let folder = try TemporaryDirectory()
    let assets = Assets(root: folder.path)
    let request = ImageRequest(name: "dot", width: side, height: side, isTemplate: isTemplate)
    func write(_ color: String) throws {
      let rect = "<rect width=\"8\" height=\"4\" fill=\"\(color)\"/>"
      let path = try folder.write(PictureBytes.svg(8, 4, rect), to: "new.svg")
      rename(path, folder.path + "/dot.svg")
    }
    /// The picture, and the number of files that were drawn for it.
    func shown() throws -> (bitmap: Bitmap, drawn: Int) {
      let store = ImageStore(assets: assets, shelf: PictureShelf(folder: folder.path + "/shelf"))
      let bitmap = store.bitmap(named: "dot", width: side, height: side, tint: isTemplate ? .black : nil)
      return (try #require(bitmap), store.decodeCount)
    }
    try write("#f80")
    let first = try shown()
    #expect(first.drawn == 1)
    let again = try shown()
    #expect(again.drawn == 0)
    #expect(again.bitmap == first.bitmap)
    let shelf = PictureShelf(folder: folder.path + "/shelf")
    #expect(shelf.picture(request, assets) == first.bitmap)
    #expect(shelf.picture(request, Assets(root: folder.path + "/.")) == nil, "the assets are others")
    // As long, and within the same second.
    try write("#08f")
    #expect(shelf.picture(request, assets) == nil)
    #expect(try shown().drawn == 1)
  }

  @Test func what_was_made_ahead_is_kept_as_well() throws {
    let folder = try TemporaryDirectory()
    let real = ImageRequest(name: "icons/wifi", width: 20, height: 20, isTemplate: true)
    for isUrgent in [true, false] {
      let store = try Self.store(folder)
      store.prefetch([real, real], isUrgent: isUrgent)
      while store.isPrefetching { sched_yield() }
      _ = store.bitmap(named: real.name, width: 20, height: 20, tint: .black)
      #expect(store.decodeCount == 0)
    }
    #expect(Folder.names(in: folder.path + "/cache/floatdesktop/screens").count == 1)
  }

  @Test(arguments: [
    (["HOME": "/home/a"], "/home/a/.cache"), (["HOME": "/home/a", "XDG_CACHE_HOME": "/c"], "/c"),
    (["HOME": "/home/a", "XDG_CACHE_HOME": "c"], "/home/a/.cache"), (["HOME": "a"], nil), ([:], nil),
  ])
  func it_lies_in_the_users_cache_and_nowhere_without_a_home(environment: [String: String], base: String?) {
    #expect(PictureShelf(environment: environment)?.folder == base.map { $0 + "/floatdesktop/screens" })
  }

  /// An article's picture at scale 2 is drawn ahead once; from then on it is read when it is needed. A larger one is
  /// read ahead, and so are the pictures needed next.
  @Test(arguments: [(400, false), (800, true)])
  func what_is_read_in_a_part_of_a_frame_is_not_read_ahead(side: Int, isReadAhead: Bool) throws {
    let folder = try TemporaryDirectory()
    let rect = "<rect width=\"8\" height=\"8\" fill=\"#ff8000\"/>"
    try folder.write(PictureBytes.svg(8, 8, rect), to: "square.svg")
    let assets = Assets(root: folder.path)
    let request = ImageRequest(name: "square", width: side, height: side, isTemplate: false)
    /// True where the picture was ready before it was requested.
    func isMadeAhead(isUrgent: Bool = false) throws -> Bool {
      let store = ImageStore(assets: assets, shelf: PictureShelf(folder: folder.path + "/shelf"))
      store.prefetch([request], isUrgent: isUrgent)
      while store.isPrefetching { sched_yield() }
      _ = store.isReady(request)
      let made = store.cachedByteCount >= side * side * 4
      let picture = store.bitmap(named: "square", width: side, height: side, tint: nil)
      #expect(try Self.pixels(picture).allSatisfy { $0 == 0xFFFF_8000 })
      return made
    }
    #expect(try isMadeAhead())
    #expect(try isMadeAhead() == isReadAhead)
    #expect(try isMadeAhead(isUrgent: true))
  }

  @Test func what_was_not_used_for_longest_goes() throws {
    let folder = try TemporaryDirectory()
    let capacity = 100_000
    let shelf = PictureShelf(folder: folder.path + "/shelf", capacity: capacity)
    let assets = Assets(root: folder.path)
    func request(_ number: Int) -> ImageRequest {
      ImageRequest(
        name: ExternalPicture.name(of: "/\(number).png"), width: 50, height: 100, isTemplate: false)
    }
    let picture = Bitmap(
      width: 50, height: 100, originX: 0, originY: 0,
      pixels: .premultiplied([UInt32](repeating: .max, count: 5000)),
      isOpaque: true)
    for number in 0..<12 {
      shelf.keep(picture, for: request(number), assets)
      let total = Folder.names(in: shelf.folder).count * 24_096
      #expect(total <= capacity)
    }
    #expect(shelf.picture(request(11), assets) != nil)
    #expect(shelf.picture(request(0), assets) == nil)
  }
}
