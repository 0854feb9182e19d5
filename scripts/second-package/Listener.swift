import FloatCore
import Shop

/// A tour of the shop, whose events are printed as they happen.
var phone = Prototype(content: Shop())

/// Lets an input happen after some seconds, and prints what came of it by then.
func send(_ input: Input, after seconds: Double, to phone: inout Prototype) {
  phone.send(TimedInput(time: phone.now + seconds, input))
  for effect in phone.takeEffects() {
    switch effect {
    case .event(let event):
      switch event.kind {
      case .collected(let page): print(event.time, "\(page) is in the ball")
      case .callRefused(let call, let reason): print(event.time, "no \(call): \(reason)")
      default: print(event.time, event)
      }
    case .impact, .sound, .notice, .save: break
    }
  }
}

send(.call(.push("tea")), after: 0, to: &phone)
send(.call(.collect("tea")), after: 2, to: &phone)
send(.call(.moveBall(.left, fraction: 0.2)), after: 2, to: &phone)
send(.call(.collect("shelf")), after: 2, to: &phone)
send(.call(.open("tea")), after: 0, to: &phone)
send(.call(.pop), after: 2, to: &phone)
send(.call(.clear), after: 2, to: &phone)
send(.call(.clear), after: 2, to: &phone)
