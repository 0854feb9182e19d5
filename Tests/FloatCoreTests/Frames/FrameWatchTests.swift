import Testing

@testable import FloatCore
@testable import FloatTestSupport

/// A net is worth only what it catches: each of these defects is put into frames that are right without it.
@Suite("What is wrong in a frame is seen")
struct FrameWatchTests {
  private func badgeIsTorn(_ damage: Damage?) -> [String] {
    var player = FramePlayer(Stage(), damage: damage)
    player.stage.prototype.badges.set(1, for: "chat-1")
    player.wait(0.05)
    guard let badge = player.stage.frame("badge:chat-1") else { return ["no badge"] }
    player.drag(from: badge.center, to: badge.center + Point(120, 90), over: 0.4, hold: 0.4)
    player.settle()
    return player.problems
  }

  private func pageIsCollected(_ damage: Damage?) -> [String] {
    var stage = Stage()
    stage.openArticle(1)
    var player = FramePlayer(stage, damage: damage)
    player.pull(from: Point(3, 420), to: Point(215, 600), over: 0.3)
    player.move(to: Point(300, 712), over: 0.1)
    player.wait(0.2)
    player.release()
    player.settle()
    return player.problems
  }

  private func ballIsFlung(_ damage: Damage?) -> [String] {
    var player = FramePlayer(Stage.collected(), damage: damage)
    player.wait(0.05)
    player.drag(from: player.stage.state.ball.frame.center, to: Point(280, 380), over: 0.06, hold: 0)
    player.settle()
    return player.problems + (player.stage.state.ball.edge == .left ? [] : ["it did not fly"])
  }

  @Test(arguments: [
    Damage(layer: "burst-core:", kind: .vanish, first: 0, count: 100),
    Damage(layer: "burst:", kind: .grow(14), first: 0, count: 100),
    Damage(layer: "badge:chat-1", kind: .losePaths, first: 8, count: 1),
  ])
  func a_torn_badge(_ damage: Damage) {
    #expect(badgeIsTorn(nil) == [])
    #expect(badgeIsTorn(damage) != [])
  }

  @Test func a_bar() {
    #expect(pageIsCollected(nil) == [])
    #expect(pageIsCollected(Damage(layer: "bar", kind: .double(Point(30, 0)), first: 40)) != [])
  }

  @Test(arguments: [
    Damage(layer: "ball", kind: .vanish, first: 15, count: 1),
    Damage(layer: "ball", kind: .fade(0.5), first: 15, count: 1),
    Damage(layer: "ball", kind: .square, first: 12, count: 1),
    Damage(layer: "ball", kind: .loseImages, first: 15, count: 1),
    Damage(layer: "ball", kind: .shift(Point(0, 60)), first: 15, count: 1),
  ])
  func a_ball(_ damage: Damage) {
    #expect(ballIsFlung(nil) == [])
    #expect(ballIsFlung(damage) != [])
  }

  /// From the first frame to the last one, so that nothing comes or goes by it.
  @Test(arguments: [Damage.Kind.fade(0.6), .loseImages])
  func a_ball_that_a_page_goes_into(kind: Damage.Kind) {
    func problems(_ damage: Damage?) -> [String] {
      var stage = Stage.collected()
      stage.open("article-1")
      stage.settle()
      var player = FramePlayer(stage, damage: damage)
      player.drag(from: Point(4, 420), to: Point(240, 430), hold: 0.05)
      player.settle()
      return player.problems
    }
    #expect(problems(nil) == [])
    #expect(problems(Damage(layer: "ball", kind: kind, count: 200)) != [])
  }

  /// Things that exist for a frame or two and are gone again.
  @Test(arguments: [0.2, 0.3, 0.5, 0.65, 1], [1, 2])
  func a_flash(opacity: Double, frames: Int) {
    var watch = FrameWatch()
    var problems: [String] = []
    let scene = Stage().prototype.scene
    for frame in 0..<12 {
      var shown = scene
      if (5..<5 + frames).contains(frame) {
        shown.layers.append(
          Layer(
            id: "flash", opacity: opacity, content: [.rect(Rect(150, 300, 60, 60), Color(rgb: 0x2060C0))]))
      }
      if let problem = watch.look(at: shown) { problems.append(problem) }
    }
    #expect(problems != [])
  }

  /// A thing that fades in over some frames and out again is no flash.
  @Test func a_fade_in_and_out_is_no_flash() {
    var watch = FrameWatch()
    let scene = Stage().prototype.scene
    for frame in 0..<40 {
      var shown = scene
      let opacity = min(Double(frame) / 12, Double(39 - frame) / 12, 1)
      shown.layers.append(
        Layer(id: "flash", opacity: opacity, content: [.rect(Rect(150, 300, 60, 60), Color(rgb: 0x2060C0))]))
      #expect(watch.look(at: shown) == nil)
    }
  }

  // MARK: Things that are not wrong

  /// The problems that the watch finds in a layer with these shapes, frame by frame.
  private func problems(_ frames: [[Shape]]) -> [String] {
    var watch = FrameWatch()
    return frames.compactMap { shapes in
      let layer = Layer(id: "things", content: shapes)
      return watch.look(at: Scene(size: Size(375, 812), background: .white, layers: [layer]))
    }
  }

  private func problems(_ frames: [[Rect]], _ color: Color) -> [String] {
    problems(frames.map { rects in rects.map { .rect($0, color) } })
  }

  @Test func a_faint_press_that_passes_to_another_button_is_no_jump_but_a_button_is() {
    let (left, right) = (Rect(9, 488, 38, 38), Rect(274, 488, 38, 38))
    let frames = Array(repeating: [right], count: 4) + Array(repeating: [left], count: 4)
    #expect(problems(frames, Color(0, 0, 0, 50)) == [])
    #expect(problems(frames, .black) != [])
  }

  /// Droplets that fly as far as they are apart keep their identity when the ring that was drawn first is gone.
  @Test func droplets_stay_who_they_are_without_their_ring() {
    let red = Color(rgb: 0xFA5151)
    let frames = (0..<8).map { frame -> [Shape] in
      let ring = Shape.stroke(Path(circle: Point(67, 507), radius: 3), width: 1, red)
      let droplets = (0..<6).map {
        Shape.rect(Rect(20 + 18 * Double(frame) + 20 * Double($0), 300, 12, 12), red)
      }
      return (frame < 4 ? [ring] : []) + droplets
    }
    #expect(problems(frames) == [])
  }

  @Test func what_moves_out_of_sight_jolts_nobody() {
    let places = [376.0, 376, 376, 400, 365, 335, 305]
    #expect(problems(places.map { [Rect($0, 98, 351, 36)] }, Color(rgb: 0x2060C0)) == [])
    let inSight = places.map { [Rect($0 - 100, 98, 351, 36)] }
    #expect(problems(inSight, Color(rgb: 0x2060C0)) != [])
  }

  /// A page that scrolls by itself is fast before a press stops it, though not in the frames around.
  @Test func what_a_press_stops_was_as_fast_just_before_and_what_is_moved_by_it_was_not() {
    func stopped(_ damage: Damage?) -> [String] {
      var stage = Stage()
      stage.openArticle(5)
      var player = FramePlayer(stage, damage: damage)
      player.wait(0.1)
      player.act { $0.send(.key("PageDown")) }
      player.wait(0.03)
      player.press(Point(180, 500))
      player.wait(0.3)
      return player.problems
    }
    #expect(stopped(nil) == [])
    #expect(stopped(Damage(layer: "page:article-5", kind: .shift(Point(0, 150)), first: 8, count: 100)) != [])
  }
}
