import Testing

@testable import FloatCore
@testable import FloatTestSupport

@Suite struct PageMorphTests {
  private let ball = Rect(315, 400, 60, 60)
  private let page = Rect(0, 0, 375, 812)

  private func shape(_ progress: Double) -> RoundedRect {
    PageMorph.shape(
      ball: RoundedRect(ball, radius: 30), page: page, overscan: 30, roundGap: 12, progress: progress)
  }

  @Test func it_begins_as_the_ball_and_ends_beyond_the_page() {
    #expect(shape(0) == RoundedRect(ball, radius: 30))
    #expect(shape(1) == RoundedRect(Rect(-30, -30, 435, 872), radius: 30))
  }

  @Test func half_way_all_five_numbers_are_the_means() {
    // ((315 − 30)/2, (400 − 30)/2, (60 + 435)/2, (60 + 872)/2 | 30)
    #expect(shape(0.5) == RoundedRect(Rect(142.5, 185, 247.5, 466), radius: 30))
  }

  @Test func a_docked_half_capsule_rounds_its_flat_side_on_the_way() {
    let docked = RoundedRect(ball, radii: CornerRadii(edge: .right, inner: 30, outer: 0))
    let half = PageMorph.shape(ball: docked, page: page, overscan: 30, roundGap: 12, progress: 0.5)
    #expect(half.radii == CornerRadii(edge: .right, inner: 30, outer: 15))
  }

  /// The page was dragged to the right and let go over a ball at the left: its left side comes from the right.
  @Test func square_corners_are_square_only_at_their_edge() {
    let docked = RoundedRect(
      Rect(0, 400, 60, 60), radii: CornerRadii(edge: .left, inner: 30, outer: 0))
    func shape(_ progress: Double) -> RoundedRect {
      PageMorph.shape(
        ball: docked, page: page.offset(x: 200), overscan: 30, roundGap: 12, progress: progress)
    }
    #expect(shape(0) == docked)
    // The side is at 200·p: half of the gap, and all of it.
    #expect(abs(shape(0.03).rect.x - 6) < 1e-9)
    #expect(abs(shape(0.03).radii.topLeft - 15) < 1e-9)
    for progress in [0.06, 0.3, 0.9, 1] {
      #expect(shape(progress).radii == CornerRadii(30), "\(progress)")
    }
  }

  @Test(arguments: [(0, -30), (12, -6), (30, 30), (120, 120)] as [(Double, Double)])
  func a_dragged_page_shrinks_from_where_it_is(x: Double, edge: Double) {
    let dragged = PageMorph.shape(
      ball: RoundedRect(ball, radius: 30), page: page.offset(x: x), overscan: 30, roundGap: 12, progress: 1)
    #expect(dragged.rect == Rect(edge, -30, 435, 872))
  }

  @Test func a_springs_overshoot_is_followed() {
    let over = shape(1.1)
    // 60 + (435 − 60)·1.1
    #expect(abs(over.rect.width - 472.5) < 1e-9)
    #expect(abs(over.rect.x - -64.5) < 1e-9)
    let under = shape(-0.05)
    #expect(abs(under.rect.width - (60 - 375 * 0.05)) < 1e-9)
  }

  @Test(arguments: [-100, -3, -0.2, 1.5, 50, .infinity, -.infinity, .nan])
  func sizes_and_radii_are_never_negative(progress: Double) {
    let docked = RoundedRect(ball, radii: CornerRadii(edge: .left, inner: 30, outer: 0))
    for result in [
      shape(progress),
      PageMorph.shape(ball: docked, page: page, overscan: 12, roundGap: 12, progress: progress),
    ] {
      #expect(result.rect.width >= 0)
      #expect(result.rect.height >= 0)
      let r = result.radii
      #expect([r.topLeft, r.topRight, r.bottomRight, r.bottomLeft].allSatisfy { $0 >= 0 })
    }
  }

  @Test func progress_that_is_no_number_gives_the_page() {
    #expect(shape(.nan) == shape(1))
  }

  /// On a screen of twice the size everything is twice as far: where the page was let go, the row it grows out of, and the
  /// page below.
  @Test(arguments: ["into the ball", "back from there", "out of a row"])
  func a_page_on_its_way_keeps_its_share_of_a_new_size(way: String) throws {
    var stage = Stage.collected(way == "out of a row" ? 2 : 0)
    if way == "out of a row" {
      stage.tapAndSettle("ball")
      stage.tap("list:article-1")
      stage.wait(0.1)
    } else {
      stage.openArticle()
      stage.drag(from: Point(4, 400), to: Point(330, 760), over: 0.2)
      stage.wait(0.06)
      if way == "back from there" {
        stage.send(.call(.open("article-1")))
        stage.wait(0.06)
      }
    }
    func places(_ stage: Stage) throws -> [Double] {
      let layers = stage.prototype.scene.layers
      let page = try #require(layers.find("page:article-1")).position
      let shape = try #require(stage.prototype.pageOutline).rect
      let isShape = way == "out of a row"
      return [page.x, try #require(layers.find("page:chat-1")).position.x]
        + (isShape ? [shape.x, shape.y, shape.width, shape.height] : [])
    }
    let before = try places(stage)
    #expect(before.contains { $0.magnitude > 5 })
    stage.send(.resize(Size(750, 1624)))
    for (new, old) in zip(try places(stage), before) { #expect(isNear(new, 2 * old, within: 1e-6)) }
    stage.settle()
    #expect(stage.stack == (way == "into the ball" ? "chats chat-1" : "chats chat-1 article-1"))
  }
}
