import FloatCore
import FloatFiles

/// A moment of the prototype as JSON, in the form that `inspect` prints and a trace keeps.
package enum StateJSON {
  /// - Parameters:
  ///   - time: In seconds.
  ///   - frame: The frame's number, the first being 0.
  ///   - effects: The names of what the prototype asked for since the frame before.
  ///   - painting: What the frame cost in pixels and memory; nil leaves the key out.
  ///   - elements: What can be pointed at, topmost last; nil leaves the key out.
  ///   - overlays: The numbers behind overlays that were asked for.
  package static func object(
    _ state: PrototypeState, time: Double, frame: Int, effects: [String], elements: [Element]? = nil,
    painting: JSON? = nil, overlays: [(key: String, value: JSON)] = []
  ) -> JSON {
    var members: [(key: String, value: JSON)] = [
      ("t", .number(time)),
      ("frame", .number(Double(frame))),
      ("stack", strings(state.stack)),
      ("transition", state.transition.map(transition) ?? .null),
      ("ball", ball(state.ball)),
      ("zone", zone(state.zone)),
      ("list", list(state.list)),
      ("badges", .array(state.badges.map(badge))),
      ("scroll", .number(state.scroll)),
      ("effects", strings(effects)),
    ]
    if let tab = state.tab { members.append(("tab", .string(tab))) }
    if let focus = state.focus { members.append(("focus", .string(focus))) }
    if let painting { members.append(("painting", painting)) }
    if let elements { members.append(("elements", .array(elements.map(element)))) }
    return .object(members + overlays)
  }

  private static func transition(_ transition: PrototypeState.Transition) -> JSON {
    var members: [(key: String, value: JSON)] = [
      ("kind", .string(transition.kind.rawValue)),
      ("interactive", .bool(transition.interactive)),
      ("progress", .number(transition.progress)),
      ("topX", .number(transition.topX)),
    ]
    if let topY = transition.topY { members.append(("topY", .number(topY))) }
    return .object(members)
  }

  private static func ball(_ ball: PrototypeState.Ball) -> JSON {
    .object([
      ("visible", .bool(ball.visible)),
      ("alpha", .number(ball.alpha)),
      ("frame", .rect(ball.frame)),
      ("edge", .string(ball.edge.rawValue)),
      ("items", strings(ball.items)),
    ])
  }

  private static func zone(_ zone: PrototypeState.Zone) -> JSON {
    .object([
      ("kind", .string(zone.kind.rawValue)),
      ("progress", .number(zone.progress)),
      ("radius", .number(zone.radius)),
      ("highlighted", .bool(zone.highlighted)),
    ])
  }

  private static func list(_ list: PrototypeState.List) -> JSON {
    let rows = list.rows.map { JSON.object([("id", .string($0.id)), ("frame", .rect($0.frame))]) }
    return .object([
      ("open", .bool(list.open)), ("mode", .string(list.mode.rawValue)), ("rows", .array(rows)),
    ])
  }

  private static func badge(_ badge: PrototypeState.Badge) -> JSON {
    .object([
      ("id", .string(badge.id)),
      ("state", .string(badge.state.rawValue)),
      ("center", .point(badge.center)),
      ("anchor", .point(badge.anchor)),
      ("anchorRadius", .number(badge.anchorRadius)),
    ])
  }

  private static func element(_ element: Element) -> JSON {
    .object([
      ("id", .string(element.id.description)),
      ("role", .string(element.role)),
      ("label", .string(element.label)),
      ("frame", .rect(element.frame)),
    ])
  }

  private static func strings(_ values: [String]) -> JSON { .array(values.map { .string($0) }) }
}

extension JSON {
  static func point(_ p: Point) -> JSON { .array([.number(p.x), .number(p.y)]) }

  static func rect(_ r: Rect) -> JSON { .array([r.x, r.y, r.width, r.height].map { .number($0) }) }
}
