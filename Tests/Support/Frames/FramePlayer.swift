import Testing

@testable import FloatCore

/// Plays inputs and looks at every frame, 60 a second.
struct FramePlayer: PrototypeStage {
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
    hand = HandWay(at: stage.held ?? .zero)
  }

  var prototype: Prototype { stage.prototype }
  var now: Double { stage.now }
  var held: Point? {
    get { stage.held }
    set { stage.held = newValue }
  }

  /// A mouse's, out of step with the frames.
  var samplesPerSecond: Double { 125 }

  mutating func send(_ input: Input) {
    if case .pointer(.down, _, _) = input {
      watch.input(to: stage.prototype, after: now * 60 - Double(frame - 1))
    }
    hand.follow(input, at: now)
    stage.send(input)
    // A report of the pointer only moves what is held, and what a key begins has no excuse.
    if case .pointer(let phase, _, _) = input, phase != .move { watch.input() }
  }

  /// Passes time frame by frame.
  mutating func pass(to end: Double) {
    while Double(frame) / 60 <= end {
      stage.pass(to: max(now, Double(frame) / 60))
      look()
      frame += 1
    }
    stage.pass(to: max(now, end))
  }

  mutating func look() {
    let way = hand.take(to: held)
    var scene = stage.prototype.scene
    if let damage { scene = damage.apply(to: scene, seen: &damagedFrames) }
    if let seen = watch.look(at: stage.prototype, scene, hand: way) {
      problems.append("\(seen) at \(now) s")
    }
  }

  /// Plays until nothing moves, and the two frames by which the last step is judged.
  mutating func settle(_ location: SourceLocation = #_sourceLocation) {
    carryOut(.settle, location)
    wait(2.0 / 60)
  }

  /// Does what a restless person does, with frames in between.
  mutating func apply(_ op: Op) {
    if case .wait(let seconds) = op { return wait(seconds) }
    let tab = prototype.pages.tab
    if case .press = op { watch.input(to: prototype, after: now * 60 - Double(frame - 1)) }
    stage.apply(op)
    if let input = stage.recording.inputs.last { hand.follow(input.input, at: input.time) }
    watch.input()
    // The focus ring and another tab come at once, as does a new size.
    if op.changesEverything || prototype.pages.tab != tab { watch.reset() }
    // Another phone's time begins anew.
    if case .restart = op { (watch, frame) = (FrameWatch(), 0) }
  }

  /// Plays to the end, and expects that no frame was wrong.
  mutating func finish(_ comment: Comment? = nil, _ location: SourceLocation = #_sourceLocation) {
    settle(location)
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
}
