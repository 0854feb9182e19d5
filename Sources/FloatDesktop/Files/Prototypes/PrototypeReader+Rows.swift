import FloatCore
import FloatPages

/// Rows that can be swiped to the left, and the actions behind them.
extension PrototypeReader {
  /// The actions of a row of a layout, which names them by the page that it opens.
  mutating func actions(
    _ node: Field?, ofRow target: Values<PrototypeKeys.Target>
  ) -> [PrototypePages.RowAction] {
    guard let node else { return [] }
    if target.page == nil, target.present == nil {
      node.report("belong to a row that opens a page; write \"page:\" beside them")
    }
    return actions(node)
  }

  mutating func actions(_ node: Field?) -> [PrototypePages.RowAction] {
    var names: Set<String> = []
    let items = (node?.items() ?? []).compactMap { $0.values(PrototypeKeys.rowAction) }
    return items.compactMap { action($0, node) }.filter { action in
      if names.insert(action.name).inserted { return true }
      node?.report("has two actions that are \"\(action.name)\"")
      return false
    }
  }

  private mutating func action(
    _ values: Values<PrototypeKeys.RowAction>, _ list: Field?
  ) -> PrototypePages.RowAction? {
    let title = translated(values.title) ?? ""
    let question = translated(values.confirm)
    let color = values.color
    guard let kind = kind(values, list) else { return nil }
    return .init(title: title, kind: kind, color: color, question: question)
  }

  private mutating func kind(
    _ values: Values<PrototypeKeys.RowAction>, _ list: Field?
  ) -> PrototypePages.RowAction.Kind? {
    if let node = values.push {
      if values[\.effect] != nil {
        node.report("an action does one thing; choose do or push")
      }
      return target(node, isPresented: false).map { .push($0) }
    }
    guard values[\.effect] != nil else { return list?.refuse("an action needs \"do:\" or \"push:\"") }
    return switch values.effect {
    case "unread": .unread
    case "hide": .hide
    case "delete": .delete
    default: nil
    }
  }

  /// Reads the rows of a page that is a picture.
  mutating func readRows(
    _ node: Field?, _ form: inout PrototypePages.Form, _ ground: Ground?
  ) {
    for pair in node?.fields()?.all ?? [] {
      let name = pair.name
      guard let values = pair.values(PrototypeKeys.swipeRow) else { continue }
      let actions = actions(values[\.actions])
      let label = translated(values.label)
      guard let node = values.frame, let frame = frame(node, name, ground) else { continue }
      let radius = values[\.radius]?.number(0...min(frame.width, frame.height) / 2)
      if let ground, frame.maxY <= ground.fixed.top || frame.minY >= ground.size.height - ground.fixed.bottom
      {
        problems.report(node.position, name, "lies in a part of the picture that stays; a row scrolls")
        continue
      }
      form.rows.append(
        .init(name: name, frame: frame, radius: radius ?? 0, label: label ?? name, actions: actions))
    }
  }
}
