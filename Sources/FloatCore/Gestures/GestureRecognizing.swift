/// What every recogniser answers; the arena alone decides who may begin.
protocol GestureRecognizing: Equatable, Sendable {
  /// The verdict after a signal. Once recognised or failed, later signals other than a failure change nothing.
  mutating func handle(_ signal: PressSignal, in press: Press) -> Recognition

  /// When this recogniser wants to be woken, in seconds; nil when only the pointer matters.
  var deadline: Double? { get }
}

extension GestureRecognizing {
  var deadline: Double? { nil }
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
