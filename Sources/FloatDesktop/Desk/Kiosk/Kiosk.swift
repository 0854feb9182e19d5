import FloatCore
import FloatStudio

/// A window on a stand: whether a visitor is there, and what plays while none is.
///
/// It sees every input before the phone does. Times are real ones, in seconds.
struct Kiosk: Sendable {
  /// Where an input goes.
  enum Verdict: Equatable {
    case passes, swallowed
    /// It ends what plays and goes no further; the rest of its press then means nothing.
    case endsPlay
  }

  private let idle: Double?
  /// The phone on its first day, by the newest good files.
  @Boxed private(set) var first: Prototype
  private var attractions: [Attraction]
  /// The attraction that plays next.
  private var next = 0
  /// When what plays is over; nil while nothing plays.
  private var playEnd: Double?
  /// When a visitor last did something; nil while the phone is as on its first day.
  private var lastInput: Double?
  /// The pointers that are down, and where each was last seen to move, in the units of the window's events.
  private var presses: [Pointer: Point] = [:]
  /// True while a key may be held whose press did not reach the phone.
  private var swallowsRepeats = false
  private var mouse: Point?
  /// When the mouse pointer is hidden.
  private var cursorEnd = -Double.infinity
  var fade = PictureFade()

  /// How long the first and the last picture of what plays stand, in seconds.
  static let pause = 1.0
  /// How long the mouse pointer is shown after it moved, in seconds.
  static let cursorTime = 2.0
  /// The distance that a resting finger may tremble, in the units of the window's events.
  static let tremble = 6.0

  /// - Parameter first: The phone on its first day.
  init(_ options: KioskOptions, first: Prototype) {
    (idle, attractions) = (options.idle, options.attractions)
    _first = Boxed(first.reopened())
    if !attractions.isEmpty { playEnd = 0 }
  }

  var isPlaying: Bool { playEnd != nil }

  // MARK: Inputs

  /// Notes an input, which may be a visitor's.
  mutating func take(_ input: InstrumentInput, at now: Double) -> Verdict {
    switch input {
    case .pointer(let phase, let pointer, let place, _): return take(phase, pointer, at: place, at: now)
    case .secondary, .wheel: return someoneIsThere(at: now)
    case .key(_, let isRepeat):
      if isRepeat { return isPlaying || swallowsRepeats ? .swallowed : .passes }
      let verdict = someoneIsThere(at: now)
      swallowsRepeats = verdict == .endsPlay
      return verdict
    case .interruption: presses = [:]
    default: break
    }
    return .passes
  }

  private mutating func take(
    _ phase: PointerPhase, _ pointer: Pointer, at place: Point, at now: Double
  ) -> Verdict {
    if pointer == .mouse {
      // The first place is where the mouse was all the time.
      if let mouse, mouse != place { cursorEnd = now + Self.cursorTime }
      mouse = place
    }
    if phase == .down {
      presses[pointer] = place
      return someoneIsThere(at: now)
    }
    guard let last = presses[pointer] else { return .passes }
    if phase != .move {
      presses[pointer] = nil
      lastInput = now
    } else if last.distance(to: place) > Self.tremble {
      presses[pointer] = place
      lastInput = now
    }
    return .passes
  }

  private mutating func someoneIsThere(at now: Double) -> Verdict {
    lastInput = now
    return isPlaying ? .endsPlay : .passes
  }

  /// True for an effect that a stand leaves out: it keeps nothing, and what plays is silent.
  func drops(_ effect: Effect) -> Bool { effect == .save || isPlaying }

  // MARK: Resets and plays

  /// When no visitor has been there for long enough.
  private var idleEnd: Double? { lastInput.flatMap { last in idle.map { last + $0 } } }

  /// True if the phone has to be as on its first day now, or play what is next.
  func isDue(at now: Double) -> Bool { earliest(playEnd, idleEnd).map { $0 <= now } ?? false }

  /// When the stand next resets the phone, or begins or ends a play, without an input; nil for never.
  func deadline(after now: Double) -> Double? {
    earliest(earliest(playEnd, idleEnd), cursorEnd > now ? cursorEnd : nil)
  }

  func showsCursor(at now: Double) -> Bool { now < cursorEnd }

  /// Forgets the visitor who has left, and returns what plays now, if anything.
  mutating func leave() -> Attraction? {
    (lastInput, presses, swallowsRepeats) = (nil, [:], true)
    guard !attractions.isEmpty else { return nil }
    defer { next = (next + 1) % attractions.count }
    return attractions[next]
  }

  /// What plays is over at a time; nil where nothing plays.
  mutating func play(until end: Double?) { playEnd = end }

  // MARK: Files

  /// Takes values of files and of the desktop, with which the phone begins from now on.
  mutating func take(_ values: [ConfigurationValue]) {
    first = first.reopened(with: values)
    for index in attractions.indices { attractions[index].take(values) }
  }

  mutating func replacePages(_ pages: any PageSource, device: Device) {
    first = first.reopened(pages: pages, device: device)
    for index in attractions.indices { attractions[index].replacePages(pages, device: device) }
  }
}
