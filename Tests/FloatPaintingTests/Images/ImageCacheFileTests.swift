import FloatCore
import Foundation
import Testing

@testable import FloatFiles
@testable import FloatPainting
@testable import FloatTestSupport

@Suite struct ImageCacheFileTests {
  private static let drawing = """
    <svg xmlns="http://www.w3.org/2000/svg" width="8" height="8" viewBox="0 0 8 8">
    <circle cx="4" cy="4" r="3" fill="#ff8000" fill-opacity="0.5"/></svg>
    """
  private let request = ImageRequest(name: "dot", width: 8, height: 8, isTemplate: false)
  private let template = ImageRequest(name: "dot", width: 9, height: 7, isTemplate: true)

  /// Pictures that differ from any drawing's, so that their origin shows.
  private var pictures: [ImageRequest: Bitmap] {
    [
      request: Bitmap(
        width: 8, height: 8, originX: 0, originY: 0, pixels: .premultiplied((0..<64).map { UInt32($0) * 99 })),
      template: Bitmap(
        width: 7, height: 7, originX: 1, originY: 0, pixels: .mask((0..<49).map { UInt8($0) })),
    ]
  }

  private func colors(_ bitmap: Bitmap?) -> [UInt32]? {
    guard case .premultiplied(let colors)? = bitmap?.pixels else { return nil }
    return colors
  }

  @Test func what_was_saved_comes_back_and_the_store_shows_it_without_drawing() throws {
    let folder = try TemporaryDirectory()
    try folder.write(Self.drawing, to: "dot.svg")
    let assets = Assets(root: folder.path)
    let file = ImageCacheFile(path: folder.path + "/cache/floatdesktop/pictures")
    #expect(file.load(assets).isEmpty)
    file.save(pictures, assets)
    let loaded = file.load(assets)
    #expect(loaded.count == 2)
    #expect(colors(loaded[request]) == (0..<64).map { UInt32($0) * 99 })
    let mask = try #require(loaded[template])
    #expect(mask.width == 7)
    #expect(mask.height == 7)
    #expect(mask.originX == 1)
    #expect(mask.originY == 0)
    guard case .mask(let bytes) = mask.pixels else {
      Issue.record("a template is a mask")
      return
    }
    #expect(bytes == (0..<49).map { UInt8($0) })
    let store = ImageStore(assets: assets, kept: file)
    #expect(colors(store.bitmap(named: "dot", width: 8, height: 8, tint: nil)) == colors(loaded[request]))
  }

  @Test func what_was_made_ahead_of_the_first_frame_is_kept_as_well() throws {
    let folder = try TemporaryDirectory()
    try folder.write(Self.drawing, to: "dot.svg")
    let assets = Assets(root: folder.path)
    let file = ImageCacheFile(path: folder.path + "/pictures")
    let store = ImageStore(assets: assets, kept: file)
    store.prefetch([request, template], isUrgent: true)
    while store.isPrefetching { sched_yield() }
    for request in [request, template] {
      _ = store.bitmap(
        named: request.name, width: request.width, height: request.height,
        tint: request.isTemplate ? .black : nil)
    }
    store.keepForNextStart()
    #expect(Set(file.load(assets).keys) == [request, template])
  }

  @Test func a_drawing_that_changed_is_drawn_again() throws {
    let folder = try TemporaryDirectory()
    try folder.write(Self.drawing, to: "dot.svg")
    let assets = Assets(root: folder.path)
    let file = ImageCacheFile(path: folder.path + "/pictures")
    file.save(pictures, assets)
    try folder.write(Self.drawing + "\n", to: "dot.svg")
    #expect(file.load(assets).isEmpty)
    let store = ImageStore(assets: assets, kept: file)
    let drawn = colors(store.bitmap(named: "dot", width: 8, height: 8, tint: nil))
    #expect(
      drawn == colors(ImageStore(assets: assets).bitmap(named: "dot", width: 8, height: 8, tint: nil)))
    // The file now holds the drawn pictures.
    store.keepForNextStart()
    #expect(colors(file.load(assets)[request]) == drawn)
  }

  @Test func a_file_that_was_damaged_anywhere_cut_or_made_for_other_assets_is_as_good_as_none() throws {
    let folder = try TemporaryDirectory()
    try folder.write(Self.drawing, to: "dot.svg")
    let assets = Assets(root: folder.path)
    let file = ImageCacheFile(path: folder.path + "/pictures")
    file.save(pictures, assets)
    let url = URL(fileURLWithPath: file.path)
    let whole = try Data(contentsOf: url)
    for place in stride(from: 0, to: whole.count, by: 7) {
      var bytes = whole
      bytes[place] ^= 0x10
      try bytes.write(to: url)
      #expect(file.load(assets).isEmpty)
      try whole.prefix(place).write(to: url)
      #expect(file.load(assets).isEmpty)
    }
    try whole.write(to: url)
    #expect(file.load(assets).count == 2)
    let other = try TemporaryDirectory()
    try other.write(Self.drawing, to: "dot.svg")
    #expect(file.load(Assets(root: other.path)).isEmpty)
  }

  @Test func it_lies_in_the_users_cache_and_nowhere_without_a_home() {
    #expect(ImageCacheFile(environment: ["HOME": "/home/a"])?.path == "/home/a/.cache/floatdesktop/pictures")
    #expect(
      ImageCacheFile(environment: ["HOME": "/home/a", "XDG_CACHE_HOME": "/c"])?.path
        == "/c/floatdesktop/pictures")
    #expect(
      ImageCacheFile(environment: ["HOME": "/home/a", "XDG_CACHE_HOME": "c"])?.path
        == "/home/a/.cache/floatdesktop/pictures")
    #expect(ImageCacheFile(environment: ["HOME": "a"]) == nil)
    #expect(ImageCacheFile(environment: [:]) == nil)
  }

  @Test func numbers_that_promise_more_than_there_is_are_not_believed() {
    var writer = ByteWriter()
    writer.add(UInt64.max)
    writer.add(3)
    writer.add([1, 2] as [UInt8])
    var reader = ByteReader(writer.bytes)
    #expect(reader.text() == nil)
    #expect(reader.text() == nil)
    #expect(reader.words(1) == nil)
    #expect(reader.words(Int.max) == nil)
    #expect(reader.bytes(-1) == nil)
    #expect(reader.bytes(2) == [1, 2])
    #expect(reader.number() == nil)
  }
}
