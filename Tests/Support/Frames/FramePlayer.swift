import Testing

@testable import FloatCore

/// Plays inputs and looks at every frame, 60 a second.
struct FramePlayer: PointerStage {
  var stage: Stage
  var watch = FrameWatch()
  /// The defect in some of the frames; nil plays them as they are.
  let damage: Damage?
  private var damagedFrames = 0
  /// The problems that were noticed, with their times.
  private(set) var problems: [String] = []
  private var frame: Int
  private var hand: HandWay

  init(_ stage: Stage, damage: Damage? = nil) {
    self.stage = stage
    self.damage = damage
    frame = Int((stage.now * 60).rounded(.up))
    hand = HandWay(at: stage.pointer)
  }

  var prototype: Prototype { stage.prototype }
  var pointer: Point { stage.pointer }

  /// Passes time frame by frame.
  mutating func wait(_ seconds: Double) {
    let end = stage.now + seconds
    while Double(frame) / 60 <= end {
      let time = Double(frame) / 60
      stage.wait(max(0, time - stage.now))
      look()
      frame += 1
    }
    stage.wait(max(0, end - stage.now))
  }

  mutating func look() {
    let way = hand.take(to: stage.pointer)
    var scene = stage.prototype.scene
    if let damage { scene = damage.apply(to: scene, seen: &damagedFrames) }
    if let seen = watch.look(at: stage.prototype, scene, hand: way) {
      problems.append("\(seen) at \(stage.now) s")
    }
  }

  /// Plays until nothing moves; a problem after 6 s.
  mutating func settle() {
    let start = stage.now
    while stage.prototype.isAnimating || stage.prototype.nextDeadline != nil {
      wait(1.0 / 60)
      guard stage.now < start + 6 else {
        problems.append("still moving at \(stage.now) s")
        break
      }
    }
    // A step is judged once the two after it are known.
    wait(2.0 / 60)
  }

  /// Plays to the end, and expects that no frame was wrong.
  mutating func finish(_ comment: Comment? = nil, _ location: SourceLocation = #_sourceLocation) {
    settle()
    #expect(problems == [], comment, sourceLocation: location)
  }

  /// An input, or what follows from one, now.
  mutating func act(_ act: (inout Stage) -> Void) {
    act(&stage)
    watch.input()
  }

  /// An input that changes nothing in the frame it comes in.
  mutating func expectSamePicture(
    _ location: SourceLocation = #_sourceLocation, _ act: (inout Stage) -> Void
  ) {
    stage.expectSamePicture(location, act)
    watch.input()
  }

  mutating func press(_ p: Point) {
    watch.input(to: stage.prototype, after: stage.now * 60 - Double(frame - 1))
    hand.press(p, from: stage.pointer, at: stage.now)
    stage.press(p)
    watch.input()
  }

  mutating func report(_ p: Point) {
    hand.move(to: p, at: stage.now)
    stage.report(p)
  }

  mutating func release() {
    stage.release()
    watch.input()
  }
}
