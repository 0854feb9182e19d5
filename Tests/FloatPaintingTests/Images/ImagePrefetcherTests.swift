import FloatCore
import Glibc
import Synchronization
import Testing

@testable import FloatFiles
@testable import FloatPainting
@testable import FloatTestSupport

@Suite struct ImagePrefetcherTests {
  private let header = ImageRequest(name: "pictures/forest", width: 90, height: 60, isTemplate: false)

  @Test func a_picture_made_ahead_is_the_one_that_would_have_been_made_in_time() throws {
    let assets = try Assets.locate()
    let ahead = ImageStore(assets: assets)
    ahead.prefetch([header])
    while ahead.isPrefetching {}
    let before = ahead.cachedByteCount
    let made = try #require(ahead.bitmap(named: header.name, width: 90, height: 60, tint: nil))
    let later = try #require(
      ImageStore(assets: assets).bitmap(named: header.name, width: 90, height: 60, tint: nil))
    #expect(before == 0)
    #expect(!made.colors.isEmpty)
    #expect(made == later)
    #expect(made.isOpaque)
  }

  @Test func what_cannot_be_made_or_is_made_already_is_no_work() throws {
    let store = ImageStore(assets: try Assets.locate())
    store.prefetch([])
    #expect(!store.isPrefetching)
    _ = store.bitmap(named: header.name, width: 90, height: 60, tint: nil)
    store.prefetch([header])
    #expect(!store.isPrefetching)
    store.prefetch([ImageRequest(name: "no/such", width: 5, height: 5, isTemplate: false)])
    while store.isPrefetching {}
    // The warning comes when the picture is missing on the screen.
    #expect(store.warnings.lines.isEmpty)
  }

  @Test func a_conversations_articles_are_known_before_they_are_opened() throws {
    let content = try DemoPages.read()
    var stage = Stage(Prototype(content: content))
    #expect(stage.prototype.upcomingPages.contains { $0.page == "chat-1" })
    let ahead = stage.prototype.pictures(of: "chat-1").map(\.name)
    stage.tapAndSettle("row:chat-1")
    let prototype = stage.prototype
    // A conversation opens at its end, so those pictures are loaded.
    let images = RequestLog()
    Painter(scale: 2, deviceSize: prototype.scene.size, text: BlockText(), images: images)
      .prepare(prototype.scene)
    let shown = images.requests.map(\.name).filter { $0.hasPrefix("pictures/") && !$0.contains("avatar") }
    #expect(!shown.isEmpty, "\(shown) of \(ahead)")
    #expect(shown.allSatisfy(ahead.contains), "\(shown) of \(ahead)")
    let pages = prototype.upcomingPages
    #expect(pages.contains { $0.page.description.hasPrefix("article-") })
    #expect(pages.flatMap { prototype.pictures(of: $0.page) }.contains { $0.name.hasPrefix("pictures/") })
    #expect(prototype.pictures(of: "no-such-page").isEmpty)
  }

  /// Makes pictures that are done only once they are allowed to be.
  private final class Workshop: Sendable {
    let begun = Atomic(0)
    let mayEnd = Atomic(false)

    func waitForBegin() { while begun.load(ordering: .sequentiallyConsistent) == 0 { sched_yield() } }

    func finish() { mayEnd.store(true, ordering: .sequentiallyConsistent) }

    func make(_ request: ImageRequest) -> Bitmap? {
      begun.add(1, ordering: .sequentiallyConsistent)
      while !mayEnd.load(ordering: .sequentiallyConsistent) { sched_yield() }
      return Bitmap(
        width: 1, height: 1, originX: 0, originY: 0, pixels: .mask([UInt8(request.width)]), isOpaque: false)
    }
  }

  @Test func a_frame_takes_over_what_has_not_been_begun_and_waits_for_what_has() {
    let workshop = Workshop()
    let prefetcher = ImagePrefetcher { workshop.make($0) }
    let first = ImageRequest(name: "a", width: 1, height: 1, isTemplate: true)
    let second = ImageRequest(name: "b", width: 2, height: 1, isTemplate: true)
    prefetcher.start([first, second], isUrgent: true)
    workshop.waitForBegin()
    #expect(prefetcher.claim(second) == .free, "the thread does not make it yet")
    workshop.finish()
    // The prefetcher waits for the picture, or it is done by now.
    _ = prefetcher.claim(first)
    #expect(prefetcher.takeReady().map(\.request) == [first])
    while prefetcher.isRunning { sched_yield() }
    #expect(workshop.begun.load(ordering: .sequentiallyConsistent) == 1, "what was taken over was made twice")
  }

  /// A window that waits for a picture asks for it once and then sleeps; the pages ahead are looked at meanwhile.
  @Test func what_a_frame_lacks_is_made_whatever_is_asked_for_later() {
    let workshop = Workshop()
    let prefetcher = ImagePrefetcher { workshop.make($0) }
    let requests = (1...4).map { ImageRequest(name: "a", width: $0, height: 1, isTemplate: true) }
    prefetcher.start([requests[0]])
    workshop.waitForBegin()
    prefetcher.start([requests[1]])
    prefetcher.start([requests[2]], isUrgent: true)
    prefetcher.start([requests[3]])
    prefetcher.start([])
    workshop.finish()
    while prefetcher.isRunning { sched_yield() }
    #expect(prefetcher.takeReady().map(\.request) == [requests[0], requests[2]])
  }

  @Test func what_nobody_takes_keeps_to_its_bound() {
    let workshop = Workshop()
    workshop.finish()
    let prefetcher = ImagePrefetcher { workshop.make($0) }
    let requests = (1...9).map { ImageRequest(name: "a", width: $0, height: 1, isTemplate: true) }
    // Each picture takes a byte.
    prefetcher.start(requests, bound: 3)
    while prefetcher.isRunning { sched_yield() }
    #expect(prefetcher.takeReady().map(\.request) == Array(requests.prefix(3)), "what is needed first")
    prefetcher.start(requests, bound: 0)
    while prefetcher.isRunning { sched_yield() }
    #expect(prefetcher.takeReady().map(\.request) == [requests[0]])
    prefetcher.start(Array(requests.prefix(3)), bound: 3)
    while prefetcher.isRunning { sched_yield() }
    prefetcher.start(Array(requests.suffix(2)), isUrgent: true, bound: 3)
    while prefetcher.isRunning { sched_yield() }
    #expect(
      prefetcher.takeReady().map(\.request) == [requests[2], requests[7], requests[8]],
      "what a frame lacks comes before what may be needed later")
  }

  @Test func of_more_pictures_than_have_room_the_ones_asked_for_first_are_there() throws {
    let requests = (0..<8).map {
      ImageRequest(name: "pictures/forest", width: 90 - $0, height: 60, isTemplate: false)
    }
    let store = ImageStore(assets: try Assets.locate(), cacheCapacity: 90 * 60 * 4 * 4)
    store.prefetch(requests)
    while store.isPrefetching { sched_yield() }
    #expect(requests.map(store.isReady).prefix(3) == [true, true, true])
    #expect(requests.map(store.isReady).suffix(4) == [false, false, false, false])
  }

  @Test func a_frame_never_waits_for_what_is_made_ahead_for_later() {
    let workshop = Workshop()
    let prefetcher = ImagePrefetcher { workshop.make($0) }
    prefetcher.start([header])
    workshop.waitForBegin()
    #expect(prefetcher.claim(header) == .free)
    workshop.finish()
    while prefetcher.isRunning { sched_yield() }
  }
}

