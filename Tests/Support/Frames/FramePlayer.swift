import Testing

@testable import FloatCore

/// Plays inputs and looks at every frame, 60 a second.
struct FramePlayer {
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

  mutating func tap(_ p: Point) {
    press(p)
    wait(0.05)
    release()
  }

  /// Taps an element by its id; fails when it does not exist.
  mutating func tap(_ id: String, _ location: SourceLocation = #_sourceLocation) {
    guard let frame = stage.frame(id) else {
      Issue.record("no element \(id)", sourceLocation: location)
      return
    }
    tap(frame.center)
  }

  /// Presses, moves and stays there.
  mutating func pull(from a: Point, to b: Point, over seconds: Double = 0.2, hold: Double = 0) {
    press(a)
    move(to: b, over: seconds)
    wait(hold)
  }

  mutating func drag(from a: Point, to b: Point, over seconds: Double = 0.3, hold: Double = 0.1) {
    pull(from: a, to: b, over: seconds, hold: hold)
    release()
  }

  mutating func press(_ p: Point) {
    watch.input(to: stage.prototype, after: stage.now * 60 - Double(frame - 1))
    hand.press(p, from: stage.pointer, at: stage.now)
    stage.press(p)
    watch.input()
  }

  /// Moves in a straight line, a sample every 8 ms.
  mutating func move(to p: Point, over seconds: Double = 0.2) {
    let from = stage.pointer
    let steps = max(1, Int((seconds / 0.008).rounded()))
    for i in 1...steps {
      wait(seconds / Double(steps))
      report(from + (p - from) * (Double(i) / Double(steps)))
    }
  }

  /// A report of the pointer, now.
  mutating func report(_ p: Point) {
    hand.move(to: p, at: stage.now)
    stage.pointer = p
    stage.send(.pointer(.move, id: 0, at: p))
  }

  mutating func release() {
    stage.release()
    watch.input()
  }
}
