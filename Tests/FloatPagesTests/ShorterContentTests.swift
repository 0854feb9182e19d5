import Testing

@testable import FloatCore
@testable import FloatPages
@testable import FloatTestSupport

/// A long picture with a shorter form and a pager, saved while it is open.
@Suite("Content that gets shorter")
struct ShorterContentTests {
  private static func pages(_ height: Double, pager count: Int = 3, width: Double = 335) -> PrototypePages {
    var form = PrototypePages.Form(
      "long", height: height,
      hotspots: [.init(name: "short", frame: nil, label: "Short", action: .variant("short"))])
    form.pagers = [
      .init(
        name: "p", frame: Rect(20, 120, width, 200), label: "P",
        pages: (0..<count).map { ControlPages.picture("p\($0)", Size(375, 200)) })
    ]
    return PrototypePages(
      name: "T", pages: [.init(form, variants: ["short": .init("short", height: 1000)])])
  }

  /// A page of 3000 points that stands at its end, of 2188.
  private func stage(_ values: [(String, String)] = []) -> Stage {
    var stage = Stage(Prototype(parameters: .builtIn, content: Self.pages(3000)))
    stage.set(values)
    stage.send(.wheel(at: Point(180, 400), dx: 0, dy: -5000))
    stage.settle()
    #expect(stage.state.scroll == 2188)
    return stage
  }

  @Test(
    arguments: ["rest", "held", "coasting", "wheel", "touchpad", "variant", "reduced"], [900.0, 1000, 1900])
  func never_shows_a_blank_page(how: String, height: Double) {
    var stage = stage(how == "reduced" ? [("motion.reduced", "true")] : [])
    switch how {
    case "held":
      stage.pull(from: Point(180, 400), by: Point(0, -100), over: 0.2)
    case "coasting":
      stage.send(.wheel(at: Point(180, 400), dx: 0, dy: 300))
      stage.settle()
      stage.pull(from: Point(180, 600), by: Point(0, -120), over: 0.08)
      stage.release()
    case "wheel":
      stage.send(.wheel(at: Point(180, 400), dx: 0, dy: 100))
      stage.wait(0.05)
    case "touchpad": stage.send(.wheel(at: Point(180, 400), dx: 0, dy: -60, isPrecise: true))
    default: break
    }
    if how == "variant" {
      stage.prototype.perform(.showVariant("short", of: "long"))
    } else {
      stage.prototype.replacePages(Self.pages(height), device: .iPhoneX)
    }
    let end = (how == "variant" ? 1000 : height) - 812
    // Nearer to the new end than half the screen it bounces back, as ever.
    for _ in 0..<60 {
      #expect(stage.state.scroll - end <= 406 + 1e-9)
      stage.wait(1.0 / 60)
    }
    if how == "held" {
      // The finger goes on from there.
      stage.move(by: Point(0, 150), over: 0.3)
      stage.wait(0.2)
      #expect(stage.state.scroll <= end)
      stage.release()
    }
    stage.settle()
    #expect((0...end).contains(stage.state.scroll))
  }

  /// The form that goes fades away where it was.
  @Test func the_form_before_stays_in_its_place() throws {
    var stage = stage()
    stage.expectSamePicture { $0.prototype.perform(.showVariant("short", of: "long")) }
    stage.wait(0.05)
    let page = try #require(stage.prototype.scene.layers.first)
    let former = try #require(page.sublayers.last)
    func place(_ layer: Layer) -> Double? { layer.sublayers.first?.sublayers.first?.position.y }
    #expect(place(page) == -188)
    #expect(place(former) == -2188)
  }

  /// It comes up with the rows below it, from where it is.
  @Test func rows_that_leave_take_the_end_along() {
    var stage = ControlPages.stage()
    stage.send(.wheel(at: Point(180, 700), dx: 0, dy: -10_000))
    stage.settle()
    let start = stage.state.scroll
    stage.prototype.perform(.removeRow("cards/first"))
    stage.wait(0.001)
    #expect(abs(stage.state.scroll - start) < 1)
    stage.settle()
    #expect(stage.state.scroll == start - 80)
  }

  /// Together they are higher than half the screen.
  @Test func many_rows_that_leave_at_once_take_the_end_along_as_well() {
    var form = PrototypePages.Form("long", height: 2000)
    form.rows = (0..<8).map {
      .init(
        name: "\($0)", frame: Rect(0, 100 + 80 * Double($0), 375, 80), label: "Row",
        actions: [.init(title: "Hide", kind: .hide)])
    }
    let pages = PrototypePages(name: "T", pages: [.init(form)])
    var stage = Stage(Prototype(parameters: .builtIn, content: pages))
    stage.send(.wheel(at: Point(180, 400), dx: 0, dy: -5000))
    stage.settle()
    for row in 0..<7 { stage.prototype.perform(.removeRow(PageID("long/\(row)"))) }
    stage.wait(0.001)
    #expect(abs(stage.state.scroll - 1188) < 1)
    stage.settle()
    #expect(stage.state.scroll == 1188 - 7 * 80)
  }

  @Test func a_pager_with_fewer_pages_shows_its_last_one() {
    for (count, width) in [(1, 335.0), (2, 335), (3, 300)] {
      var stage = Stage(Prototype(parameters: .builtIn, content: Self.pages(900)))
      for page in 1...2 {
        stage.dragAndSettle(from: Point(300, 200), to: Point(100, 200))
        #expect(stage.state.pagers[0].page == page)
      }
      stage.prototype.replacePages(Self.pages(900, pager: count, width: width), device: .iPhoneX)
      #expect(stage.state.pagers[0].offset == Double(count - 1) * width)
      #expect(stage.state.pagers[0].page == count - 1)
    }
  }
}
