package import FloatCore
package import FloatFiles

/// A moment of the prototype as JSON, in the form that `inspect` prints and a trace keeps.
package struct StateJSON: JSONWritable {
  private let state: PrototypeState
  private let time: Double
  private let frame: Int
  private let effects: [Effect]
  private let elements: [Element]?
  private let more: [(key: String, value: JSON)]

  /// - Parameters:
  ///   - time: The moment, in seconds.
  ///   - frame: The frame's number, the first being 0.
  ///   - effects: The prototype's effects since the frame before; events are written apart from the rest.
  ///   - elements: The elements, topmost last; nil leaves the key out.
  ///   - more: Further members, such as the numbers behind the overlays that were asked for, or what a frame cost.
  package init(
    _ state: PrototypeState, time: Double, frame: Int, effects: [Effect], elements: [Element]? = nil,
    more: [(key: String, value: JSON)] = []
  ) {
    self.state = state
    self.time = time
    self.frame = frame
    self.effects = effects
    self.elements = elements
    self.more = more
  }

  package func write(to json: inout JSONWriter) {
    json.object {
      $0.member("t", time)
      $0.member("frame", frame)
      $0.member("stack", state.stack)
      $0.key("transition")
      if let transition = state.transition { $0.value(transition) } else { $0.null() }
      $0.object("ball") {
        $0.member("visible", state.ball.visible)
        $0.member("alpha", state.ball.alpha)
        $0.member("frame", state.ball.frame)
        $0.member("scale", state.ball.scale)
        $0.member("edge", state.ball.edge.rawValue)
        $0.member("items", state.ball.items)
      }
      $0.object("zone") {
        $0.member("kind", state.zone.kind.rawValue)
        $0.member("progress", state.zone.progress)
        $0.member("radius", state.zone.radius)
        $0.member("highlighted", state.zone.highlighted)
      }
      $0.object("list") {
        $0.member("open", state.list.open)
        $0.member("mode", state.list.mode.rawValue)
        $0.objects("rows", state.list.rows) { json, row in
          json.member("id", row.id)
          json.member("frame", row.frame)
        }
      }
      $0.objects("badges", state.badges) { json, badge in
        json.member("id", badge.id)
        json.member("state", badge.state.rawValue)
        json.member("center", badge.center)
        json.member("size", Point(badge.size.width, badge.size.height))
        json.member("anchor", badge.anchor)
        json.member("anchorRadius", badge.anchorRadius)
      }
      $0.member("scroll", state.scroll)
      $0.some("rows", state.rows) { json, row in
        json.member("id", row.id)
        json.member("offset", row.offset)
        json.member("open", row.open)
      }
      $0.some("pagers", state.pagers) { json, pager in
        json.member("id", pager.id)
        json.member("page", pager.page)
        json.member("offset", pager.offset)
      }
      $0.some("sliders", state.sliders) { json, slider in
        json.member("id", slider.id)
        json.member("value", slider.value)
      }
      $0.member("effects", effects.filter { $0.event == nil }.map(\.name))
      $0.some("events", effects.compactMap(\.event)) { $0.members(of: $1) }
      if let tab = state.tab { $0.member("tab", tab) }
      if let focus = state.focus { $0.member("focus", focus) }
      if let elements {
        $0.objects("elements", elements) { json, element in
          json.member("id", element.id.description)
          json.member("role", element.role)
          json.member("label", element.label)
          json.member("frame", element.frame)
        }
      }
      for (name, value) in more { $0.member(name, value) }
    }
  }
}

extension JSONWriter {
  fileprivate mutating func object(_ name: String, _ members: (inout JSONWriter) -> Void) {
    key(name)
    object(members)
  }

  /// A list of objects.
  fileprivate mutating func objects<Value>(
    _ name: String, _ values: [Value], _ members: (inout JSONWriter, Value) -> Void
  ) {
    key(name)
    array(hasObjects: !values.isEmpty) {
      for value in values {
        $0.item()
        $0.object { members(&$0, value) }
      }
    }
  }

  /// The same, without a member for an empty list.
  fileprivate mutating func some<Value>(
    _ name: String, _ values: [Value], _ members: (inout JSONWriter, Value) -> Void
  ) {
    if !values.isEmpty { objects(name, values, members) }
  }

  fileprivate mutating func value(_ transition: PrototypeState.Transition) {
    object {
      $0.member("kind", transition.kind.rawValue)
      $0.member("interactive", transition.interactive)
      $0.member("progress", transition.progress)
      $0.member("topX", transition.topX)
      if let topY = transition.topY { $0.member("topY", topY) }
    }
  }

  fileprivate mutating func members(of event: Event) {
    member("t", event.time)
    member("name", event.name)
    for (name, part) in event.fields {
      switch part {
      case .text(let text): member(name, text)
      case .number(let number): member(name, number)
      case .flag(let flag): member(name, flag)
      }
    }
  }

  fileprivate mutating func member(_ name: String, _ p: Point) { member(name, [p.x, p.y]) }
  fileprivate mutating func member(_ name: String, _ r: Rect) { member(name, [r.x, r.y, r.width, r.height]) }

  private mutating func member(_ name: String, _ numbers: [Double]) {
    key(name)
    array {
      for number in numbers { $0.item(number) }
    }
  }
}
