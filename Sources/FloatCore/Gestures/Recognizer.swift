/// Any of the recognisers, as one value.
public enum Recognizer: Equatable, Sendable, GestureRecognizing {
  case tap(TapRecognizer = TapRecognizer())
  case longPress(LongPressRecognizer = LongPressRecognizer())
  case pan(PanRecognizer = PanRecognizer())
  case edgePan(EdgePanRecognizer)
  case scroll(ScrollRecognizer = ScrollRecognizer())

  var deadline: Double? {
    switch self {
    case .tap(let r): r.deadline
    case .longPress(let r): r.deadline
    case .pan(let r): r.deadline
    case .edgePan(let r): r.deadline
    case .scroll(let r): r.deadline
    }
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
