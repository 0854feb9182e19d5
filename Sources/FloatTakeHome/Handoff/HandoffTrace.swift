package import FloatCore
package import FloatStudio

/// A gesture as numbers: everything that moved, at 120 instants a second, and what moved it.
package struct HandoffTrace: Sendable {
  /// The instants, in seconds; the first is the press.
  package let times: [Double]
  package private(set) var curves: [HandoffCurve] = []
  /// In the order in which they began.
  package private(set) var motions: [HandoffMotion] = []
  /// What the phone asks for besides its picture, such as an impact.
  private(set) var signals: [HandoffMark] = []
  /// The values that the gesture was made with.
  package let parameters: Parameters

  /// The distance at which a closed form's velocity is measured, in seconds.
  private static let ahead = 1e-5
  /// How many looks there are between two instants for what begins, ends or is felt.
  private static let looks = 8

  package init(_ take: GestureTake) {
    let start = take.block.start
    let end = max(take.end ?? start, take.inputs.last?.time ?? start)
    let count = max(1, Int(((end - start) / GestureTrace.step).rounded(.up)))
    times = (0...count).map { start + Double($0) * GestureTrace.step }
    parameters = take.start.tuned
    var player = Player(take.start, inputs: take.inputs)
    // How long the hand's velocity is measured, in instants.
    let horizon = max(
      1, Int((parameters.gesture.settings.velocityHorizon / GestureTrace.step).rounded()))
    var cause = start
    var isDown = false
    for (index, time) in times.enumerated() {
      for look in (0..<(index == 0 ? 1 : Self.looks)).reversed() {
        for input in player.advance(to: time - Double(look) * GestureTrace.step / Double(Self.looks)) {
          if input.isCause(isDown: &isDown) { cause = input.time }
        }
        let prototype = player.prototype
        signals += player.takeEffects().compactMap { HandoffMark($0, at: prototype.now) }
        note(prototype.motions, cause: cause, at: prototype.now)
      }
      add(player.prototype, at: index)
    }
    for index in motions.indices where motions[index].isGoingOn {
      motions[index].finish(at: times[count], isReplaced: false)
    }
    for index in curves.indices { smooth(index, horizon) }
    promise()
    curves.removeAll { !$0.varies }
  }

  /// Takes in the motions of a moment, and ends those that are not there any more.
  private mutating func note(_ seen: [Motion], cause: Double, at time: Double) {
    for index in motions.indices where motions[index].isGoingOn {
      guard !seen.contains(where: motions[index].continues) else { continue }
      motions[index].finish(at: time, isReplaced: seen.contains(where: motions[index].isReplaced))
    }
    for motion in seen where motion.drive != nil && !motion.isHeld && motion.start.isFinite {
      guard !motions.contains(where: { $0.isGoingOn && $0.continues(as: motion) }) else { continue }
      motions.append(HandoffMotion(motion, delay: max(0, motion.start - cause)))
    }
  }

  /// Adds the numbers of an instant to the curves.
  private mutating func add(_ prototype: Prototype, at index: Int) {
    var later = prototype
    later.advance(to: prototype.now + Self.ahead)
    let next = later.handoffNumbers
    for number in prototype.handoffNumbers {
      let place = curve(number.thing, number.property) ?? curves.count
      if place == curves.count { curves.append(HandoffCurve(number, count: times.count)) }
      curves[place].values[index] = number.value
      curves[place].held[index] = number.isHeld
      guard number.hasVelocity else { continue }
      let other = next.first { $0.thing == number.thing && $0.property == number.property }
      curves[place].velocities[index] = other.map { ($0.value - number.value) / Self.ahead }
    }
  }

  /// Measures the velocity of a held thing over as long as a release does, because a mouse moves in steps.
  private mutating func smooth(_ curve: Int, _ horizon: Int) {
    let held = curves[curve].held
    for index in times.indices where held[index] {
      guard let value = curves[curve].values[index] else { continue }
      let first = (max(0, index - horizon)...index).first { from in
        curves[curve].values[from...index].allSatisfy { $0 != nil } && held[from...index].allSatisfy(\.self)
      }
      guard let first, first < index, let before = curves[curve].values[first] else {
        curves[curve].velocities[index] = 0
        continue
      }
      curves[curve].velocities[index] = (value - before) / (times[index] - times[first])
    }
  }

  /// Adds what the springs promise to the curves of the places that they move.
  private mutating func promise() {
    for moved in motions {
      guard let course = moved.motion.course else { continue }
      let count = max(1, Int(((moved.end - moved.start) / GestureTrace.step).rounded(.up)))
      for (property, axis) in moved.motion.properties {
        guard let index = curve(moved.thing, property) else { continue }
        let values = (0...count).map {
          course.value(at: moved.start + Double($0) * GestureTrace.step)[axis]
        }
        curves[index].promises.append(HandoffCurve.Promise(start: moved.start, values: values))
        if moved.wallTime != nil {
          curves[index].walls += moved.motion.reachedWalls.compactMap { $0.value(along: axis) }
            .filter { !curves[index].walls.contains($0) }
        }
      }
    }
  }

  /// The index of a property's curve; nil where it has none yet.
  private func curve(_ thing: String, _ property: String) -> Int? {
    curves.firstIndex { $0.thing == thing && $0.property == property }
  }
}

extension TimedInput {
  /// True for what may begin a motion; a mouse that only hovers does not.
  fileprivate func isCause(isDown: inout Bool) -> Bool {
    guard case .pointer(let phase, _, _) = input else { return true }
    switch phase {
    case .down: isDown = true
    case .up, .cancel: isDown = false
    case .move: return isDown
    }
    return true
  }
}
