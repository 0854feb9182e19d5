import FloatCore

/// Reads what a `call` step asks of the phone: a word, or a word with a page, a badge or a place.
enum CallStepReader {
  private static let actions: [(name: String, action: Call)] = [("clear", .clear), ("pop", .pop)]
  static let words = actions.map(\.name)

  struct Keys: KeyGroup {
    let collect = Key("collect", LineKind(), "Takes a page into the ball.")
    let open = Key("open", LineKind(), "Opens a collected page.")
    let remove = Key("remove", LineKind(), "Takes a page out of the ball.")
    let push = Key("push", LineKind(), "Opens a page.")
    let present = Key("present", LineKind(), "Opens a page that is presented.")
    let moveBall = Key("move-ball", .part(Place()), "Sends the ball to an edge.")
    let burst = Key("burst", LineKind(), "Bursts a badge.")
  }
  static let keys = KeyTable("", Keys())

  struct Place: KeyGroup {
    let edge = Key("edge", .choice(Edge.self), "The side.", isRequired: true)
    let fraction = Key("fraction", .number(0...1), "How far down, from 0 to 1.", isRequired: true)
  }

  static func read(_ field: Field) -> Call? {
    field.action(actions, keys) { values in
      if values[\.moveBall] != nil {
        let place = values.moveBall
        let (edge, fraction) = (place?.edge, place?.fraction)
        return edge.flatMap { edge in fraction.map { .moveBall(edge, fraction: $0) } }
      }
      return values.fields.all.first.flatMap { field in
        LineKind().read(field).flatMap { Call(field.name, subject: $0) }
      }
    } example: {
      $0 == "move-ball" ? "{edge: left, fraction: 0.3}" : $0 == "burst" ? "chat-1" : "article-1"
    }
  }
}
