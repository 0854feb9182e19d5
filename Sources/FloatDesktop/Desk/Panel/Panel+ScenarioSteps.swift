import FloatCore
import FloatFiles
import FloatStudio

extension Panel {
  /// Performs a step of a scenario; opening and closing are the window's.
  ///
  /// - Parameter time: Real time, in seconds.
  /// - Throws: Why nothing was done.
  mutating func perform(
    _ step: ScenarioStep.Panel, at time: Double, on prototype: Prototype
  ) throws(PanelStepError) {
    advance(to: time)
    switch step {
    case .open, .close: break
    case .undo: send(.action(.undo), at: time)
    case .redo: send(.action(.redo), at: time)
    case .flip: send(.action(.flip), at: time)
    case .search(let words):
      send(.action(.find), at: time)
      send(.key("A", .control), at: time)
      send(words.isEmpty ? .key("Backspace") : .text(words), at: time)
    case .preset(let name):
      if name.isEmpty {
        if naming != nil { send(.key("Escape"), at: time) }
      } else {
        send(.action(.preset), at: time)
        guard naming != nil else { throw PanelStepError("nothing is changed that a preset could hold") }
        send(.text(name), at: time)
      }
    case .unfold(let name):
      // A group by its first word, or one of the panel's own sections by its name.
      let sections = list.layout.items.compactMap { item -> PanelSection? in
        if case .section(let section, _, _, _) = item.kind { section } else { nil }
      }
      let words = sections.map { $0.name.trimmingPrefix("group-") }
      guard let index = words.firstIndex(of: name.trimmingPrefix("group-")) else {
        throw PanelStepError(
          "the list has no section \"\(name)\"; there are \(words.joined(separator: ", "))")
      }
      toggle(sections[index])
    case .edit(let key):
      let row = list.layout.items.lazy.compactMap(\.row).first { $0.key == key }
      guard let row, control(row)?.editorHeight != nil else {
        throw PanelStepError("\(key) has nothing to unfold here")
      }
      unfold(row)
    case .type(let values):
      for value in values {
        // As a hand does, wherever the list is scrolled to.
        guard let found = catalog[value.key],
          let typed = try? TypedValue.read(value.value, for: found.entry, in: tuning.values)
        else { throw PanelStepError("\(value.key): \"\(value.value)\" cannot be typed here") }
        found.control.set(typed, &self)
      }
    case .reset(let key): catalog[key]?.control.reset(merging: nil, &self)
    case .inspect(let target):
      guard let point = target.place(among: prototype.elements) else {
        let there = prototype.elements.map(\.id.description).joined(separator: ", ")
        throw PanelStepError("no element \"\(target)\" is on the screen; there are \(there)")
      }
      send(.inspected(KeyMap.keys(at: point, on: prototype, in: catalog)), at: time)
    }
    send(.leave, at: time)
  }
}

/// Why a scenario's step in the panel could not be performed.
package struct PanelStepError: Error {
  package let reason: String

  init(_ reason: String) { self.reason = reason }
}
