import FloatCore
import Testing

@testable import FloatDesktop

@Suite("Prefetching pictures")
struct ImagePrefetcherTests {
  private let header = ImageRequest(name: "pictures/forest", width: 90, height: 60, isTemplate: false)

  @Test("A picture made ahead is the one that would have been made in time")
  func samePicture() throws {
    let assets = try Assets.locate()
    let ahead = ImageStore(assets: assets)
    ahead.prefetch([header])
    while ahead.isPrefetching {}
    let before = ahead.cachedByteCount
    let made = try #require(ahead.bitmap(named: header.name, width: 90, height: 60, tint: nil))
    let later = try #require(
      ImageStore(assets: assets).bitmap(named: header.name, width: 90, height: 60, tint: nil))
    #expect(before == 0)
    guard case .premultiplied(let a) = made.pixels, case .premultiplied(let b) = later.pixels else {
      Issue.record("a picture is no mask")
      return
    }
    #expect(a == b && made.isOpaque && later.isOpaque)
  }

  @Test("What cannot be made, or is made already, is no work")
  func nothingToDo() throws {
    let store = ImageStore(assets: try Assets.locate())
    store.prefetch([])
    #expect(!store.isPrefetching)
    _ = store.bitmap(named: header.name, width: 90, height: 60, tint: nil)
    store.prefetch([header])
    #expect(!store.isPrefetching)
    store.prefetch([ImageRequest(name: "no/such", width: 5, height: 5, isTemplate: false)])
    while store.isPrefetching {}
    // The warning belongs to the moment it is missed on the screen.
    #expect(store.warnings.lines.isEmpty)
  }

  @Test("A conversation's articles are known before they are opened")
  func upcoming() throws {
    let content = try ContentFile.load(path: try Assets.locate().path("content/en.yaml"))
    var prototype = Prototype(content: content)
    #expect(prototype.upcomingPages.contains("chat-1"))
    let row = try #require(prototype.elements.last { $0.id == "row:chat-1" }).frame.center
    prototype.send(TimedInput(time: 0.1, .pointer(.down, id: 0, at: row)))
    prototype.send(TimedInput(time: 0.15, .pointer(.up, id: 0, at: row)))
    prototype.advance(to: 2)
    let pages = prototype.upcomingPages
    #expect(pages.contains { $0.hasPrefix("article-") })
    #expect(pages.flatMap(prototype.pictures).contains { $0.name.hasPrefix("pictures/") })
    #expect(prototype.pictures(of: "no-such-page").isEmpty)
  }
}
