import FloatCore
import FloatFiles

/// A moment of the prototype as JSON, in the form that `inspect` prints and a trace keeps.
package struct StateJSON: JSONWritable {
  private let state: PrototypeState
  private let time: Double
  private let frame: Int
  private let effects: [String]
  private let elements: [Element]?
  private let painting: (any JSONWritable)?
  private let more: [(key: String, value: JSON)]

  /// - Parameters:
  ///   - time: The moment, in seconds.
  ///   - frame: The frame's number, the first being 0.
  ///   - effects: The names of the prototype's effects since the frame before.
  ///   - elements: The elements, topmost last; nil leaves the key out.
  ///   - painting: The frame's cost in pixels and memory; nil leaves the key out.
  ///   - more: Further members, such as the numbers behind the overlays that were asked for.
  package init(
    _ state: PrototypeState, time: Double, frame: Int, effects: [String], elements: [Element]? = nil,
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
      $0.member("effects", effects)
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
      $0.array(hasObjects: !list.rows.isEmpty) {
        for row in list.rows {
          $0.item()
          $0.object {
            $0.member("id", row.id)
            $0.member("frame", row.frame)
          }
        }
      }
    }
  }

  fileprivate mutating func value(_ badges: [PrototypeState.Badge]) {
    array(hasObjects: !badges.isEmpty) {
      for badge in badges {
        $0.item()
        $0.object {
          $0.member("id", badge.id)
          $0.member("state", badge.state.rawValue)
          $0.member("center", badge.center)
          $0.member("anchor", badge.anchor)
          $0.member("anchorRadius", badge.anchorRadius)
        }
      }
    }
  }

  fileprivate mutating func value(_ rows: [PrototypeState.Row]) {
    array(hasObjects: !rows.isEmpty) {
      for row in rows {
        $0.item()
        $0.object {
          $0.member("id", row.id)
          $0.member("offset", row.offset)
          $0.member("open", row.open)
        }
      }
    }
  }

  fileprivate mutating func value(_ pagers: [PrototypeState.Pager]) {
    array(hasObjects: true) {
      for pager in pagers {
        $0.item()
        $0.object {
          $0.member("id", pager.id)
          $0.member("page", pager.page)
          $0.member("offset", pager.offset)
        }
      }
    }
  }

  fileprivate mutating func value(_ sliders: [PrototypeState.Slider]) {
    array(hasObjects: true) {
      for slider in sliders {
        $0.item()
        $0.object {
          $0.member("id", slider.id)
          $0.member("value", slider.value)
        }
      }
    }
  }

  fileprivate mutating func value(_ elements: [Element]) {
    array(hasObjects: !elements.isEmpty) {
      for element in elements {
        $0.item()
        $0.object {
          $0.member("id", element.id.description)
          $0.member("role", element.role)
          $0.member("label", element.label)
          $0.member("frame", element.frame)
        }
      }
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
