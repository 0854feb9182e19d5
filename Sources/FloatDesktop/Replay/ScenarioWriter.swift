package import FloatCore
import FloatFiles

/// Turns a recording into an editable scenario: taps become taps on elements, paths become a few moves.
package struct ScenarioWriter {
  /// The largest distance of a pointer between press and release of a tap, in points, and its longest time, in seconds.
  private static let tapSlop = 6.0
  private static let tapDuration = 0.4
  /// The time without an event, in seconds, after which a pointer was at rest; a moving mouse reports every 8 ms.
  private static let restGap = 0.04

  private let recording: Recording
  /// The largest error of a path, in points.
  private let tolerance: Double
  /// True where each tap is a press and a release at their own times and places.
  private let isLiteral: Bool
  /// The prototype after the first `played` inputs.
  private var prototype: Prototype
  private var played = 0
  private var lines: [String] = []
  /// The scenario's time so far, in milliseconds, the unit of its waits and moves.
  private var clock = 0
  /// The place of the pressed pointer.
  private var pointer = Point.zero

  /// Returns the scenario as YAML.
  ///
  /// - Parameters:
  ///   - name: The recording's name in the first line.
  ///   - tolerance: The largest error of a pointer's path, in points; 0 keeps every place.
  ///   - isLiteral: True where each tap is written as a press and a release at their own times and places.
  ///   - folder: The prototype's folder, as the scenario names it; nil for the demo.
  ///   - device: The device's id, or its file as the scenario names it; nil for the recorded id.
  package static func text(
    of recording: Recording, name: String, prototype: Prototype, tolerance: Double, isLiteral: Bool = false,
    folder: String? = nil,
    device: String? = nil
  ) -> String {
    var writer = ScenarioWriter(
      recording: recording, tolerance: tolerance, isLiteral: isLiteral, prototype: prototype)
    writer.writeHeader(name, folder, device)
    writer.writeSteps()
    return writer.lines.joined(separator: "\n") + "\n"
  }

  private mutating func writeHeader(_ name: String, _ folder: String?, _ device: String?) {
    let header = recording.header
    lines.append("# From \(PrintableText.cleaned(name)).")
    lines.append("device: \(YAMLText.name(device ?? header.device))")
    if !header.presets.isEmpty {
      lines.append("presets: [\(header.presets.map(YAMLText.name).joined(separator: ", "))]")
    }
    if let appearance = header.appearance { lines.append("appearance: \(appearance.rawValue)") }
    if let language = header.language { lines.append("language: \(YAMLText.name(language))") }
    if !header.configuration.isEmpty {
      lines.append("options:")
      for value in header.configuration { lines.append("  \(value.key): \(YAMLText.scalar(value.value))") }
    }
    if let folder { lines.append("prototype: \(YAMLText.name(folder))") }
    lines.append("steps:")
  }

  private mutating func writeSteps() {
    var index = 0
    let inputs = recording.inputs
    while index < inputs.count {
      if case .pointer(.down, let id, _) = inputs[index].input {
        index = writeGesture(from: index, pointer: id)
      } else {
        write(inputs[index])
        index += 1
      }
    }
    if !Timeline.hasPointerDown(inputs) { lines.append("  - settle") }
    lines.append("  - snapshot: end")
  }

  /// Writes an input that is no part of a gesture.
  private mutating func write(_ input: TimedInput) {
    switch input.input {
    case .pointer: break
    case .contextMenu(let point): step("context-menu: \(Self.place(point))", at: input.time)
    case .wheel(let point, let dx, let dy, let isPrecise):
      let places = "at: \(Self.place(point)), dx: \(Self.number(dx)), dy: \(Self.number(dy))"
      step("wheel: {\(places)\(isPrecise ? ", precise: true" : "")}", at: input.time)
    case .key(let key):
      if input.input.hasMeaning {
        step("key: \(key)", at: input.time)
      } else {
        lines.append("  # A key without a meaning for the phone was left out.")
      }
    case .call(let call):
      let value = call.value(YAMLText.scalar).map { "{\(call.name): \($0)}" }
      step("call: \(value ?? call.name)", at: input.time)
    case .resize(let size): step("resize: \(Self.place(Point(size.width, size.height)))", at: input.time)
    case .configure(let values):
      let pairs = values.map { "\($0.key): \(YAMLText.scalar($0.value))" }
      step("set: {\(pairs.joined(separator: ", "))}", at: input.time)
    }
  }

  /// Writes everything from a press to its release, followed by the other inputs of that time; returns the index of the
  /// first input that is not written yet.
  private mutating func writeGesture(from start: Int, pointer id: Int) -> Int {
    let inputs = recording.inputs
    var path: [(time: Double, point: Point)] = []
    var end: PointerPhase?
    var index = start
    // Another input interrupts the gesture, whose rest becomes separate moves.
    while end == nil, index < inputs.count,
      case .pointer(let phase, let other, let point) = inputs[index].input
    {
      index += 1
      guard other == id else { continue }
      path.append((inputs[index - 1].time, point))
      if phase == .up || phase == .cancel { end = phase }
    }
    guard let first = path.first, let last = path.last else { return max(index, start + 1) }
    for input in inputs[played..<start] { prototype.send(input) }
    played = start
    prototype.advance(to: first.time)
    let reach = path.map { $0.point.distance(to: first.point) }.max() ?? 0
    if !isLiteral, end == .up, reach <= Self.tapSlop, last.time - first.time <= Self.tapDuration {
      let element = prototype.elements.last { $0.frame.contains(first.point) }
      step(
        "tap: \(element.map { YAMLText.scalar($0.id.description) } ?? Self.place(first.point))",
        at: first.time)
      clock += Self.milliseconds(HandPace.tapDuration)
      return index
    }
    step("press: \(Self.place(first.point))", at: first.time)
    pointer = first.point
    writeMoves(path)
    if let end { step(end == .up ? "release" : "cancel", at: last.time) }
    return end == nil ? writeRest(from: index, pointer: id) : index
  }

  /// Writes the rest of an interrupted gesture.
  private mutating func writeRest(from start: Int, pointer id: Int) -> Int {
    let inputs = recording.inputs
    for index in start..<inputs.count {
      let input = inputs[index]
      switch input.input {
      case .pointer(let phase, let other, let place) where other == id:
        if phase == .move {
          move(to: place, at: input.time)
        } else if phase != .down {
          step(phase == .up ? "release" : "cancel", at: input.time)
          return index + 1
        }
      case .pointer, .wheel, .contextMenu: break
      case .key, .configure, .resize, .call: write(input)
      }
    }
    return inputs.count
  }

  private mutating func writeMoves(_ path: [(time: Double, point: Point)]) {
    var dense: [(time: Double, point: Point)] = []
    for sample in path {
      if let last = dense.last, sample.time - last.time > Self.restGap {
        dense.append((sample.time - 1 / HandPace.samplesPerSecond, last.point))
      }
      dense.append(sample)
    }
    for index in Self.corners(dense, tolerance: tolerance).dropFirst() {
      move(to: dense[index].point, at: dense[index].time)
    }
  }

  private mutating func move(to point: Point, at time: Double) {
    let length = Self.milliseconds(time) - clock
    guard point.distance(to: pointer) > 0.001 else { return wait(until: time) }
    pointer = point
    lines.append("  - move: {to: \(Self.place(point)), over: \(max(length, 0))ms}")
    clock += max(length, 0)
  }

  /// Writes a step at a time, with the wait before it.
  private mutating func step(_ text: String, at time: Double) {
    wait(until: time)
    lines.append("  - \(text)")
  }

  private mutating func wait(until time: Double) {
    let length = Self.milliseconds(time) - clock
    guard length > 0 else { return }
    lines.append("  - wait: \(length)ms")
    clock += length
  }

  /// The samples that a path needs to stay within a tolerance, by the algorithm of Ramer, Douglas and Peucker, with
  /// places compared at equal times so that velocities stay, too.
  private static func corners(_ path: [(time: Double, point: Point)], tolerance: Double) -> [Int] {
    guard path.count > 2 else { return Array(path.indices) }
    var keep: Set<Int> = [0, path.count - 1]
    var ranges = [(0, path.count - 1)]
    while let (first, last) = ranges.popLast() {
      guard last - first > 1 else { continue }
      let (a, b) = (path[first], path[last])
      var worst = (index: first, distance: -1.0)
      for index in first + 1..<last {
        let length = b.time - a.time
        let share = length > 0 ? (path[index].time - a.time) / length : 0
        let distance = path[index].point.distance(to: a.point + (b.point - a.point) * share)
        if distance > worst.distance { worst = (index, distance) }
      }
      guard worst.distance > tolerance else { continue }
      keep.insert(worst.index)
      ranges += [(first, worst.index), (worst.index, last)]
    }
    return keep.sorted()
  }

  private static func milliseconds(_ seconds: Double) -> Int { Int((min(seconds, 1e6) * 1000).rounded()) }

  private static func place(_ point: Point) -> String { "[\(number(point.x)), \(number(point.y))]" }

  /// A number to a hundredth.
  private static func number(_ value: Double) -> String { DecimalText.text((value * 100).rounded() / 100) }
}
