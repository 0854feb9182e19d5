import FloatCore
import Glibc
import Testing

@testable import FloatFiles
@testable import FloatPainting
@testable import FloatTestSupport

@Suite struct ImageShelfTests {
  private static let drawing = """
    <svg xmlns="http://www.w3.org/2000/svg" width="8" height="8" viewBox="0 0 8 8">
    <circle cx="4" cy="4" r="3" fill="#ff8000"/></svg>
    """

  private func request(_ side: Int) -> ImageRequest {
    ImageRequest(name: "dot", width: side, height: side, isTemplate: true)
  }

  private func picture(_ value: UInt8, bytes: Int = 1, rows: Int = 1) -> Bitmap {
    Bitmap(
      width: bytes, height: rows, originX: 0, originY: 0,
      pixels: .mask([UInt8](repeating: value, count: bytes * rows)))
  }

  /// A folder with a drawing.
  private func folder() throws -> TemporaryDirectory {
    let folder = try TemporaryDirectory()
    try folder.write(Self.drawing, to: "dot.svg")
    return folder
  }

  private func file(_ folder: borrowing TemporaryDirectory) -> ImageCacheFile {
    ImageCacheFile(path: folder.path + "/pictures-ahead")
  }

  private func value(_ bitmap: Bitmap?) -> UInt8? {
    guard case .mask(let bytes)? = bitmap?.pixels else { return nil }
    return bytes.first
  }

  @Test func what_was_drawn_once_is_read_later() throws {
    let folder = try folder()
    let file = file(folder)
    let assets = Assets(root: folder.path)
    let first = ImageShelf(file, assets: assets)
    #expect(value(first.picture(request(1)) { _ in picture(7) }) == 7)
    first.close()
    let second = ImageShelf(file, assets: assets)
    #expect(value(second.picture(request(1)) { _ in picture(9) }) == 7)
    // After closing, it reads again.
    second.close()
    #expect(value(second.picture(request(1)) { _ in picture(9) }) == 7)
  }

  @Test func a_changed_drawing_is_drawn_again() throws {
    let folder = try folder()
    let file = file(folder)
    let assets = Assets(root: folder.path)
    let shelf = ImageShelf(file, assets: assets)
    _ = shelf.picture(request(1)) { _ in picture(7) }
    shelf.close()
    try folder.write(Self.drawing + "\n", to: "dot.svg")
    #expect(value(shelf.picture(request(1)) { _ in picture(9) }) == 9)
  }

  @Test func what_is_used_goes_before_what_was() throws {
    let folder = try folder()
    let file = file(folder)
    let assets = Assets(root: folder.path)
    func use(_ side: Int) {
      let shelf = ImageShelf(file, assets: assets)
      // Three of them do not fit.
      _ = shelf.picture(request(side)) { _ in picture(UInt8(side), bytes: 8000, rows: 400) }
      shelf.close()
    }
    for side in 1...3 { use(side) }
    let kept = file.load(assets)
    #expect(kept[request(3)] != nil)
    #expect(kept.count == 2)
  }

  @Test func what_cannot_be_made_is_tried_once_and_not_kept() throws {
    let folder = try folder()
    let file = file(folder)
    let assets = Assets(root: folder.path)
    let shelf = ImageShelf(file, assets: assets)
    var calls = 0
    let made = shelf.picture(request(1)) { _ in
      calls += 1
      return nil
    }
    shelf.close()
    #expect(made == nil)
    #expect(calls == 1)
    #expect(file.load(assets).isEmpty)
  }

  /// A window's next run finds the pictures that its store made ahead.
  @Test func the_store_makes_ahead_from_the_shelf() throws {
    let folder = try folder()
    let assets = Assets(root: folder.path)
    let kept = ImageCacheFile(path: folder.path + "/pictures")
    let real = ImageRequest(name: "dot", width: 8, height: 8, isTemplate: false)
    for _ in 0..<2 {
      let store = ImageStore(assets: assets, kept: kept)
      store.prefetch([real, real])
      while store.isPrefetching { sched_yield() }
      let shown = store.bitmap(named: "dot", width: 8, height: 8, tint: nil)
      #expect(shown?.width == 8)
      #expect(store.decodeCount == 0)
    }
    #expect(ImageCacheFile(path: kept.path + "-ahead").load(assets).count == 1)
  }
}
