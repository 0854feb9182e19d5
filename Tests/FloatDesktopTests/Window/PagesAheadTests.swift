import FloatCore
import FloatPages
import Glibc
import Testing

@testable import FloatDesktop
@testable import FloatFiles
@testable import FloatPainting
@testable import FloatReplay
@testable import FloatTestSupport

/// The content of pages is made ready before they are opened.
@Suite struct PagesAheadTests {
  private struct Phone {
    var prototype: Prototype
    let text = TextRenderer()
    let images: ImageStore
    let painter: Painter
    var ahead = PagesAhead()

    init() throws {
      let assets = try Assets.locate()
      images = ImageStore(assets: assets)
      prototype = try PrototypeSetup(PrototypeChoices(), mode: .headless).makePrototype()
      painter = Painter(scale: 1, deviceSize: prototype.scene.size, text: text, images: images)
      _ = painter.paint(prototype.scene)
    }

    /// Does all the pending work, and returns the number of steps.
    mutating func makeReady() -> Int {
      var steps = 0
      while ahead.isWaiting(isMoving: false), steps < 10_000 {
        ahead.step(prototype, painter)
        steps += 1
      }
      while images.isPrefetching { sched_yield() }
      return steps
    }

    mutating func rest() -> Int {
      ahead.follow(prototype.upcomingPages, painter)
      return makeReady()
    }

    mutating func press(_ id: ElementID) throws -> Int {
      let row = try #require(prototype.elements.last { $0.id == id }).frame.center
      ahead.press(prototype.upcomingPage(at: row))
      return makeReady()
    }

    /// The visible lines of text in some layers, `y` points down the screen.
    private func lines(in layers: [Layer], y: Double = 0) -> Set<String> {
      layers.reduce(into: []) { lines, layer in
        lines.formUnion(self.lines(in: layer.content, y: y + layer.position.y))
        lines.formUnion(self.lines(in: layer.sublayers, y: y + layer.position.y))
      }
    }

    private func lines(in shapes: [Shape], y: Double? = nil) -> Set<String> {
      Set(
        shapes.compactMap { shape in
          guard case .text(let run) = shape,
            y.map({ (-100...950).contains(run.baseline.y + $0) }) ?? true
          else { return nil }
          return "\(run.text) \(run.size) \(run.weight) \(run.maxWidth) \(run.alignment)"
        })
    }

    /// The numbers of lines of text and pictures that had to be made for the frames of opening a conversation, and the
    /// lines that neither page has at rest, such as changing counts.
    mutating func open() throws -> (lines: Int, pictures: Int, others: Set<String>) {
      let known = lines(in: prototype.scene.layers).union(lines(in: prototype.opening(of: "chat-1")))
      var others: Set<String> = []
      let before = (text.drawCount, images.decodeCount)
      let row = try #require(prototype.elements.last { $0.id == "row:chat-1" }).frame.center
      let begin = prototype.now
      prototype.send(TimedInput(time: begin + 0.1, .pointer(.down, id: 0, at: row)))
      prototype.send(TimedInput(time: begin + 0.15, .pointer(.up, id: 0, at: row)))
      for frame in 10...100 {
        prototype.advance(to: begin + Double(frame) / 60)
        _ = painter.paint(prototype.scene)
        others.formUnion(lines(in: prototype.scene.layers).subtracting(known))
      }
      #expect(prototype.state.stack.last == "chat-1")
      return (text.drawCount - before.0, images.decodeCount - before.1, others)
    }
  }

  @Test func a_page_that_was_made_ready_needs_nothing_more() throws {
    var cold = try Phone()
    var warm = try Phone()
    _ = warm.rest()
    #expect(try warm.press(.row("chat-1")) > 10)
    let first = try cold.open()
    let later = try warm.open()
    #expect(first.lines > 2 * later.others.count, "\(first)")
    #expect(later.lines <= later.others.count, "\(later) of \(first)")
    #expect(later.pictures == 0, "\(later) of \(first)")
    #expect(warm.painter.frame.hasSamePixels(as: cold.painter.frame))
  }

  @Test func it_is_done_once_and_again_when_pages_are_others() throws {
    var phone = try Phone()
    #expect(phone.rest() > 0)
    #expect(phone.rest() == 0)
    phone.ahead.forget()
    #expect(phone.rest() > 0)
    _ = try phone.open()
    #expect(phone.rest() > 0)
  }

  /// A different line between two lines of one size would have its letters drawn again.
  @Test func lines_of_one_size_follow_each_other() throws {
    var phone = try Phone()
    _ = phone.rest()
    let row = try #require(phone.prototype.elements.last { $0.id == .row("chat-1") }).frame.center
    phone.ahead.press(phone.prototype.upcomingPage(at: row))
    phone.ahead.step(phone.prototype, phone.painter)
    let sizes = phone.ahead.lines.map { "\($0.weight) \($0.size)" }
    let changes = zip(sizes, sizes.dropFirst()).count { $0 != $1 }
    #expect(sizes.count > 10, "\(sizes)")
    #expect(Set(sizes).count > 2, "\(sizes)")
    #expect(changes == Set(sizes).count - 1, "\(sizes)")
  }

  @Test func at_rest_no_text_is_drawn_and_under_a_finger_that_of_one_page() throws {
    var phone = try Phone()
    let before = phone.text.drawCount
    #expect(phone.rest() > 0)
    #expect(phone.text.drawCount == before)
    _ = try phone.press(.row("chat-1"))
    let lines = phone.prototype.opening(of: "chat-1").count { if case .text = $0 { true } else { false } }
    #expect(lines > 10)
    #expect(phone.text.drawCount - before <= lines)
    let count = phone.text.drawCount
    #expect(try phone.press(.row("chat-1")) == lines + 1)
    #expect(phone.text.drawCount == count)
    #expect(phone.prototype.upcomingPage(at: Point(-5, -5)) == nil)
  }

  /// A finger that has moved elsewhere leaves nothing to do, and a moving page waits for nothing but a line.
  @Test func what_is_not_urgent_waits_for_what_moves() throws {
    var phone = try Phone()
    phone.ahead.follow(phone.prototype.upcomingPages, phone.painter)
    #expect(!phone.ahead.isWaiting(isMoving: true))
    #expect(phone.ahead.isWaiting(isMoving: false))
    phone.ahead.press(phone.prototype.upcomingPages.last)
    #expect(phone.ahead.isWaiting(isMoving: true))
    phone.ahead.step(phone.prototype, phone.painter)
    #expect(phone.ahead.isWaiting(isMoving: true))
    phone.ahead.press(nil)
    #expect(!phone.ahead.isWaiting(isMoving: true))
  }
}
