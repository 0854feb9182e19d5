package import FloatCore
package import FloatFiles

/// A moment of the prototype as JSON, in the form that `inspect` prints and a trace keeps.
package struct StateJSON: JSONWritable {
  private let state: PrototypeState
  private let time: Double
  private let frame: Int
  private let effects: [Effect]
  private let elements: [Element]?
  private let painting: (any JSONWritable)?
  private let more: [(key: String, value: JSON)]

  /// - Parameters:
  ///   - time: The moment, in seconds.
  ///   - frame: The frame's number, the first being 0.
  ///   - effects: The prototype's effects since the frame before; events are written apart from the rest.
  ///   - elements: The elements, topmost last; nil leaves the key out.
  ///   - painting: The frame's cost in pixels and memory; nil leaves the key out.
  ///   - more: Further members, such as the numbers behind the overlays that were asked for.
  package init(
    _ state: PrototypeState, time: Double, frame: Int, effects: [Effect], elements: [Element]? = nil,
    painting: (any JSONWritable)? = nil, more: [(key: String, value: JSON)] = []
  ) {
    self.state = state
    self.time = time
    self.frame = frame
    self.effects = effects
    self.elements = elements
    self.painting = painting
    self.more = more
  }

  package func write(to json: inout JSONWriter) {
    json.object {
      $0.member("t", time)
      $0.member("frame", frame)
      $0.member("stack", state.stack)
      $0.key("transition")
      if let transition = state.transition { $0.value(transition) } else { $0.null() }
      $0.key("ball")
      $0.value(state.ball)
      $0.key("zone")
      $0.value(state.zone)
      $0.key("list")
      $0.value(state.list)
      $0.key("badges")
      $0.value(state.badges)
      $0.member("scroll", state.scroll)
      if !state.rows.isEmpty {
        $0.key("rows")
        $0.value(state.rows)
      }
      if !state.pagers.isEmpty {
        $0.key("pagers")
        $0.value(state.pagers)
      }
      if !state.sliders.isEmpty {
        $0.key("sliders")
        $0.value(state.sliders)
      }
      $0.member("effects", effects.filter { $0.event == nil }.map(\.name))
      let events = effects.compactMap(\.event)
      if !events.isEmpty {
        $0.key("events")
        $0.value(events)
      }
      if let tab = state.tab { $0.member("tab", tab) }
      if let focus = state.focus { $0.member("focus", focus) }
      if let painting {
        $0.key("painting")
        painting.write(to: &$0)
      }
      if let elements {
        $0.key("elements")
        $0.value(elements)
      }
      for (name, value) in more {
        $0.key(name)
        value.write(to: &$0)
      }
    }
  }
}

extension JSONWriter {
  /// A list of objects.
  private mutating func objects<Value>(
    _ values: [Value], _ members: (inout JSONWriter, Value) -> Void
  ) {
    array(hasObjects: !values.isEmpty) {
      for value in values {
        $0.item()
        $0.object { members(&$0, value) }
      }
    }
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

  fileprivate mutating func value(_ ball: PrototypeState.Ball) {
    object {
      $0.member("visible", ball.visible)
      $0.member("alpha", ball.alpha)
      $0.member("frame", ball.frame)
      $0.member("scale", ball.scale)
      $0.member("edge", ball.edge.rawValue)
      $0.member("items", ball.items)
    }
  }

  fileprivate mutating func value(_ zone: PrototypeState.Zone) {
    object {
      $0.member("kind", zone.kind.rawValue)
      $0.member("progress", zone.progress)
      $0.member("radius", zone.radius)
      $0.member("highlighted", zone.highlighted)
    }
  }

  fileprivate mutating func value(_ list: PrototypeState.List) {
    object {
      $0.member("open", list.open)
      $0.member("mode", list.mode.rawValue)
      $0.key("rows")
      $0.objects(list.rows) { json, row in
        json.member("id", row.id)
        json.member("frame", row.frame)
      }
    }
  }

  fileprivate mutating func value(_ badges: [PrototypeState.Badge]) {
    objects(badges) { json, badge in
      json.member("id", badge.id)
      json.member("state", badge.state.rawValue)
      json.member("center", badge.center)
      json.member("size", Point(badge.size.width, badge.size.height))
      json.member("anchor", badge.anchor)
      json.member("anchorRadius", badge.anchorRadius)
    }
  }

  fileprivate mutating func value(_ rows: [PrototypeState.Row]) {
    objects(rows) { json, row in
      json.member("id", row.id)
      json.member("offset", row.offset)
      json.member("open", row.open)
    }
  }

  fileprivate mutating func value(_ pagers: [PrototypeState.Pager]) {
    objects(pagers) { json, pager in
      json.member("id", pager.id)
      json.member("page", pager.page)
      json.member("offset", pager.offset)
    }
  }

  fileprivate mutating func value(_ sliders: [PrototypeState.Slider]) {
    objects(sliders) { json, slider in
      json.member("id", slider.id)
      json.member("value", slider.value)
    }
  }

  fileprivate mutating func value(_ events: [Event]) {
    objects(events) { json, event in
      json.member("t", event.time)
      json.member("name", event.name)
      for (name, part) in event.fields {
        switch part {
        case .text(let text): json.member(name, text)
        case .number(let number): json.member(name, number)
        case .flag(let flag): json.member(name, flag)
        }
      }
    }
  }

  fileprivate mutating func value(_ elements: [Element]) {
    objects(elements) { json, element in
      json.member("id", element.id.description)
      json.member("role", element.role)
      json.member("label", element.label)
      json.member("frame", element.frame)
    }
  }

  private mutating func member(_ name: String, _ p: Point) {
    key(name)
    array {
      $0.item()
      $0.value(p.x)
      $0.item()
      $0.value(p.y)
    }
  }

  private mutating func member(_ name: String, _ r: Rect) {
    key(name)
    array {
      $0.item()
      $0.value(r.x)
      $0.item()
      $0.value(r.y)
      $0.item()
      $0.value(r.width)
      $0.item()
      $0.value(r.height)
    }
  }
}
