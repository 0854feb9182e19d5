/// Any of the recognisers, as one value.
public enum Recognizer: Equatable, Sendable, GestureRecognizing {
  /// A press and a release in one place.
  case tap(TapRecognizer = TapRecognizer())
  /// A press held in one place.
  case longPress(LongPressRecognizer = LongPressRecognizer())
  /// A press that moves in an allowed direction.
  case pan(PanRecognizer = PanRecognizer())
  /// A swipe to the right from the left edge.
  case edgePan(EdgePanRecognizer)
  /// A press that moves up or down, at once or later.
  case scroll(ScrollRecognizer = ScrollRecognizer())

  /// When this recogniser wants to be woken, in seconds; nil when only the pointer matters.
  var deadline: Double? {
    if case .longPress(let press) = self { press.deadline } else { nil }
  }

  mutating func handle(_ signal: PressSignal, in press: Press) -> Recognition {
    switch self {
    case .tap(var r):
      defer { self = .tap(r) }
      return r.handle(signal, in: press)
    case .longPress(var r):
      defer { self = .longPress(r) }
      return r.handle(signal, in: press)
    case .pan(var r):
      defer { self = .pan(r) }
      return r.handle(signal, in: press)
    case .edgePan(var r):
      defer { self = .edgePan(r) }
      return r.handle(signal, in: press)
    case .scroll(var r):
      defer { self = .scroll(r) }
      return r.handle(signal, in: press)
    }
  }
}

/// What every recogniser answers; the arena alone decides who may begin.
protocol GestureRecognizing: Equatable, Sendable {
  /// The verdict after a signal. Once recognised or failed, later signals other than a failure change nothing.
  mutating func handle(_ signal: PressSignal, in press: Press) -> Recognition
}

/// What happens during a press, as its recognisers see it.
enum PressSignal: Equatable, Sendable {
  case pressed
  case moved(to: Point)
  case released(at: Point)
  case deadline(Double)
}

/// A recogniser's verdict about its own gesture.
enum Recognition: Equatable, Sendable {
  case possible
  /// It has seen its gesture and wants to begin.
  case recognized
  case failed
}
