import FloatCore
import FloatFiles
import FloatPages

/// Times the core alone on deep stacks and after many inputs; neither may make it slower.
enum CoreBenchmark {
  struct Result {
    /// The number of pages in the stack.
    var pages: Int
    /// The number of inputs sent before.
    var inputs: Int
    /// The median of `advance` and `scene` together while a page is dragged, in seconds.
    var median: Double
  }

  static func run(_ depths: [Int] = [1, 10, 1000], inputs counts: [Int] = [100, 100_000]) -> [Result] {
    var prototype = Prototype(content: content(articles: (depths.max() ?? 1) + 2))
    tap("row:chat-1", &prototype)
    tap("row:article-1", &prototype)
    var results: [Result] = []
    var depth = 1
    for wanted in depths {
      while depth < wanted {
        depth += 1
        tap("row:article-\(depth)", &prototype)
      }
      results.append(Result(pages: wanted, inputs: 0, median: drag(prototype)))
    }
    for count in counts {
      var busy = Prototype(content: content(articles: 3))
      tap("row:chat-1", &busy)
      for i in 0..<count {
        busy.send(
          TimedInput(time: busy.now + 0.001, .wheel(at: Point(180, 400), dx: 0, dy: i % 2 == 0 ? -20 : 20)))
      }
      busy.advance(to: busy.now + 2)
      results.append(Result(pages: 1, inputs: count, median: drag(busy)))
    }
    return results
  }

  /// Drags the front page for a while and returns the median cost of a frame.
  private static func drag(_ begin: Prototype) -> Double {
    var prototype = begin
    var costs: [Double] = []
    let start = prototype.now
    prototype.send(TimedInput(time: start, .pointer(.down, id: 0, at: Point(3, 400))))
    for i in 1...600 {
      let time = start + Double(i) / 60
      let x = 3 + 160 * (1 - Double(abs(i % 120 - 60)) / 60)
      let t = SystemClock.threadCPU
      prototype.send(TimedInput(time: time, .pointer(.move, id: 0, at: Point(x, 400))))
      let scene = prototype.scene
      costs.append(SystemClock.threadCPU - t)
      withExtendedLifetime(scene) {}
    }
    return quantile(0.5, of: costs)
  }

  private static func tap(_ id: String, _ prototype: inout Prototype) {
    guard let place = prototype.elements.last(where: { $0.id.description == id })?.frame.center else {
      return
    }
    let time = prototype.now
    prototype.send(TimedInput(time: time, .pointer(.down, id: 0, at: place)))
    prototype.send(TimedInput(time: time + 0.05, .pointer(.up, id: 0, at: place)))
    prototype.advance(to: time + 2)
  }

  /// A conversation with one card, and articles so short that the link to the next one is on the screen.
  private static func content(articles count: Int) -> PrototypePages {
    var content = PrototypePages.fallback
    content.pages.removeAll { page in
      if case .article = page.content { true } else { page.id == "chat-1" }
    }
    content.pages += (1...count).map { number in
      PrototypePages.Page(
        id: PageID("article-\(number)"), title: "Article", icon: "pictures/logo-1", isCollectable: true,
        content: .article(
          .init(
            title: "Article", author: "June Park", publisher: "Daylight", icon: "pictures/logo-1",
            picture: "pictures/harbour", date: "12 May", paragraphs: [],
            next: PageID("article-\(number % count + 1)"))))
    }
    content.pages.append(
      PrototypePages.Page(
        id: "chat-1", title: "Reading Club", icon: "pictures/avatar-1",
        content: .conversation(
          .init(messages: [.article("article-1", from: .init(avatar: "pictures/avatar-1"))]))))
    return content
  }
}
