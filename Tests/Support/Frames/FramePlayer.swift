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
  private var shown: Point
  /// The longest way of the pointer since the last frame, including that before it was put down elsewhere.
  private var way = 0.0

  init(_ stage: Stage, damage: Damage? = nil) {
    self.stage = stage
    self.damage = damage
    frame = Int((stage.now * 60).rounded(.up))
    shown = stage.pointer
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
    let hand = max(way, stage.pointer.distance(to: shown))
    (shown, way) = (stage.pointer, 0)
    var scene = stage.prototype.scene
    if let damage { scene = damage.apply(to: scene, seen: &damagedFrames) }
    if let seen = watch.look(at: stage.prototype, scene, hand: hand) {
      problems.append("\(seen) at \(stage.now) s")
    }
  }

  mutating func settle() {
    let start = stage.now
    while stage.prototype.isAnimating || stage.prototype.nextDeadline != nil, stage.now < start + 6 {
      wait(1.0 / 60)
    }
  }

  mutating func press(_ p: Point) {
    way = max(way, stage.pointer.distance(to: shown))
    watch.input(to: stage.prototype, after: stage.now * 60 - Double(frame - 1))
    stage.press(p)
    shown = p
    watch.input()
  }

  /// Moves in a straight line, a sample every 8 ms.
  mutating func move(to p: Point, over seconds: Double = 0.2) {
    let from = stage.pointer
    let steps = max(1, Int((seconds / 0.008).rounded()))
    for i in 1...steps {
      wait(seconds / Double(steps))
      stage.move(to: from + (p - from) * (Double(i) / Double(steps)), over: 0)
    }
  }

  mutating func release() {
    stage.release()
    watch.input()
  }
}