/// Records the pictures that were requested ahead.
private final class RequestLog: ImageDrawing {
  var requests: [ImageRequest] = []

  func bitmap(named name: String, width: Int, height: Int, tint: Color?) -> Bitmap? { nil }
  func prefetch(_ requests: [ImageRequest], isUrgent: Bool) { self.requests += requests }
}

@Suite struct PainterPrepareTests {
  @Test func only_the_pictures_in_sight_are_made_ahead_at_the_size_they_will_have() {
    func layer(_ id: String, _ position: Point, _ shapes: [Shape], _ sublayers: [Layer] = []) -> Layer {
      Layer(
        id: id, position: position, outline: RoundedRect(Rect(0, 0, 100, 50)), content: shapes,
        sublayers: sublayers)
    }
    func picture(_ name: String, _ x: Double, _ y: Double) -> Shape {
      .image(ImageRun(name, frame: RoundedRect(Rect(x, y, 10, 10))))
    }
    let inner = layer("inner", Point(0, -60), [picture("scrolled-out", 0, 0), picture("shown", 20, 65)])
    let scene = FloatCore.Scene(
      size: Size(100, 100), background: .white,
      layers: [
        layer("a", Point(0, 20), [picture("top", 5, 5), picture("cut-off", 5, 55)], [inner]),
        layer("b", Point(200, 0), [picture("beside", 0, 0)]),
      ])
    let images = RequestLog()
    let painter = Painter(scale: 2, deviceSize: scene.size, text: BlockText(), images: images)
    painter.prepare(scene)
    #expect(images.requests.map(\.name) == ["top"])
    #expect(images.requests.map(\.width) == [20])
  }
}
